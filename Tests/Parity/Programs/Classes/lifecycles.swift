// The order of initialisers, property values, super calls, observers and deinitialisers.
func note<T>(_ text: String, _ value: T) -> T { print(text); return value }
class Part { let name: String; init(_ name: String) { self.name = name; print("part", name) }; deinit { print("~part", name) } }
class Machine {
  let first = note("first value", 1)
  var part = Part("base")
  var ready = false { didSet { print("ready", ready) } }
  init() { print("machine init", first); ready = true; setUp() }
  convenience init(named name: String) { self.init(); part = Part(name); print("convenience") }
  func setUp() { print("machine setUp") }
  deinit { print("~machine") }
}
final class Robot: Machine {
  let second = note("second value", 2)
  var arms: [Part] = [Part("left")]
  lazy var head = Part("head")
  override init() { print("robot init", second); super.init(); print("robot after super", first + second); ready = false }
  override func setUp() { super.setUp(); arms.append(Part("right")); print("robot setUp", arms.count) }
  deinit { print("~robot") }
}
do { let robot = Robot(); print("has", robot.arms.map(\.name), robot.head.name) }
print("--")
do { let machine = Machine(named: "new"); print(machine.part.name, machine.ready) }
print("--")
struct Pair { let a = Part("a"); var b: Part; init(b: Part) { print("pair"); self.b = b } }
func scope() { var pair = Pair(b: Part("b")); pair.b = Part("c"); print("end") }
scope()
print("--")
class Failing { let part = Part("kept"); init?(_ flag: Bool) { print("failing"); if !flag { return nil }; print("made") }; deinit { print("~failing") } }
print(Failing(false) == nil)
print(Failing(true) == nil)
class Throwing { let part: Part; init(_ name: String) throws { part = Part(name); struct Stop: Error {}; if name.isEmpty { throw Stop() } }; deinit { print("~throwing") } }
do { _ = try Throwing("") } catch { print("caught") }
_ = try? Throwing("ok")
var holder: Part? = Part("1")
holder = Part("2")
holder = nil
let kept = [Part("x")].first
print(kept!.name)
