// Decimal numbers with up to 38 digits.

struct Decimal: SignedNumeric, Comparable, Hashable, Strideable, Sendable,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  /// The toolchain's own number.
  let _number: Any
  @_native("decimal.ofInteger") static func _ofInteger(_ value: Int) -> Decimal
  @_native("decimal.ofDouble") static func _ofDouble(_ value: Double) -> Decimal
  @_native("decimal.parsed") static func _parsed(_ text: String, _ locale: String?) -> Decimal?
  @_native("decimal.scaled")
  static func _scaled(_ isNegative: Bool, _ exponent: Int, _ significand: Decimal) -> Decimal
  @_native("decimal.constant") static func _constant(_ name: String) -> Decimal
  @_native("decimal.sum") static func + (lhs: Decimal, rhs: Decimal) -> Decimal
  @_native("decimal.difference") static func - (lhs: Decimal, rhs: Decimal) -> Decimal
  @_native("decimal.product") static func * (lhs: Decimal, rhs: Decimal) -> Decimal
  @_native("decimal.quotient") static func / (lhs: Decimal, rhs: Decimal) -> Decimal
  @_native("decimal.power") static func _power(_ base: Decimal, _ exponent: Int) -> Decimal
  @_native("decimal.rounded")
  static func _rounded(_ number: Decimal, _ places: Int, _ mode: Int) -> Decimal
  @_native("decimal.order") static func _order(_ lhs: Decimal, _ rhs: Decimal) -> Int
  @_native("decimal.part") static func _part(_ number: Decimal, _ name: String) -> Decimal
  @_native("decimal.class") static func _class(_ number: Decimal) -> String
  @_native("decimal.isNegative") static func _isNegative(_ number: Decimal) -> Bool
  @_native("decimal.exponent") static func _exponent(_ number: Decimal) -> Int
  @_native("decimal.double") static func _double(_ number: Decimal) -> Double
  @_native("decimal.integer") static func _integer(_ number: Decimal) -> Int
  @_native("decimal.text") static func _text(_ number: Decimal, _ locale: String?) -> String
  init() { self.init(0) }
  init<T: BinaryInteger>(_ value: T) { self = Decimal(string: "\(value)") ?? .nan }
  init(_ value: Int) { self = Decimal._ofInteger(value) }
  init(_ value: Double) { self = Decimal._ofDouble(value) }
  init(integerLiteral value: Int) { self.init(value) }
  init(floatLiteral value: Double) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(source) }
  init?(string: String, locale: Locale? = nil) {
    guard let number = Decimal._parsed(string, locale?.identifier) else { return nil }
    self = number
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    self = Decimal._scaled(sign == .minus, exponent, significand)
  }
  init(signOf: Decimal, magnitudeOf magnitude: Decimal) {
    self = signOf.isSignMinus ? -magnitude.magnitude : magnitude.magnitude
  }
  static let zero = Decimal()
  static let pi = Decimal._constant("pi")
  static let nan = Decimal._constant("nan")
  static var quietNaN: Decimal { nan }
  static let greatestFiniteMagnitude = Decimal._constant("greatestFiniteMagnitude")
  static let leastFiniteMagnitude = Decimal._constant("leastFiniteMagnitude")
  static let leastNormalMagnitude = Decimal._constant("leastNormalMagnitude")
  static let leastNonzeroMagnitude = Decimal._constant("leastNonzeroMagnitude")
  static var radix: Int { 10 }
  var isNaN: Bool { floatingPointClass == .quietNaN }
  var isSignaling: Bool { false }
  var isZero: Bool { floatingPointClass == .positiveZero }
  var isNormal: Bool { !isZero && !isNaN }
  var isSubnormal: Bool { false }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  var isCanonical: Bool { true }
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  var isSignMinus: Bool { Decimal._isNegative(self) }
  var exponent: Int { Decimal._exponent(self) }
  var significand: Decimal { Decimal._part(self, "significand") }
  var magnitude: Decimal { Decimal._part(self, "magnitude") }
  var floatingPointClass: FloatingPointClassification {
    switch Decimal._class(self) {
    case "quietNaN": .quietNaN
    case "positiveZero": .positiveZero
    case "negativeNormal": .negativeNormal
    default: .positiveNormal
    }
  }
  var ulp: Decimal { Decimal._part(self, "ulp") }
  var nextUp: Decimal { Decimal._part(self, "nextUp") }
  var nextDown: Decimal { Decimal._part(self, "nextDown") }
  static prefix func - (operand: Decimal) -> Decimal { _part(operand, "negated") }
  static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  mutating func add(_ other: Decimal) { self += other }
  mutating func subtract(_ other: Decimal) { self -= other }
  mutating func multiply(by other: Decimal) { self *= other }
  mutating func divide(by other: Decimal) { self /= other }
  mutating func negate() { self = -self }
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
  func hash(into hasher: inout Hasher) { hasher.combine(Decimal._double(self)) }
  var description: String { Decimal._text(self, nil) }
}
