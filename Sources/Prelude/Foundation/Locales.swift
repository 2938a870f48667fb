extension PreludeLibrary {
  /// Time zones and locales: there is one of each, but for what a program makes itself.
  static let locale = PreludeChunk(
    names: ["TimeZone", "Locale"],
    text: #"""
      struct TimeZone: Hashable, Sendable {
        let identifier: String
        let _seconds: Int
        init?(identifier: String) {
          if identifier != "UTC" && identifier != "GMT" && !identifier.contains("/") { return nil }
          self.identifier = identifier == "UTC" ? "GMT" : identifier
          _seconds = 0
        }
        init?(abbreviation: String) { self.init(identifier: abbreviation) }
        init?(secondsFromGMT seconds: Int) {
          let minutes = abs(seconds) / 60
          let text = String(10000 + minutes / 60 * 100 + minutes % 60).dropFirst()
          identifier = seconds == 0 ? "GMT" : (seconds < 0 ? "GMT-" : "GMT+") + text
          _seconds = seconds
        }
        static var current: TimeZone { gmt }
        static var autoupdatingCurrent: TimeZone { gmt }
        static var gmt: TimeZone { TimeZone(identifier: "GMT")! }
        func secondsFromGMT() -> Int { _seconds }
        func secondsFromGMT(for date: Date) -> Int { _seconds }
      }
      struct Locale: Hashable, Sendable {
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
        init(languageCode: String, languageRegion: String? = nil) {
          identifier = languageCode + (languageRegion.map({ "_" + $0 }) ?? "")
        }
        static var current: Locale { Locale(identifier: "en_US") }
        static var autoupdatingCurrent: Locale { current }
        static var preferredLanguages: [String] { ["en-US"] }
        struct LanguageCode: Hashable, Sendable, CustomStringConvertible {
          let identifier: String
          var description: String { identifier }
        }
        struct Language: Hashable, Sendable {
          let languageCode: LanguageCode?
          let region: Region?
        }
        struct Region: Hashable, Sendable, CustomStringConvertible {
          let identifier: String
          init(_ identifier: String) { self.identifier = identifier }
          var description: String { identifier }
        }
        struct Currency: Hashable, Sendable, CustomStringConvertible {
          let identifier: String
          init(_ identifier: String) { self.identifier = identifier }
          var description: String { identifier }
        }
        struct MeasurementSystem: Hashable, Sendable, CustomStringConvertible {
          let identifier: String
          static let metric = MeasurementSystem(identifier: "metric")
          static let us = MeasurementSystem(identifier: "ussystem")
          static let uk = MeasurementSystem(identifier: "uksystem")
          var description: String { identifier }
        }
        var _parts: [String] {
          identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).map({ String($0) })
        }
        var languageCode: String? { _parts.first }
        var regionCode: String? { _parts.dropFirst().first(where: { $0.count == 2 }) }
        var region: Region? { regionCode.map({ Region($0) }) }
        var language: Language {
          Language(
            languageCode: languageCode.map({ LanguageCode(identifier: $0) }), region: region)
        }
        var currencyCode: String? {
          guard let region = regionCode else { return nil }
          let codes = [
            "US": "USD", "GB": "GBP", "JP": "JPY", "CH": "CHF", "CA": "CAD", "AU": "AUD",
            "IN": "INR", "CN": "CNY", "BR": "BRL", "KR": "KRW", "MX": "MXN", "SE": "SEK",
            "DE": "EUR", "FR": "EUR", "ES": "EUR", "IT": "EUR", "NL": "EUR", "AT": "EUR",
            "BE": "EUR", "FI": "EUR", "IE": "EUR", "PT": "EUR",
          ]
          return codes[region]
        }
        var currency: Currency? { currencyCode.map({ Currency($0) }) }
        var currencySymbol: String? { currencyCode.map({ _currencySymbol($0) }) }
        // Numbers are always written as in American English.
        var decimalSeparator: String? { "." }
        var groupingSeparator: String? { "," }
        var measurementSystem: MeasurementSystem {
          regionCode == "US" ? .us : regionCode == "GB" ? .uk : .metric
        }
      }
      """#)
}
