@_builtin
struct Int32: FixedWidthInteger, SignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = Int32(_bits: value) }
  @_instruction("int32.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("int32.fromInt") init(_ source: Int)
  init(bitPattern: UInt32) { self = Int32(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 32 }
  static var max: Int32 { @_native("integer.max") get }
  static var min: Int32 { @_native("integer.min") get }
  static var zero: Int32 { @_native("integer.zero") get }
  static var isSigned: Bool { true }
  var magnitude: UInt32 { @_native("integer.magnitude") get }
  @_instruction("int32.negate") static prefix func - (operand: Int32) -> Int32
  mutating func negate() { self = -self }
  @_instruction("int32.add") static func + (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.subtract") static func - (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.multiply") static func * (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.divide") static func / (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.remainder") static func % (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int.bitAnd") static func & (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int.bitOr") static func | (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int.bitXor") static func ^ (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.bitNot") static prefix func ~ (x: Int32) -> Int32
  @_instruction("int32.wrappingAdd")
  static func &+ (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.wrappingSubtract")
  static func &- (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int32.wrappingMultiply")
  static func &* (lhs: Int32, rhs: Int32) -> Int32
  @_instruction("int.shiftLeft") static func << (lhs: Int32, rhs: Int) -> Int32
  @_instruction("int.shiftRight") static func >> (lhs: Int32, rhs: Int) -> Int32
  @_instruction("int.equal") static func == (lhs: Int32, rhs: Int32) -> Bool
  @_instruction("int.notEqual") static func != (lhs: Int32, rhs: Int32) -> Bool
  @_instruction("int32.less") static func < (lhs: Int32, rhs: Int32) -> Bool
  @_instruction("int32.lessOrEqual") static func <= (lhs: Int32, rhs: Int32) -> Bool
  @_instruction("int32.greater") static func > (lhs: Int32, rhs: Int32) -> Bool
  @_instruction("int32.greaterOrEqual")
  static func >= (lhs: Int32, rhs: Int32) -> Bool
  static func += (lhs: inout Int32, rhs: Int32) { lhs = lhs + rhs }
  static func -= (lhs: inout Int32, rhs: Int32) { lhs = lhs - rhs }
  static func *= (lhs: inout Int32, rhs: Int32) { lhs = lhs * rhs }
  static func /= (lhs: inout Int32, rhs: Int32) { lhs = lhs / rhs }
  static func %= (lhs: inout Int32, rhs: Int32) { lhs = lhs % rhs }
  func distance(to other: Int32) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> Int32 { Int32(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: Int32) -> (high: Int32, low: UInt32) {
    let product = _bits * other._bits
    return (high: Int32(_bits: product >> 32), low: UInt32(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: Int32, low: UInt32)
  ) -> (quotient: Int32, remainder: Int32) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: Int32(
        _bits: _divideFullWidth(high, low, _bits, 32, true, false)),
      remainder: Int32(
        _bits: _divideFullWidth(high, low, _bits, 32, true, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
