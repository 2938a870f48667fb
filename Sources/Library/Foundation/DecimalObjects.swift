protocol NSDecimalNumberBehaviors {
  func roundingMode() -> Decimal.RoundingMode
  func scale() -> Int16
}
class NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors {
  let _mode: Decimal.RoundingMode
  let _scale: Int16
  init(
    roundingMode: Decimal.RoundingMode, scale: Int16, raiseOnExactness exact: Bool,
    raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool,
    raiseOnDivideByZero divideByZero: Bool
  ) {
    _mode = roundingMode
    _scale = scale
  }
  static let `default` = NSDecimalNumberHandler(
    roundingMode: .plain, scale: Int16.max, raiseOnExactness: false, raiseOnOverflow: true,
    raiseOnUnderflow: true, raiseOnDivideByZero: true)
  func roundingMode() -> Decimal.RoundingMode { _mode }
  func scale() -> Int16 { _scale }
}
class NSDecimalNumber: NSNumber {
  private let _decimal: Decimal
  typealias RoundingMode = Decimal.RoundingMode
  typealias CalculationError = Decimal.CalculationError
  init(decimal: Decimal) {
    _decimal = decimal
    super.init(value: Decimal._double(decimal))
  }
  override convenience init(value: Double) { self.init(decimal: Decimal(value)) }
  override convenience init(value: Int) { self.init(decimal: Decimal(value)) }
  override convenience init(value: Bool) { self.init(decimal: value ? 1 : 0) }
  required convenience init(integerLiteral value: Int) { self.init(decimal: Decimal(value)) }
  required convenience init(floatLiteral value: Double) { self.init(decimal: Decimal(value)) }
  required convenience init(booleanLiteral value: Bool) { self.init(decimal: value ? 1 : 0) }
  convenience init(string: String?) {
    self.init(decimal: string.flatMap { Decimal(string: $0) } ?? .nan)
  }
  convenience init(string: String?, locale: Any?) {
    self.init(
      decimal: string.flatMap { Decimal(string: $0, locale: locale as? Locale) } ?? .nan)
  }
  convenience init(mantissa: UInt64, exponent: Int16, isNegative: Bool) {
    let number = Decimal(sign: .plus, exponent: Int(exponent), significand: Decimal(mantissa))
    self.init(decimal: isNegative ? -number : number)
  }
  static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
  static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
  static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
  override var decimalValue: Decimal { _decimal }
  override var _bits: Int { intValue }
  override var _isWhole: Bool { Decimal(intValue) == _decimal }
  override var intValue: Int { Decimal._integer(_decimal) }
  override var stringValue: String { _decimal.description }
  override var description: String { _decimal.description }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSNumber)?.decimalValue == _decimal
  }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    .init(decimal: _decimal + other._decimal)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    .init(decimal: _decimal - other._decimal)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    .init(decimal: _decimal * other._decimal)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    .init(decimal: _decimal / other._decimal)
  }
  func raising(toPower power: Int) -> NSDecimalNumber { .init(decimal: pow(_decimal, power)) }
  func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
    .init(decimal: Decimal(sign: .plus, exponent: Int(power), significand: _decimal))
  }
  func rounding(accordingToBehavior behavior: NSDecimalNumberBehaviors?) -> NSDecimalNumber {
    guard let behavior else { return self }
    var (number, result) = (_decimal, Decimal())
    NSDecimalRound(&result, &number, Int(behavior.scale()), behavior.roundingMode())
    return .init(decimal: result)
  }
  func compare(_ other: NSNumber) -> ComparisonResult {
    ComparisonResult(Decimal._order(_decimal, other.decimalValue))
  }
}
