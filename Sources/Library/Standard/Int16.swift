// Twin: 16=8
// Twin: 16=32

@_builtin
struct Int16: FixedWidthInteger, SignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = Int16(_bits: value) }
  @_instruction("int16.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("int16.fromInt") init(_ source: Int)
  init(bitPattern: UInt16) { self = Int16(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 16 }
  static var max: Int16 { @_native("integer.max") get }
  static var min: Int16 { @_native("integer.min") get }
  static var zero: Int16 { @_native("integer.zero") get }
  static var isSigned: Bool { true }
  var magnitude: UInt16 { @_native("integer.magnitude") get }
  @_instruction("int16.negate") static prefix func - (operand: Int16) -> Int16
  mutating func negate() { self = -self }
  @_instruction("int16.add") static func + (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.subtract") static func - (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.multiply") static func * (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.divide") static func / (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.remainder") static func % (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int.bitAnd") static func & (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int.bitOr") static func | (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int.bitXor") static func ^ (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.bitNot") static prefix func ~ (x: Int16) -> Int16
  @_instruction("int16.wrappingAdd")
  static func &+ (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.wrappingSubtract")
  static func &- (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int16.wrappingMultiply")
  static func &* (lhs: Int16, rhs: Int16) -> Int16
  @_instruction("int.shiftLeft") static func << (lhs: Int16, rhs: Int) -> Int16
  @_instruction("int.shiftRight") static func >> (lhs: Int16, rhs: Int) -> Int16
  @_instruction("int.equal") static func == (lhs: Int16, rhs: Int16) -> Bool
  @_instruction("int.notEqual") static func != (lhs: Int16, rhs: Int16) -> Bool
  @_instruction("int16.less") static func < (lhs: Int16, rhs: Int16) -> Bool
  @_instruction("int16.lessOrEqual") static func <= (lhs: Int16, rhs: Int16) -> Bool
  @_instruction("int16.greater") static func > (lhs: Int16, rhs: Int16) -> Bool
  @_instruction("int16.greaterOrEqual")
  static func >= (lhs: Int16, rhs: Int16) -> Bool
  static func += (lhs: inout Int16, rhs: Int16) { lhs = lhs + rhs }
  static func -= (lhs: inout Int16, rhs: Int16) { lhs = lhs - rhs }
  static func *= (lhs: inout Int16, rhs: Int16) { lhs = lhs * rhs }
  static func /= (lhs: inout Int16, rhs: Int16) { lhs = lhs / rhs }
  static func %= (lhs: inout Int16, rhs: Int16) { lhs = lhs % rhs }
  func distance(to other: Int16) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> Int16 { Int16(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: Int16) -> (high: Int16, low: UInt16) {
    let product = _bits * other._bits
    return (high: Int16(_bits: product >> 16), low: UInt16(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: Int16, low: UInt16)
  ) -> (quotient: Int16, remainder: Int16) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: Int16(
        _bits: _divideFullWidth(high, low, _bits, 16, true, false)),
      remainder: Int16(
        _bits: _divideFullWidth(high, low, _bits, 16, true, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
