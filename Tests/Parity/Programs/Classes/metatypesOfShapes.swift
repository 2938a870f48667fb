class Shape: CustomStringConvertible {
  let name: String
  private static var made = 0
  class var sides: Int { 0 }
  static var total: Int { made }
  required init(name: String) { self.name = name; Shape.made += 1 }
  func area() -> Double { 0 }
  var description: String { "\(type(of: self)) \(name) area \(area()) sides \(Self.sides)" }
  func copy() -> Self { Self(name: name + "'") }
}
class Square: Shape {
  var side = 2.0 { willSet { print("side \(side) -> \(newValue)") } }
  override class var sides: Int { 4 }
  override func area() -> Double { side * side }
  convenience init(side: Double) { self.init(name: "sq"); self.side = side }
}
final class Circle: Shape {
  var radius: Double = 1
  override func area() -> Double { (radius * radius * .pi * 100).rounded() / 100 }
  deinit { print("bye", name) }
}
let shapes: [Shape] = [Square(side: 3), Circle(name: "c"), Shape(name: "plain")]
for s in shapes { print(s) }
let copies = shapes.map { $0.copy() }
print(copies.map(\.name), Shape.total)
for case let sq as Square in shapes { sq.side = 5; print(sq.area()) }
print(shapes.filter { $0 is Circle }.count, shapes.compactMap { $0 as? Square }.count)
let kinds: [Shape.Type] = [Square.self, Circle.self]
for k in kinds { print(k, k.sides, k.init(name: "new")) }
if let c = shapes[1] as? Circle { c.radius *= 2; print(c) }
print(type(of: copies[0]) == Square.self, shapes[0] === shapes[0], shapes[0] !== copies[0])
