@_builtin
struct UInt32: FixedWidthInteger, UnsignedInteger,
  Sendable, CVarArg
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = UInt32(_bits: value) }
  @_instruction("uint32.truncate") init(_bits: Int)
  @_native("integer.fromDouble") init(_rounding: Double)
  @_native("integer.fromDouble") init(_ source: Double)
  @_instruction("uint32.fromInt") init(_ source: Int)
  init(bitPattern: Int32) { self = UInt32(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 32 }
  static var max: UInt32 { @_native("integer.max") get }
  static var min: UInt32 { @_native("integer.min") get }
  static var zero: UInt32 { @_native("integer.zero") get }
  static var isSigned: Bool { false }

  @_instruction("uint32.add") static func + (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.subtract") static func - (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.multiply") static func * (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.divide") static func / (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.remainder") static func % (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("int.bitAnd") static func & (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("int.bitOr") static func | (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("int.bitXor") static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.bitNot") static prefix func ~ (x: UInt32) -> UInt32
  @_instruction("uint32.wrappingAdd")
  static func &+ (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.wrappingSubtract")
  static func &- (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("uint32.wrappingMultiply")
  static func &* (lhs: UInt32, rhs: UInt32) -> UInt32
  @_instruction("int.shiftLeft") static func << (lhs: UInt32, rhs: Int) -> UInt32
  @_instruction("int.shiftRight") static func >> (lhs: UInt32, rhs: Int) -> UInt32
  @_instruction("int.equal") static func == (lhs: UInt32, rhs: UInt32) -> Bool
  @_instruction("int.notEqual") static func != (lhs: UInt32, rhs: UInt32) -> Bool
  @_instruction("uint32.less") static func < (lhs: UInt32, rhs: UInt32) -> Bool
  @_instruction("uint32.lessOrEqual") static func <= (lhs: UInt32, rhs: UInt32) -> Bool
  @_instruction("uint32.greater") static func > (lhs: UInt32, rhs: UInt32) -> Bool
  @_instruction("uint32.greaterOrEqual")
  static func >= (lhs: UInt32, rhs: UInt32) -> Bool
  static func += (lhs: inout UInt32, rhs: UInt32) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs * rhs }
  static func /= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs / rhs }
  static func %= (lhs: inout UInt32, rhs: UInt32) { lhs = lhs % rhs }
  func distance(to other: UInt32) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> UInt32 { UInt32(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: UInt32) -> (high: UInt32, low: UInt32) {
    let product = _bits * other._bits
    return (high: UInt32(_bits: product >> 32), low: UInt32(_bits: product))
  }
  func dividingFullWidth(
    _ dividend: (high: UInt32, low: UInt32)
  ) -> (quotient: UInt32, remainder: UInt32) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: UInt32(
        _bits: _divideFullWidth(high, low, _bits, 32, false, false)),
      remainder: UInt32(
        _bits: _divideFullWidth(high, low, _bits, 32, false, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
