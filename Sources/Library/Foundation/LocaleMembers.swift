// Less frequent members of locales: quotation marks, weeks, clocks, forms of identifiers.
//
// Loads by member

extension Locale {
  enum Weekday: String, Hashable, Sendable, Codable {
    case sunday = "sun"
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
  }
  enum HourCycle: String, Hashable, Sendable, Codable {
    case zeroToEleven = "h11"
    case oneToTwelve = "h12"
    case zeroToTwentyThree = "h23"
    case oneToTwentyFour = "h24"
  }
  static func canonicalIdentifier(from text: String) -> String {
    _text(text, "canonical") ?? text
  }
  static func canonicalLanguageIdentifier(from text: String) -> String {
    _text(text, "canonicalLanguage") ?? text
  }
  @_native("locale.list") static func _list(_ name: String) -> [String]
  static var availableIdentifiers: [String] { _list("locales") }
  static var commonISOCurrencyCodes: [String] { _list("commonCurrencies") }
  static var isoCurrencyCodes: [String] { _list("currencies") }
  static var isoRegionCodes: [String] { _list("regions") }
  static var isoLanguageCodes: [String] { _list("languages") }
  static var preferredLocales: [Locale] { [.current] }
  var variant: Variant? { _text("variant").map { Variant($0) } }
  var collation: Collation { Collation(_text("collation") ?? "standard") }
  var collatorIdentifier: String? { _text("collatorIdentifier") }
  var subdivision: Subdivision? { _text("subdivision").map { Subdivision($0) } }
  var numberingSystem: NumberingSystem { NumberingSystem(_text("numberingSystem") ?? "latn") }
  var availableNumberingSystems: [NumberingSystem] {
    (_text("availableNumberingSystems") ?? "").split(separator: " ").map {
      NumberingSystem(String($0))
    }
  }
  var usesMetricSystem: Bool { measurementSystem == .metric }
  var quotationBeginDelimiter: String? { _text("quotationBegin") }
  var quotationEndDelimiter: String? { _text("quotationEnd") }
  var alternateQuotationBeginDelimiter: String? { _text("alternateQuotationBegin") }
  var alternateQuotationEndDelimiter: String? { _text("alternateQuotationEnd") }
  var firstDayOfWeek: Weekday {
    _text("firstDayOfWeek").flatMap { Weekday(rawValue: $0) } ?? .sunday
  }
  var hourCycle: HourCycle {
    _text("hourCycle").flatMap { HourCycle(rawValue: $0) } ?? .zeroToTwentyThree
  }
}
extension Locale.Currency {
  static var isoCurrencies: [Locale.Currency] {
    Locale.isoCurrencyCodes.map { Locale.Currency($0) }
  }
  var isISOCurrency: Bool {
    let code = identifier.lowercased()
    return Locale.isoCurrencyCodes.contains { $0.lowercased() == code }
  }
}
extension Locale.LanguageCode {
  static var isoLanguageCodes: [Locale.LanguageCode] {
    Locale.isoLanguageCodes.map { Locale.LanguageCode($0) }
  }
  var isISOLanguage: Bool { Locale.isoLanguageCodes.contains(identifier.lowercased()) }
}
extension Locale.Region {
  @_native("region.parts")
  static func _parts(_ region: String, _ kind: String) -> [String]
  func _parts(_ kind: String) -> [Locale.Region] {
    Locale.Region._parts(identifier, kind).map { Locale.Region($0) }
  }
  static var isoRegions: [Locale.Region] { Locale.isoRegionCodes.map { Locale.Region($0) } }
  var isISORegion: Bool { Locale.isoRegionCodes.contains(identifier.uppercased()) }
  var continent: Locale.Region? { _parts("continent").first }
  var containingRegion: Locale.Region? { _parts("containingRegion").first }
  var subRegions: [Locale.Region] { _parts("subRegions") }
}
extension Locale.Language {
  static var systemLanguages: [Locale.Language] { [Locale.Language(identifier: "en")] }
  var maximalIdentifier: String { _text("maximal") ?? _identifier }
  var minimalIdentifier: String { _text("minimal") ?? _identifier }
  func isEquivalent(to other: Locale.Language) -> Bool {
    maximalIdentifier == other.maximalIdentifier
  }
  func hasCommonParent(with other: Locale.Language) -> Bool {
    languageCode == other.languageCode
  }
  var lineLayoutDirection: Locale.LanguageDirection { _direction("lineLayoutDirection") }
}
