// Small functions called in loops: order, aliases, ways out.
func both(_ a: Bool, _ b: Bool) -> Bool { b && a }
func choose(_ a: Int, _ b: Int) -> Int { a > b ? a - b : b }
func early(_ n: Int) -> String {
  if n < 2 { return "few" }
  guard n < 4 else { return "many" }
  let half = n / 2
  return "some \(half)"
}
func noted(_ n: Int) -> Int {
  print("noted", n)
  return n
}
func second(_ a: Int, _ b: Int) -> Int { b * 10 + a }
func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }

func run() {
  var flag = true
  var other = false
  for i in 0..<4 {
    flag = both(flag, i != 2)
    other = both(other, flag)
    if i == 1 { other = true }
    print(flag, other, early(i))
  }
  var x = 3
  for _ in 0..<5 {
    x = choose(x, 2)
    x = second(x, x)
    x = x % 1000
  }
  print(x, second(noted(1), noted(2)))
  for n in 0..<4 { print(even(n), odd(n)) }
}
run()

struct Grid {
  let width: Int
  var cells: [Int]
  init(width: Int, height: Int) {
    self.width = width
    self.cells = Array(repeating: 0, count: width * height)
  }
  func index(_ x: Int, _ y: Int) -> Int { y * width + x }
  subscript(x: Int, y: Int) -> Int {
    get { cells[index(x, y)] }
    set { cells[index(x, y)] = newValue }
  }
  var isEmpty: Bool { cells.isEmpty }
}
var grid = Grid(width: 3, height: 2)
for y in 0..<2 {
  for x in 0..<3 {
    grid[x, y] = x * 10 + y
    if x > 0 { grid[x, y] += grid[x - 1, y] }
  }
}
print(grid.cells, grid.isEmpty)

// Values of structs that are made by small initializers.
struct Vector: Equatable {
  var x, y: Double
  static let zero = Vector(x: 0, y: 0)
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  var length: Double { (x * x + y * y).squareRoot() }
  func scaled(by factor: Double = 2) -> Vector { Vector(x: x * factor, y: y * factor) }
}
var sum = Vector.zero
for i in 1...4 {
  sum = sum + Vector(x: Double(i), y: 1)
  sum = -sum
  sum = sum.scaled()
}
print(sum, sum.length, sum == -(-sum))

// Generic ones know what they are called with.
protocol Shape {
  var sides: Int { get }
  init()
}
extension Shape {
  var doubled: Int { sides * 2 }
  func isLarger(than other: Self) -> Bool { sides > other.sides }
  static func make() -> Self { Self() }
  func named() -> String { "\(type(of: self)) \(Self.self) \(doubled)" }
}
struct Triangle: Shape { var sides: Int { 3 } }
struct Polygon: Shape {
  var sides: Int
  init() { sides = 7 }
}
func pick<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
func wrap<T>(_ value: T) -> [T] { [value] }
func none<T>(_ type: T.Type) -> T? { nil }
extension Array {
  var middle: Element? { isEmpty ? nil : self[count / 2] }
  func kind() -> Any.Type { Element.self }
}
for i in 0..<2 {
  print(Triangle().doubled, Polygon().isLarger(than: .make()), Triangle.make().named())
  print(pick(i, 1), pick("a", "b"), wrap(Double(i)), none(Int.self) as Any)
  print([1, 2, 3].middle ?? 0, ["x"].kind(), [[Int]]().middle as Any, Polygon().named())
}

// Classes: what may be overridden is asked for.
class Base {
  var label: String { "base" }
  func describe() -> String { "<\(label)>" }
}
final class Derived: Base {
  var count = 0
  override var label: String { "derived \(count)" }
  func next() -> Int { count + 1 }
}
let derived = Derived()
let objects: [Base] = [Base(), derived]
for object in objects {
  derived.count = derived.next()
  print(object.describe(), object.label)
}

// Errors leave through the caller.
struct Refusal: Error { let number: Int }
func refuse(_ n: Int) throws -> Int {
  if n == 2 { throw Refusal(number: n) }
  return n * 2
}
func checked(_ n: Int) throws -> Int { try refuse(n) + 1 }
for i in 1...3 {
  do { print(try checked(i)) } catch let error as Refusal { print("refused", error.number) } catch {}
}
let texts: [String?] = ["a", nil]
func length(_ text: String?) -> Int? { text?.count }
for text in texts { print(length(text) as Any) }
