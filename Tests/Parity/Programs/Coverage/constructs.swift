// Every construct of the language that documents use, each under its name, the commonest first.
import Foundation
import Observation

func row(_ name: String, _ values: Any...) {
  print("\(name): " + values.map { "\($0)" }.joined(separator: " "))
}

var total = 1
total = total + 1
row("var", total)
row("trailing closure", [3, 1, 2].sorted { $0 < $1 })
row("string literal", "a \"quoted\" text", #"raw \n"#)
struct Square {
  var side: Double
  var area: Double { side * side }
}
row("implicit getter", Square(side: 3).area)
func numbers() -> some Collection<Int> { [1, 2] }
row("some T", numbers().count)
enum Side { case left, right }
let side: Side = .left
row(".implicit", side == .left)
@propertyWrapper struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
  var projectedValue: String { "0...10" }
  init(wrappedValue: Int) { value = min(max(wrappedValue, 0), 10) }
}
struct Volume {
  @Clamped var level = 12
  var storage: String { "\(_level.wrappedValue)" }
}
var volume = Volume()
volume.level = -3
row("$projection", volume.$level, volume.level)
let constant = 7
row("let", constant)
row("int", 1_000, 0xff, 0b101, 0o17)
row("bool", true, !true)
row("interpolation", "\(constant) and \(constant + 1)", "nested \("in \(constant)")")
row("closure a in", [1, 2].map { a in a * 2 })
row("key path", [Square(side: 2)].map(\.area), Square(side: 1)[keyPath: \.side])
row("array literal", [1, 2, 3], [Int]())
let maybe: Int? = 4
row("T?", maybe ?? 0)
struct Point: Equatable {
  var x = 0
  var y = 0
  static func at(_ x: Int) -> Point { Point(x: x, y: 0) }
}
let origin: Point = .init()
let third: Point = .at(3)
row(".implicit()", origin.x, third.x)
let list: [Int] = [1]
row("[T]", list)
row("Type.self", Int.self, type(of: list))
row("ternary", constant > 5 ? "big" : "small")
struct Named {
  let name: String
  init(_ name: String = "nobody") { self.name = name }
}
row("init declaration", Named("Ada").name, Named().name)
func early(_ n: Int) -> String {
  if n < 0 { return "negative" }
  return "positive"
}
row("return", early(-1), early(1))
struct Config {
  static let version = 2
  static var uses = 0
}
Config.uses += 1
row("static property", Config.version, Config.uses)
row("generic arguments", Array<Int>().count, Dictionary<String, Int>().isEmpty)
func run(_ first: () -> Int, onEnd: () -> String) -> String { "\(first()) \(onEnd())" }
row("multiple trailing closures", run { 1 } onEnd: { "end" })
func add(_ a: Int, _ b: Int, to base: Int) -> Int { a + b + base }
row("_ label", add(1, 2, to: 3))
row("$0", [1, 2, 3].reduce(0) { $0 + $1 })
if constant == 7 { row("if-else", "seven") } else { row("if-else", "other") }
extension Int { var squared: Int { self * self } }
row("extension", 4.squared)
if let maybe = maybe { row("if let", maybe) }
struct Grid {
  var cells = [1, 2, 3]
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
}
var grid = Grid()
grid[1] = 20
row("subscript", grid[1], list[0], ["a": 1]["a"] ?? 0)
let none: String? = nil
row("nil", none == nil)
let twice: (Int) -> Int = { $0 * 2 }
row("function type", twice(4))
struct Temperature {
  var celsius = 0.0
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
var temperature = Temperature()
temperature.fahrenheit = 212
row("get/set accessors", temperature.celsius)
struct Outer { struct Inner { let n = 5 } }
row("Outer.Inner", Outer.Inner().n)
row("_storage", volume.storage)
row("optional chaining", maybe?.squared as Any, none?.count as Any)
func later() async -> Int { 9 }
row("await", await later())
switch constant {
case 0: row("switch", "zero")
case 1...6: row("switch", "few")
case let n where n > 6: row("switch", "many", n)
default: break
}
enum Shape {
  case circle(radius: Double)
  case box(Double, Double)
  case empty
}
row("enum case", Side.right, Shape.circle(radius: 1))
struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
}
var stack = Stack<Int>()
stack.push(1)
row("generic type", stack.items)
row("Foo<T>()", Stack<String>().items.isEmpty)
enum Failure: Error { case low(Int) }
func risky(_ n: Int) throws -> Int {
  guard n > 0 else { throw Failure.low(n) }
  return n
}
row("try", try risky(2))
row("guard", (try? risky(0)) == nil)
func largest<T: Comparable>(_ items: [T]) -> T? { items.max() }
row("generic function", largest([1, 3, 2])!)
row("force unwrap", maybe!)
func doubled(_ n: Int) async throws -> Int { n * 2 }
row("async function", try await doubled(4))
row("try?", (try? risky(-1)) as Any, (try? risky(1)) as Any)
struct Watched {
  var log: [String] = []
  var value = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
}
var watched = Watched()
watched.value = 3
row("didSet willSet", watched.log)
final class Owner {
  var name = "owner"
  lazy var describe: () -> String = { [weak self] in self?.name ?? "gone" }
  deinit { print("deinit: owner") }
}
do {
  var owner: Owner? = Owner()
  let describe = owner!.describe
  let kept = { [name = owner!.name] in name }
  row("capture list [weak self]", describe())
  owner = nil
  row("after", describe(), kept())
}
func unwrapped(_ n: Int?) -> Int {
  guard let n else { return -1 }
  return n
}
row("guard let", unwrapped(nil), unwrapped(2))
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
row("where", [1, 2].sum)
row("interpolation format", String(format: "%.2f %03d %@", 1.5, 7, "x"))
row("dictionary", ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
do {
  _ = try risky(-2)
} catch Failure.low(let n) {
  row("do-catch", n)
} catch {
  row("do-catch", error)
}
if let maybe { row("if let x shorthand", maybe) }
for n in 1...3 where n != 2 { row("for-in where", n) }
func greet(_ name: String = "you", times: Int = 1) -> String {
  String(repeating: "hi \(name) ", count: times)
}
row("default arguments", greet(), greet(times: 2))
final class Counter {
  private(set) var count = 0
  func increment() { count += 1 }
}
let counter = Counter()
counter.increment()
row("private(set)", counter.count)
func deferred() -> [String] {
  var order: [String] = []
  func work() {
    defer { order.append("defer") }
    order.append("work")
  }
  work()
  return order
}
row("defer", deferred())
if case .circle(let radius) = Shape.circle(radius: 2) { row("enum payload pattern let", radius) }
if case let .box(w, h) = Shape.box(1, 2) { row("pattern case let", w, h) }
let any: Any = 5
row("as? is as!", any as? Int ?? 0, any is String, any as! Int)
func locals() -> Int {
  @Clamped var level = 30
  level -= 1
  return level
}
row("local wrapper variable", locals())
for await n in AsyncStream<Int>(unfolding: { [box = Counter()] in
  box.increment()
  return box.count < 3 ? box.count : nil
}) {
  row("for await", n)
}
func throwing() throws -> Never { throw Failure.low(1) }
row("throws", (try? throwing()) == nil)
#if os(Linux)
row("#if", "linux")
#else
row("#if", "other")
#endif
func bump(_ n: inout Int) { n += 1 }
bump(&total)
row("&inout", total)
struct Buffer {
  var storage = [1]
  var items: [Int] {
    get { storage }
    _modify { yield &storage }
  }
}
var buffer = Buffer()
buffer.items.append(2)
row("_modify yield", buffer.items)
