// Types as values: factories, tables of types, static members by metatype, comparisons of types.
class Animal { required init() {}; class var sound: String { "…" }; var name: String { "\(type(of: self))" } }
class Cat: Animal { override class var sound: String { "meow" } }
final class Lion: Cat { override class var sound: String { super.sound.uppercased() } }
let kinds: [Animal.Type] = [Animal.self, Cat.self, Lion.self]
print(kinds.map { $0.sound }, kinds.map { $0.init().name }, kinds.map { "\($0)" })
let table: [String: Animal.Type] = ["cat": Cat.self, "lion": Lion.self]
print(table["lion"]!.init().name, table["cat"]!.sound, table["dog"]?.sound ?? "none")
func make<T: Animal>(_ type: T.Type) -> T { type.init() }
print(make(Cat.self).name, make(Lion.self) is Cat, type(of: make(Lion.self) as Animal) == Lion.self, Cat.self == Lion.self)
protocol Shape { static var sides: Int { get }; init(size: Int); var size: Int { get } }
struct Square: Shape { static let sides = 4; var size: Int }
struct Triangle: Shape { static var sides: Int { 3 }; let size: Int }
let shapes: [any Shape.Type] = [Square.self, Triangle.self]
for shape in shapes { print(shape, shape.sides, shape.init(size: shape.sides * 2).size) }
func total(_ types: [any Shape.Type]) -> Int { types.reduce(0) { $0 + $1.sides } }
print(total(shapes), shapes.contains { $0 == Square.self }, (Square(size: 1) as Any) is any Shape)
struct Registry {
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  mutating func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T? { makers[ObjectIdentifier(type)]?() as? T }
}
var registry = Registry()
registry.register(Int.self) { 42 }
registry.register(String.self) { "text" }
registry.register((any Shape).self) { Square(size: 9) }
let number: Int? = registry.resolve()
print(number!, registry.resolve(String.self)!, registry.resolve(Double.self) as Any, registry.resolve((any Shape).self)!.size)
print(Int.self, [Int].self, Optional<String>.self, type(of: kinds), Any.self, Animal.Type.self)
let value: Any = [1, 2]
print(type(of: value), value is [Int], value as? [String] == nil, type(of: value) == [Int].self)
