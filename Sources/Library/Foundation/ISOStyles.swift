// `Date.ISO8601FormatStyle`.

extension ParseStrategy where Self == _ISODateStyle {
  static var iso8601: _ISODateStyle { _ISODateStyle() }
}
struct _ISODateStyle: ParseableFormatStyle, ParseStrategy, Hashable, Sendable {
  enum DateSeparator: String { case dash = "-", omitted = "" }
  enum TimeSeparator: String { case colon = ":", omitted = "" }
  enum TimeZoneSeparator: String { case colon = ":", omitted = "" }
  enum DateTimeSeparator: String { case space = " ", standard = "'T'" }
  enum _Field: Int { case year, month, week, day, time, zone }
  // An empty set means the default fields.
  var _fields: Set<_Field> = []
  var dateSeparator = DateSeparator.dash
  var dateTimeSeparator = DateTimeSeparator.standard
  var timeSeparator = TimeSeparator.colon
  var timeZoneSeparator = TimeZoneSeparator.omitted
  var includingFractionalSeconds = false
  var timeZone = TimeZone.gmt
  init(
    dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
    timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
    includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
  ) {
    self.dateSeparator = dateSeparator
    self.dateTimeSeparator = dateTimeSeparator
    self.timeSeparator = timeSeparator
    self.timeZoneSeparator = timeZoneSeparator
    self.includingFractionalSeconds = includingFractionalSeconds
    self.timeZone = timeZone
  }
  /// A style without a time zone field; dates are read and written in the given zone.
  static func iso8601(
    timeZone: TimeZone, includingFractionalSeconds: Bool = false,
    dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
    timeSeparator: TimeSeparator = .colon
  ) -> _ISODateStyle {
    var style = _ISODateStyle(
      dateSeparator: dateSeparator, dateTimeSeparator: dateTimeSeparator,
      timeSeparator: timeSeparator, includingFractionalSeconds: includingFractionalSeconds,
      timeZone: timeZone)
    style._fields = [.year, .month, .day, .time]
    return style
  }
  var parseStrategy: _ISODateStyle { self }
  func year() -> _ISODateStyle { _adding(.year) }
  func month() -> _ISODateStyle { _adding(.month) }
  func weekOfYear() -> _ISODateStyle { _adding(.week) }
  func day() -> _ISODateStyle { _adding(.day) }
  func _adding(_ field: _Field) -> _ISODateStyle {
    var result = self
    result._fields.insert(field)
    return result
  }
  func _setting<Part>(
    _ part: WritableKeyPath<_ISODateStyle, Part>, _ value: Part
  ) -> _ISODateStyle {
    var result = self
    result[keyPath: part] = value
    return result
  }
  func time(includingFractionalSeconds: Bool) -> _ISODateStyle {
    _adding(.time)._setting(\.includingFractionalSeconds, includingFractionalSeconds)
  }
  func timeZone(separator: TimeZoneSeparator) -> _ISODateStyle {
    _adding(.zone)._setting(\.timeZoneSeparator, separator)
  }
  func dateSeparator(_ separator: DateSeparator) -> _ISODateStyle {
    _setting(\.dateSeparator, separator)
  }
  func dateTimeSeparator(_ separator: DateTimeSeparator) -> _ISODateStyle {
    _setting(\.dateTimeSeparator, separator)
  }
  func timeSeparator(_ separator: TimeSeparator) -> _ISODateStyle {
    _setting(\.timeSeparator, separator)
  }
  func timeZoneSeparator(_ separator: TimeZoneSeparator) -> _ISODateStyle {
    _setting(\.timeZoneSeparator, separator)
  }
  func locale(_ locale: Locale) -> _ISODateStyle { self }
  var _shown: Set<_Field> { _fields.isEmpty ? [.year, .month, .day, .time, .zone] : _fields }
  /// The fields of the date, in order.
  var _dateFields: [String] {
    let shown = _shown
    var fields: [String] = []
    if shown.contains(.year) { fields.append(shown.contains(.week) ? "YYYY" : "yyyy") }
    if shown.contains(.month) { fields.append("MM") }
    if shown.contains(.week) { fields.append("'W'ww") }
    if shown.contains(.day) {
      fields.append(
        shown.contains(.week) && !shown.contains(.month)
          ? "ee" : shown.contains(.month) ? "dd" : "DDD")
    }
    return fields
  }
  var _pattern: String {
    let shown = _shown
    let date = _dateFields.joined(separator: dateSeparator.rawValue)
    var time = ""
    if shown.contains(.time) {
      time = ["HH", "mm", "ss"].joined(separator: timeSeparator.rawValue)
      if includingFractionalSeconds { time += ".SSS" }
    }
    let joint = date.isEmpty || time.isEmpty ? "" : dateTimeSeparator.rawValue
    let zone = shown.contains(.zone) ? (timeZoneSeparator == .colon ? "XXX" : "XX") : ""
    return date + joint + time + zone
  }
  func format(_ value: Date) -> String {
    var fields = _DateFields(value, in: timeZone)
    if _shown.contains(.week) {
      // Weeks begin on Mondays.
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = timeZone
      let week = calendar._weekOfYear(fields)
      let text = _pattern.replacingOccurrences(
        of: "'W'ww", with: "'W" + fields.padded(week.week, 2) + "'"
      )
      .replacingOccurrences(of: "YYYY", with: "'" + fields.padded(week.year, 4) + "'")
      fields.weekday = (fields.weekday + 5) % 7 + 1
      return fields.text(text)
    }
    return fields.text(_pattern)
  }
  func parse(_ value: String) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    guard let date = _parsedDate(value, _pattern, calendar) else {
      throw CocoaError(.formatting)
    }
    return date
  }
}
