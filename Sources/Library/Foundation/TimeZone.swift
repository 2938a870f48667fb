// Time zones: fixed offsets from GMT, and those of the system's database.

struct TimeZone: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: String
  /// The offset from GMT in seconds; nil if it varies.
  let _seconds: Int?
  /// Whether it was made by name rather than by offset.
  let _isNamed: Bool
  init(_identifier: String, _seconds: Int?, _isNamed: Bool) {
    identifier = _identifier
    self._seconds = _seconds
    self._isNamed = _isNamed
  }
  init?(identifier: String) {
    if identifier == "GMT" {
      self = TimeZone.gmt
    } else if identifier == "UTC" {
      self.init(_identifier: "GMT", _seconds: 0, _isNamed: true)
    } else if let seconds = TimeZone._distance(identifier) {
      self.init(
        _identifier: TimeZone._name(seconds), _seconds: seconds, _isNamed: true)
    } else if TimeZone._isKnown(TimeZone._file(identifier)) {
      self.init(_identifier: identifier, _seconds: nil, _isNamed: true)
    } else {
      return nil
    }
  }
  init?(abbreviation: String) {
    if let name = TimeZone.abbreviationDictionary[abbreviation] {
      self.init(identifier: name)
    } else if TimeZone._distance(abbreviation) != nil {
      self.init(identifier: abbreviation)
    } else {
      return nil
    }
  }
  init?(secondsFromGMT seconds: Int) {
    if abs(seconds) > 64800 { return nil }
    self.init(_identifier: TimeZone._name(seconds), _seconds: seconds, _isNamed: false)
  }
  @_native("zone.isKnown") static func _isKnown(_ name: String) -> Bool
  @_native("zone.offset") static func _offset(_ name: String, _ time: Double) -> Int
  @_native("zone.isDaylight") static func _isDaylight(_ name: String, _ time: Double) -> Bool
  @_native("zone.daylightOffset")
  static func _daylightOffset(_ name: String, _ time: Double) -> Int
  @_native("zone.transition")
  static func _transition(_ name: String, _ time: Double) -> Double?
  static let current = TimeZone(_identifier: "GMT", _seconds: 0, _isNamed: true)
  static var autoupdatingCurrent: TimeZone { current }
  static var `default`: TimeZone { current }
  static let gmt = TimeZone(_identifier: "GMT", _seconds: 0, _isNamed: false)
  static func _name(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let text = String(10000 + minutes / 60 * 100 + minutes % 60).dropFirst()
    return seconds == 0 ? "GMT" : (seconds < 0 ? "GMT-" : "GMT+") + text
  }
  /// The offset in seconds of `GMT+2`, `GMT+0230` and `UTC-02:30`.
  static func _distance(_ text: String) -> Int? {
    guard text.hasPrefix("GMT") || text.hasPrefix("UTC") else { return nil }
    let rest = text.dropFirst(3)
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard parts.count < 3, 1...4 ~= digits.count, digits.allSatisfy({ $0.isNumber }),
      let number = Int(digits)
    else { return nil }
    let minutes = digits.count < 3 ? number * 60 : number / 100 * 60 + number % 100
    return minutes > 1080 ? nil : (sign == "-" ? -60 : 60) * minutes
  }
  /// Abbreviations of zones from before the time zone database.
  static let _aliases = [
    "ACT": "Australia/Darwin", "AET": "Australia/Sydney",
    "AGT": "America/Argentina/Buenos_Aires", "ART": "Africa/Cairo",
    "AST": "America/Anchorage", "BET": "America/Sao_Paulo", "BST": "Asia/Dhaka",
    "CAT": "Africa/Maputo", "CNT": "America/St_Johns", "CST": "America/Chicago",
    "CTT": "Asia/Shanghai", "EAT": "Africa/Addis_Ababa", "ECT": "Europe/Paris",
    "IET": "America/Indiana/Indianapolis", "IST": "Asia/Kolkata", "JST": "Asia/Tokyo",
    "MIT": "Pacific/Apia", "NET": "Asia/Yerevan", "NST": "Pacific/Auckland",
    "PLT": "Asia/Karachi", "PNT": "America/Phoenix", "PRT": "America/Puerto_Rico",
    "PST": "America/Los_Angeles", "SST": "Pacific/Guadalcanal", "VST": "Asia/Ho_Chi_Minh",
  ]
  static func _file(_ identifier: String) -> String { _aliases[identifier] ?? identifier }
  static var knownTimeZoneIdentifiers: [String] { _TimeZoneNames.known }
  static var timeZoneDataVersion: String { "2025b" }
  static let abbreviationDictionary = [
    "ADT": "America/Halifax", "AKDT": "America/Juneau", "AKST": "America/Juneau",
    "ART": "America/Argentina/Buenos_Aires", "AST": "America/Halifax", "BDT": "Asia/Dhaka",
    "BRST": "America/Sao_Paulo", "BRT": "America/Sao_Paulo", "BST": "Europe/London",
    "CAT": "Africa/Harare", "CDT": "America/Chicago", "CEST": "Europe/Paris",
    "CET": "Europe/Paris", "CLST": "America/Santiago", "CLT": "America/Santiago",
    "COT": "America/Bogota", "CST": "America/Chicago", "EAT": "Africa/Addis_Ababa",
    "EDT": "America/New_York", "EEST": "Europe/Athens", "EET": "Europe/Athens",
    "EST": "America/New_York", "GMT": "GMT", "GST": "Asia/Dubai", "HKT": "Asia/Hong_Kong",
    "HST": "Pacific/Honolulu", "ICT": "Asia/Bangkok", "IRST": "Asia/Tehran",
    "IST": "Asia/Kolkata", "JST": "Asia/Tokyo", "KST": "Asia/Seoul", "MDT": "America/Denver",
    "MSD": "Europe/Moscow", "MSK": "Europe/Moscow", "MST": "America/Phoenix",
    "NDT": "America/St_Johns", "NST": "America/St_Johns", "NZDT": "Pacific/Auckland",
    "NZST": "Pacific/Auckland", "PDT": "America/Los_Angeles", "PET": "America/Lima",
    "PHT": "Asia/Manila", "PKT": "Asia/Karachi", "PST": "America/Los_Angeles",
    "SGT": "Asia/Singapore", "TRT": "Europe/Istanbul", "UTC": "UTC", "WAT": "Africa/Lagos",
    "WEST": "Europe/Lisbon", "WET": "Europe/Lisbon", "WIT": "Asia/Jakarta",
  ]
  static func == (lhs: TimeZone, rhs: TimeZone) -> Bool { lhs.identifier == rhs.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  func secondsFromGMT(for date: Date = Date()) -> Int {
    _seconds ?? TimeZone._offset(TimeZone._file(identifier), date.timeIntervalSince1970)
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool {
    _seconds == nil
      && TimeZone._isDaylight(TimeZone._file(identifier), date.timeIntervalSince1970)
  }
  func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
    if _seconds != nil { return 0 }
    return Double(
      TimeZone._daylightOffset(TimeZone._file(identifier), date.timeIntervalSince1970))
  }
  var nextDaylightSavingTimeTransition: Date? {
    nextDaylightSavingTimeTransition(after: Date())
  }
  func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
    if _seconds != nil { return nil }
    return TimeZone._transition(TimeZone._file(identifier), date.timeIntervalSince1970)
      .map { Date(timeIntervalSince1970: $0) }
  }
  /// `GMT+5:30`, or in full `GMT+05:30`.
  static func _distanceText(_ seconds: Int, isFull: Bool = false) -> String {
    if seconds == 0 { return "GMT" }
    let minutes = abs(seconds) / 60
    let hours = (isFull && minutes < 600 ? "0" : "") + "\(minutes / 60)"
    let rest = minutes % 60
    let tail = rest == 0 && !isFull ? "" : (rest < 10 ? ":0" : ":") + "\(rest)"
    return (seconds < 0 ? "GMT-" : "GMT+") + hours + tail
  }
  func abbreviation(for date: Date = Date()) -> String? {
    _text(isShort: true, isDaylightSavingTime(for: date), secondsFromGMT(for: date))
  }
  func _text(isShort: Bool, _ isDaylight: Bool, _ seconds: Int) -> String {
    let names =
      _seconds != nil && seconds != 0
      ? nil
      : identifier == "GMT"
        ? _TimeZoneNames(
          standard: "Greenwich Mean Time", daylight: "GMT", shortStandard: "GMT",
          shortDaylight: "GMT")
        : _TimeZoneNames.all[identifier]
    let name =
      names.map {
        isShort
          ? (isDaylight ? $0.shortDaylight : $0.shortStandard)
          : (isDaylight ? $0.daylight : $0.standard)
      } ?? ""
    return name.isEmpty ? TimeZone._distanceText(seconds, isFull: !isShort) : name
  }
  enum NameStyle: Int {
    case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
  }
  func localizedName(for style: NameStyle, locale: Locale?) -> String? {
    // The offsets of this year in standard and in daylight saving time.
    let now = Date()
    let next = nextDaylightSavingTimeTransition(after: now)
    let dates = [now, next].compactMap { $0 }
    let seconds = dates.map { secondsFromGMT(for: $0) }
    let standard = seconds.min() ?? 0
    let daylight = seconds.max() ?? 0
    switch style {
    case .standard: return _text(isShort: false, false, standard)
    case .shortStandard: return _text(isShort: true, false, standard)
    case .daylightSaving: return _text(isShort: false, true, daylight)
    case .shortDaylightSaving: return _text(isShort: true, true, daylight)
    case .generic:
      let name = _text(isShort: false, false, standard)
      return next == nil ? name : name.replacingOccurrences(of: " Standard", with: "")
    case .shortGeneric:
      let name = _text(isShort: true, false, standard)
      return next == nil ? name : name.replacingOccurrences(of: "ST", with: "T")
    }
  }
  var description: String {
    if let seconds = _seconds, !_isNamed { return "GMT (\(seconds))" }
    return identifier
  }
  var debugDescription: String { description }
}
