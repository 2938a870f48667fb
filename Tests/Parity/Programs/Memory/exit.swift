// Globals are not destroyed when a program ends, so nothing of this is printed after the last line.
nonisolated(unsafe) var log: [String] = []

final class Resource {
  let name: String
  var next: Resource?

  init(_ name: String, next: Resource? = nil) {
    self.name = name
    self.next = next
  }

  deinit {
    log.append(name)
    print("gone:", name, log)
  }
}

let first = Resource("first", next: Resource("inner"))
var second: Resource? = Resource("second")
let many = (1...3).map { Resource("\($0)") }
second = nil
do {
  let local = Resource("local")
  print("made", local.name)
}
print("end", many.count, first.next?.name ?? "-")
