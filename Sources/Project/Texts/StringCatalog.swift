/// Parses string catalogs (`.xcstrings`).
enum StringCatalog {
  /// The texts in a language by key; keys without that language use the source language.
  ///
  /// Nil if the file is not a string catalog.
  static func read(_ bytes: [UInt8], language: String) -> [String: LocalizedString]? {
    guard let file = TextTree(json: bytes), case .object(let strings)? = file["strings"] else {
      return nil
    }
    let source = file["sourceLanguage"]?.text ?? language
    return strings.compactMapValues { entry in
      let languages = entry["localizations"]
      return [language, source].lazy.compactMap { languages?[$0].flatMap(text) }.first
    }
  }

  private static func text(_ localization: TextTree) -> LocalizedString? {
    if let plain = value(localization) { return LocalizedString(plain) }
    guard let variations = localization["variations"] else { return nil }
    if let plural = variations["plural"] {
      let forms = plural.fields.compactMapValues(value)
      return forms["other"].map { LocalizedString($0, plurals: forms) }
    }
    // If texts vary by device, the one for other devices is preferred.
    return variations["device"].flatMap { device in
      (device["other"] ?? device["iphone"]).flatMap(value).map { LocalizedString($0) }
    }
  }

  private static func value(_ unit: TextTree) -> String? { unit["stringUnit"]?["value"]?.text }
}
