extension PreludeLibrary {
  static let timeInterval = PreludeChunk(
    names: ["TimeInterval"], text: "typealias TimeInterval = Double")

  static let date = PreludeChunk(
    names: ["Date", "DateInterval"],
    text: #"""
      struct Date: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible,
        CustomDebugStringConvertible
      {
        var timeIntervalSinceReferenceDate: Double
        init() { timeIntervalSinceReferenceDate = Date._now() }
        init(timeIntervalSinceReferenceDate interval: Double) {
          timeIntervalSinceReferenceDate = interval
        }
        init(timeIntervalSince1970 interval: Double) {
          timeIntervalSinceReferenceDate = interval - Date.timeIntervalBetween1970AndReferenceDate
        }
        init(timeIntervalSinceNow interval: Double) {
          timeIntervalSinceReferenceDate = Date._now() + interval
        }
        init(timeInterval interval: Double, since date: Date) {
          timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + interval
        }
        @_native("clock.now") static func _now() -> Double
        static var now: Date { Date() }
        static let timeIntervalBetween1970AndReferenceDate = 978_307_200.0
        static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
        static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
        var timeIntervalSince1970: Double {
          timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
        }
        var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - Date._now() }
        func timeIntervalSince(_ date: Date) -> Double {
          timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
        }
        func addingTimeInterval(_ interval: Double) -> Date {
          Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
        }
        mutating func addTimeInterval(_ interval: Double) {
          timeIntervalSinceReferenceDate += interval
        }
        func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
        func advanced(by n: Double) -> Date { addingTimeInterval(n) }
        func compare(_ other: Date) -> ComparisonResult {
          self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
        }
        static func == (lhs: Date, rhs: Date) -> Bool {
          lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
        }
        static func < (lhs: Date, rhs: Date) -> Bool {
          lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
        }
        static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
        static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
        static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
        static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
        var _fields: _DateFields { _DateFields(timeIntervalSince1970) }
        var description: String { _fields.text("yyyy-MM-dd HH:mm:ss +0000") }
        var debugDescription: String { description }
        func formatted() -> String { _fields.text("M/d/yyyy, h:mm a") }
        func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
          let parts = [date._pattern, time._pattern].filter({ !$0.isEmpty })
          return _fields.text(parts.joined(separator: date._isLong ? " 'at' " : ", "))
        }
        func formatted<S: _FormatStyleProtocol>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Date {
          style.format(self)
        }
        func ISO8601Format() -> String { _fields.text("yyyy-MM-dd'T'HH:mm:ss'Z'") }
        struct FormatStyle: _FormatStyleProtocol {
          var _date: DateStyle
          var _time: TimeStyle
          struct DateStyle: Hashable {
            let _pattern: String
            var _isLong: Bool { _pattern.count > 12 }
            static let omitted = DateStyle(_pattern: "")
            static let numeric = DateStyle(_pattern: "M/d/yyyy")
            static let abbreviated = DateStyle(_pattern: "MMM d, yyyy")
            static let long = DateStyle(_pattern: "MMMM d, yyyy")
            static let complete = DateStyle(_pattern: "EEEE, MMMM d, yyyy")
          }
          struct TimeStyle: Hashable {
            let _pattern: String
            static let omitted = TimeStyle(_pattern: "")
            static let shortened = TimeStyle(_pattern: "h:mm a")
            static let standard = TimeStyle(_pattern: "h:mm:ss a")
            static let complete = TimeStyle(_pattern: "h:mm:ss a 'GMT'")
          }
          init(date: DateStyle? = nil, time: TimeStyle? = nil) {
            _date = date ?? (time == nil ? .numeric : .omitted)
            _time = time ?? (date == nil ? .shortened : .omitted)
          }
          func format(_ value: Date) -> String { value.formatted(date: _date, time: _time) }
        }
      }
      struct DateInterval: Hashable, Comparable {
        var start: Date
        var duration: Double
        init(start: Date, duration: Double) {
          self.start = start
          self.duration = duration
        }
        init(start: Date, end: Date) {
          self.start = start
          self.duration = end.timeIntervalSince(start)
        }
        var end: Date { start + duration }
        func contains(_ date: Date) -> Bool { start <= date && date <= end }
        static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
          lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
        }
      }
      """#)

  static let dateFields = PreludeChunk(
    names: ["_DateFields"],
    text: #"""
      // A moment in the calendar of Greenwich.
      struct _DateFields {
        var year: Int
        var month: Int
        var day: Int
        var hour: Int
        var minute: Int
        var second: Int
        var fraction: Double
        var weekday: Int
        init(_ seconds: Double) {
          let whole = Int(seconds.rounded(.down))
          fraction = seconds - Double(whole)
          let days = whole >= 0 ? whole / 86400 : (whole - 86399) / 86400
          let rest = whole - days * 86400
          hour = rest / 3600
          minute = rest / 60 % 60
          second = rest % 60
          weekday = ((days + 4) % 7 + 7) % 7 + 1
          let z = days + 719468
          let era = (z >= 0 ? z : z - 146096) / 146097
          let dayOfEra = z - era * 146097
          let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
          let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
          let shifted = (5 * dayOfYear + 2) / 153
          day = dayOfYear - (153 * shifted + 2) / 5 + 1
          month = shifted < 10 ? shifted + 3 : shifted - 9
          year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        }
        static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
          let y = month <= 2 ? year - 1 : year
          let era = (y >= 0 ? y : y - 399) / 400
          let yearOfEra = y - era * 400
          let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
          let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
          return era * 146097 + dayOfEra - 719468
        }
        static func daysInMonth(_ year: Int, _ month: Int) -> Int {
          if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
          return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
        }
        static let months = [
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ]
        static let weekdays = [
          "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
        ]
        var dayOfYear: Int {
          _DateFields.days(year, month, day) - _DateFields.days(year, 1, 1) + 1
        }
        func text(_ pattern: String) -> String {
          var result = ""
          var run = ""
          var isQuoted = false
          for character in pattern {
            if character == "'" {
              result += field(run)
              run = ""
              isQuoted.toggle()
            } else if isQuoted {
              result.append(character)
            } else if character.isLetter {
              if !run.isEmpty && !run.hasPrefix(String(character)) {
                result += field(run)
                run = ""
              }
              run.append(character)
            } else {
              result += field(run)
              run = ""
              result.append(character)
            }
          }
          return result + field(run)
        }
        func padded(_ number: Int, _ width: Int) -> String {
          let text = String(number)
          return text.count >= width ? text : String(repeating: "0", count: width - text.count) + text
        }
        func field(_ run: String) -> String {
          guard let letter = run.first else { return "" }
          let width = run.count
          switch letter {
          case "y", "Y": return width == 2 ? padded(year % 100, 2) : padded(year, width)
          case "M", "L":
            let name = _DateFields.months[month - 1]
            if width == 3 { return String(name.prefix(3)) }
            if width == 4 { return name }
            if width == 5 { return String(name.prefix(1)) }
            return padded(month, width)
          case "d": return padded(day, width)
          case "D": return padded(dayOfYear, width)
          case "E", "c":
            let name = _DateFields.weekdays[weekday - 1]
            if width == 4 { return name }
            if width == 5 { return String(name.prefix(1)) }
            return String(name.prefix(3))
          case "H": return padded(hour, width)
          case "k": return padded(hour == 0 ? 24 : hour, width)
          case "h": return padded(hour % 12 == 0 ? 12 : hour % 12, width)
          case "K": return padded(hour % 12, width)
          case "m": return padded(minute, width)
          case "s": return padded(second, width)
          case "S": return String(padded(Int(fraction * 1000), 3).prefix(width))
          case "a": return hour < 12 ? "AM" : "PM"
          case "Q", "q": return String((month + 2) / 3)
          case "z": return "GMT"
          case "Z": return "+0000"
          case "X", "x": return "Z"
          case "G": return "AD"
          default: return run
          }
        }
      }
      """#)

  static let calendar = PreludeChunk(
    names: ["Calendar", "DateComponents", "TimeZone", "Locale"],
    text: #"""
      struct TimeZone: Hashable, Sendable {
        let identifier: String
        init?(identifier: String) { self.identifier = identifier }
        init?(abbreviation: String) { identifier = abbreviation }
        init?(secondsFromGMT seconds: Int) { identifier = "GMT" }
        static var current: TimeZone { gmt }
        static var autoupdatingCurrent: TimeZone { gmt }
        static var gmt: TimeZone { TimeZone(identifier: "GMT")! }
        func secondsFromGMT() -> Int { 0 }
      }
      struct Locale: Hashable, Sendable {
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
        static var current: Locale { Locale(identifier: "en_US") }
        static var autoupdatingCurrent: Locale { current }
      }
      struct DateComponents: Hashable, Sendable {
        var calendar: Calendar?
        var timeZone: TimeZone?
        var era: Int?
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute: Int?
        var second: Int?
        var nanosecond: Int?
        var weekday: Int?
        var weekOfYear: Int?
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
          month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
          second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil
        ) {
          self.calendar = calendar
          self.timeZone = timeZone
          self.era = era
          self.year = year
          self.month = month
          self.day = day
          self.hour = hour
          self.minute = minute
          self.second = second
          self.nanosecond = nanosecond
          self.weekday = weekday
          self.weekOfYear = weekOfYear
        }
        var date: Date? { Calendar.current.date(from: self) }
      }
      struct Calendar: Hashable, Sendable {
        enum Identifier: Hashable { case gregorian, iso8601, buddhist, chinese, hebrew, japanese }
        enum Component: Hashable {
          case era, year, month, day, hour, minute, second, nanosecond, weekday, weekOfYear
          case weekOfMonth, quarter, calendar, timeZone, dayOfYear
        }
        let identifier: Identifier
        var firstWeekday = 1
        var timeZone = TimeZone.gmt
        var locale: Locale? = nil
        init(identifier: Identifier) { self.identifier = identifier }
        static var current: Calendar { Calendar(identifier: .gregorian) }
        static var autoupdatingCurrent: Calendar { current }
        var monthSymbols: [String] { _DateFields.months }
        var shortMonthSymbols: [String] { _DateFields.months.map({ String($0.prefix(3)) }) }
        var weekdaySymbols: [String] { _DateFields.weekdays }
        var shortWeekdaySymbols: [String] { _DateFields.weekdays.map({ String($0.prefix(3)) }) }
        func component(_ component: Component, from date: Date) -> Int {
          let fields = date._fields
          switch component {
          case .era: return 1
          case .year: return fields.year
          case .month: return fields.month
          case .day: return fields.day
          case .hour: return fields.hour
          case .minute: return fields.minute
          case .second: return fields.second
          case .nanosecond: return Int(fields.fraction * 1_000_000_000)
          case .weekday: return fields.weekday
          case .dayOfYear: return fields.dayOfYear
          case .quarter: return (fields.month + 2) / 3
          case .weekOfMonth: return (fields.day + (7 - fields.weekday)) / 7 + (fields.day % 7 == 0 ? 0 : 1)
          case .weekOfYear: return (fields.dayOfYear - fields.weekday + 13) / 7
          case .calendar, .timeZone: return 0
          }
        }
        func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
          var result = DateComponents()
          for component in components { _set(component, self.component(component, from: date), &result) }
          return result
        }
        func _set(_ component: Component, _ value: Int, _ result: inout DateComponents) {
          switch component {
          case .era: result.era = value
          case .year: result.year = value
          case .month: result.month = value
          case .day: result.day = value
          case .hour: result.hour = value
          case .minute: result.minute = value
          case .second: result.second = value
          case .nanosecond: result.nanosecond = value
          case .weekday: result.weekday = value
          case .weekOfYear: result.weekOfYear = value
          default: break
          }
        }
        func dateComponents(
          _ components: Set<Component>, from start: Date, to end: Date
        ) -> DateComponents {
          var result = DateComponents()
          var current = start
          let order: [Component] = [
            .year, .month, .weekOfYear, .day, .hour, .minute, .second, .nanosecond,
          ]
          for component in order {
            if !components.contains(component) { continue }
            let amount = _difference(component, current, end)
            _set(component, amount, &result)
            current = date(byAdding: component, value: amount, to: current) ?? current
          }
          return result
        }
        func _difference(_ component: Component, _ start: Date, _ end: Date) -> Int {
          if let seconds = _seconds(component) {
            return Int(end.timeIntervalSince(start) / seconds)
          }
          let from = start._fields
          let to = end._fields
          let months = (to.year - from.year) * 12 + to.month - from.month
          var amount = component == .year ? months / 12 : months
          let step = end >= start ? 1 : -1
          while amount * step > 0 {
            let reached = date(byAdding: component, value: amount, to: start) ?? start
            if step > 0 ? reached <= end : reached >= end { break }
            amount -= step
          }
          return amount
        }
        func _seconds(_ component: Component) -> Double? {
          switch component {
          case .weekOfYear, .weekOfMonth: return 604800
          case .day, .weekday, .dayOfYear: return 86400
          case .hour: return 3600
          case .minute: return 60
          case .second: return 1
          case .nanosecond: return 0.000000001
          default: return nil
          }
        }
        func date(
          byAdding component: Component, value: Int, to date: Date,
          wrappingComponents: Bool = false
        ) -> Date? {
          if let seconds = _seconds(component) { return date + Double(value) * seconds }
          let fields = date._fields
          let months = component == .year ? value * 12 : component == .quarter ? value * 3 : value
          let total = fields.year * 12 + fields.month - 1 + months
          let year = total >= 0 ? total / 12 : (total - 11) / 12
          let month = total - year * 12 + 1
          let day = min(fields.day, _DateFields.daysInMonth(year, month))
          let days = _DateFields.days(year, month, day) - _DateFields.days(fields.year, fields.month, fields.day)
          return date + Double(days) * 86400
        }
        func date(
          byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
        ) -> Date? {
          var result = date
          let parts: [(Component, Int?)] = [
            (.year, components.year), (.month, components.month),
            (.weekOfYear, components.weekOfYear), (.day, components.day),
            (.hour, components.hour), (.minute, components.minute), (.second, components.second),
          ]
          for (component, value) in parts {
            if let value {
              result = self.date(byAdding: component, value: value, to: result) ?? result
            }
          }
          return result
        }
        func date(from components: DateComponents) -> Date? {
          let months = (components.month ?? 1) - 1
          let year = (components.year ?? 1) + (months >= 0 ? months / 12 : (months - 11) / 12)
          let month = (months % 12 + 12) % 12 + 1
          let days = _DateFields.days(year, month, 1) + (components.day ?? 1) - 1
          let clock = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
          let seconds = Double(days * 86400 + clock + (components.second ?? 0))
          return Date(timeIntervalSince1970: seconds + Double(components.nanosecond ?? 0) / 1e9)
        }
        func startOfDay(for date: Date) -> Date {
          let seconds = date.timeIntervalSince1970
          return Date(timeIntervalSince1970: (seconds / 86400).rounded(.down) * 86400)
        }
        func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
          startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
        }
        func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
          self.date(
            byAdding: component, value: value - self.component(component, from: date), to: date)
        }
        func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
          startOfDay(for: date) == startOfDay(for: other)
        }
        func isDate(
          _ date: Date, equalTo other: Date, toGranularity component: Component
        ) -> Bool {
          compare(date, to: other, toGranularity: component) == .orderedSame
        }
        func compare(
          _ date: Date, to other: Date, toGranularity component: Component
        ) -> ComparisonResult {
          dateInterval(of: component, for: date)!.start.compare(
            dateInterval(of: component, for: other)!.start)
        }
        func dateInterval(of component: Component, for date: Date) -> DateInterval? {
          let fields = date._fields
          var start = startOfDay(for: date)
          switch component {
          case .year: start = self.date(from: DateComponents(year: fields.year, month: 1, day: 1))!
          case .month:
            start = self.date(from: DateComponents(year: fields.year, month: fields.month, day: 1))!
          case .weekOfYear, .weekOfMonth:
            start = start - Double((fields.weekday - firstWeekday + 7) % 7) * 86400
          case .hour, .minute, .second:
            let length = _seconds(component)!
            let seconds = (date.timeIntervalSince1970 / length).rounded(.down) * length
            start = Date(timeIntervalSince1970: seconds)
          default: break
          }
          return DateInterval(start: start, end: self.date(byAdding: component, value: 1, to: start)!)
        }
        func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
        func isDateInYesterday(_ date: Date) -> Bool {
          isDate(date, inSameDayAs: Date() - 86400)
        }
        func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date() + 86400) }
        func isDateInWeekend(_ date: Date) -> Bool {
          let day = date._fields.weekday
          return day == 1 || day == 7
        }
        func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
          let fields = date._fields
          if smaller == .day && larger == .month {
            return 1..<(_DateFields.daysInMonth(fields.year, fields.month) + 1)
          }
          if smaller == .month && larger == .year { return 1..<13 }
          if smaller == .day && larger == .year {
            return 1..<(_DateFields.daysInMonth(fields.year, 2) + 338)
          }
          if smaller == .hour && larger == .day { return 0..<24 }
          return nil
        }
      }
      """#)
}
