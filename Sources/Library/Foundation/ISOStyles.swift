// `Date.ISO8601FormatStyle`.

extension ParseStrategy where Self == _ISODateStyle {
  static var iso8601: _ISODateStyle { _ISODateStyle() }
}
struct _ISODateStyle: ParseableFormatStyle, ParseStrategy, Hashable, Sendable {
  enum DateSeparator: String { case dash = "-", omitted = "" }
  enum TimeSeparator: String { case colon = ":", omitted = "" }
  enum TimeZoneSeparator: String { case colon = ":", omitted = "" }
  enum DateTimeSeparator: String { case space = " ", standard = "'T'" }
  /// The fields by the names of the settings that natives read.
  enum _Field: String { case year, month, week, day, clock, offset }
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
    style._fields = [.year, .month, .day, .clock]
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
    _adding(.clock)._setting(\.includingFractionalSeconds, includingFractionalSeconds)
  }
  func timeZone(separator: TimeZoneSeparator) -> _ISODateStyle {
    _adding(.offset)._setting(\.timeZoneSeparator, separator)
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
  /// The settings that natives read.
  var _settings: [String] {
    _fields.map { $0.rawValue + "=true" } + [
      "dateSeparator=\(dateSeparator)", "dateTimeSeparator=\(dateTimeSeparator)",
      "timeSeparator=\(timeSeparator)", "timeZoneSeparator=\(timeZoneSeparator)",
      "fractions=\(includingFractionalSeconds)", "zone=" + timeZone.identifier,
    ]
  }
  @_native("date.iso") static func _text(_ settings: [String], _ time: Double) -> String
  @_native("date.parsedISO")
  static func _time(_ settings: [String], _ text: String) -> Double?
  func format(_ value: Date) -> String {
    _ISODateStyle._text(_settings, value.timeIntervalSince1970)
  }
  func parse(_ value: String) throws -> Date {
    guard let date = Date(_time: _ISODateStyle._time(_settings, value)) else {
      throw CocoaError(.formatting)
    }
    return date
  }
}
