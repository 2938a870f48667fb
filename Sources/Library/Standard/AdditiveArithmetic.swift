protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}
extension AdditiveArithmetic {
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static prefix func + (x: Self) -> Self { x }
}
extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { 0 }
}
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T: BinaryInteger>(exactly source: T)
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}
extension Numeric {
  static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  mutating func negate()
}
extension SignedNumeric {
  static prefix func - (operand: Self) -> Self { 0 - operand }
  mutating func negate() { self = -self }
}
