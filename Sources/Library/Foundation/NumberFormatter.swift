class NumberFormatter: Formatter {
  enum Style: Int {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
    case currencyISOCode = 8
    case currencyPlural, currencyAccounting
  }
  var _isCurrency: Bool { numberStyle == .currency || numberStyle.rawValue >= 8 }
  var numberStyle = Style.none
  var _leastFraction: Int? = nil
  var _mostFraction: Int? = nil
  var minimumFractionDigits: Int {
    get { _leastFraction ?? (_isCurrency ? _currencyPlaces(currencyCode) : 0) }
    set { _leastFraction = newValue }
  }
  var maximumFractionDigits: Int {
    get {
      let usual =
        _isCurrency
        ? _currencyPlaces(currencyCode) : numberStyle == .decimal ? 3 : 0
      return max(_mostFraction ?? usual, minimumFractionDigits)
    }
    set { _mostFraction = newValue }
  }
  var minimumIntegerDigits = 1
  var maximumIntegerDigits = 1000
  var usesSignificantDigits = false
  var minimumSignificantDigits = 1
  var maximumSignificantDigits = 6
  var multiplier: NSNumber? = nil
  var allowsFloats = true
  var isLenient = false
  var _chosenGrouping: String? = nil
  var groupingSeparator: String! {
    get { _chosenGrouping ?? _symbols.grouping }
    set { _chosenGrouping = newValue }
  }
  var _chosenDecimal: String? = nil
  var decimalSeparator: String! {
    get { _chosenDecimal ?? _symbols.decimal }
    set { _chosenDecimal = newValue }
  }
  var _symbols: _NumberSymbols { _NumberSymbols.of(locale) }
  var minusSign: String! = "-"
  var plusSign: String! = "+"
  var percentSymbol: String! = "%"
  var zeroSymbol: String? = nil
  var nilSymbol = ""
  var notANumberSymbol: String! = "NaN"
  var positiveInfinitySymbol = "+∞"
  var negativeInfinitySymbol = "-∞"
  var positivePrefix: String! = ""
  var positiveSuffix: String! = ""
  var negativePrefix: String! = "-"
  var negativeSuffix: String! = ""
  var usesGroupingSeparator = true
  var groupingSize = 3
  // Currency amounts have their own grouping separator.
  var _chosenCurrencyGrouping: String?
  var currencyGroupingSeparator: String! {
    get { _chosenCurrencyGrouping ?? _symbols.grouping }
    set { _chosenCurrencyGrouping = newValue }
  }
  var _chosenCurrencyDecimal: String?
  var currencyDecimalSeparator: String! {
    get { _chosenCurrencyDecimal ?? _symbols.decimal }
    set { _chosenCurrencyDecimal = newValue }
  }
  var _ownGrouping: String { _isCurrency ? currencyGroupingSeparator : groupingSeparator }
  var _ownDecimal: String { _isCurrency ? currencyDecimalSeparator : decimalSeparator }
  var exponentSymbol: String! = "E"
  var perMillSymbol: String! = "‰"
  var alwaysShowsDecimalSeparator = false
  var roundingIncrement: NSNumber! = 0
  var minimum: NSNumber?
  var maximum: NSNumber?
  var generatesDecimalNumbers = false
  enum PadPosition: UInt { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
  var formatWidth = -1
  var paddingCharacter: String! = " "
  var paddingPosition = PadPosition.beforePrefix
  var _isPattern = false
  var positiveFormat: String! = "#" { didSet { _read(positiveFormat, isNegative: false) } }
  var negativeFormat: String! = "-#" { didSet { _read(negativeFormat, isNegative: true) } }
  var format: String {
    get { positiveFormat + ";" + negativeFormat }
    set {
      let parts = newValue.split(separator: ";").map { String($0) }
      positiveFormat = parts.first ?? ""
      if parts.count > 1 { negativeFormat = parts[1] }
    }
  }
  // Parses a pattern such as `$#,##0.00`: the prefix, the suffix, and the numbers of digits.
  func _read(_ pattern: String, isNegative: Bool) {
    let isDigit: (Character) -> Bool = { "#0,.".contains($0) }
    let before = String(pattern.prefix { !isDigit($0) })
    let rest = pattern.dropFirst(before.count)
    let after = String(rest.drop(while: isDigit))
    if isNegative {
      negativePrefix = before
      negativeSuffix = after
      return
    }
    let digits = rest.prefix(while: isDigit)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let (whole, fraction) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    _isPattern = true
    usesGroupingSeparator = whole.contains(",")
    minimumIntegerDigits = whole.count { $0 == "0" }
    minimumFractionDigits = fraction.count { $0 == "0" }
    maximumFractionDigits = fraction.count
    positivePrefix = before
    positiveSuffix = after
    negativePrefix = "-" + before
    negativeSuffix = after
    if after.contains("%") { multiplier = 100 }
  }
  func _padded(_ text: String, _ prefix: String, _ suffix: String) -> String {
    let missing = formatWidth - text.count
    if missing <= 0 { return text }
    let padding = String(repeating: paddingCharacter, count: missing)
    switch paddingPosition {
    case .beforePrefix: return padding + text
    case .afterSuffix: return text + padding
    case .afterPrefix: return prefix + padding + String(text.dropFirst(prefix.count))
    case .beforeSuffix: return String(text.dropLast(suffix.count)) + padding + suffix
    }
  }
  var _chosenCode: String? = nil
  var currencyCode: String! {
    get { _chosenCode ?? _symbols.currencyCode ?? "USD" }
    set { _chosenCode = newValue }
  }
  var _chosenSymbol: String? = nil
  var currencySymbol: String! {
    get { _chosenSymbol ?? _symbols.symbol(currencyCode) }
    set { _chosenSymbol = newValue }
  }
  var locale: Locale! = Locale.current
  var roundingMode = RoundingMode.halfEven
  enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
  /// The rounding rule for the magnitude of a number.
  func _rule(_ isNegative: Bool) -> FloatingPointRoundingRule {
    switch roundingMode {
    case .ceiling: return isNegative ? .down : .up
    case .floor: return isNegative ? .up : .down
    case .down: return .towardZero
    case .up: return .awayFromZero
    case .halfEven: return .toNearestOrEven
    case .halfUp, .halfDown: return .toNearestOrAwayFromZero
    }
  }
  /// Whether the digits after the last place that is kept are exactly a five.
  func _isHalf(_ value: Double) -> Bool {
    let number = _NumberDigits("\(value)")
    let isScaled = numberStyle == .percent && multiplier == nil
    let kept = number.exponent + maximumFractionDigits + (isScaled ? 2 : 0)
    return kept >= 0 && number.digits.count == kept + 1 && number.digits[kept] == 5
  }
  func _text(_ given: Double) -> String {
    let value = given * (multiplier?.doubleValue ?? 1)
    if value == 0, let zeroSymbol { return zeroSymbol }
    let digits =
      value.isNaN
      ? notANumberSymbol!
      : value.isInfinite
        ? String((value < 0 ? negativeInfinitySymbol : positiveInfinitySymbol).dropFirst())
        : _digits(
          abs(value),
          roundingMode == .halfDown && _isHalf(abs(value)) ? .towardZero : _rule(value < 0))
    if value < 0, numberStyle == .currencyAccounting { return "(" + digits + ")" }
    let prefix: String = value < 0 ? negativePrefix : positivePrefix
    let suffix: String = value < 0 ? negativeSuffix : positiveSuffix
    return _padded(prefix + digits + suffix, prefix, suffix)
  }
  func _digits(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    var form = _NumberForm()
    form.symbols = _symbols
    form.symbols.grouping = _ownGrouping
    form.symbols.decimal = _ownDecimal
    form.isGrouped = usesGroupingSeparator && (numberStyle != .none || _isPattern)
    form.symbols.group = groupingSize
    form.showsPoint = alwaysShowsDecimalSeparator
    form.rule = rule
    let increment = roundingIncrement.doubleValue
    if increment != 0 { form.increment = increment }
    form.precision = NumberFormatStyleConfiguration.Precision(
      _whole: minimumIntegerDigits...max(minimumIntegerDigits, 1000),
      _fraction: minimumFractionDigits...max(minimumFractionDigits, maximumFractionDigits))
    if usesSignificantDigits {
      form.precision._fraction = nil
      form.precision._significant =
        minimumSignificantDigits...max(minimumSignificantDigits, maximumSignificantDigits)
    }
    switch numberStyle {
    case .currencyISOCode: return form.text("\(value)", before: currencyCode + "\u{A0}")
    case .currencyPlural:
      return form.text("\(value)", after: " " + _currencyName(currencyCode, false))
    case .currency, .currencyAccounting:
      let around = _symbols.around(currencySymbol)
      return form.text("\(value)", before: around.before, after: around.after)
    case .percent:
      return form.text(
        "\(multiplier == nil ? value * 100 : value)", before: _symbols.percent[0],
        after: _symbols.percent[1].replacingOccurrences(of: "%", with: percentSymbol))
    case .ordinal:
      return form.text("\(value)", after: _ordinalEnd(Int(exactly: value.rounded()) ?? 0))
    case .spellOut:
      return Int(exactly: value.rounded(.towardZero)).map({ _spelled($0) }) ?? "\(value)"
    case .scientific:
      form.notation = .scientific
      form.precision =
        _mostFraction == nil && _leastFraction == nil
        ? NumberFormatStyleConfiguration.Precision()
        : NumberFormatStyleConfiguration.Precision(
          _fraction: minimumFractionDigits...maximumFractionDigits)
      return form.text("\(value)").replacingOccurrences(of: "E", with: exponentSymbol)
    default: return form.text("\(value)")
    }
  }
  func _ordinalEnd(_ number: Int) -> String {
    let rest = abs(number) % 100
    if rest / 10 == 1 { return "th" }
    return rest % 10 == 1 ? "st" : rest % 10 == 2 ? "nd" : rest % 10 == 3 ? "rd" : "th"
  }
  func _spelled(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
      "eighteen", "nineteen",
    ]
    let tens = [
      "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    if number < 0 { return "minus " + _spelled(-number) }
    if number < 20 { return small[number] }
    if number < 100 {
      return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    }
    let units = [
      (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
      (1000, "thousand"), (100, "hundred"),
    ]
    let (unit, name) = units.first(where: { number >= $0.0 })!
    let rest = number % unit
    return _spelled(number / unit) + " " + name + (rest == 0 ? "" : " " + _spelled(rest))
  }
  func string(from number: NSNumber) -> String? { _text(number.doubleValue) }
  func string(from number: Double) -> String? { _text(number) }
  func string(from number: Int) -> String? { _text(Double(number)) }
  func number(from text: String) -> NSNumber? {
    // If the grouping separator is a space, any whitespace separates groups.
    var rest = text
    if _ownGrouping.allSatisfy({ $0.isWhitespace }) { rest.removeAll { $0.isWhitespace } }
    for part in [_ownGrouping, currencySymbol!, positiveSuffix!] where !part.isEmpty {
      rest = rest.replacingOccurrences(of: part, with: "")
    }
    rest = rest.replacingOccurrences(of: _ownDecimal, with: ".")
    if numberStyle == .percent && rest.hasSuffix("%") {
      return Double(rest.dropLast()).map({ NSNumber(value: $0 / 100) })
    }
    guard let number = Double(rest) else { return nil }
    let value = number / (multiplier?.doubleValue ?? 1)
    // A number without a fraction becomes an integer, which its description shows.
    let whole = rest.contains(".") ? nil : Int(exactly: value)
    return whole.map({ NSNumber(value: $0) }) ?? NSNumber(value: value)
  }
  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter._text(number.doubleValue)
  }
  override func string(for value: Any?) -> String? {
    if let number = value as? Double { return _text(number) }
    if let number = value as? Int { return _text(Double(number)) }
    if let number = value as? NSNumber { return _text(number.doubleValue) }
    return nil
  }
}
