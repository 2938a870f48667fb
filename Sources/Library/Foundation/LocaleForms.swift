// Members of locales whose names other types use, too: kept apart because they load by name.
//
// Loads by member

extension Locale {
  enum IdentifierType { case icu, bcp47, cldr }
  static func _joined(_ locale: Locale, _ separator: String) -> String {
    let parts = locale._parts
    let code = parts.first.map { $0.lowercased() } ?? ""
    let rest = parts.dropFirst().map { part in
      part.count == 4 ? part.capitalized : part.count == 2 ? part.uppercased() : part
    }
    return ([code] + rest).joined(separator: separator)
  }
  func identifier(_ type: IdentifierType) -> String {
    let keyword = identifier.drop { $0 != "@" }
    let names = ["currency": "cu", "calendar": "ca", "numbers": "nu"]
    let extra = _keywords.sorted { $0.key < $1.key }.map { [names[$0.key] ?? $0.key, $0.value] }
    let isPosix = _parts.last == "POSIX"
    var text = Locale._joined(self, type == .bcp47 ? "-" : "_")
    if type == .icu { return text + keyword }
    var tail = extra.flatMap { $0 }.map { $0.lowercased() }
    if isPosix {
      text = String(text.dropLast(6))
      tail = ["va", "posix"]
    }
    if tail.isEmpty { return text }
    return ([text, "u"] + tail).joined(separator: type == .bcp47 ? "-" : "_")
  }
  static func identifier(fromComponents components: [String: String]) -> String {
    let keys = ["LanguageCode", "ScriptCode", "CountryCode"].map { "kCFLocale" + $0 + "Key" }
    return keys.compactMap { components[$0] }.joined(separator: "_")
  }
  static func identifier(_ type: IdentifierType, from text: String) -> String {
    Locale(identifier: text).identifier(type)
  }
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = self
    return calendar
  }
  var timeZone: TimeZone? { _keywords["timezone"].flatMap { TimeZone(identifier: $0) } }
}
extension Locale.Language {
  var parent: Locale.Language? {
    region == nil ? nil : Locale.Language(languageCode: languageCode, script: script)
  }
}
