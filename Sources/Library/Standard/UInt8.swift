@_builtin
struct UInt8: FixedWidthInteger, UnsignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = UInt8(_bits: value) }
  @_instruction("uint8.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("uint8.fromInt") init(_ source: Int)
  init(ascii v: Unicode.Scalar) {
    if v.value > 127 { _fault("Code point value does not fit into ASCII") }
    self = UInt8(_bits: v.value._bits)
  }
  init(bitPattern: Int8) { self = UInt8(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 8 }
  static var max: UInt8 { @_native("integer.max") get }
  static var min: UInt8 { @_native("integer.min") get }
  static var zero: UInt8 { @_native("integer.zero") get }
  static var isSigned: Bool { false }

  @_instruction("uint8.add") static func + (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.subtract") static func - (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.multiply") static func * (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.divide") static func / (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.remainder") static func % (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("int.bitAnd") static func & (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("int.bitOr") static func | (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("int.bitXor") static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.bitNot") static prefix func ~ (x: UInt8) -> UInt8
  @_instruction("uint8.wrappingAdd")
  static func &+ (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.wrappingSubtract")
  static func &- (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("uint8.wrappingMultiply")
  static func &* (lhs: UInt8, rhs: UInt8) -> UInt8
  @_instruction("int.shiftLeft") static func << (lhs: UInt8, rhs: Int) -> UInt8
  @_instruction("int.shiftRight") static func >> (lhs: UInt8, rhs: Int) -> UInt8
  @_instruction("int.equal") static func == (lhs: UInt8, rhs: UInt8) -> Bool
  @_instruction("int.notEqual") static func != (lhs: UInt8, rhs: UInt8) -> Bool
  @_instruction("uint8.less") static func < (lhs: UInt8, rhs: UInt8) -> Bool
  @_instruction("uint8.lessOrEqual") static func <= (lhs: UInt8, rhs: UInt8) -> Bool
  @_instruction("uint8.greater") static func > (lhs: UInt8, rhs: UInt8) -> Bool
  @_instruction("uint8.greaterOrEqual")
  static func >= (lhs: UInt8, rhs: UInt8) -> Bool
  static func += (lhs: inout UInt8, rhs: UInt8) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs * rhs }
  static func /= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs / rhs }
  static func %= (lhs: inout UInt8, rhs: UInt8) { lhs = lhs % rhs }
  func distance(to other: UInt8) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> UInt8 { UInt8(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: UInt8) -> (high: UInt8, low: UInt8) {
    let product = _bits * other._bits
    return (high: UInt8(_bits: product >> 8), low: UInt8(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: UInt8, low: UInt8)
  ) -> (quotient: UInt8, remainder: UInt8) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: UInt8(
        _bits: _divideFullWidth(high, low, _bits, 8, false, false)),
      remainder: UInt8(
        _bits: _divideFullWidth(high, low, _bits, 8, false, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
