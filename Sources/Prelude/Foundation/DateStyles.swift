extension PreludeLibrary {
  /// `Date.FormatStyle` and its kin, for American English.
  static let dateStyles = PreludeChunk(
    names: ["_DateFormatStyle", "_RelativeDateStyle"],
    text: #"""
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
          }
          struct Month: Hashable {
            let _pattern: String
            static let defaultDigits = Month(_pattern: "M")
            static let twoDigits = Month(_pattern: "MM")
            static let abbreviated = Month(_pattern: "MMM")
            static let wide = Month(_pattern: "MMMM")
            static let narrow = Month(_pattern: "MMMMM")
          }
          struct Day: Hashable {
            let _pattern: String
            static let defaultDigits = Day(_pattern: "d")
            static let twoDigits = Day(_pattern: "dd")
          }
          struct Weekday: Hashable {
            let _pattern: String
            static let abbreviated = Weekday(_pattern: "EEE")
            static let wide = Weekday(_pattern: "EEEE")
            static let narrow = Weekday(_pattern: "EEEEE")
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
        // What is shown of the time where a style of it is chosen, not its parts.
        var _time = ""
        var timeZone = TimeZone.gmt
        init(_year: String, _month: String, _day: String, _weekday: String = "") {
          self._year = _year
          self._month = _month
          self._day = _day
          self._weekday = _weekday
        }
        init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current,
          timeZone: TimeZone = .current, calendar: Calendar = .current
        ) {
          self = date?._style ?? _DateFormatStyle(_year: "", _month: "", _day: "")
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
        func quarter() -> _DateFormatStyle {
          var result = self
          result._quarter = "QQQ"
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
          result._minute = "mm"
          return result
        }
        func second(_ format: Symbol.Second = .defaultDigits) -> _DateFormatStyle {
          var result = self
          result._second = "ss"
          return result
        }
        func locale(_ locale: Locale) -> _DateFormatStyle { self }
        var _datePattern: String {
          let named = _month.count > 2
          let separator = named ? " " : "/"
          var text = [_month, _day].filter({ !$0.isEmpty }).joined(separator: separator)
          if !_year.isEmpty {
            let before = named ? (_day.isEmpty ? " " : ", ") : "/"
            text += (text.isEmpty ? "" : before) + _year
          }
          if !_quarter.isEmpty { text = _quarter + (text.isEmpty ? "" : " " + text) }
          if _weekday.isEmpty { return text }
          return text.isEmpty ? _weekday : _weekday + ", " + text
        }
        var _timePattern: String {
          if !_time.isEmpty { return _time }
          return [_hour, _minute, _second].filter({ !$0.isEmpty }).joined(separator: ":") + _half
        }
        var _pattern: String {
          let date = _datePattern
          let time = _timePattern
          if date.isEmpty && time.isEmpty { return "M/d/yyyy, h:mm\u{202F}a" }
          let joint =
            date.isEmpty || time.isEmpty
            ? "" : _month.count > 2 ? " 'at' " : _month.isEmpty ? " " : ", "
          return date + joint + time
        }
        func format(_ value: Date) -> String {
          _DateFields(value, in: timeZone).text(_pattern)
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
      struct _RelativeDateStyle: _FormatStyleProtocol, Hashable {
        enum Presentation { case numeric, named }
        enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
        let presentation: Presentation
        var unitsStyle = UnitsStyle.wide
        init(presentation: Presentation, unitsStyle: UnitsStyle = .wide) {
          self.presentation = presentation
          self.unitsStyle = unitsStyle
        }
        func format(_ value: Date) -> String { _text(value.timeIntervalSinceNow) }
        func _text(_ distance: Double) -> String {
          let units = [
            ("year", 31_536_000.0), ("month", 2_629_800.0), ("week", 604_800.0), ("day", 86_400.0),
            ("hour", 3_600.0), ("minute", 60.0), ("second", 1.0),
          ]
          let (name, length) = units.first(where: { abs(distance) >= $0.1 }) ?? units[6]
          return _text((distance / length).rounded(), name)
        }
        // `amount` times the unit from now.
        func _text(_ amount: Double, _ name: String) -> String {
          let count = Int(abs(amount))
          if presentation == .named {
            if count == 0 && name == "second" { return "now" }
            if count == 0 && name == "day" { return "today" }
            if count == 0 { return "this " + name }
            if count == 1 && name == "day" { return amount < 0 ? "yesterday" : "tomorrow" }
            if count == 1 && !["hour", "minute", "second"].contains(name) {
              return (amount < 0 ? "last " : "next ") + name
            }
          }
          let text = "\(count) \(name)\(count == 1 ? "" : "s")"
          return amount < 0 ? text + " ago" : "in " + text
        }
      }
      """#)

  static let relativeDates = PreludeChunk(
    names: ["RelativeDateTimeFormatter"],
    text: #"""
      final class RelativeDateTimeFormatter: Formatter {
        enum DateTimeStyle { case numeric, named }
        enum UnitsStyle { case full, spellOut, short, abbreviated }
        var dateTimeStyle = DateTimeStyle.numeric
        var unitsStyle = UnitsStyle.full
        var formattingContext = 0
        var locale: Locale? = nil
        var calendar: Calendar? = nil
        var _style: _RelativeDateStyle {
          _RelativeDateStyle(presentation: dateTimeStyle == .named ? .named : .numeric)
        }
        func localizedString(fromTimeInterval interval: TimeInterval) -> String {
          _style._text(interval)
        }
        func localizedString(for date: Date, relativeTo reference: Date) -> String {
          _style._text(date.timeIntervalSince(reference))
        }
        func localizedString(from components: DateComponents) -> String {
          let parts = [
            (components.year, "year"), (components.month, "month"),
            (components.weekOfYear, "week"), (components.day, "day"), (components.hour, "hour"),
            (components.minute, "minute"), (components.second, "second"),
          ]
          let part = parts.first(where: { ($0.0 ?? 0) != 0 }) ?? parts.first(where: { $0.0 != nil })
          guard let (amount, name) = part, let amount else { return "" }
          return _style._text(Double(amount), name)
        }
        override func string(for value: Any?) -> String? {
          (value as? Date).map({ _style.format($0) })
        }
      }
      """#)
}
