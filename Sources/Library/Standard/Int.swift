@_builtin
struct Int: FixedWidthInteger, SignedInteger,
  Sendable, CVarArg, _ExpressibleByBuiltinIntegerLiteral
{
  @_native("integer.zero") init()
  init(integerLiteral value: Int) { self = Int(_bits: value) }
  @_instruction("int.truncate") init(_bits: Int)
  @_native("int.fromDouble") init(_rounding: Double)
  @_native("int.fromDouble") init(_ source: Double)

  init?(_ description: String) {
    guard let bits = _parseInteger(description, 10, 64, true) else { return nil }
    self = bits
  }
  init(bitPattern: UInt) { self = Int(_bits: bitPattern._bits) }
  var _bits: Int { @_instruction("int.self") get }
  static var bitWidth: Int { 64 }
  static var max: Int { @_native("integer.max") get }
  static var min: Int { @_native("integer.min") get }
  static var zero: Int { @_native("integer.zero") get }
  static var isSigned: Bool { true }
  var magnitude: UInt { @_native("integer.magnitude") get }
  @_instruction("int.negate") static prefix func - (operand: Int) -> Int
  mutating func negate() { self = -self }
  @_instruction("int.add") static func + (lhs: Int, rhs: Int) -> Int
  @_instruction("int.subtract") static func - (lhs: Int, rhs: Int) -> Int
  @_instruction("int.multiply") static func * (lhs: Int, rhs: Int) -> Int
  @_instruction("int.divide") static func / (lhs: Int, rhs: Int) -> Int
  @_instruction("int.remainder") static func % (lhs: Int, rhs: Int) -> Int
  @_instruction("int.bitAnd") static func & (lhs: Int, rhs: Int) -> Int
  @_instruction("int.bitOr") static func | (lhs: Int, rhs: Int) -> Int
  @_instruction("int.bitXor") static func ^ (lhs: Int, rhs: Int) -> Int
  @_instruction("int.bitNot") static prefix func ~ (x: Int) -> Int
  @_instruction("int.wrappingAdd")
  static func &+ (lhs: Int, rhs: Int) -> Int
  @_instruction("int.wrappingSubtract")
  static func &- (lhs: Int, rhs: Int) -> Int
  @_instruction("int.wrappingMultiply")
  static func &* (lhs: Int, rhs: Int) -> Int
  @_instruction("int.shiftLeft") static func << (lhs: Int, rhs: Int) -> Int
  @_instruction("int.shiftRight") static func >> (lhs: Int, rhs: Int) -> Int
  @_instruction("int.equal") static func == (lhs: Int, rhs: Int) -> Bool
  @_instruction("int.notEqual") static func != (lhs: Int, rhs: Int) -> Bool
  @_instruction("int.less") static func < (lhs: Int, rhs: Int) -> Bool
  @_instruction("int.lessOrEqual") static func <= (lhs: Int, rhs: Int) -> Bool
  @_instruction("int.greater") static func > (lhs: Int, rhs: Int) -> Bool
  @_instruction("int.greaterOrEqual")
  static func >= (lhs: Int, rhs: Int) -> Bool
  static func += (lhs: inout Int, rhs: Int) { lhs = lhs + rhs }
  static func -= (lhs: inout Int, rhs: Int) { lhs = lhs - rhs }
  static func *= (lhs: inout Int, rhs: Int) { lhs = lhs * rhs }
  static func /= (lhs: inout Int, rhs: Int) { lhs = lhs / rhs }
  static func %= (lhs: inout Int, rhs: Int) { lhs = lhs % rhs }
  func distance(to other: Int) -> Int { other._bits &- _bits }
  func advanced(by n: Int) -> Int { Int(_bits &+ n) }
  func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
  func multipliedFullWidth(by other: Int) -> (high: Int, low: UInt) {
    let high = _multiplyHigh(_bits, other._bits, true)
    return (high: Int(_bits: high), low: UInt(_bits: _bits &* other._bits))
  }
  func dividingFullWidth(
    _ dividend: (high: Int, low: UInt)
  ) -> (quotient: Int, remainder: Int) {
    let (high, low) = (dividend.high._bits, dividend.low._bits)
    return (
      quotient: Int(
        _bits: _divideFullWidth(high, low, _bits, 64, true, false)),
      remainder: Int(
        _bits: _divideFullWidth(high, low, _bits, 64, true, true))
    )
  }
  var description: String { @_native("integer.description") get }
}
