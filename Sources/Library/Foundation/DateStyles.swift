// `Date.FormatStyle` and its symbols, each of which has the pattern that Unicode gives it.

struct _DateFormatStyle: ParseableFormatStyle, ParseStrategy, Hashable {
  struct DateStyle: Hashable {
    let _name: String
    static let omitted = DateStyle(_name: "omitted")
    static let numeric = DateStyle(_name: "numeric")
    static let abbreviated = DateStyle(_name: "abbreviated")
    static let long = DateStyle(_name: "long")
    static let complete = DateStyle(_name: "complete")
  }
  struct TimeStyle: Hashable {
    let _name: String
    static let omitted = TimeStyle(_name: "omitted")
    static let shortened = TimeStyle(_name: "shortened")
    static let standard = TimeStyle(_name: "standard")
    static let complete = TimeStyle(_name: "complete")
  }
  struct Symbol {
    struct Year: Hashable {
      let _pattern: String
      static let defaultDigits = Year(_pattern: "y")
      static let twoDigits = Year(_pattern: "yy")
      static func padded(_ length: Int) -> Year {
        Year(_pattern: String(repeating: "y", count: length))
      }
      static func extended(minimumLength: Int = 1) -> Year {
        Year(_pattern: String(repeating: "u", count: minimumLength))
      }
      static func relatedGregorian(minimumLength: Int = 1) -> Year {
        Year(_pattern: String(repeating: "r", count: minimumLength))
      }
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
      static let narrow = Quarter(_pattern: "QQQQQ")
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
        let _name: String
        static let omitted = AMPMStyle(_name: "omitted")
        static let abbreviated = AMPMStyle(_name: "abbreviated")
        static let wide = AMPMStyle(_name: "wide")
        static let narrow = AMPMStyle(_name: "narrow")
      }
      let _pattern: String
      static func defaultDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "defaultDigits." + amPM._name)
      }
      static func twoDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "twoDigits." + amPM._name)
      }
      static func conversationalDefaultDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "conversationalDefaultDigits." + amPM._name)
      }
      static func conversationalTwoDigits(amPM: AMPMStyle) -> Hour {
        Hour(_pattern: "conversationalTwoDigits." + amPM._name)
      }
      static let defaultDigitsNoAMPM = Hour(_pattern: "defaultDigits.omitted")
      static let twoDigitsNoAMPM = Hour(_pattern: "twoDigits.omitted")
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
  /// The patterns of the symbols that were given to it, by kind.
  var _symbols: [String: String] = [:]
  let _date: DateStyle?
  let _time: TimeStyle?
  var timeZone: TimeZone
  var locale: Locale
  var calendar: Calendar
  var capitalizationContext: FormatStyleCapitalizationContext
  init(
    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current,
    calendar: Calendar = .current, timeZone: TimeZone = .current,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    _date = date
    _time = time
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.capitalizationContext = capitalizationContext
  }
  func _with(_ kind: String, _ pattern: String) -> _DateFormatStyle {
    var result = self
    result._symbols[kind] = pattern
    return result
  }
  func year(_ format: Symbol.Year = .defaultDigits) -> _DateFormatStyle {
    _with("year", format._pattern)
  }
  func month(_ format: Symbol.Month = .abbreviated) -> _DateFormatStyle {
    _with("month", format._pattern)
  }
  func day(_ format: Symbol.Day = .defaultDigits) -> _DateFormatStyle {
    _with("day", format._pattern)
  }
  func weekday(_ format: Symbol.Weekday = .abbreviated) -> _DateFormatStyle {
    _with("weekday", format._pattern)
  }
  func quarter(_ format: Symbol.Quarter = .abbreviated) -> _DateFormatStyle {
    _with("quarter", format._pattern)
  }
  func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> _DateFormatStyle {
    _with("hour", format._pattern)
  }
  func minute(_ format: Symbol.Minute = .defaultDigits) -> _DateFormatStyle {
    _with("minute", format._pattern)
  }
  func second(_ format: Symbol.Second = .defaultDigits) -> _DateFormatStyle {
    _with("second", format._pattern)
  }
  func week(_ format: Symbol.Week = .defaultDigits) -> _DateFormatStyle {
    _with("week", format._pattern)
  }
  func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> _DateFormatStyle {
    _with("dayOfYear", format._pattern)
  }
  func secondFraction(_ format: Symbol.SecondFraction) -> _DateFormatStyle {
    _with("fraction", format._pattern)
  }
  func era(_ format: Symbol.Era = .abbreviated) -> _DateFormatStyle {
    _with("era", format._pattern)
  }
  func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> _DateFormatStyle {
    _with("timeZone", format._pattern)
  }
  func locale(_ locale: Locale) -> _DateFormatStyle {
    var result = self
    result.locale = locale
    return result
  }
  /// The settings that natives read.
  var _settings: [String] {
    var settings = _symbols.map { $0.key + "=" + $0.value }
    if let _date { settings.append("date=" + _date._name) }
    if let _time { settings.append("time=" + _time._name) }
    return settings + [
      "locale=" + locale.identifier, "calendar=" + calendar._key, "zone=" + timeZone.identifier,
      "capitalization=" + capitalizationContext._name,
    ]
  }
  @_native("date.styled") static func _styled(_ settings: [String], _ time: Double) -> String
  @_native("date.parsed") static func _parsed(_ settings: [String], _ text: String) -> Double?
  func format(_ value: Date) -> String {
    _DateFormatStyle._styled(_settings, value.timeIntervalSince1970)
  }
  var parseStrategy: _DateFormatStyle { self }
  func parse(_ value: String) throws -> Date {
    guard let date = Date(_time: _DateFormatStyle._parsed(_settings, value)) else {
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
