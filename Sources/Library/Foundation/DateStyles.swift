// `Date.FormatStyle` and related styles, for American English.

struct _DateFormatStyle: ParseableFormatStyle, ParseStrategy, Hashable {
  struct DateStyle: Hashable {
    let _style: _DateFormatStyle?
    static let omitted = DateStyle(_style: nil)
    static let numeric = DateStyle(_style: _DateFormatStyle(_year: "yyyy", _month: "M", _day: "d"))
    static let abbreviated = DateStyle(
      _style: _DateFormatStyle(_year: "yyyy", _month: "MMM", _day: "d"))
    static let long = DateStyle(
      _style: _DateFormatStyle(_year: "yyyy", _month: "MMMM", _day: "d"))
    static let complete = DateStyle(
      _style: _DateFormatStyle(_year: "yyyy", _month: "MMMM", _day: "d", _weekday: "EEEE"))
  }
  struct TimeStyle: Hashable {
    let _pattern: String
    static let omitted = TimeStyle(_pattern: "")
    static let shortened = TimeStyle(_pattern: "h:mm\u{202F}a")
    static let standard = TimeStyle(_pattern: "h:mm:ss\u{202F}a")
    static let complete = TimeStyle(_pattern: "h:mm:ss\u{202F}a z")
  }
  struct Symbol {
    struct Year: Hashable {
      let _pattern: String
      static let defaultDigits = Year(_pattern: "y")
      static let twoDigits = Year(_pattern: "yy")
      static func padded(_ length: Int) -> Year {
        Year(_pattern: String(repeating: "y", count: length))
      }
      static func extended(minimumLength: Int = 1) -> Year { padded(minimumLength) }
      static func relatedGregorian(minimumLength: Int = 1) -> Year { padded(minimumLength) }
    }
    struct Month: Hashable {
      let _pattern: String
      static let defaultDigits = Month(_pattern: "M")
      static let twoDigits = Month(_pattern: "MM")
      static let abbreviated = Month(_pattern: "MMM")
      static let wide = Month(_pattern: "MMMM")
      static let narrow = Month(_pattern: "MMMMM")
    }
    struct TimeZone: Hashable {
      enum Width: String { case short = "XX", long = "XXX" }
      enum NameWidth { case short, long }
      let _pattern: String
      static func iso8601(_ width: Width) -> TimeZone { TimeZone(_pattern: width.rawValue) }
      static func specificName(_ width: NameWidth) -> TimeZone {
        TimeZone(_pattern: width == .short ? "z" : "zzzz")
      }
      static func genericName(_ width: NameWidth) -> TimeZone {
        TimeZone(_pattern: width == .short ? "v" : "vvvv")
      }
      static func localizedGMT(_ width: NameWidth) -> TimeZone {
        TimeZone(_pattern: width == .short ? "O" : "OOOO")
      }
      static func identifier(_ width: NameWidth) -> TimeZone {
        TimeZone(_pattern: width == .short ? "V" : "VV")
      }
      static let exemplarLocation = TimeZone(_pattern: "VVV")
      static let genericLocation = TimeZone(_pattern: "VVVV")
    }
    struct Quarter: Hashable {
      let _pattern: String
      static let oneDigit = Quarter(_pattern: "Q")
      static let twoDigits = Quarter(_pattern: "QQ")
      static let abbreviated = Quarter(_pattern: "QQQ")
      static let wide = Quarter(_pattern: "QQQQ")
    }
    struct Era: Hashable {
      let _pattern: String
      static let abbreviated = Era(_pattern: "G")
      static let wide = Era(_pattern: "GGGG")
      static let narrow = Era(_pattern: "GGGGG")
    }
    struct Day: Hashable {
      let _pattern: String
      static let defaultDigits = Day(_pattern: "d")
      static let twoDigits = Day(_pattern: "dd")
      static let ordinalOfDayInMonth = Day(_pattern: "F")
    }
    struct DayOfYear: Hashable {
      let _pattern: String
      static let defaultDigits = DayOfYear(_pattern: "D")
      static let twoDigits = DayOfYear(_pattern: "DD")
      static let threeDigits = DayOfYear(_pattern: "DDD")
    }
    struct SecondFraction: Hashable {
      let _pattern: String
      static func fractional(_ digits: Int) -> SecondFraction {
        SecondFraction(_pattern: String(repeating: "S", count: digits))
      }
      static func milliseconds(_ digits: Int) -> SecondFraction {
        SecondFraction(_pattern: String(repeating: "A", count: digits))
      }
    }
    struct Week: Hashable {
      let _pattern: String
      static let defaultDigits = Week(_pattern: "w")
      static let twoDigits = Week(_pattern: "ww")
      static let weekOfMonth = Week(_pattern: "W")
    }
    struct Weekday: Hashable {
      let _pattern: String
      static let abbreviated = Weekday(_pattern: "EEE")
      static let wide = Weekday(_pattern: "EEEE")
      static let short = Weekday(_pattern: "EEEEEE")
      static let narrow = Weekday(_pattern: "EEEEE")
      static let oneDigit = Weekday(_pattern: "e")
      static let twoDigits = Weekday(_pattern: "ee")
    }
    struct Hour: Hashable {
      struct AMPMStyle: Hashable {
        let _pattern: String
        static let omitted = AMPMStyle(_pattern: "")
        static let abbreviated = AMPMStyle(_pattern: "\u{202F}a")
        static let wide = AMPMStyle(_pattern: "\u{202F}a")
        static let narrow = AMPMStyle(_pattern: "\u{202F}a")
      }
      let _pattern: String
      let _half: String
      static func defaultDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "h", _half: amPM._pattern)
      }
      static func conversationalDefaultDigits(amPM: AMPMStyle) -> Hour {
        defaultDigits(amPM: amPM)
      }
      static func conversationalTwoDigits(amPM: AMPMStyle) -> Hour { twoDigits(amPM: amPM) }
      static let defaultDigitsNoAMPM = Hour(_pattern: "h", _half: "")
      static let twoDigitsNoAMPM = Hour(_pattern: "hh", _half: "")
      static func twoDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "hh", _half: amPM._pattern)
      }
    }
    struct Minute: Hashable {
      let _pattern: String
      static let defaultDigits = Minute(_pattern: "m")
      static let twoDigits = Minute(_pattern: "mm")
    }
    struct Second: Hashable {
      let _pattern: String
      static let defaultDigits = Second(_pattern: "s")
      static let twoDigits = Second(_pattern: "ss")
    }
  }
  var _year = ""
  var _month = ""
  var _day = ""
  var _weekday = ""
  var _quarter = ""
  var _hour = ""
  var _minute = ""
  var _second = ""
  var _half = ""
  var _era = ""
  var _zone = ""
  var _week = ""
  var _dayOfYear = ""
  var _fraction = ""
  // The pattern of the time, if it was chosen as a whole rather than by fields.
  var _time = ""
  var timeZone = TimeZone.gmt
  var locale = Locale.current
  var calendar = Calendar.current
  init(_year: String, _month: String, _day: String, _weekday: String = "") {
    self._year = _year
    self._month = _month
    self._day = _day
    self._weekday = _weekday
  }
  init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current,
    calendar: Calendar = .current, timeZone: TimeZone = .current
  ) {
    self = date?._style ?? _DateFormatStyle(_year: "", _month: "", _day: "")
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    if let time { _time = time._pattern }
  }
  func year(_ format: Symbol.Year = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._year = format._pattern
    return result
  }
  func month(_ format: Symbol.Month = .abbreviated) -> _DateFormatStyle {
    var result = self
    result._month = format._pattern
    return result
  }
  func day(_ format: Symbol.Day = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._day = format._pattern
    return result
  }
  func weekday(_ format: Symbol.Weekday = .abbreviated) -> _DateFormatStyle {
    var result = self
    result._weekday = format._pattern
    return result
  }
  func quarter(_ format: Symbol.Quarter = .abbreviated) -> _DateFormatStyle {
    var result = self
    result._quarter = format._pattern
    return result
  }
  func hour(
    _ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)
  ) -> _DateFormatStyle {
    var result = self
    result._hour = format._pattern
    result._half = format._half
    return result
  }
  func minute(_ format: Symbol.Minute = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._minute = format._pattern
    return result
  }
  func second(_ format: Symbol.Second = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._second = format._pattern
    return result
  }
  func week(_ format: Symbol.Week = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._week = format._pattern
    return result
  }
  func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> _DateFormatStyle {
    var result = self
    result._dayOfYear = format._pattern
    return result
  }
  func secondFraction(_ format: Symbol.SecondFraction) -> _DateFormatStyle {
    var result = self
    result._fraction = format._pattern
    return result
  }
  func era(_ format: Symbol.Era = .abbreviated) -> _DateFormatStyle {
    var result = self
    result._era = format._pattern
    return result
  }
  func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> _DateFormatStyle {
    var result = self
    result._zone = format._pattern
    return result
  }
  func locale(_ locale: Locale) -> _DateFormatStyle {
    var result = self
    result.locale = locale
    return result
  }
  func _datePattern(_ layout: _DateLayout) -> String {
    // A numeric date style, rather than a choice of fields.
    let isNumeric = _year == "yyyy" && _month == "M" && _day == "d"
    let year = _year.isEmpty || _era.isEmpty ? _year + _era : _year + " " + _era
    var text = isNumeric ? layout.numeric : layout.date(_day, _month, year)
    if !_dayOfYear.isEmpty {
      text = text.isEmpty ? _dayOfYear : text + " ├'day of year': " + _dayOfYear + "┤"
    }
    if !_week.isEmpty { text = text.isEmpty ? _week : text + " ('week': " + _week + ")" }
    if !_quarter.isEmpty { text = _quarter + (text.isEmpty ? "" : " " + text) }
    if _weekday.isEmpty { return text }
    if _month.isEmpty && _year.isEmpty && text == _day && !text.isEmpty {
      return _weekday + " " + text + layout.dayMark
    }
    let joints = layout.weekdayJoints
    return text.isEmpty ? _weekday : _weekday + (_year.isEmpty ? joints.0 : joints.1) + text
  }
  func _timePattern(_ layout: _DateLayout) -> String {
    if !_time.isEmpty { return layout.clock(_time) }
    let is24 = layout.hour != "h"
    let hour = _hour.isEmpty || !is24 ? _hour : layout.hour
    // Alone they are plain numbers; next to each other they are padded to two digits.
    let isAfterHour = !_hour.isEmpty
    let isAlone = _hour.isEmpty && _minute.isEmpty
    let minute = isAfterHour || !_second.isEmpty ? _minute.isEmpty ? "" : "mm" : _minute
    let second = isAlone ? _second : _second.isEmpty ? "" : "ss"
    var time = [hour, minute, second].filter({ !$0.isEmpty }).joined(separator: ":")
    if !_fraction.isEmpty {
      time += (_second.isEmpty ? "" : _NumberSymbols.of(locale).decimal) + _fraction
    }
    if !is24 { time += _half } else if time == hour, !time.isEmpty { time += layout.hourMark }
    return _zone.isEmpty ? time : time + (time.isEmpty ? "" : " ") + _zone
  }
  var _pattern: String {
    let layout = _DateLayout.of(locale)
    let date = _datePattern(layout)
    let time = _timePattern(layout)
    if date.isEmpty && time.isEmpty {
      return layout.numeric + layout.numericJoint + layout.clock("h:mm\u{202F}a")
    }
    let joint =
      date.isEmpty || time.isEmpty
      ? ""
      : !_month.isEmpty
        ? layout.joint(_month) : _weekday.isEmpty || !_minute.isEmpty ? " " : ", "
    return date + joint + time
  }
  func format(_ value: Date) -> String {
    _DateFields(value, in: timeZone).text(_pattern, locale)
  }
  var parseStrategy: _DateFormatStyle { self }
  func parse(_ value: String) throws -> Date {
    var calendar = Calendar.current
    calendar.timeZone = timeZone
    guard let date = _parsedDate(value, _pattern, calendar) else {
      throw CocoaError(.formatting)
    }
    return date
  }
}
extension Date {
  init<S: _ParseStrategyProtocol>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == Date {
    self = try strategy.parse(value)
  }
}
