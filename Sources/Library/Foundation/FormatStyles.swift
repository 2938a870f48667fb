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
struct _ParseError: Error {}
struct _NumberParseStrategy<Value>: ParseStrategy {
  let _isPercent: Bool
  let _symbols: _NumberSymbols
  func parse(_ value: String) throws -> Value {
    let texts = value.compactMap { character in
      let text = String(character)
      if text == _symbols.decimal { return "." }
      return text == "−" ? "-" : character.isNumber || text == "-" ? text : nil
    }
    let kept = texts.joined()
    guard let number = Double(kept) else { throw _ParseError() }
    if let whole = (Value.self as? any BinaryInteger.Type) {
      let zero = whole.init(_bits: 0)
      guard _integerFits(number.rounded(.towardZero), zero.bitWidth, whole.isSigned) else {
        throw _ParseError()
      }
      return whole.init(number) as! Value
    }
    if Value.self == Decimal.self { return Decimal(string: kept)! as! Value }
    let result = _isPercent ? number / 100 : number
    if Value.self == Float.self { return Float(result) as! Value }
    if Value.self == CGFloat.self { return CGFloat(result) as! Value }
    return result as! Value
  }
}
protocol _NumberStyle: ParseableFormatStyle {
  var _form: _NumberForm { get set }
}
extension _NumberStyle {
  typealias Configuration = NumberFormatStyleConfiguration
  func locale(_ locale: Locale) -> Self {
    var result = self
    result._form.symbols = _NumberSymbols.of(locale)
    return result
  }
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self {
    var result = self
    result._form.precision = p
    return result
  }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self {
    var result = self
    result._form.isGrouped = group._isGrouped
    return result
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self {
    var result = self
    result._form.notation = notation
    return result
  }
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self {
    var result = self
    result._form.showsPoint = strategy._isAlways
    return result
  }
  func scale(_ multiplicand: Double) -> Self {
    var result = self
    result._form.scale = multiplicand
    return result
  }
  func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil
  ) -> Self {
    var result = self
    result._form.rule = rule
    result._form.increment = increment
    return result
  }
}
struct IntegerFormatStyle<Value: BinaryInteger>: _NumberStyle, Hashable {
  typealias Percent = _PercentFormatStyle<Value>
  typealias Currency = _CurrencyFormatStyle<Value>
  var _form = _NumberForm()
  init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
  func format(_ value: Value) -> String { _form.text("\(value)") }
  var parseStrategy: _NumberParseStrategy<Value> {
    _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols)
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    var result = self
    result._form.sign = strategy
    return result
  }
}
struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _NumberStyle, Hashable {
  typealias Percent = _PercentFormatStyle<Value>
  typealias Currency = _CurrencyFormatStyle<Value>
  var _form = _NumberForm()
  init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
  func format(_ value: Value) -> String { _form.text("\(value)") }
  var parseStrategy: _NumberParseStrategy<Value> {
    _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols)
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    var result = self
    result._form.sign = strategy
    return result
  }
}
extension Decimal {
  struct FormatStyle: _NumberStyle, Hashable {
    typealias Percent = _PercentFormatStyle<Decimal>
    typealias Currency = _CurrencyFormatStyle<Decimal>
    var _form = _NumberForm()
    init(locale: Locale = .current) { _form.symbols = _NumberSymbols.of(locale) }
    func format(_ value: Decimal) -> String { _form.text("\(value)") }
    var parseStrategy: _NumberParseStrategy<Decimal> {
      _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols)
    }
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
      var result = self
      result._form.sign = strategy
      return result
    }
  }
}
// Integers are percentages without scaling.
struct _PercentFormatStyle<Value>: _NumberStyle, Hashable {
  var _form = _NumberForm()
  init(locale: Locale = .current) {
    _form.symbols = _NumberSymbols.of(locale)
    _form.shift = Value.self is any BinaryInteger.Type ? 0 : 2
  }
  func format(_ value: Value) -> String {
    let around = _form.symbols.percent
    return _form.text("\(value)", before: around[0], after: around[1])
  }
  var parseStrategy: _NumberParseStrategy<Value> {
    _NumberParseStrategy(_isPercent: true, _symbols: _form.symbols)
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    var result = self
    result._form.sign = strategy
    return result
  }
}
struct _CurrencyFormatStyle<Value>: _NumberStyle, Hashable {
  let currencyCode: String
  var _form = _NumberForm()
  var _presentation = CurrencyFormatStyleConfiguration.Presentation.standard
  init(code: String, locale: Locale = .current) {
    currencyCode = code
    _form.symbols = _NumberSymbols.of(locale)
    let places = _currencyPlaces(code)
    _form.defaultFraction = places...places
  }
  func format(_ value: Value) -> String {
    var symbol = _form.symbols.symbol(currencyCode)
    switch _presentation {
    case .standard: break
    case .isoCode: symbol = currencyCode
    case .narrow: if symbol.last == "$" || symbol.last == "¥" { symbol = String(symbol.suffix(1)) }
    case .fullName:
      let number = _form.text("\(value)")
      return number + " " + _currencyName(currencyCode, number == "1")
    }
    let around = _form.symbols.around(symbol)
    return _form.text("\(value)", before: around.before, after: around.after)
  }
  var parseStrategy: _NumberParseStrategy<Value> {
    _NumberParseStrategy(_isPercent: false, _symbols: _form.symbols)
  }
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self {
    var result = self
    result._form.sign = strategy._sign
    result._form.isAccounting = strategy._isAccounting
    return result
  }
  func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    var result = self
    result._presentation = p
    return result
  }
}
func _currencyPlaces(_ code: String) -> Int {
  switch code {
  case "JPY", "KRW", "VND", "CLP", "ISK": return 0
  case "KWD", "BHD", "JOD", "OMR", "TND": return 3
  default: return 2
  }
}
func _currencySymbol(_ code: String) -> String {
  switch code {
  case "USD": return "$"
  case "EUR": return "€"
  case "GBP": return "£"
  case "JPY": return "¥"
  case "KRW": return "₩"
  case "INR": return "₹"
  case "ILS": return "₪"
  case "VND": return "₫"
  case "CNY": return "CN¥"
  case "CAD": return "CA$"
  case "AUD": return "A$"
  case "NZD": return "NZ$"
  case "MXN": return "MX$"
  case "BRL": return "R$"
  case "HKD": return "HK$"
  case "TWD": return "NT$"
  default: return code + "\u{A0}"
  }
}
func _currencyName(_ code: String, _ isOne: Bool) -> String {
  switch code {
  case "USD": return isOne ? "US dollar" : "US dollars"
  case "EUR": return isOne ? "euro" : "euros"
  case "GBP": return isOne ? "British pound" : "British pounds"
  case "JPY": return "Japanese yen"
  case "CAD": return isOne ? "Canadian dollar" : "Canadian dollars"
  case "CHF": return isOne ? "Swiss franc" : "Swiss francs"
  default: return code
  }
}
