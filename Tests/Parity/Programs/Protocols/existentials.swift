// type erasure + existential opening
protocol Shape: CustomStringConvertible {
  func area() -> Double
  static var name: String { get }
}
extension Shape { var description: String { "\(Self.name)(\(area()))" } }
struct Circle: Shape {
  var r: Double
  static let name = "circle"
  func area() -> Double { (3 * r * r).rounded() }
}
struct Rect: Shape {
  var w, h: Double
  static var name: String { "rect" }
  func area() -> Double { w * h }
}
struct AnyShape: Shape {
  private let _area: () -> Double
  private let label: String
  static let name = "any"
  init<S: Shape>(_ s: S) {
    _area = s.area
    label = S.name
  }
  func area() -> Double { _area() }
  var description: String { "any \(label)" }
}
func describe(_ s: some Shape) -> String { "\(type(of: s)) \(s)" }
let shapes: [any Shape] = [Circle(r: 1), Rect(w: 2, h: 3), AnyShape(Circle(r: 2))]
for s in shapes { print(describe(s)) }
func largest<S: Shape>(_ xs: [S]) -> S? { xs.max { $0.area() < $1.area() } }
print(largest([Rect(w: 1, h: 1), Rect(w: 4, h: 2)])!)
if let r = shapes[1] as? Rect { print(r.w) }
print(shapes.map { type(of: $0).name }.joined(separator: ","))
let total = shapes.reduce(0) { $0 + $1.area() }
print(total)
print(shapes.sorted { $0.area() > $1.area() }.map(\.description))
protocol Copyable2 { func copy() -> Self }
final class Doc: Copyable2 {
  let t: String
  required init(t: String) { self.t = t }
  func copy() -> Self { Self(t: t + "'") }
}
let d: any Copyable2 = Doc(t: "a")
print((d.copy() as! Doc).t)
protocol Animal {
  associatedtype Food
  func eat(_ f: Food) -> String
}
struct Hay { let kg = 2 }
struct Cow: Animal { func eat(_ f: Hay) -> String { "eats \(f.kg)kg" } }
func feed<A: Animal>(_ a: A, _ f: A.Food) -> String { a.eat(f) }
print(feed(Cow(), Hay()))
struct Farm {
  var animals: [any Animal] = [Cow()]
  var count: Int { animals.count }
}
print(Farm().count)
func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
let e: any Equatable = 3
func eq(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func go<T: Equatable>(_ x: T) -> Bool { isEqual(x, b) }
  return go(a)
}
print(eq(e, 3), eq(e, "3"), eq("x", "x"))
