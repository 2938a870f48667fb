// Date intervals formatted in American English: fields that both ends share are written once.
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
  func format(_ value: Range<Date>) -> String {
    var style = _style
    let start = _DateFields(value.lowerBound, in: style.timeZone)
    let end = _DateFields(value.upperBound, in: style.timeZone)
    let chosen = [style._year, style._month, style._day, style._weekday]
    var hasDate = chosen.contains { !$0.isEmpty }
    let hasTime = !(style._hour + style._minute + style._second + style._time).isEmpty
    // A style with neither date nor time writes both.
    if !hasDate && !hasTime {
      style._style(_year: "yyyy", _month: "M", _day: "d")
      style._time = "h:mm\u{202F}a"
      return _with(style).format(value)
    }
    let isSameYear = start.year == end.year
    let isSameMonth = isSameYear && start.month == end.month
    if isSameMonth && start.day == end.day {
      if !hasTime { return style.format(value.lowerBound) }
      let times = _times(style, value, isSameHalf: (start.hour < 12) == (end.hour < 12))
      guard let times else { return style.format(value.lowerBound) }
      return hasDate ? style._dateOnly.format(value.lowerBound) + ", " + times : times
    }
    if hasTime {
      if !hasDate {
        style._style(_year: "yyyy", _month: "M", _day: "d")
        hasDate = true
      }
      if !isSameYear && style._year.isEmpty { style._year = "y" }
      return _joined(style, style, value)
    }
    return _dates(style, value, isSameYear: isSameYear, isSameMonth: isSameMonth)
  }
  func _joined(
    _ first: _DateFormatStyle, _ second: _DateFormatStyle, _ value: Range<Date>
  ) -> String {
    first.format(value.lowerBound) + "\u{2009}–\u{2009}" + second.format(value.upperBound)
  }
  // The times of both ends; nil if they are written alike.
  func _times(
    _ style: _DateFormatStyle, _ value: Range<Date>, isSameHalf: Bool
  ) -> String? {
    let time = style._timeOnly
    let (first, second) = (time.format(value.lowerBound), time.format(value.upperBound))
    if first == second { return nil }
    let hasSeconds = time._time.contains("s") || !time._second.isEmpty
    let isShort = isSameHalf && !hasSeconds
    let shown = isShort ? first.prefix(while: { $0 != "\u{202F}" }) : first[...]
    return shown + "\u{2009}–\u{2009}" + second
  }
  func _dates(
    _ given: _DateFormatStyle, _ value: Range<Date>, isSameYear: Bool, isSameMonth: Bool
  ) -> String {
    var style = given
    let isNumeric = style._month == "M" || style._month == "MM"
    if style._day.isEmpty && style._weekday.isEmpty {
      if style._month.isEmpty || isSameMonth {
        return isSameYear ? style.format(value.lowerBound) : _joined(style, style, value)
      }
      if !isSameYear { style._year = "y" }
      var first = style
      if isSameYear { first._year = "" }
      return _joined(first, style, value)
    }
    if style._day.isEmpty && style._month.isEmpty { return _joined(style, style, value) }
    if style._month.isEmpty {
      // Only the day was requested: the month is needed to tell the ends apart.
      if !isSameMonth { style._month = "M" }
      if !isSameYear { style._style(_year: "yyyy", _month: "M", _day: "d") }
      return _joined(style, style, value)
    }
    if isNumeric {
      if style._year != "yy", !isSameYear || !style._year.isEmpty {
        style._style(_year: "yyyy", _month: "M", _day: "d")
      }
      return _joined(style, style, value)
    }
    if !isSameYear {
      if style._year.isEmpty { style._year = "y" }
      return _joined(style, style, value)
    }
    var (first, second) = (style, style)
    first._year = ""
    if isSameMonth && style._weekday.isEmpty {
      second._month = ""
      if style._year.isEmpty { return _joined(first, second, value) }
      second._year = ""
      return _joined(first, second, value) + ", "
        + String(_DateFields(value.upperBound, in: style.timeZone).year)
    }
    return _joined(first, second, value)
  }
}
extension _DateFormatStyle {
  mutating func _style(_year: String, _month: String, _day: String) {
    self._year = _year
    self._month = _month
    self._day = _day
  }
  var _dateOnly: _DateFormatStyle {
    var result = self
    result._time = ""
    result._hour = ""
    result._half = ""
    result._zone = ""
    result._minute = ""
    result._second = ""
    return result
  }
  var _timeOnly: _DateFormatStyle {
    var result = self
    result._style(_year: "", _month: "", _day: "")
    result._weekday = ""
    return result
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
  var _interval: _DateIntervalStyle {
    var result = _DateIntervalStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    if !dateTemplate.isEmpty {
      for letter in dateTemplate! {
        let run = String(dateTemplate.filter { $0 == letter })
        switch letter {
        case "y": result._style._year = run
        case "M": result._style._month = run
        case "d": result._style._day = run
        case "E": result._style._weekday = run
        case "j", "h": result = result.hour()
        case "m": result = result.minute()
        case "s": result = result.second()
        default: break
        }
      }
      return result
    }
    switch dateStyle {
    case .none: break
    case .short: result._style._style(_year: "yy", _month: "M", _day: "d")
    case .medium: result._style._style(_year: "y", _month: "MMM", _day: "d")
    case .long: result._style._style(_year: "y", _month: "MMMM", _day: "d")
    case .full:
      result._style._style(_year: "y", _month: "MMMM", _day: "d")
      result._style._weekday = "EEEE"
    }
    switch timeStyle {
    case .none: break
    case .short: result._style._time = "h:mm\u{202F}a"
    case .medium: result._style._time = "h:mm:ss\u{202F}a"
    case .long: result._style._time = "h:mm:ss\u{202F}a z"
    case .full: result._style._time = "h:mm:ss\u{202F}a zzzz"
    }
    return result
  }
  func string(from start: Date, to end: Date) -> String {
    if dateStyle == .none && timeStyle == .none && dateTemplate.isEmpty { return "" }
    return _interval.format(min(start, end)..<max(start, end))
  }
  func string(from interval: DateInterval) -> String? {
    string(from: interval.start, to: interval.end)
  }
}
