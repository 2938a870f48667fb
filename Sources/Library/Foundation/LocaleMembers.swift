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
    _joined(Locale(identifier: text), "_")
  }
  static func canonicalLanguageIdentifier(from text: String) -> String {
    text.replacingOccurrences(of: "_", with: "-")
  }
  static var availableIdentifiers: [String] {
    ["en", "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "pt_BR", "zh_CN"]
  }
  static var commonISOCurrencyCodes: [String] { _LocaleTables.currencies.keys.sorted() }
  static var isoCurrencyCodes: [String] { commonISOCurrencyCodes }
  static var isoRegionCodes: [String] { _LocaleTables.regions.keys.sorted() }
  static var isoLanguageCodes: [String] { _LocaleTables.languages.keys.sorted() }
  static var preferredLocales: [Locale] { [.current] }
  var variant: Variant? { _parts.last == "POSIX" ? Variant("POSIX") : nil }
  var collation: Collation { Collation(_keywords["collation"] ?? "standard") }
  var collatorIdentifier: String? { identifier }
  var subdivision: Subdivision? { nil }
  var numberingSystem: NumberingSystem {
    NumberingSystem(_keywords["numbers"] ?? (languageCode == "ar" ? "arab" : "latn"))
  }
  var availableNumberingSystems: [NumberingSystem] { [numberingSystem] }
  var usesMetricSystem: Bool { measurementSystem == .metric }
  /// By language: the default script and region, and quotation marks; then everything else
  /// that differs from most of the world.
  static let _languageDefaults: [String: [String]] = Dictionary(
    uniqueKeysWithValues: """
      en Latn US “ ” ‘ ’;de Latn DE „ “ ‚ ‘;fr Latn FR « » « »;es Latn ES “ ” ‘ ’
      it Latn IT « » “ ”;pt Latn BR “ ” ‘ ’;nl Latn NL ‘ ’ ‘ ’;sv Latn SE ” ” ’ ’
      da Latn DK “ ” ‘ ’;nb Latn NO « » ‘ ’;fi Latn FI ” ” ’ ’;pl Latn PL „ ” « »
      cs Latn CZ „ “ ‚ ‘;hu Latn HU „ ” » «;ro Latn RO „ ” « »;el Grek GR « » “ ”
      tr Latn TR “ ” ‘ ’;ru Cyrl RU « » „ “;uk Cyrl UA « » „ “;ar Arab EG " " ' '
      he Hebr IL " " ' ';fa Arab IR « » ‹ ›;hi Deva IN “ ” ‘ ’;th Thai TH “ ” ‘ ’
      vi Latn VN “ ” ‘ ’;id Latn ID “ ” ‘ ’;ja Jpan JP 「 」 『 』;ko Kore KR “ ” ‘ ’
      zh Hans CN “ ” ‘ ’
      """.split(whereSeparator: { $0 == ";" || $0 == "\n" }).map { line in
        let words = line.split(separator: " ").map { String($0) }
        return (words[0], Array(words.dropFirst()))
      })
  var _usualScript: String? { Locale._languageDefaults[languageCode ?? ""]?.first }
  func _quotes(_ place: Int) -> String? {
    if languageCode == "zh", scriptCode == "Hant" || regionCode == "TW" {
      return ["「", "」", "『", "』"][place]
    }
    return Locale._languageDefaults[languageCode ?? "en"]?[2 + place]
  }
  var quotationBeginDelimiter: String? { _quotes(0) }
  var quotationEndDelimiter: String? { _quotes(1) }
  var alternateQuotationBeginDelimiter: String? { _quotes(2) }
  var alternateQuotationEndDelimiter: String? { _quotes(3) }
  var _likelyRegion: String {
    regionCode ?? Locale._languageDefaults[languageCode ?? "en"]?[1] ?? ""
  }
  var firstDayOfWeek: Weekday {
    let region = _likelyRegion
    let sundays = """
      AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JO JP KE KH KR LA MH
      MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
      """
    if region.count == 2, sundays.contains(region) { return .sunday }
    let saturdays = "AF BH DJ EG IQ IR KW LY OM QA SD SY"
    if region.count == 2, saturdays.contains(region) { return .saturday }
    return region == "MV" ? .friday : .monday
  }
  var hourCycle: HourCycle {
    if ["en", "es", "ar", "hi", "ko", "el", "zh"].contains(languageCode ?? ""),
      !["ES", "GB", "IE", "CN", "ZA"].contains(_likelyRegion)
    {
      return .oneToTwelve
    }
    return .zeroToTwentyThree
  }
}
extension Locale.Currency {
  static var isoCurrencies: [Locale.Currency] {
    Locale.commonISOCurrencyCodes.map { Locale.Currency($0) }
  }
  var isISOCurrency: Bool { _LocaleTables.currencies[identifier.uppercased()] != nil }
}
extension Locale.LanguageCode {
  static var isoLanguageCodes: [Locale.LanguageCode] {
    Locale.isoLanguageCodes.map { Locale.LanguageCode($0) }
  }
  var isISOLanguage: Bool { _LocaleTables.languages[identifier.lowercased()] != nil }
}
extension Locale.Region {
  static var isoRegions: [Locale.Region] { Locale.isoRegionCodes.map { Locale.Region($0) } }
  var isISORegion: Bool { _LocaleTables.regions[identifier] != nil }
  func _part(_ place: Int) -> Locale.Region? {
    _LocaleTables.regions[identifier].map { Locale.Region($0[place]) }
  }
  var continent: Locale.Region? { _part(1) }
  var containingRegion: Locale.Region? { _part(2) }
  var subRegions: [Locale.Region] {
    Locale.isoRegionCodes.filter { code in
      _LocaleTables.regions[code]!.dropFirst().prefix(2).contains(identifier)
    }.map { Locale.Region($0) }
  }
}
extension Locale.Language {
  static var systemLanguages: [Locale.Language] { [Locale.Language(identifier: "en")] }
  // The script and region that an identifier may omit.
  var _likely: (script: String, region: String) {
    let code = languageCode?.identifier ?? "en"
    if code == "zh", script?.identifier == "Hant" || region?.identifier == "TW" {
      return ("Hant", "TW")
    }
    let known = Locale._languageDefaults[code] ?? ["", ""]
    return (known[0], known[1])
  }
  static func _joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "-")
  }
  var maximalIdentifier: String {
    let likely = _likely
    return Locale.Language._joined([
      languageCode?.identifier, script?.identifier ?? likely.script,
      region?.identifier ?? likely.region,
    ])
  }
  var minimalIdentifier: String {
    let likely = _likely
    let isUsual = region == nil || region?.identifier == likely.region
    if likely.script == "Hant" {
      return Locale.Language._joined([languageCode?.identifier, region?.identifier ?? "TW"])
    }
    return Locale.Language._joined([
      languageCode?.identifier,
      script?.identifier == likely.script ? nil : script?.identifier,
      isUsual ? nil : region?.identifier,
    ])
  }
  func isEquivalent(to other: Locale.Language) -> Bool {
    maximalIdentifier == other.maximalIdentifier
  }
  func hasCommonParent(with other: Locale.Language) -> Bool {
    languageCode == other.languageCode
  }
  var lineLayoutDirection: Locale.LanguageDirection { .topToBottom }
}
