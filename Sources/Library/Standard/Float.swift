@_builtin
struct Float: BinaryFloatingPoint, LosslessStringConvertible, Sendable, CVarArg {
  @_native("double.zero") init()
  init(integerLiteral value: Int) { self = Float(value) }
  init(floatLiteral value: Double) { self = Float(_double: value) }
  @_instruction("float.fromDouble") init(_double: Double)
  @_instruction("float.fromDouble") init(_ value: Double)
  @_instruction("float.fromInt") init(_ value: Int)
  init?<S: StringProtocol>(_ text: S) {
    if let value = _parseDouble(String(text)) { self = Float(_double: value) } else { return nil }
  }
  init?(_ description: String) {
    if let value = _parseDouble(description) { self = Float(_double: value) } else { return nil }
  }
  var _double: Double { @_instruction("double.self") get }
  static var zero: Float { @_native("double.zero") get }
  static var nan: Float { @_native("double.nan") get }
  static var signalingNaN: Float { @_native("double.signalingNaN") get }
  static var infinity: Float { @_native("double.infinity") get }
  static var pi: Float { @_native("double.pi") get }
  static var greatestFiniteMagnitude: Float { @_native("double.greatest") get }
  static var leastNormalMagnitude: Float { @_native("double.leastNormal") get }
  static var leastNonzeroMagnitude: Float { @_native("double.leastNonzero") get }
  static var ulpOfOne: Float { @_native("double.ulpOfOne") get }
  var ulp: Float { @_native("double.ulp") get }
  var nextUp: Float { @_native("double.nextUp") get }
  var sign: FloatingPointSign { _isMinus ? .minus : .plus }
  var _isMinus: Bool { @_native("double.isMinus") get }
  var isNaN: Bool { self != self }
  var magnitude: Float { @_native("double.magnitude") get }
  @_instruction("float.negate") static prefix func - (operand: Float) -> Float
  @_instruction("float.add") static func + (lhs: Float, rhs: Float) -> Float
  @_instruction("float.subtract") static func - (lhs: Float, rhs: Float) -> Float
  @_instruction("float.multiply") static func * (lhs: Float, rhs: Float) -> Float
  @_instruction("float.divide") static func / (lhs: Float, rhs: Float) -> Float
  @_instruction("double.equal") static func == (lhs: Float, rhs: Float) -> Bool
  @_instruction("double.notEqual") static func != (lhs: Float, rhs: Float) -> Bool
  @_instruction("double.less") static func < (lhs: Float, rhs: Float) -> Bool
  @_instruction("double.lessOrEqual") static func <= (lhs: Float, rhs: Float) -> Bool
  @_instruction("double.greater") static func > (lhs: Float, rhs: Float) -> Bool
  @_instruction("double.greaterOrEqual")
  static func >= (lhs: Float, rhs: Float) -> Bool
  static func += (lhs: inout Float, rhs: Float) { lhs = lhs + rhs }
  static func -= (lhs: inout Float, rhs: Float) { lhs = lhs - rhs }
  static func *= (lhs: inout Float, rhs: Float) { lhs = lhs * rhs }
  static func /= (lhs: inout Float, rhs: Float) { lhs = lhs / rhs }
  @_native("double.remainder") func remainder(dividingBy other: Float) -> Float
  @_native("double.truncatingRemainder")
  func truncatingRemainder(dividingBy other: Float) -> Float
  @_instruction("double.squareRoot") func squareRoot() -> Float
  @_native("double.addingProduct")
  func addingProduct(_ lhs: Float, _ rhs: Float) -> Float
  func rounded(_ rule: FloatingPointRoundingRule) -> Float {
    switch rule {
    case .toNearestOrAwayFromZero: return rounded()
    case .toNearestOrEven: return _rounded(1)
    case .up: return _rounded(2)
    case .down: return _rounded(3)
    case .towardZero: return _rounded(4)
    case .awayFromZero: return _rounded(5)
    }
  }
  @_native("double.round") func rounded() -> Float
  @_native("double.roundBy") func _rounded(_ rule: Int) -> Float
  func distance(to other: Float) -> Float { other - self }
  func advanced(by n: Float) -> Float { self + n }
  func _strided(from start: Float, index: Int, by stride: Float) -> Float {
    start.addingProduct(stride, Float(index))
  }
  func hash(into hasher: inout Hasher) { hasher._combine(self == 0 ? 0 : _bits) }
  var _bits: Int { @_native("double.bits") get }
  init(bitPattern: UInt32) {
    self = Float(_double: _doubleFromBits(bitPattern._bits, true))
  }
  var bitPattern: UInt32 {
    UInt32(_bits: _floatBits)
  }
  var _floatBits: Int { @_native("float.bits") get }
  init(sign: FloatingPointSign, exponent: Int, significand: Float) {
    let value = _scalbn(significand._double, exponent)
    self = Float(_double: sign == .minus ? -value : value)
  }
  var exponent: Int { @_native("double.exponent") get }
  var significand: Float { Float(_double: _scalbn(magnitude._double, -exponent)) }
  typealias Exponent = Int
  typealias RawSignificand = UInt32
  typealias RawExponent = UInt
  init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: RawSignificand
  ) {
    let exponent = RawSignificand(exponentBitPattern) << RawSignificand(Float.significandBitCount)
    let bits = exponent | significandBitPattern
    self.init(bitPattern: sign == .minus ? bits | ~(~0 >> 1) : bits)
  }
  static var exponentBitCount: Int { 8 }
  static var significandBitCount: Int { 23 }
  var exponentBitPattern: UInt {
    UInt(_bits: (bitPattern._bits >> 23) & 0xFF)
  }
  var significandBitPattern: UInt32 {
    bitPattern & 0x7F_FFFF
  }
  var binade: Float {
    if !isFinite { return .nan }
    if isZero { return self }
    return Float(_double: _scalbn(sign == .minus ? -1 : 1, exponent))
  }
  var significandWidth: Int {
    if !isFinite || isZero { return -1 }
    let bits = significandBitPattern
    if isSubnormal {
      return bits.bitWidth - bits.leadingZeroBitCount - bits.trailingZeroBitCount - 1
    }
    return bits == 0 ? 0 : Float.significandBitCount - bits.trailingZeroBitCount
  }
  var description: String { @_native("double.description") get }
  var debugDescription: String { description }
}
typealias Float32 = Float
