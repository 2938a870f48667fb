@_builtin
struct UInt: FixedWidthInteger, UnsignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = UInt(_bits: value) }
  @_instruction("uint.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("uint.fromInt") init(_ source: Int)
  init(bitPattern: Int) { self = UInt(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 64 }
  static var max: UInt { @_native("integer.max") get }
  static var min: UInt { @_native("integer.min") get }
  static var zero: UInt { @_native("integer.zero") get }
  static var isSigned: Bool { false }

  @_instruction("uint.add") static func + (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.subtract") static func - (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.multiply") static func * (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.divide") static func / (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.remainder") static func % (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("int.bitAnd") static func & (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("int.bitOr") static func | (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("int.bitXor") static func ^ (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.bitNot") static prefix func ~ (x: UInt) -> UInt
  @_instruction("uint.wrappingAdd")
  static func &+ (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.wrappingSubtract")
  static func &- (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("uint.wrappingMultiply")
  static func &* (lhs: UInt, rhs: UInt) -> UInt
  @_instruction("int.shiftLeft") static func << (lhs: UInt, rhs: Int) -> UInt
  @_instruction("int.shiftRight") static func >> (lhs: UInt, rhs: Int) -> UInt
  @_instruction("int.equal") static func == (lhs: UInt, rhs: UInt) -> Bool
  @_instruction("int.notEqual") static func != (lhs: UInt, rhs: UInt) -> Bool
  @_instruction("uint.less") static func < (lhs: UInt, rhs: UInt) -> Bool
  @_instruction("uint.lessOrEqual") static func <= (lhs: UInt, rhs: UInt) -> Bool
  @_instruction("uint.greater") static func > (lhs: UInt, rhs: UInt) -> Bool
  @_instruction("uint.greaterOrEqual")
  static func >= (lhs: UInt, rhs: UInt) -> Bool
  static func += (lhs: inout UInt, rhs: UInt) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt, rhs: UInt) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt, rhs: UInt) { lhs = lhs * rhs }
  static func /= (lhs: inout UInt, rhs: UInt) { lhs = lhs / rhs }
  static func %= (lhs: inout UInt, rhs: UInt) { lhs = lhs % rhs }
  func distance(to other: UInt) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> UInt { UInt(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: UInt) -> (high: UInt, low: UInt) {
    let high = _multiplyHigh(_bits, other._bits, false)
    return (high: UInt(_bits: high), low: UInt(_bits: _bits &* other._bits))
  }
  func dividingFullWidth(
    _ dividend: (high: UInt, low: UInt)
  ) -> (quotient: UInt, remainder: UInt) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: UInt(
        _bits: _divideFullWidth(high, low, _bits, 64, false, false)),
      remainder: UInt(
        _bits: _divideFullWidth(high, low, _bits, 64, false, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
