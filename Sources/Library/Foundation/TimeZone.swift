// Time zones, of which the machine's Foundation answers all questions.

struct TimeZone: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: String
  /// The offset from GMT in seconds with which it was made; nil if it was made by name.
  let _seconds: Int?
  init(_identifier: String, _seconds: Int? = nil) {
    identifier = _identifier
    self._seconds = _seconds
  }
  init?(identifier: String) {
    guard let known = TimeZone._identifier(identifier) else { return nil }
    // GMT itself is the zone without an offset.
    self.init(_identifier: known, _seconds: identifier == "GMT" ? 0 : nil)
  }
  init?(abbreviation: String) {
    guard let known = TimeZone._ofAbbreviation(abbreviation) else { return nil }
    self.init(_identifier: known)
  }
  init?(secondsFromGMT seconds: Int) {
    guard let known = TimeZone._ofSeconds(seconds) else { return nil }
    self.init(_identifier: known, _seconds: seconds)
  }
  @_native("zone.identifier") static func _identifier(_ name: String) -> String?
  @_native("zone.ofAbbreviation") static func _ofAbbreviation(_ name: String) -> String?
  @_native("zone.ofSeconds") static func _ofSeconds(_ seconds: Int) -> String?
  @_native("zone.offset") static func _offset(_ zone: String, _ time: Double) -> Int
  @_native("zone.isDaylight") static func _isDaylight(_ zone: String, _ time: Double) -> Bool
  @_native("zone.daylightOffset")
  static func _daylightOffset(_ zone: String, _ time: Double) -> Double
  @_native("zone.transition")
  static func _transition(_ zone: String, _ time: Double) -> Double?
  @_native("zone.abbreviation")
  static func _abbreviation(_ zone: String, _ time: Double) -> String?
  @_native("zone.name")
  static func _name(_ zone: String, _ style: Int, _ locale: String?) -> String?
  @_native("zone.identifiers") static func _identifiers() -> [String]
  @_native("zone.abbreviations") static func _abbreviations() -> [String]
  @_native("zone.version") static func _version() -> String
  static let current = TimeZone(_identifier: "GMT")
  static var autoupdatingCurrent: TimeZone { current }
  static var `default`: TimeZone { current }
  static let gmt = TimeZone(_identifier: "GMT", _seconds: 0)
  static var knownTimeZoneIdentifiers: [String] { _identifiers() }
  static var timeZoneDataVersion: String { _version() }
  static var abbreviationDictionary: [String: String] {
    let words = _abbreviations()
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }
  static func == (lhs: TimeZone, rhs: TimeZone) -> Bool { lhs.identifier == rhs.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  func secondsFromGMT(for date: Date = Date()) -> Int {
    TimeZone._offset(identifier, date.timeIntervalSince1970)
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool {
    TimeZone._isDaylight(identifier, date.timeIntervalSince1970)
  }
  func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
    TimeZone._daylightOffset(identifier, date.timeIntervalSince1970)
  }
  var nextDaylightSavingTimeTransition: Date? {
    nextDaylightSavingTimeTransition(after: Date())
  }
  func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
    Date(_time: TimeZone._transition(identifier, date.timeIntervalSince1970))
  }
  func abbreviation(for date: Date = Date()) -> String? {
    TimeZone._abbreviation(identifier, date.timeIntervalSince1970)
  }
  typealias NameStyle = NSTimeZone.NameStyle
  func localizedName(for style: NameStyle, locale: Locale?) -> String? {
    TimeZone._name(identifier, style.rawValue, locale?.identifier)
  }
  var description: String { _seconds.map { "GMT (\($0))" } ?? identifier }
  var debugDescription: String { description }
}
class NSTimeZone {
  enum NameStyle: Int {
    case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
  }
}
