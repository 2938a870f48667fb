// classes, inheritance, ARC, init
class Vehicle {
  var speed = 0.0 {
    willSet { if newValue > 100 { print("fast") } }
    didSet { print("\(oldValue)->\(speed)") }
  }
  let wheels: Int
  var desc: String { "\(type(of: self)) w\(wheels) @\(speed)" }
  init(wheels: Int) {
    self.wheels = wheels
    setup()
  }
  convenience init() { self.init(wheels: 4) }
  func setup() { print("base setup") }
  class func make() -> Vehicle { Vehicle() }
  deinit { print("bye \(wheels)") }
  static var made = 0
  subscript(i: Int) -> String { "v\(i)" }
}
class Bike: Vehicle {
  var bell: String
  init(bell: String) {
    self.bell = bell
    super.init(wheels: 2)
    speed = 5
  }
  override func setup() { print("bike setup", bell) }
  override var desc: String { super.desc + " " + bell }
  override class func make() -> Vehicle { Bike(bell: "ding") }
  override var speed: Double { didSet { print("bike", speed) } }
  override subscript(i: Int) -> String { super[i] + "!" }
}
final class EBike: Bike {
  lazy var battery: Int = {
    print("lazy")
    return 100
  }()
  required init?(level: Int) {
    guard level > 0 else { return nil }
    super.init(bell: "e")
    battery = level
  }
  override convenience init(bell: String) { self.init(level: 1)! }
}
do {
  let b = Bike(bell: "ring")
  print(b.desc, b[1])
  b.speed = 120
  let v: Vehicle = b
  print(v.desc, v is Bike, (v as? EBike) == nil)
}
print(type(of: Vehicle.make()), type(of: Bike.make()))
if let e = EBike(level: 3) { print(e.battery, e.desc) }
print(EBike(level: 0) == nil)
let types: [Vehicle.Type] = [Vehicle.self, Bike.self]
print(types.map { $0.make().wheels })
class Node {
  let n: String
  weak var parent: Node?
  var kids: [Node] = [] { didSet { kids.forEach { $0.parent = self } } }
  init(_ n: String) { self.n = n }
  deinit { print("free \(n)") }
  var path: String { (parent.map { $0.path + "/" } ?? "") + n }
}
do {
  let r = Node("r")
  let k = Node("k")
  r.kids = [k]
  k.kids.append(Node("g"))
  print(k.kids[0].path)
}
class Timer2 {
  var tick: (() -> Void)?
  var n = 0
  func start() { tick = { [weak self] in self?.n += 1 } }
  func leak() { tick = { [unowned self] in n += 10 } }
  deinit { print("timer gone") }
}
var t: Timer2? = Timer2()
t!.start()
t!.tick!()
t!.leak()
t!.tick!()
print(t!.n)
let f = { [n = t!.n] in n }
t = nil
print(f())
protocol P: AnyObject { var v: Int { get set } }
extension P { func bump() { v += 1 } }
class C: P { var v = 0 }
let p: any P = C()
p.bump()
p.v += 5
print(p.v)
struct Big {
  final class S {
    var a = [1]
    func copy() -> S {
      let s = S()
      s.a = a
      return s
    }
  }
  private var s = S()
  var a: [Int] { s.a }
  mutating func add(_ x: Int) {
    if !isKnownUniquelyReferenced(&s) {
      print("copy")
      s = s.copy()
    }
    s.a.append(x)
  }
}
func copies() {
  var x = Big()
  x.add(2)
  var y = x
  y.add(3)
  x.add(9)
  print(x.a, y.a)
}
copies()
class Singleton {
  static let shared = Singleton()
  private init() { print("once") }
  var count = 0
}
Singleton.shared.count += 1
Singleton.shared.count += 1
print(Singleton.shared.count)
class Base {
  required init() {}
  func clone() -> Self { Self() }
  class var tag: String { "base" }
  var tag: String { Self.tag }
}
class Derived: Base { override class var tag: String { "derived" } }
print(Derived().clone().tag, (Derived() as Base).tag)
class Acc {
  private(set) var total = 0
  fileprivate var log: [String] = []
  func add(_ n: Int) -> Self {
    total += n
    log.append("+\(n)")
    return self
  }
}
print(Acc().add(1).add(2).log, ObjectIdentifier(p) == ObjectIdentifier(p), p === p)
struct Temp {
  var c: Double
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }
  init(c: Double) { self.c = c }
  init?(_ s: String) {
    guard let d = Double(s) else { return nil }
    self.init(c: d)
  }
  static let boiling = Temp(c: 100)
  mutating func reset() { self = Temp(c: 0) }
}
var tt = Temp("20")!
tt.f = 212
print(tt.c, Temp("x") as Any, Temp.boiling.f)
tt.reset()
print(tt)
