@_builtin
struct Int8: FixedWidthInteger, SignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = Int8(_bits: value) }
  @_instruction("int8.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("int8.fromInt") init(_ source: Int)
  init(bitPattern: UInt8) { self = Int8(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 8 }
  static var max: Int8 { @_native("integer.max") get }
  static var min: Int8 { @_native("integer.min") get }
  static var zero: Int8 { @_native("integer.zero") get }
  static var isSigned: Bool { true }
  var magnitude: UInt8 { @_native("integer.magnitude") get }
  @_instruction("int8.negate") static prefix func - (operand: Int8) -> Int8
  mutating func negate() { self = -self }
  @_instruction("int8.add") static func + (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.subtract") static func - (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.multiply") static func * (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.divide") static func / (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.remainder") static func % (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int.bitAnd") static func & (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int.bitOr") static func | (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int.bitXor") static func ^ (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.bitNot") static prefix func ~ (x: Int8) -> Int8
  @_instruction("int8.wrappingAdd")
  static func &+ (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.wrappingSubtract")
  static func &- (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int8.wrappingMultiply")
  static func &* (lhs: Int8, rhs: Int8) -> Int8
  @_instruction("int.shiftLeft") static func << (lhs: Int8, rhs: Int) -> Int8
  @_instruction("int.shiftRight") static func >> (lhs: Int8, rhs: Int) -> Int8
  @_instruction("int.equal") static func == (lhs: Int8, rhs: Int8) -> Bool
  @_instruction("int.notEqual") static func != (lhs: Int8, rhs: Int8) -> Bool
  @_instruction("int8.less") static func < (lhs: Int8, rhs: Int8) -> Bool
  @_instruction("int8.lessOrEqual") static func <= (lhs: Int8, rhs: Int8) -> Bool
  @_instruction("int8.greater") static func > (lhs: Int8, rhs: Int8) -> Bool
  @_instruction("int8.greaterOrEqual")
  static func >= (lhs: Int8, rhs: Int8) -> Bool
  static func += (lhs: inout Int8, rhs: Int8) { lhs = lhs + rhs }
  static func -= (lhs: inout Int8, rhs: Int8) { lhs = lhs - rhs }
  static func *= (lhs: inout Int8, rhs: Int8) { lhs = lhs * rhs }
  static func /= (lhs: inout Int8, rhs: Int8) { lhs = lhs / rhs }
  static func %= (lhs: inout Int8, rhs: Int8) { lhs = lhs % rhs }
  func distance(to other: Int8) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> Int8 { Int8(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: Int8) -> (high: Int8, low: UInt8) {
    let product = _bits * other._bits
    return (high: Int8(_bits: product >> 8), low: UInt8(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: Int8, low: UInt8)
  ) -> (quotient: Int8, remainder: Int8) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: Int8(
        _bits: _divideFullWidth(high, low, _bits, 8, true, false)),
      remainder: Int8(
        _bits: _divideFullWidth(high, low, _bits, 8, true, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
