// What the chapters of language books add, each under its name; operators; conformances.
func row(_ name: String, _ values: Any...) {
  print("\(name): " + values.map { "\($0)" }.joined(separator: " "))
}

var n = 3
while n > 0 { n -= 1 }
row("while", n)
repeat { n += 2 } while n < 5
row("repeat-while", n)
switch (n, "x") {
case (0...3, _): row("switch tuple", "low")
case (let value, "x") where value.isMultiple(of: 2): row("switch tuple", "even", value)
default: row("switch tuple", "else")
}
outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    row("labelled loop", i, j)
  }
}
struct Meter {
  var value = 0
  mutating func rise() { value += 1 }
  subscript(offset offset: Int) -> Int { value + offset }
  lazy var expensive: Int = { value * 100 }()
}
var meter = Meter()
meter.rise()
row("mutating", meter.value)
row("subscript", meter[offset: 4])
row("lazy", meter.expensive)
func swapInts(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
var a = 1
var b = 2
swapInts(&a, &b)
row("inout", a, b)
class Animal {
  let name: String
  required init(name: String) { self.name = name }
  convenience init() { self.init(name: "someone") }
  init?(code: Int) {
    guard code > 0 else { return nil }
    name = "animal \(code)"
  }
  func speak() -> String { "..." }
  class var kind: String { "animal" }
  deinit { print("deinit: \(name)") }
}
final class Dog: Animal {
  override func speak() -> String { super.speak() + "woof" }
  override class var kind: String { "dog" }
}
do {
  let dog = Dog(name: "Rex")
  row("inheritance super override", dog.speak(), Dog.kind, dog is Animal)
  row("required init", type(of: dog).init(name: "Pup").name)
}
do {
  row("convenience init", Animal().name)
  row("failable init", Animal(code: 0) == nil, Animal(code: 2)?.name ?? "")
}
protocol Container {
  associatedtype Item
  var items: [Item] { get }
  func describe() -> String
}
extension Container { func describe() -> String { "\(items.count) items" } }
struct Shelf: Container { var items = ["a", "b"] }
row("protocol default implementation", Shelf().describe())
row("associated type", Shelf.Item.self)
struct Vector: Equatable {
  var x = 0
  var y = 0
  static func + (l: Vector, r: Vector) -> Vector { Vector(x: l.x + r.x, y: l.y + r.y) }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func += (l: inout Vector, r: Vector) { l = l + r }
}
infix operator ** : MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { result, _ in result * base } }
var vector = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
vector += -Vector(x: 1, y: 1)
row("operators", vector, 2 ** 5 + 1)
let pair = (name: "Ada", age: 36)
let (name, _) = pair
row("tuple", pair.age, pair.0, name, pair == ("Ada", 36))
var set: Set = [1, 2, 3]
set.insert(4)
row("Set", set.contains(4), set.union([9]).count, set.intersection([1, 7]).sorted())
var ages = ["Ada": 36]
ages["Alan", default: 40] += 1
ages["Ada"] = nil
row("Dictionary", ages, ages.keys.sorted(), ages.removeValue(forKey: "Alan") ?? 0)
let word = "Café"
row("Character", word.first!, word.last!.isLetter, Character("7").wholeNumberValue ?? 0)
row("String views", word.count, word.utf8.count, word.unicodeScalars.count, word.reversed())

// Operators, the commonest first.
var x = 6
row("==", x == 6)
x += 1
row("+=", x)
row("...", (1...3).map { $0 })
row("+", x + 1, "a" + "b", [1] + [2])
row("!", !true)
row("*", x * 2)
let missing: Int? = nil
row("??", missing ?? 8)
row("!=", x != 6)
row("&&", true && x > 1)
row("..<", Array(0..<3))
row("<", x < 9)
row("unary -", -x)
row("/", x / 2, 7.0 / 2)
row("-", x - 1)
row(">", x > 9)
x -= 2
row("-=", x)
row("||", false || x == 5)
row(">=", x >= 5)
row("%", x % 3)

// Conformances.
struct Item: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title = "t"
}
row("Identifiable", Item(id: 3).id)
row("Hashable", Set([Item(id: 1), Item(id: 1)]).count)
row("Equatable", Item(id: 1) == Item(id: 1, title: "u"))
row("Codable", Item.self is any Codable.Type)
func send<T: Sendable>(_ value: T) -> T { value }
row("Sendable", send(Item(id: 2)).id)
enum Planet: String, CaseIterable { case earth, mars = "Mars" }
row("CaseIterable", Planet.allCases.map { "\($0)" })
row("raw String enum", Planet.mars.rawValue, Planet(rawValue: "earth") as Any, Planet(rawValue: "x") as Any)
