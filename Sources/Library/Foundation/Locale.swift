// Locales. The current one is always `en_US`; programs can make others.

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
  struct LanguageCode: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Script: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Region: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Currency: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Variant: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct NumberingSystem: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Collation: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Subdivision: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    ExpressibleByStringLiteral, Codable
  {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    init(from decoder: any Decoder) throws {
      identifier = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
    var description: String { identifier }
    var debugDescription: String { identifier }
  }
  struct Language: Hashable, Sendable {
    let languageCode: LanguageCode?
    let script: Script?
    let region: Region?
    init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
      self.languageCode = languageCode
      self.script = script
      self.region = region
    }
    init(identifier: String) { self = Locale(identifier: identifier).language }
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
  // The components before `@`.
  var _parts: [String] {
    identifier.prefix(while: { $0 != "@" })
      .split(whereSeparator: { $0 == "_" || $0 == "-" }).map({ String($0) })
  }
  // The keywords after `@`.
  var _keywords: [String: String] {
    var keywords: [String: String] = [:]
    for entry in identifier.drop(while: { $0 != "@" }).dropFirst().split(separator: ";") {
      let sides = entry.split(separator: "=")
      if sides.count == 2 { keywords[String(sides[0])] = String(sides[1]) }
    }
    return keywords
  }
  var languageCode: String? { _parts.first }
  var scriptCode: String? { _parts.dropFirst().first(where: { $0.count == 4 }) }
  var regionCode: String? {
    _parts.dropFirst().first(where: { part in
      part.count == 2 || part.count == 3 && part.allSatisfy(\.isNumber)
    })
  }
  var region: Region? { regionCode.map({ Region($0) }) }
  var language: Language {
    Language(
      languageCode: languageCode.map({ LanguageCode($0) }),
      script: (scriptCode ?? _usualScript).map({ Script($0) }), region: region)
  }
  var currencyCode: String? {
    if let code = _keywords["currency"] { return code }
    guard let regionCode else { return nil }
    if let code = _NumberSymbols.of(self).currencyCode { return code }
    guard let code = _LocaleTables.regions[regionCode]?[3], !code.isEmpty else { return nil }
    return code
  }
  var currency: Currency? { currencyCode.map({ Currency($0) }) }
  var currencySymbol: String? { currencyCode.map({ _NumberSymbols.of(self).symbol($0) }) }
  var decimalSeparator: String? { _NumberSymbols.of(self).decimal }
  var groupingSeparator: String? { _NumberSymbols.of(self).grouping }
  var measurementSystem: MeasurementSystem {
    regionCode == "US" ? .us : regionCode == "GB" ? .uk : .metric
  }
}
