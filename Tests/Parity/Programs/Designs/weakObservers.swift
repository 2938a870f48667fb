protocol Observer: AnyObject { func changed(_ name: String, to value: Any) }
final class Subject {
  private struct Weak { weak var object: (any Observer)? }
  private var observers: [Weak] = []
  var temperature = 20.0 { didSet { if temperature != oldValue { notify("temperature", temperature) } } }
  var label: String? { willSet { notify("label", newValue ?? "none") } }
  func add(_ o: any Observer) { observers.append(Weak(object: o)) }
  private func notify(_ n: String, _ v: Any) { observers.removeAll { $0.object == nil }; observers.forEach { $0.object?.changed(n, to: v) } }
  var count: Int { observers.count }
}
final class Printer: Observer { let id: Int; init(_ id: Int) { self.id = id }; func changed(_ n: String, to v: Any) { print("#\(id) \(n)=\(v)") }; deinit { print("printer \(id) gone") } }
let s = Subject()
let p1 = Printer(1)
var p2: Printer? = Printer(2)
s.add(p1); s.add(p2!)
s.temperature = 21.5; s.temperature = 21.5
p2 = nil
s.label = "hot"; s.label = nil
print(s.count)
var handlers: [ObjectIdentifier: (Int) -> Void] = [:]
var log: [Int] = []
handlers[ObjectIdentifier(p1)] = { log.append($0) }
handlers[ObjectIdentifier(s)] = { [unowned s] in log.append($0 * Int(s.temperature)) }
handlers[ObjectIdentifier(p1)]?(2); handlers[ObjectIdentifier(s)]!(2)
print(log, handlers.count, ObjectIdentifier(p1) == ObjectIdentifier(p1))
