// Twin: CGFloat=Float, cgfloat=float, UInt64=UInt32, 52=23, 11=8, 0x7FF=0xFF, 0xF_FFFF_FFFF_FFFF=0x7F_FFFF
// Twin: CGFloat=Double, cgfloat=double

@_builtin
struct CGFloat: BinaryFloatingPoint, LosslessStringConvertible, Sendable, CVarArg,
  _ExpressibleByBuiltinIntegerLiteral, _ExpressibleByBuiltinFloatLiteral
{
  @_native("double.zero") init()
  init(integerLiteral value: Int) { self = CGFloat(value) }
  init(floatLiteral value: Double) { self = CGFloat(_double: value) }
  @_instruction("cgfloat.fromDouble") init(_double: Double)
  @_instruction("cgfloat.fromDouble") init(_ value: Double)
  @_instruction("cgfloat.fromInt") init(_ value: Int)
  init?<S: StringProtocol>(_ text: S) {
    if let value = _parseDouble(String(text)) { self = CGFloat(_double: value) } else { return nil }
  }
  init?(_ description: String) {
    if let value = _parseDouble(description) { self = CGFloat(_double: value) } else { return nil }
  }
  var _double: Double { @_instruction("double.self") get }
  static var zero: CGFloat { @_native("double.zero") get }
  static var nan: CGFloat { @_native("double.nan") get }
  static var signalingNaN: CGFloat { @_native("double.signalingNaN") get }
  static var infinity: CGFloat { @_native("double.infinity") get }
  static var pi: CGFloat { @_native("double.pi") get }
  static var greatestFiniteMagnitude: CGFloat { @_native("double.greatest") get }
  static var leastNormalMagnitude: CGFloat { @_native("double.leastNormal") get }
  static var leastNonzeroMagnitude: CGFloat { @_native("double.leastNonzero") get }
  static var ulpOfOne: CGFloat { @_native("double.ulpOfOne") get }
  var ulp: CGFloat { @_native("double.ulp") get }
  var nextUp: CGFloat { @_native("double.nextUp") get }
  var sign: FloatingPointSign { _isMinus ? .minus : .plus }
  var _isMinus: Bool { @_native("double.isMinus") get }
  var isNaN: Bool { self != self }
  var magnitude: CGFloat { @_native("double.magnitude") get }
  @_instruction("cgfloat.negate") static prefix func - (operand: CGFloat) -> CGFloat
  @_instruction("cgfloat.add") static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  @_instruction("cgfloat.subtract") static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  @_instruction("cgfloat.multiply") static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  @_instruction("cgfloat.divide") static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
  @_instruction("double.equal") static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
  @_instruction("double.notEqual") static func != (lhs: CGFloat, rhs: CGFloat) -> Bool
  @_instruction("double.less") static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
  @_instruction("double.lessOrEqual") static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool
  @_instruction("double.greater") static func > (lhs: CGFloat, rhs: CGFloat) -> Bool
  @_instruction("double.greaterOrEqual")
  static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool
  static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs + rhs }
  static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs - rhs }
  static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs * rhs }
  static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs / rhs }
  @_native("double.remainder") func remainder(dividingBy other: CGFloat) -> CGFloat
  @_native("double.truncatingRemainder")
  func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
  @_instruction("double.squareRoot") func squareRoot() -> CGFloat
  @_native("double.addingProduct")
  func addingProduct(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat {
    switch rule {
    case .toNearestOrAwayFromZero: return rounded()
    case .toNearestOrEven: return _rounded(1)
    case .up: return _rounded(2)
    case .down: return _rounded(3)
    case .towardZero: return _rounded(4)
    case .awayFromZero: return _rounded(5)
    }
  }
  @_native("double.round") func rounded() -> CGFloat
  @_native("double.roundBy") func _rounded(_ rule: Int) -> CGFloat
  func distance(to other: CGFloat) -> CGFloat { other - self }
  func advanced(by n: CGFloat) -> CGFloat { self + n }
  func _strided(from start: CGFloat, index: Int, by stride: CGFloat) -> CGFloat {
    start.addingProduct(stride, CGFloat(index))
  }
  func hash(into hasher: inout Hasher) { hasher._combine(self == 0 ? 0 : _bits) }
  var _bits: Int { @_native("double.bits") get }
  init(bitPattern: UInt64) {
    self = CGFloat(_double: _doubleFromBits(bitPattern._bits, RawSignificand.bitWidth == 32))
  }
  var bitPattern: UInt64 {
    UInt64(_bits: RawSignificand.bitWidth == 64 ? _bits : _floatBits)
  }
  var _floatBits: Int { @_native("float.bits") get }
  init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    let value = _scalbn(significand._double, exponent)
    self = CGFloat(_double: sign == .minus ? -value : value)
  }
  var exponent: Int { @_native("double.exponent") get }
  var significand: CGFloat { CGFloat(_double: _scalbn(magnitude._double, -exponent)) }
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: RawSignificand
  ) {
    let exponent = RawSignificand(exponentBitPattern) << RawSignificand(CGFloat.significandBitCount)
    let bits = exponent | significandBitPattern
    self.init(bitPattern: sign == .minus ? bits | ~(~0 >> 1) : bits)
  }
  static var exponentBitCount: Int { 11 }
  static var significandBitCount: Int { 52 }
  var exponentBitPattern: UInt {
    UInt(_bits: (bitPattern._bits >> 52) & 0x7FF)
  }
  var significandBitPattern: UInt64 {
    bitPattern & 0xF_FFFF_FFFF_FFFF
  }
  var binade: CGFloat {
    if !isFinite { return .nan }
    if isZero { return self }
    return CGFloat(_double: _scalbn(sign == .minus ? -1 : 1, exponent))
  }
  var significandWidth: Int {
    if !isFinite || isZero { return -1 }
    let bits = significandBitPattern
    if isSubnormal {
      return bits.bitWidth - bits.leadingZeroBitCount - bits.trailingZeroBitCount - 1
    }
    return bits == 0 ? 0 : CGFloat.significandBitCount - bits.trailingZeroBitCount
  }
  var description: String { @_native("double.description") get }
  var debugDescription: String { description }
}
