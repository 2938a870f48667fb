// Members of locales whose names other types use, too: kept apart because they load by name.
//
// Loads by member

extension Locale {
  enum IdentifierType { case icu, bcp47, cldr }
  func identifier(_ type: IdentifierType) -> String { _text("\(type)") ?? identifier }
  static func identifier(fromComponents components: [String: String]) -> String {
    let keys = ["LanguageCode", "ScriptCode", "CountryCode"].map { "kCFLocale" + $0 + "Key" }
    return keys.compactMap { components[$0] }.joined(separator: "_")
  }
  static func identifier(_ type: IdentifierType, from text: String) -> String {
    Locale(identifier: text).identifier(type)
  }
  var calendar: Calendar {
    let name = _text("calendar")
    let kind = Calendar.Identifier.allCases.first { "\($0)" == name }
    var calendar = Calendar(identifier: kind ?? .gregorian)
    calendar.locale = self
    return calendar
  }
  var timeZone: TimeZone? { _text("timeZone").flatMap { TimeZone(identifier: $0) } }
}
extension Locale.Language {
  var parent: Locale.Language? { _text("parent").map { Locale.Language(identifier: $0) } }
}
