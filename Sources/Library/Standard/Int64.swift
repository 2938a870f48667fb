// Twin: 64=8
// Twin: 64=16
// Twin: 64=32

@_builtin
struct Int64: FixedWidthInteger, SignedInteger,
  Sendable, CVarArg, _ExpressibleByBuiltinIntegerLiteral
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = Int64(_bits: value) }
  @_instruction("int64.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("int64.fromInt") init(_ source: Int)
  init(bitPattern: UInt64) { self = Int64(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 64 }
  static var max: Int64 { @_native("integer.max") get }
  static var min: Int64 { @_native("integer.min") get }
  static var zero: Int64 { @_native("integer.zero") get }
  static var isSigned: Bool { true }
  var magnitude: UInt64 { @_native("integer.magnitude") get }
  @_instruction("int64.negate") static prefix func - (operand: Int64) -> Int64
  mutating func negate() { self = -self }
  @_instruction("int64.add") static func + (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.subtract") static func - (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.multiply") static func * (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.divide") static func / (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.remainder") static func % (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int.bitAnd") static func & (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int.bitOr") static func | (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int.bitXor") static func ^ (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.bitNot") static prefix func ~ (x: Int64) -> Int64
  @_instruction("int64.wrappingAdd")
  static func &+ (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.wrappingSubtract")
  static func &- (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int64.wrappingMultiply")
  static func &* (lhs: Int64, rhs: Int64) -> Int64
  @_instruction("int.shiftLeft") static func << (lhs: Int64, rhs: Int) -> Int64
  @_instruction("int.shiftRight") static func >> (lhs: Int64, rhs: Int) -> Int64
  @_instruction("int.equal") static func == (lhs: Int64, rhs: Int64) -> Bool
  @_instruction("int.notEqual") static func != (lhs: Int64, rhs: Int64) -> Bool
  @_instruction("int64.less") static func < (lhs: Int64, rhs: Int64) -> Bool
  @_instruction("int64.lessOrEqual") static func <= (lhs: Int64, rhs: Int64) -> Bool
  @_instruction("int64.greater") static func > (lhs: Int64, rhs: Int64) -> Bool
  @_instruction("int64.greaterOrEqual")
  static func >= (lhs: Int64, rhs: Int64) -> Bool
  static func += (lhs: inout Int64, rhs: Int64) { lhs = lhs + rhs }
  static func -= (lhs: inout Int64, rhs: Int64) { lhs = lhs - rhs }
  static func *= (lhs: inout Int64, rhs: Int64) { lhs = lhs * rhs }
  static func /= (lhs: inout Int64, rhs: Int64) { lhs = lhs / rhs }
  static func %= (lhs: inout Int64, rhs: Int64) { lhs = lhs % rhs }
  func distance(to other: Int64) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> Int64 { Int64(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: Int64) -> (high: Int64, low: UInt64) {
    let high = _highHalf(_bits, other._bits, 64, true)
    return (high: Int64(_bits: high), low: UInt64(_bits: _bits &* other._bits))
  }
  func dividingFullWidth(
    _ dividend: (high: Int64, low: UInt64)
  ) -> (quotient: Int64, remainder: Int64) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: Int64(
        _bits: _divideFullWidth(high, low, _bits, 64, true, false)),
      remainder: Int64(
        _bits: _divideFullWidth(high, low, _bits, 64, true, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
