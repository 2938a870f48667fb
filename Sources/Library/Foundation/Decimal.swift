// Decimal numbers with up to 38 digits.

struct Decimal: SignedNumeric, Comparable, Hashable, Strideable, Sendable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  // The halves of a 128-bit mantissa, and the power of ten by which it is multiplied. Negative
  // zero represents NaN.
  var _low = 0
  var _high = 0
  var _exponent = 0
  var _isNegative = false
  init() {}
  init(_low: Int, _high: Int, _exponent: Int, _isNegative: Bool) {
    self._low = _low
    self._high = _high
    self._exponent = _exponent
    self._isNegative = _isNegative
  }
  @_native("decimal.add")
  static func _sum(_ lhs: Decimal, _ rhs: Decimal) -> Decimal
  @_native("decimal.multiply")
  static func _product(_ lhs: Decimal, _ rhs: Decimal) -> Decimal
  @_native("decimal.divide")
  static func _quotient(_ lhs: Decimal, _ rhs: Decimal) -> Decimal
  @_native("decimal.round")
  static func _rounding(_ value: Decimal, _ places: Int, _ mode: Int) -> Decimal
  @_native("decimal.compact") static func _compacted(_ value: Decimal) -> Decimal
  @_native("decimal.order") static func _order(_ lhs: Decimal, _ rhs: Decimal) -> Int
  @_native("decimal.text") static func _text(_ value: Decimal) -> String
  @_native("decimal.parse") static func _parse(_ text: String, _ point: String) -> Decimal?
  @_native("decimal.double") static func _toDouble(_ value: Decimal) -> Double
  @_native("decimal.ofDouble") static func _ofDouble(_ value: Double) -> Decimal
  init<T: BinaryInteger>(_ value: T) { self = Decimal._parse("\(value)", ".") ?? .nan }
  init(_ value: Int) {
    let magnitude = Decimal(
      _low: Int(bitPattern: value.magnitude), _high: 0, _exponent: 0, _isNegative: value < 0)
    self = Decimal._compacted(magnitude)
  }
  init(_ value: Double) { self = Decimal._ofDouble(value) }
  init(integerLiteral value: Int) { self.init(value) }
  init(floatLiteral value: Double) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(source) }
  init?(string: String, locale: Locale? = nil) {
    guard let number = Decimal._parse(string, locale?.decimalSeparator ?? ".") else {
      return nil
    }
    self = number
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    self = significand
    let power = Swift.max(-1000, Swift.min(1000, exponent)) + _exponent
    if power > 127 { self = .nan } else if power < -128 { self = .zero } else { _exponent = power }
    if sign == .minus && !isZero { _isNegative.toggle() }
  }
  init(signOf: Decimal, magnitudeOf magnitude: Decimal) {
    self = signOf.isSignMinus ? -magnitude.magnitude : magnitude.magnitude
  }
  static let zero = Decimal()
  static let pi = Decimal._parse("3.14159265358979323846264338327950288419", ".")!
  static var nan: Decimal { Decimal(_low: 0, _high: 0, _exponent: 0, _isNegative: true) }
  static var quietNaN: Decimal { nan }
  static let greatestFiniteMagnitude = Decimal(
    _low: -1, _high: -1, _exponent: 127, _isNegative: false)
  static let leastFiniteMagnitude = -greatestFiniteMagnitude
  static let leastNormalMagnitude = Decimal(
    _low: 1, _high: 0, _exponent: -127, _isNegative: false)
  static let leastNonzeroMagnitude = leastNormalMagnitude
  static var radix: Int { 10 }
  var isNaN: Bool { _low == 0 && _high == 0 && _isNegative }
  var isSignaling: Bool { false }
  var isZero: Bool { _low == 0 && _high == 0 && !_isNegative }
  var isNormal: Bool { !isZero && !isNaN }
  var isSubnormal: Bool { false }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  var isCanonical: Bool { true }
  var sign: FloatingPointSign { _isNegative ? .minus : .plus }
  var isSignMinus: Bool { _isNegative }
  var exponent: Int { _exponent }
  var significand: Decimal {
    Decimal(_low: _low, _high: _high, _exponent: 0, _isNegative: isNaN)
  }
  var magnitude: Decimal {
    Decimal(_low: _low, _high: _high, _exponent: _exponent, _isNegative: isNaN)
  }
  var floatingPointClass: FloatingPointClassification {
    isNaN
      ? .quietNaN
      : isZero ? .positiveZero : _isNegative ? .negativeNormal : .positiveNormal
  }
  var ulp: Decimal {
    if !isNormal { return .nan }
    // Append as many zeros as the mantissa has room for.
    let digits = significand.description
    let isSmall = digits + String(repeating: "0", count: 39 - digits.count) <= _greatestMantissa
    return Decimal(
      _low: 1, _high: 0, _exponent: _exponent - (isSmall ? 39 : 38) + digits.count,
      _isNegative: false)
  }
  var _greatestMantissa: String { "340282366920938463463374607431768211455" }
  var nextUp: Decimal { self + ulp }
  var nextDown: Decimal { -(-self).nextUp }
  var _double: Double { Decimal._toDouble(self) }
  static func + (lhs: Decimal, rhs: Decimal) -> Decimal { _sum(lhs, rhs) }
  static func - (lhs: Decimal, rhs: Decimal) -> Decimal { _sum(lhs, -rhs) }
  static func * (lhs: Decimal, rhs: Decimal) -> Decimal { _product(lhs, rhs) }
  static func / (lhs: Decimal, rhs: Decimal) -> Decimal { _quotient(lhs, rhs) }
  static prefix func - (operand: Decimal) -> Decimal {
    var result = operand
    result.negate()
    return result
  }
  static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  mutating func add(_ other: Decimal) { self += other }
  mutating func subtract(_ other: Decimal) { self -= other }
  mutating func multiply(by other: Decimal) { self *= other }
  mutating func divide(by other: Decimal) { self /= other }
  mutating func negate() { if isNormal { _isNegative.toggle() } }
  static func == (lhs: Decimal, rhs: Decimal) -> Bool { _order(lhs, rhs) == 0 }
  static func < (lhs: Decimal, rhs: Decimal) -> Bool { _order(lhs, rhs) < 0 }
  func isEqual(to other: Decimal) -> Bool { self == other }
  func isLess(than other: Decimal) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
  func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool { self <= other }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by n: Decimal) -> Decimal { self + n }
  enum RoundingMode: UInt { case plain, down, up, bankers }
  enum CalculationError: UInt {
    case noError, lossOfPrecision, overflow, underflow, divideByZero
  }
  // Rounds to a number of decimal places; `down` and `up` are towards negative and positive
  // infinity.
  func _rounded(_ places: Int, _ mode: RoundingMode) -> Decimal {
    Decimal._rounding(self, places, Int(mode.rawValue))
  }
  func _power(_ exponent: Int) -> Decimal {
    if exponent == 0 { return 1 }
    var power = exponent.magnitude
    var base = self
    var rest = Decimal(1)
    while power > 1 {
      if power % 2 == 1 { rest = rest * base }
      base = base * base
      power /= 2
    }
    let result = base * rest
    return exponent < 0 ? 1 / result : result
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_double) }
  var description: String { Decimal._text(self) }
}
