extension PreludeLibrary {
  /// There is one locale, but for what a program makes itself.
  static let locale = PreludeChunk(
    names: ["Locale"],
    text: #"""
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
          regionCode == nil ? nil : _NumberSymbols.of(self).currencyCode
        }
        var currency: Currency? { currencyCode.map({ Currency($0) }) }
        var currencySymbol: String? { currencyCode.map({ _NumberSymbols.of(self).symbol($0) }) }
        var decimalSeparator: String? { _NumberSymbols.of(self).decimal }
        var groupingSeparator: String? { _NumberSymbols.of(self).grouping }
        var measurementSystem: MeasurementSystem {
          regionCode == "US" ? .us : regionCode == "GB" ? .uk : .metric
        }
      }
      """#)
}
