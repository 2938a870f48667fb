// When the values of noncopyable types end.
struct File: ~Copyable {
  let name: String
  init(_ name: String) {
    self.name = name
    print("open", name)
  }
  deinit { print("close", name) }
  func read() -> String { "data of \(name)" }
  consuming func shut() { print("shut", name) }
}

func use(_ file: borrowing File) { print(file.read()) }
func take(_ file: consuming File) { print("took", file.name) }

func passing() {
  let a = File("a")
  use(a)
  print("after use")
  let b = File("b")
  take(b)
  print("after take")
  let c = File("c")
  c.shut()
  print("end")
}
passing()

func branches(_ flag: Bool) {
  let file = File("branch")
  if flag { take(file) } else { print("else") }
  print("behind the branches")
}
branches(true)
branches(false)

func leaving(_ flag: Bool) {
  let file = File("leaving")
  guard flag else {
    print("early")
    return
  }
  print("late", file.name)
}
leaving(false)
leaving(true)

struct Failure: Error {}
func throwing() throws {
  let file = File("throwing")
  defer { print("deferred", file.name) }
  throw Failure()
}
try? throwing()

func make(_ name: String) -> File { File(name) }
func loops() {
  let first = make("first")
  for index in 0..<2 {
    let file = File("loop \(index)")
    print(file.read())
  }
  print(first.name)
}
loops()

do {
  _ = File("nobody's")
  var file = File("old")
  file = File("new")
  print("assigned", file.name)
  let other = consume file
  print("moved", other.name)
}
print("out")
