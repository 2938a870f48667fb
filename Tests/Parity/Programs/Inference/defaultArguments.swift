// What is left out is what its default makes of the types of the call.
protocol Shape {
  init()
  associatedtype Unit
  static var unit: Unit { get }
}
extension Shape {
  func with(_ other: Self = Self()) -> Self { other }
  func measured(_ unit: Unit = Self.unit) -> Unit { unit }
  static func make(_ shape: Self = .init(), named name: String = "\(Self.self)") -> (Self, String) { (shape, name) }
}
struct Square: Shape {
  var side = 4
  static let unit = "m"
}
final class Circle: Shape {
  var radius = 2.5
  static let unit = 1
}
print(Square(side: 5).with(), Square().measured(), Square.make(), Square().with(Square(side: 9)), Square().measured("x"))
print(Circle().with().radius, Circle().measured() + 1, Circle.make().1)
struct Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
  func count(_ more: [T] = [T]()) -> Int { more.count }
  func or(_ other: T? = nil) -> T { other ?? value }
  func map<U>(_ f: (T) -> U = { $0 as! U }) -> Box<U> { Box<U>(f(value)) }
}
print(Box(1).count(), Box("a").or(), Box(3).or(5), Box(1).map() as Box<Int>)
func literal<T: ExpressibleByIntegerLiteral>(_ x: T = 7) -> T { x }
print(literal() as Double, literal() as Int, literal(3.5))
extension Array {
  func padded(_ count: Int, with one: Element? = nil, by f: (Element) -> Element = { $0 }) -> [Element] {
    self + (one.map { Array(repeating: f($0), count: count) } ?? [])
  }
}
print([1].padded(2, with: 5), ["a"].padded(1), [1.5].padded(1, with: 1 / 2) { $0 * 2 })
