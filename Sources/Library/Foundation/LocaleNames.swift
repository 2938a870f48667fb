// The English names of languages and regions; there are none in other languages.
//
// Loads by member

extension Locale {
  func localizedString(forLanguageCode languageCode: String) -> String? {
    self.languageCode == "en"
      ? _LocaleTables.languages[Locale(identifier: languageCode).languageCode ?? ""] : nil
  }
  func localizedString(forRegionCode regionCode: String) -> String? {
    languageCode == "en" ? _LocaleTables.regions[regionCode]?[4] : nil
  }
  func localizedString(forCurrencyCode currencyCode: String) -> String? {
    languageCode == "en" ? _LocaleTables.currencies[currencyCode.uppercased()] : nil
  }
  func localizedString(for calendarIdentifier: Calendar.Identifier) -> String? {
    let name = "\(calendarIdentifier)"
    let title =
      name == "iso8601" ? "ISO-8601" : name.prefix(1).uppercased() + String(name.dropFirst())
    return languageCode == "en" ? title + " Calendar" : nil
  }
  func localizedString(forVariantCode variantCode: String) -> String? {
    languageCode == "en" && variantCode == "POSIX" ? "Computer" : nil
  }
  func localizedString(forScriptCode scriptCode: String) -> String? {
    let names = [
      "Latn": "Latin", "Cyrl": "Cyrillic", "Hans": "Simplified Han",
      "Hant": "Traditional Han", "Arab": "Arabic", "Hebr": "Hebrew", "Deva": "Devanagari",
      "Grek": "Greek", "Jpan": "Japanese", "Kore": "Korean", "Thai": "Thai",
    ]
    return languageCode == "en" ? names[scriptCode] : nil
  }
  func localizedString(forIdentifier identifier: String) -> String? {
    let other = Locale(identifier: identifier)
    guard let language = localizedString(forLanguageCode: identifier) else { return nil }
    guard let code = other.regionCode else { return language }
    return localizedString(forRegionCode: code).map({ "\(language) (\($0))" })
  }
}
extension Locale {
  enum LanguageDirection: UInt { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
}
extension Locale.Language {
  var characterDirection: Locale.LanguageDirection {
    guard let code = languageCode?.identifier else { return .unknown }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(code)
      ? .rightToLeft : .leftToRight
  }
}
