@_builtin
struct Double: BinaryFloatingPoint, LosslessStringConvertible, Sendable, CVarArg {
  @_native("double.zero") init()
  init(integerLiteral value: Int) { self = Double(value) }
  init(floatLiteral value: Double) { self = Double(_double: value) }
  @_instruction("double.fromDouble") init(_double: Double)
  @_instruction("double.fromDouble") init(_ value: Double)
  @_instruction("double.fromInt") init(_ value: Int)
  init?<S: StringProtocol>(_ text: S) {
    if let value = _parseDouble(String(text)) { self = Double(_double: value) } else { return nil }
  }
  init?(_ description: String) {
    if let value = _parseDouble(description) { self = Double(_double: value) } else { return nil }
  }
  var _double: Double { @_instruction("double.self") get }
  static var zero: Double { @_native("double.zero") get }
  static var nan: Double { @_native("double.nan") get }
  static var signalingNaN: Double { @_native("double.signalingNaN") get }
  static var infinity: Double { @_native("double.infinity") get }
  static var pi: Double { @_native("double.pi") get }
  static var greatestFiniteMagnitude: Double { @_native("double.greatest") get }
  static var leastNormalMagnitude: Double { @_native("double.leastNormal") get }
  static var leastNonzeroMagnitude: Double { @_native("double.leastNonzero") get }
  static var ulpOfOne: Double { @_native("double.ulpOfOne") get }
  var ulp: Double { @_native("double.ulp") get }
  var nextUp: Double { @_native("double.nextUp") get }
  var sign: FloatingPointSign { _isMinus ? .minus : .plus }
  var _isMinus: Bool { @_native("double.isMinus") get }
  var isNaN: Bool { self != self }
  var magnitude: Double { @_native("double.magnitude") get }
  @_instruction("double.negate") static prefix func - (operand: Double) -> Double
  @_instruction("double.add") static func + (lhs: Double, rhs: Double) -> Double
  @_instruction("double.subtract") static func - (lhs: Double, rhs: Double) -> Double
  @_instruction("double.multiply") static func * (lhs: Double, rhs: Double) -> Double
  @_instruction("double.divide") static func / (lhs: Double, rhs: Double) -> Double
  @_instruction("double.equal") static func == (lhs: Double, rhs: Double) -> Bool
  @_instruction("double.notEqual") static func != (lhs: Double, rhs: Double) -> Bool
  @_instruction("double.less") static func < (lhs: Double, rhs: Double) -> Bool
  @_instruction("double.lessOrEqual") static func <= (lhs: Double, rhs: Double) -> Bool
  @_instruction("double.greater") static func > (lhs: Double, rhs: Double) -> Bool
  @_instruction("double.greaterOrEqual")
  static func >= (lhs: Double, rhs: Double) -> Bool
  static func += (lhs: inout Double, rhs: Double) { lhs = lhs + rhs }
  static func -= (lhs: inout Double, rhs: Double) { lhs = lhs - rhs }
  static func *= (lhs: inout Double, rhs: Double) { lhs = lhs * rhs }
  static func /= (lhs: inout Double, rhs: Double) { lhs = lhs / rhs }
  @_native("double.remainder") func remainder(dividingBy other: Double) -> Double
  @_native("double.truncatingRemainder")
  func truncatingRemainder(dividingBy other: Double) -> Double
  @_instruction("double.squareRoot") func squareRoot() -> Double
  @_native("double.addingProduct")
  func addingProduct(_ lhs: Double, _ rhs: Double) -> Double
  func rounded(_ rule: FloatingPointRoundingRule) -> Double {
    switch rule {
    case .toNearestOrAwayFromZero: return rounded()
    case .toNearestOrEven: return _rounded(1)
    case .up: return _rounded(2)
    case .down: return _rounded(3)
    case .towardZero: return _rounded(4)
    case .awayFromZero: return _rounded(5)
    }
  }
  @_native("double.round") func rounded() -> Double
  @_native("double.roundBy") func _rounded(_ rule: Int) -> Double
  func distance(to other: Double) -> Double { other - self }
  func advanced(by n: Double) -> Double { self + n }
  func _strided(from start: Double, index: Int, by stride: Double) -> Double {
    start.addingProduct(stride, Double(index))
  }
  func hash(into hasher: inout Hasher) { hasher._combine(self == 0 ? 0 : _bits) }
  var _bits: Int { @_native("double.bits") get }
  init(bitPattern: UInt64) {
    self = Double(_double: _doubleFromBits(bitPattern._bits, false))
  }
  var bitPattern: UInt64 {
    UInt64(_bits: _bits)
  }
  var _floatBits: Int { @_native("float.bits") get }
  init(sign: FloatingPointSign, exponent: Int, significand: Double) {
    let value = _scalbn(significand._double, exponent)
    self = Double(_double: sign == .minus ? -value : value)
  }
  var exponent: Int { @_native("double.exponent") get }
  var significand: Double { Double(_double: _scalbn(magnitude._double, -exponent)) }
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  init(
    sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: RawSignificand
  ) {
    let exponent = RawSignificand(exponentBitPattern) << RawSignificand(Double.significandBitCount)
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
  var binade: Double {
    if !isFinite { return .nan }
    if isZero { return self }
    return Double(_double: _scalbn(sign == .minus ? -1 : 1, exponent))
  }
  var significandWidth: Int {
    if !isFinite || isZero { return -1 }
    let bits = significandBitPattern
    if isSubnormal {
      return bits.bitWidth - bits.leadingZeroBitCount - bits.trailingZeroBitCount - 1
    }
    return bits == 0 ? 0 : Double.significandBitCount - bits.trailingZeroBitCount
  }
  var description: String { @_native("double.description") get }
  var debugDescription: String { description }
}
