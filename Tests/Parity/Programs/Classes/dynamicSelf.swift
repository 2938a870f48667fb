// `Self` in classes is the dynamic type, in members, initialisers and static ones.
class Shape {
  class var kind: String { "shape" }
  static var count = 0
  required init() { Self.count += 1 }
  var title: String { "a " + Self.kind }
  static func build() -> Self { Self() }
  func copy() -> Self { Self.init() }
  func same() -> Self { self }
  static func describe() -> String { "\(Self.self) \(self) \(kind)" }
  class func sides() -> Int { 0 }
  var sides: Int { Self.sides() + type(of: self).sides() }
}
class Square: Shape {
  override class var kind: String { "square" }
  override class func sides() -> Int { 4 }
  var side = 2
}
class Tile: Square {
  override class var kind: String { "tile of " + super.kind }
}
print(Shape().title, Square().title, Tile().title)
print(type(of: Square.build()), type(of: Tile.build().copy()), Tile.build().same().side)
print(Shape.describe(), Square.describe(), Tile.describe())
print(Shape().sides, Square().sides, Tile().sides, Shape.count)
let shape: Shape = Tile()
print(shape.title, type(of: shape.copy()), type(of: shape).describe())
protocol Making {
  init()
  static var label: String { get }
}
extension Making {
  static func made() -> Self { Self() }
  static var label: String { "made \(Self.self)" }
  func again() -> Self { .init() }
}
extension Shape: Making {}
struct Dot: Making, Equatable { var size = 1 }
print(Square.made(), Dot.made(), Dot().again() == Dot(), Tile.label, Dot.label)
func makeTwo<Kind: Making>(_ kind: Kind.Type) -> [Kind] { [kind.init(), Kind.made()] }
print(makeTwo(Dot.self), makeTwo(Tile.self).map(\.title))
final class Counter {
  static let shared = Counter()
  private(set) var value = 0
  private init() {}
  @discardableResult func increment() -> Self { value += 1; return self }
}
Counter.shared.increment().increment()
print(Counter.shared.increment().value)
struct Tally {
  static var shared = Tally()
  var value = 0
  mutating func add(_ amount: Int = 1) { value += amount }
}
Tally.shared.add()
Tally.shared.add(4)
Tally.shared.value *= 2
print(Tally.shared)
