// `any` values: casts, opening, collections, optionals, metatypes, mutation through them.
protocol Shape {
  var area: Double { get }; var name: String { get }; mutating func scale(_ by: Double)
}
extension Shape { var name: String { String(describing: type(of: self)).lowercased() } }
struct Circle: Shape {
  var radius: Double
  var area: Double { 3 * radius * radius }
  mutating func scale(_ by: Double) { radius *= by }
}
struct Rectangle: Shape, Equatable {
  var width, height: Double
  var area: Double { width * height }
  mutating func scale(_ by: Double) { width *= by; height *= by }
}
final class Blob: Shape {
  var area = 7.0
  func scale(_ by: Double) { area *= by }
}
var shapes: [any Shape] = [Circle(radius: 1), Rectangle(width: 2, height: 3), Blob()]
print(shapes.map(\.area), shapes.map { $0.name })
for index in shapes.indices { shapes[index].scale(2) }
print(shapes.map(\.area))
let kept = shapes
shapes[0].scale(10)
shapes[2].scale(10)
print(kept.map(\.area), shapes.map(\.area))
for shape in shapes {
  switch shape {
  case let circle as Circle: print("circle", circle.radius)
  case is Blob: print("blob")
  case let rectangle as Rectangle where rectangle.width > 3: print("wide", rectangle)
  default: print("other")
  }
}
func open<S: Shape>(_ shape: S) -> String { "\(S.self) \(shape.area)" }
print(shapes.map { open($0) })
func bigger(_ left: any Shape, _ right: any Shape) -> any Shape {
  left.area >= right.area ? left : right
}
print(bigger(shapes[0], shapes[1]).name, (bigger(Blob(), Circle(radius: 0)) as? Blob)?.area as Any)
var maybe: (any Shape)? = nil
print(maybe?.area as Any, maybe == nil)
maybe = Circle(radius: 2)
maybe?.scale(2)
print(maybe!.area, (maybe as? Circle)!.radius, maybe is Rectangle)
let anything: [Any] = [1, "two", 3.0, [4], (5, 6), Circle(radius: 1), nil as Int? as Any]
for value in anything {
  switch value {
  case let number as Int: print("Int", number)
  case let text as String: print("String", text)
  case let numbers as [Int]: print("[Int]", numbers)
  case let pair as (Int, Int): print("pair", pair.0 + pair.1)
  case let shape as any Shape: print("shape", shape.area)
  case Optional<Any>.none: print("nothing")
  default: print("some", type(of: value))
  }
}
let objects: [AnyObject] = [Blob()]
print(objects.first is Blob, (objects[0] as? any Shape)?.area ?? 0)
