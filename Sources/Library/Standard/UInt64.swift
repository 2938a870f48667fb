// Twin: Int64=Int, uint64=uint
// Twin: 64=8
// Twin: 64=16
// Twin: 64=32

@_builtin
struct UInt64: FixedWidthInteger, UnsignedInteger,
  Sendable, CVarArg, _ExpressibleByBuiltinIntegerLiteral
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = UInt64(_bits: value) }
  @_instruction("uint64.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("uint64.fromInt") init(_ source: Int)
  init(bitPattern: Int64) { self = UInt64(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 64 }
  static var max: UInt64 { @_native("integer.max") get }
  static var min: UInt64 { @_native("integer.min") get }
  static var zero: UInt64 { @_native("integer.zero") get }
  static var isSigned: Bool { false }

  @_instruction("uint64.add") static func + (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.subtract") static func - (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.multiply") static func * (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.divide") static func / (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.remainder") static func % (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("int.bitAnd") static func & (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("int.bitOr") static func | (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("int.bitXor") static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.bitNot") static prefix func ~ (x: UInt64) -> UInt64
  @_instruction("uint64.wrappingAdd")
  static func &+ (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.wrappingSubtract")
  static func &- (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("uint64.wrappingMultiply")
  static func &* (lhs: UInt64, rhs: UInt64) -> UInt64
  @_instruction("int.shiftLeft") static func << (lhs: UInt64, rhs: Int) -> UInt64
  @_instruction("int.shiftRight") static func >> (lhs: UInt64, rhs: Int) -> UInt64
  @_instruction("int.equal") static func == (lhs: UInt64, rhs: UInt64) -> Bool
  @_instruction("int.notEqual") static func != (lhs: UInt64, rhs: UInt64) -> Bool
  @_instruction("uint64.less") static func < (lhs: UInt64, rhs: UInt64) -> Bool
  @_instruction("uint64.lessOrEqual") static func <= (lhs: UInt64, rhs: UInt64) -> Bool
  @_instruction("uint64.greater") static func > (lhs: UInt64, rhs: UInt64) -> Bool
  @_instruction("uint64.greaterOrEqual")
  static func >= (lhs: UInt64, rhs: UInt64) -> Bool
  static func += (lhs: inout UInt64, rhs: UInt64) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs * rhs }
  static func /= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs / rhs }
  static func %= (lhs: inout UInt64, rhs: UInt64) { lhs = lhs % rhs }
  func distance(to other: UInt64) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> UInt64 { UInt64(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: UInt64) -> (high: UInt64, low: UInt64) {
    let high = _highHalf(_bits, other._bits, 64, false)
    return (high: UInt64(_bits: high), low: UInt64(_bits: _bits &* other._bits))
  }
  func dividingFullWidth(
    _ dividend: (high: UInt64, low: UInt64)
  ) -> (quotient: UInt64, remainder: UInt64) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: UInt64(
        _bits: _divideFullWidth(high, low, _bits, 64, false, false)),
      remainder: UInt64(
        _bits: _divideFullWidth(high, low, _bits, 64, false, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
