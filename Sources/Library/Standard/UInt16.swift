// Twin: 16=8
// Twin: 16=32

@_builtin
struct UInt16: FixedWidthInteger, UnsignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = UInt16(_bits: value) }
  @_instruction("uint16.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("uint16.fromInt") init(_ source: Int)
  init(bitPattern: Int16) { self = UInt16(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 16 }
  static var max: UInt16 { @_native("integer.max") get }
  static var min: UInt16 { @_native("integer.min") get }
  static var zero: UInt16 { @_native("integer.zero") get }
  static var isSigned: Bool { false }

  @_instruction("uint16.add") static func + (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.subtract") static func - (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.multiply") static func * (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.divide") static func / (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.remainder") static func % (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("int.bitAnd") static func & (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("int.bitOr") static func | (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("int.bitXor") static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.bitNot") static prefix func ~ (x: UInt16) -> UInt16
  @_instruction("uint16.wrappingAdd")
  static func &+ (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.wrappingSubtract")
  static func &- (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("uint16.wrappingMultiply")
  static func &* (lhs: UInt16, rhs: UInt16) -> UInt16
  @_instruction("int.shiftLeft") static func << (lhs: UInt16, rhs: Int) -> UInt16
  @_instruction("int.shiftRight") static func >> (lhs: UInt16, rhs: Int) -> UInt16
  @_instruction("int.equal") static func == (lhs: UInt16, rhs: UInt16) -> Bool
  @_instruction("int.notEqual") static func != (lhs: UInt16, rhs: UInt16) -> Bool
  @_instruction("uint16.less") static func < (lhs: UInt16, rhs: UInt16) -> Bool
  @_instruction("uint16.lessOrEqual") static func <= (lhs: UInt16, rhs: UInt16) -> Bool
  @_instruction("uint16.greater") static func > (lhs: UInt16, rhs: UInt16) -> Bool
  @_instruction("uint16.greaterOrEqual")
  static func >= (lhs: UInt16, rhs: UInt16) -> Bool
  static func += (lhs: inout UInt16, rhs: UInt16) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs * rhs }
  static func /= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs / rhs }
  static func %= (lhs: inout UInt16, rhs: UInt16) { lhs = lhs % rhs }
  func distance(to other: UInt16) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> UInt16 { UInt16(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: UInt16) -> (high: UInt16, low: UInt16) {
    let product = _bits * other._bits
    return (high: UInt16(_bits: product >> 16), low: UInt16(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: UInt16, low: UInt16)
  ) -> (quotient: UInt16, remainder: UInt16) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: UInt16(
        _bits: _divideFullWidth(high, low, _bits, 16, false, false)),
      remainder: UInt16(
        _bits: _divideFullWidth(high, low, _bits, 16, false, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
