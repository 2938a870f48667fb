// Locales. The current one is always `en_US`; programs can make others.

/// What a locale is made of: each part is no more than its identifier.
protocol _LocalePart: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  ExpressibleByStringLiteral, Codable
{
  var identifier: String { get }
  init(_ identifier: String)
}
extension _LocalePart {
  init(stringLiteral value: String) { self.init(value) }
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
  var description: String { identifier }
  var debugDescription: String { identifier }
}
struct Locale: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  init(
    languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil
  ) {
    let parts = [languageCode?.identifier, script?.identifier, languageRegion?.identifier]
    identifier = parts.compactMap({ $0 }).joined(separator: "_")
  }
  static var current: Locale { Locale(identifier: "en_US") }
  static var autoupdatingCurrent: Locale { current }
  static var preferredLanguages: [String] { ["en-US"] }
  var description: String { identifier + " (fixed " + identifier + ")" }
  var debugDescription: String { description }
  struct LanguageCode: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Script: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Region: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Currency: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Variant: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct NumberingSystem: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Collation: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Subdivision: _LocalePart {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
  }
  struct Language: Hashable, Sendable {
    /// The parts that it states, joined by hyphens.
    let _identifier: String
    init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
      _identifier = [languageCode?.identifier, script?.identifier, region?.identifier]
        .compactMap { $0 }.joined(separator: "-")
    }
    init(identifier: String) { _identifier = identifier }
    func _text(_ property: String) -> String? { Locale._languageText(_identifier, property) }
    var languageCode: LanguageCode? { _text("languageCode").map { LanguageCode($0) } }
    var script: Script? { _text("script").map { Script($0) } }
    var region: Region? { _text("region").map { Region($0) } }
  }
  struct MeasurementSystem: Hashable, Sendable, CustomStringConvertible {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    static let metric = MeasurementSystem("metric")
    static let us = MeasurementSystem("ussystem")
    static let uk = MeasurementSystem("uksystem")
    static var measurementSystems: [MeasurementSystem] { [metric, us, uk] }
    var description: String { identifier }
  }
  @_native("locale.text")
  static func _text(_ locale: String, _ property: String) -> String?
  @_native("language.text")
  static func _languageText(_ language: String, _ property: String) -> String?
  func _text(_ property: String) -> String? { Locale._text(identifier, property) }
  var languageCode: String? { _text("languageCode") }
  var scriptCode: String? { _text("script") }
  var regionCode: String? { _text("region") }
  var region: Region? { regionCode.map({ Region($0) }) }
  var language: Language { Language(identifier: _text("language") ?? identifier) }
  var currencyCode: String? { _text("currency") }
  var currency: Currency? { currencyCode.map({ Currency($0) }) }
  var currencySymbol: String? { _text("currencySymbol") }
  var decimalSeparator: String? { _text("decimalSeparator") }
  var groupingSeparator: String? { _text("groupingSeparator") }
  var measurementSystem: MeasurementSystem {
    MeasurementSystem(_text("measurementSystem") ?? "metric")
  }
}
