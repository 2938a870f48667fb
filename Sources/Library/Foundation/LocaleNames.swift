// The names of languages, regions and currencies in a locale.
//
// Loads by member

extension Locale {
  @_native("locale.name")
  static func _name(_ locale: String, _ kind: String, _ code: String) -> String?
  func localizedString(forLanguageCode languageCode: String) -> String? {
    Locale._name(identifier, "language", languageCode)
  }
  func localizedString(forRegionCode regionCode: String) -> String? {
    Locale._name(identifier, "region", regionCode)
  }
  func localizedString(forCurrencyCode currencyCode: String) -> String? {
    Locale._name(identifier, "currency", currencyCode)
  }
  func localizedString(for calendarIdentifier: Calendar.Identifier) -> String? {
    Locale._name(identifier, "calendar", "\(calendarIdentifier)")
  }
  func localizedString(forVariantCode variantCode: String) -> String? {
    Locale._name(identifier, "variant", variantCode)
  }
  func localizedString(forScriptCode scriptCode: String) -> String? {
    Locale._name(identifier, "script", scriptCode)
  }
  func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    Locale._name(identifier, "collation", collationIdentifier)
  }
  func localizedString(forIdentifier identifier: String) -> String? {
    Locale._name(self.identifier, "locale", identifier)
  }
}
extension Locale {
  enum LanguageDirection: UInt { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
}
extension Locale.Language {
  func _direction(_ property: String) -> Locale.LanguageDirection {
    _text(property).flatMap { UInt($0) }.flatMap { Locale.LanguageDirection(rawValue: $0) }
      ?? .unknown
  }
  var characterDirection: Locale.LanguageDirection { _direction("characterDirection") }
}
