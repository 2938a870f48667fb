// Operands that say nothing of themselves are those of an operator that gives what is asked for.
struct Vector: Equatable, CustomStringConvertible {
  var x = 0.0, y = 0.0
  static let one = Vector(x: 1, y: 1), up = Vector(x: 0, y: 1)
  static func scaled(_ k: Double) -> Vector { k * .one }
  static func + (l: Vector, r: Vector) -> Vector { .init(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: Vector, r: Vector) -> Vector { l + -r }
  static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }
  static func * (k: Double, v: Vector) -> Vector { Vector(x: k * v.x, y: k * v.y) }
  static func * (v: Vector, k: Double) -> Vector { k * v }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func += (l: inout Vector, r: Vector) { l = l + r }
  static func *= (l: inout Vector, k: Double) { l = l * k }
  var description: String { "(\(x), \(y))" }
}
var v: Vector = .one
v += 2 * .up
v += .one * 3 - .up
v *= 1 / 2
print(v, v * .up, -v + .one, 2 * v * 3, v == .init(x: 2, y: 2.5), (v * v) / 2)
let w: Vector = .one + 2 * .up, doubled: Vector = (.one + .scaled(3)) * 2
print(w, w == .one + 2 * .up, doubled, [Vector.one, .up].reduce(.init(), +))
func same<T>(_ value: T) -> T { value }
func show(_ v: Vector?) -> String { v.map { "\($0)" } ?? "none" }
print(same(.one + .up) as Vector, show((.one + .up) * 2), show(nil), show(.scaled(1 / 4)))
print([.one, v].count, [w, .up].contains(.up), ["a": .one, "b": v].count)
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, AdditiveArithmetic, Comparable {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral v: Int) { cents = v * 100 }
  init(floatLiteral v: Double) { cents = Int(v * 100) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func * (a: Money, b: Int) -> Money { Money(cents: a.cents * b) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static var zero: Money { 0 }
}
let m: Money = 3 + 2.5, n: Money = max(1, 2 + 2), z: Money = [1, 2.25, 3].reduce(0, +)
print(m, n, z, m > 5, min(m, 2), [m, 1, 0.5].sorted().map(\.cents), m * 2 - 1)
