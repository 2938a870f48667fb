typealias _FormatStyleProtocol = FormatStyle
typealias _ParseStrategyProtocol = ParseStrategy
protocol FormatStyle<FormatInput, FormatOutput> {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}
protocol ParseStrategy {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}
protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}
/// What the styles of numbers, percentages and amounts of money have in common: settings that natives read.
protocol _NumberStyle: ParseableFormatStyle {
  associatedtype _Value
  var _settings: [String: String] { get set }
}
extension _NumberStyle {
  typealias Configuration = NumberFormatStyleConfiguration
  func _with(_ name: String, _ value: String) -> Self {
    var result = self
    result._settings[name] = value
    return result
  }
  func locale(_ locale: Locale) -> Self { _with("locale", locale.identifier) }
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self {
    var result = self
    for name in ["whole", "fraction", "significant"] { result._settings[name] = p._settings[name] }
    return result
  }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
    _with("grouping", group._isGrouped ? "automatic" : "never")
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    _with("notation", "\(notation)")
  }
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self {
    _with("point", strategy._isAlways ? "always" : "automatic")
  }
  func scale(_ multiplicand: Double) -> Self { _with("scale", "\(multiplicand)") }
  func _rounded<Increment>(_ rule: FloatingPointRoundingRule, _ increment: Increment?) -> Self {
    var result = _with("rule", "\(rule)")
    result._settings["increment"] = increment.map { "\($0)" }
    return result
  }
  var _texts: [String] { _settings.map { $0.key + "=" + $0.value } }
  func format(_ value: _Value) -> String { _NumberNatives.text(value, _texts) }
  var parseStrategy: _NumberParseStrategy<_Value> { _NumberParseStrategy(_texts: _texts) }
}
extension _NumberStyle where _Value: BinaryInteger {
  func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
  ) -> Self { _rounded(rule, increment) }
}
extension _NumberStyle where _Value: BinaryFloatingPoint {
  func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
  ) -> Self { _rounded(rule, increment) }
}
extension _NumberStyle where _Value == Decimal {
  func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil
  ) -> Self { _rounded(rule, increment) }
}
/// Styles whose sign is that of a number, and not of an amount of money.
protocol _PlainNumberStyle: _NumberStyle {}
extension _PlainNumberStyle {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    _with("sign", strategy._name)
  }
}
enum _NumberNatives {
  @_native("number.integer")
  static func _integer(_ settings: [String], _ number: String) -> String
  @_native("number.floating")
  static func _floating(_ settings: [String], _ number: Double) -> String
  @_native("number.decimal")
  static func _decimal(_ settings: [String], _ number: Decimal) -> String
  @_native("number.parsedInteger")
  static func _parsedInteger(_ settings: [String], _ text: String) -> String?
  @_native("number.parsedFloating")
  static func _parsedFloating(_ settings: [String], _ text: String) -> Double?
  @_native("number.parsedDecimal")
  static func _parsedDecimal(_ settings: [String], _ text: String) -> Decimal?
  static func text<Value>(_ value: Value, _ settings: [String]) -> String {
    if let number = value as? Decimal { return _decimal(settings, number) }
    if let number = value as? any BinaryFloatingPoint {
      return _floating(settings, Double(number))
    }
    return _integer(settings, "\(value)")
  }
  /// Nil if the text is no number of that type.
  static func number<Value>(_ text: String, _ settings: [String]) -> Value? {
    if Value.self == Decimal.self {
      return _parsedDecimal(settings, text) as? Value
    }
    if let whole = Value.self as? any BinaryInteger.Type {
      guard let number = _parsedInteger(settings, text).flatMap({ Int($0) }) else { return nil }
      return whole.init(exactly: number) as? Value
    }
    guard let number = _parsedFloating(settings, text) else { return nil }
    return (Value.self as? any BinaryFloatingPoint.Type).flatMap { $0.init(number) as? Value }
  }
}
struct _NumberParseStrategy<Value>: ParseStrategy {
  let _texts: [String]
  func parse(_ value: String) throws -> Value {
    guard let number: Value = _NumberNatives.number(value, _texts) else {
      throw CocoaError(.formatting)
    }
    return number
  }
}
struct IntegerFormatStyle<Value: BinaryInteger>: _PlainNumberStyle, Hashable {
  typealias _Value = Value
  typealias Percent = _PercentFormatStyle<Value>
  typealias Currency = _CurrencyFormatStyle<Value>
  var _settings: [String: String]
  init(locale: Locale = .current) { _settings = ["locale": locale.identifier] }
}
struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _PlainNumberStyle, Hashable {
  typealias _Value = Value
  typealias Percent = _PercentFormatStyle<Value>
  typealias Currency = _CurrencyFormatStyle<Value>
  var _settings: [String: String]
  init(locale: Locale = .current) { _settings = ["locale": locale.identifier] }
}
extension Decimal {
  struct FormatStyle: _PlainNumberStyle, Hashable {
    typealias _Value = Decimal
    typealias Percent = _PercentFormatStyle<Decimal>
    typealias Currency = _CurrencyFormatStyle<Decimal>
    var _settings: [String: String]
    init(locale: Locale = .current) { _settings = ["locale": locale.identifier] }
  }
}
struct _PercentFormatStyle<Value>: _PlainNumberStyle, Hashable {
  typealias _Value = Value
  var _settings: [String: String]
  init(locale: Locale = .current) {
    _settings = ["kind": "percent", "locale": locale.identifier]
  }
}
struct _CurrencyFormatStyle<Value>: _NumberStyle, Hashable {
  typealias _Value = Value
  let currencyCode: String
  var _settings: [String: String]
  init(code: String, locale: Locale = .current) {
    currencyCode = code
    _settings = ["kind": "currency", "code": code, "locale": locale.identifier]
  }
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    _with("sign", strategy._name)
  }
  func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    _with("presentation", "\(p)")
  }
}
