// `NumberFormatter`, whose settings the machine's Foundation reads.

class NumberFormatter: Formatter {
  enum Style: UInt {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
    case currencyISOCode = 8
    case currencyPlural, currencyAccounting
  }
  enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
  enum PadPosition: UInt { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
  /// The settings that a program chose, by the names of the properties.
  var _chosen: [String: String] = [:]
  var locale: Locale! = Locale.current
  var numberStyle: Style {
    get { _chosen["numberStyle"].flatMap { Style(rawValue: UInt($0) ?? 0) } ?? .none }
    set { _chosen["numberStyle"] = "\(newValue.rawValue)" }
  }
  var roundingMode: RoundingMode {
    get { _chosen["roundingMode"].flatMap { RoundingMode(rawValue: UInt($0) ?? 4) } ?? .halfEven }
    set { _chosen["roundingMode"] = "\(newValue.rawValue)" }
  }
  var paddingPosition: PadPosition {
    get {
      _chosen["paddingPosition"].flatMap { PadPosition(rawValue: UInt($0) ?? 0) } ?? .beforePrefix
    }
    set { _chosen["paddingPosition"] = "\(newValue.rawValue)" }
  }
  @_native("numberFormatter.text")
  static func _text(_ settings: [String], _ number: Double) -> String?
  @_native("numberFormatter.integerText")
  static func _text(_ settings: [String], _ number: Int) -> String?
  @_native("numberFormatter.decimalText")
  static func _decimalText(_ settings: [String], _ number: Decimal) -> String?
  @_native("numberFormatter.number")
  static func _number(_ settings: [String], _ text: String) -> String?
  @_native("numberFormatter.setting")
  static func _setting(_ settings: [String], _ name: String) -> String?
  var _settings: [String] {
    ["locale=" + (locale ?? .current).identifier] + _chosen.map { $0.key + "=" + $0.value }
  }
  func _read(_ name: String) -> String? {
    _chosen[name] ?? NumberFormatter._setting(_settings, name)
  }
  func _number(_ name: String) -> NSNumber? {
    _chosen[name].flatMap { Double($0) }.map { NSNumber(value: $0) }
  }
  var zeroSymbol: String? {
    get { _read("zeroSymbol") }
    set { _chosen["zeroSymbol"] = newValue }
  }
  var notANumberSymbol: String! {
    get { _read("notANumberSymbol") }
    set { _chosen["notANumberSymbol"] = newValue }
  }
  var positivePrefix: String! {
    get { _read("positivePrefix") }
    set { _chosen["positivePrefix"] = newValue }
  }
  var positiveSuffix: String! {
    get { _read("positiveSuffix") }
    set { _chosen["positiveSuffix"] = newValue }
  }
  var negativePrefix: String! {
    get { _read("negativePrefix") }
    set { _chosen["negativePrefix"] = newValue }
  }
  var negativeSuffix: String! {
    get { _read("negativeSuffix") }
    set { _chosen["negativeSuffix"] = newValue }
  }
  var groupingSeparator: String! {
    get { _read("groupingSeparator") }
    set { _chosen["groupingSeparator"] = newValue }
  }
  var decimalSeparator: String! {
    get { _read("decimalSeparator") }
    set { _chosen["decimalSeparator"] = newValue }
  }
  var currencyGroupingSeparator: String! {
    get { _read("currencyGroupingSeparator") }
    set { _chosen["currencyGroupingSeparator"] = newValue }
  }
  var currencyDecimalSeparator: String! {
    get { _read("currencyDecimalSeparator") }
    set { _chosen["currencyDecimalSeparator"] = newValue }
  }
  var exponentSymbol: String! {
    get { _read("exponentSymbol") }
    set { _chosen["exponentSymbol"] = newValue }
  }
  var perMillSymbol: String! {
    get { _read("perMillSymbol") }
    set { _chosen["perMillSymbol"] = newValue }
  }
  var percentSymbol: String! {
    get { _read("percentSymbol") }
    set { _chosen["percentSymbol"] = newValue }
  }
  var minusSign: String! {
    get { _read("minusSign") }
    set { _chosen["minusSign"] = newValue }
  }
  var plusSign: String! {
    get { _read("plusSign") }
    set { _chosen["plusSign"] = newValue }
  }
  var paddingCharacter: String! {
    get { _read("paddingCharacter") }
    set { _chosen["paddingCharacter"] = newValue }
  }
  var currencyCode: String! {
    get { _read("currencyCode") }
    set { _chosen["currencyCode"] = newValue }
  }
  var currencySymbol: String! {
    get { _read("currencySymbol") }
    set { _chosen["currencySymbol"] = newValue }
  }
  var internationalCurrencySymbol: String! {
    get { _read("internationalCurrencySymbol") }
    set { _chosen["internationalCurrencySymbol"] = newValue }
  }
  var positiveFormat: String! {
    get { _read("positiveFormat") }
    set { _chosen["positiveFormat"] = newValue }
  }
  var negativeFormat: String! {
    get { _read("negativeFormat") }
    set { _chosen["negativeFormat"] = newValue }
  }
  var format: String {
    get { _read("format") ?? "" }
    set { _chosen["format"] = newValue }
  }
  var nilSymbol: String {
    get { _read("nilSymbol") ?? "" }
    set { _chosen["nilSymbol"] = newValue }
  }
  var positiveInfinitySymbol: String {
    get { _read("positiveInfinitySymbol") ?? "" }
    set { _chosen["positiveInfinitySymbol"] = newValue }
  }
  var negativeInfinitySymbol: String {
    get { _read("negativeInfinitySymbol") ?? "" }
    set { _chosen["negativeInfinitySymbol"] = newValue }
  }
  var minimumFractionDigits: Int {
    get { _read("minimumFractionDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["minimumFractionDigits"] = "\(newValue)" }
  }
  var maximumFractionDigits: Int {
    get { _read("maximumFractionDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["maximumFractionDigits"] = "\(newValue)" }
  }
  var minimumIntegerDigits: Int {
    get { _read("minimumIntegerDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["minimumIntegerDigits"] = "\(newValue)" }
  }
  var maximumIntegerDigits: Int {
    get { _read("maximumIntegerDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["maximumIntegerDigits"] = "\(newValue)" }
  }
  var minimumSignificantDigits: Int {
    get { _read("minimumSignificantDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["minimumSignificantDigits"] = "\(newValue)" }
  }
  var maximumSignificantDigits: Int {
    get { _read("maximumSignificantDigits").flatMap { Int($0) } ?? 0 }
    set { _chosen["maximumSignificantDigits"] = "\(newValue)" }
  }
  var groupingSize: Int {
    get { _read("groupingSize").flatMap { Int($0) } ?? 0 }
    set { _chosen["groupingSize"] = "\(newValue)" }
  }
  var secondaryGroupingSize: Int {
    get { _read("secondaryGroupingSize").flatMap { Int($0) } ?? 0 }
    set { _chosen["secondaryGroupingSize"] = "\(newValue)" }
  }
  var formatWidth: Int {
    get { _read("formatWidth").flatMap { Int($0) } ?? 0 }
    set { _chosen["formatWidth"] = "\(newValue)" }
  }
  var usesSignificantDigits: Bool {
    get { _read("usesSignificantDigits") == "true" }
    set { _chosen["usesSignificantDigits"] = "\(newValue)" }
  }
  var isLenient: Bool {
    get { _read("isLenient") == "true" }
    set { _chosen["isLenient"] = "\(newValue)" }
  }
  var usesGroupingSeparator: Bool {
    get { _read("usesGroupingSeparator") == "true" }
    set { _chosen["usesGroupingSeparator"] = "\(newValue)" }
  }
  var allowsFloats: Bool {
    get { _read("allowsFloats") == "true" }
    set { _chosen["allowsFloats"] = "\(newValue)" }
  }
  var alwaysShowsDecimalSeparator: Bool {
    get { _read("alwaysShowsDecimalSeparator") == "true" }
    set { _chosen["alwaysShowsDecimalSeparator"] = "\(newValue)" }
  }
  var generatesDecimalNumbers: Bool {
    get { _read("generatesDecimalNumbers") == "true" }
    set { _chosen["generatesDecimalNumbers"] = "\(newValue)" }
  }
  var multiplier: NSNumber? {
    get { _number("multiplier") }
    set { _chosen["multiplier"] = newValue.map { "\($0.doubleValue)" } }
  }
  var minimum: NSNumber? {
    get { _number("minimum") }
    set { _chosen["minimum"] = newValue.map { "\($0.doubleValue)" } }
  }
  var maximum: NSNumber? {
    get { _number("maximum") }
    set { _chosen["maximum"] = newValue.map { "\($0.doubleValue)" } }
  }
  var roundingIncrement: NSNumber! {
    get { _number("roundingIncrement") ?? 0 }
    set { _chosen["roundingIncrement"] = newValue.map { "\($0.doubleValue)" } }
  }
  func string(from number: NSNumber) -> String? {
    if let decimal = number as? NSDecimalNumber {
      return NumberFormatter._decimalText(_settings, decimal.decimalValue)
    }
    if let whole = Int("\(number)") { return NumberFormatter._text(_settings, whole) }
    return NumberFormatter._text(_settings, number.doubleValue)
  }
  func string(from number: Double) -> String? { NumberFormatter._text(_settings, number) }
  func string(from number: Int) -> String? { NumberFormatter._text(_settings, number) }
  func number(from text: String) -> NSNumber? {
    guard let number = NumberFormatter._number(_settings, text) else { return nil }
    return Int(number).map { NSNumber(value: $0) } ?? Double(number).map { NSNumber(value: $0) }
  }
  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
  override func string(for value: Any?) -> String? {
    if let number = value as? Double { return string(from: number) }
    if let number = value as? Int { return string(from: number) }
    if let number = value as? NSNumber { return string(from: number) }
    if let number = value as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
    if let number = value as? any BinaryInteger { return string(from: Int(number)) }
    if let number = value as? Float { return string(from: Double(number)) }
    return nil
  }
}
