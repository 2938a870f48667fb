enum FloatingPointSign: Int { case plus, minus }
enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}
enum FloatingPointClassification {
  case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal
  case negativeZero, positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
}
protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
  init(_ value: Int)
  static var nan: Self { get }
  static var signalingNaN: Self { get }
  static var infinity: Self { get }
  init(sign: FloatingPointSign, exponent: Int, significand: Self)
  var exponent: Int { get }
  var significand: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var pi: Self { get }
  static var ulpOfOne: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  var ulp: Self { get }
  var sign: FloatingPointSign { get }
  var isNormal: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isSubnormal: Bool { get }
  var isInfinite: Bool { get }
  var isNaN: Bool { get }
  var nextUp: Self { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  func remainder(dividingBy other: Self) -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  func squareRoot() -> Self
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule)
}
extension FloatingPoint {
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static var ulpOfOne: Self { Self(1).ulp }
  var nextDown: Self { -(-self).nextUp }
  var isFinite: Bool { self - self == 0 }
  var isZero: Bool { self == 0 }
  var isNaN: Bool { self != self }
  var isInfinite: Bool { !isFinite && !isNaN }
  var isNormal: Bool { isFinite && abs(self) >= Self.leastNormalMagnitude }
  var isSubnormal: Bool { isFinite && !isZero && !isNormal }
  func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  mutating func round() { self = rounded(.toNearestOrAwayFromZero) }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  mutating func formSquareRoot() { self = squareRoot() }
  @available(
    *, unavailable, message: "For floating point numbers use truncatingRemainder instead"
  )
  static func % (lhs: Self, rhs: Self) -> Self { lhs.truncatingRemainder(dividingBy: rhs) }
  @available(
    *, unavailable,
    message: "For floating point numbers use formTruncatingRemainder instead"
  )
  static func %= (lhs: inout Self, rhs: Self) { lhs.formTruncatingRemainder(dividingBy: rhs) }
  mutating func formTruncatingRemainder(dividingBy other: Self) {
    self = truncatingRemainder(dividingBy: other)
  }
  mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
  init(signOf sign: Self, magnitudeOf magnitude: Self) {
    self = (magnitude.sign == sign.sign) ? magnitude : -magnitude
  }
  static var radix: Int { 2 }
  var isCanonical: Bool { true }
  var isSignalingNaN: Bool { false }
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
    if self < other { return true }
    if other < self { return false }
    if self == other { return sign == .minus || other.sign == .plus }
    if isNaN && other.isNaN { return sign == .minus || other.sign == .plus }
    return isNaN ? sign == .minus : other.sign == .plus
  }
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : x.magnitude <= y.magnitude ? x : y
  }
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : x.magnitude > y.magnitude ? x : y
  }
  func isEqual(to other: Self) -> Bool { self == other }
  func isLess(than other: Self) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  static func minimum(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : x <= y ? x : y
  }
  static func maximum(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : x > y ? x : y
  }
  var floatingPointClass: FloatingPointClassification {
    if isNaN { return .quietNaN }
    let isMinus = sign == .minus
    if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
    if isZero { return isMinus ? .negativeZero : .positiveZero }
    if isSubnormal { return isMinus ? .negativeSubnormal : .positiveSubnormal }
    return isMinus ? .negativeNormal : .positiveNormal
  }
}
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
  init(_double: Double)
  var _double: Double { get }
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var binade: Self { get }
  var significandWidth: Int { get }
}
extension BinaryFloatingPoint {
  init<Source: BinaryFloatingPoint>(_ value: Source) { self = Self(_double: value._double) }
  @_onKnownNumbers("fromInt") init<Source: BinaryInteger>(_ value: Source) {
    self = Self(_double: _doubleFromInteger(value._bits, Source.isSigned))
  }
  init?<Source: BinaryInteger>(exactly value: Source) {
    let converted = Self(_double: _doubleFromInteger(value._bits, Source.isSigned))
    if !_integerFits(converted._double, 64, Source.isSigned)
      || Source(_rounding: converted._double) != value
    {
      return nil
    }
    self = converted
  }
  init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    let converted = Self(_double: value._double)
    if converted._double != value._double { return nil }
    self = converted
  }
  static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random<T: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout T
  ) -> Self {
    if range.isEmpty { _fault("Can't get random value with an empty range") }
    let delta = range.upperBound - range.lowerBound
    if !delta.isFinite { _fault("There is no uniform distribution on an infinite range") }
    let bits = generator.next()._bits & (2 << Self.significandBitCount - 1)
    let unit = Self(bits) * (Self.ulpOfOne / 2)
    let value = delta * unit + range.lowerBound
    return value == range.upperBound ? random(in: range, using: &generator) : value
  }
  static func random<T: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout T
  ) -> Self {
    let delta = range.upperBound - range.lowerBound
    if !delta.isFinite { _fault("There is no uniform distribution on an infinite range") }
    let limit = 2 << Self.significandBitCount
    let bits = generator._next(
      below: UInt64(_bits: limit + 1), Self.significandBitCount < 32 ? 32 : 64
    )._bits
    if bits == limit { return range.upperBound }
    let unit = Self(bits) * (Self.ulpOfOne / 2)
    return delta * unit + range.lowerBound
  }
}
@_native("double.fromInteger")
func _doubleFromInteger(_ bits: Int, _ signed: Bool) -> Double
