// Intervals of dates as texts.
//
// Loads with: FormatStyle

extension FormatStyle where Self == Date.IntervalFormatStyle {
  static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
}
struct _DateIntervalStyle: FormatStyle, Hashable {
  typealias DateStyle = _DateFormatStyle.DateStyle
  typealias TimeStyle = _DateFormatStyle.TimeStyle
  typealias Symbol = _DateFormatStyle.Symbol
  var _style: _DateFormatStyle
  init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current,
    calendar: Calendar = .current, timeZone: TimeZone = .current
  ) {
    _style = _DateFormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
  var locale: Locale {
    get { _style.locale }
    set { _style.locale = newValue }
  }
  var calendar: Calendar {
    get { _style.calendar }
    set { _style.calendar = newValue }
  }
  var timeZone: TimeZone {
    get { _style.timeZone }
    set { _style.timeZone = newValue }
  }
  func _with(_ style: _DateFormatStyle) -> _DateIntervalStyle {
    var result = self
    result._style = style
    return result
  }
  func year() -> _DateIntervalStyle { _with(_style.year()) }
  func month(_ format: Symbol.Month = .abbreviated) -> _DateIntervalStyle {
    _with(_style.month(format))
  }
  func day() -> _DateIntervalStyle { _with(_style.day()) }
  func weekday(_ format: Symbol.Weekday = .abbreviated) -> _DateIntervalStyle {
    _with(_style.weekday(format))
  }
  func hour(
    _ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)
  ) -> _DateIntervalStyle {
    _with(_style.hour(format))
  }
  func minute() -> _DateIntervalStyle { _with(_style.minute()) }
  func second() -> _DateIntervalStyle { _with(_style.second()) }
  func timeZone(_ format: Symbol.TimeZone = .genericName(.short)) -> _DateIntervalStyle {
    _with(_style.timeZone(format))
  }
  func locale(_ locale: Locale) -> _DateIntervalStyle { _with(_style.locale(locale)) }
  @_native("date.interval")
  static func _text(_ settings: [String], _ start: Double, _ end: Double) -> String
  func format(_ value: Range<Date>) -> String {
    _DateIntervalStyle._text(
      _style._settings, value.lowerBound.timeIntervalSince1970,
      value.upperBound.timeIntervalSince1970)
  }
}
extension Range where Bound == Date {
  func formatted() -> String { Date.IntervalFormatStyle().format(self) }
  func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    Date.IntervalFormatStyle(date: date, time: time).format(self)
  }
  func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Range<Date> {
    style.format(self)
  }
}
class DateIntervalFormatter: Formatter {
  enum Style: UInt { case none, short, medium, long, full }
  var dateStyle = Style.medium
  var timeStyle = Style.medium
  var dateTemplate: String! = ""
  var locale: Locale! = Locale.current
  var calendar: Calendar! = Calendar.current
  var timeZone: TimeZone! = TimeZone.current
  @_native("dateFormatter.interval")
  static func _text(_ settings: [String], _ start: Double, _ end: Double) -> String
  func string(from start: Date, to end: Date) -> String {
    var settings = [
      "locale=" + locale.identifier, "calendar=" + calendar._key, "zone=" + timeZone.identifier,
    ]
    if dateTemplate.isEmpty {
      settings += ["dateStyle=\(dateStyle.rawValue)", "timeStyle=\(timeStyle.rawValue)"]
    } else {
      settings.append("template=" + dateTemplate)
    }
    return DateIntervalFormatter._text(
      settings, start.timeIntervalSince1970, end.timeIntervalSince1970)
  }
  func string(from interval: DateInterval) -> String? {
    string(from: interval.start, to: interval.end)
  }
}
