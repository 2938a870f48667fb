extension PreludeLibrary {
  /// Days, weeks and months; the year is that of Gregory everywhere.
  static let calendar = PreludeChunk(
    names: ["Calendar"],
    text: #"""
      struct Calendar: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
        enum Identifier: Hashable { case gregorian, iso8601, buddhist, chinese, hebrew, japanese }
        enum Component: Hashable {
          case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal
          case weekOfYear, weekOfMonth, yearForWeekOfYear, quarter, calendar, timeZone, dayOfYear
          case isLeapMonth
        }
        let identifier: Identifier
        var firstWeekday: Int
        var minimumDaysInFirstWeek: Int
        var timeZone = TimeZone.gmt
        var locale: Locale? = nil
        init(identifier: Identifier) {
          self.identifier = identifier
          firstWeekday = identifier == .iso8601 ? 2 : 1
          minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
        }
        static var current: Calendar {
          var calendar = Calendar(identifier: .gregorian)
          calendar.locale = Locale.current
          return calendar
        }
        static var autoupdatingCurrent: Calendar { current }
        var description: String { "\(identifier)" }
        var debugDescription: String { description }

        /// What a clock in the calendar's time zone shows.
        func _fields(_ date: Date) -> _DateFields {
          _DateFields(date.timeIntervalSince1970 + Double(timeZone._seconds))
        }
        func _date(_ year: Int, _ month: Int, _ day: Int) -> Date {
          let seconds = _DateFields.days(year, month, day) * 86400 - timeZone._seconds
          return Date(timeIntervalSince1970: Double(seconds))
        }
        func _week(_ day: Int, _ weekday: Int) -> Int {
          let start = ((weekday - firstWeekday - day + 1) % 7 + 7) % 7
          return (day + start - 1) / 7 + (7 - start >= minimumDaysInFirstWeek ? 1 : 0)
        }
        /// The week of the year, and the year that it belongs to.
        func _weekOfYear(_ fields: _DateFields) -> (year: Int, week: Int) {
          func length(_ year: Int) -> Int { _DateFields.daysInMonth(year, 2) + 337 }
          let day = fields.dayOfYear
          let week = _week(day, fields.weekday)
          if week == 0 {
            return (fields.year - 1, _week(day + length(fields.year - 1), fields.weekday))
          }
          // The days of this week that are left, and those that stand in the next year.
          let left = 6 - (fields.weekday - firstWeekday + 7) % 7
          let after = day + left - length(fields.year)
          return after >= minimumDaysInFirstWeek ? (fields.year + 1, 1) : (fields.year, week)
        }
        func component(_ component: Component, from date: Date) -> Int {
          let fields = _fields(date)
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
          case .weekdayOrdinal: return (fields.day - 1) / 7 + 1
          case .dayOfYear: return fields.dayOfYear
          case .quarter: return (fields.month + 2) / 3
          case .weekOfMonth: return _week(fields.day, fields.weekday)
          case .weekOfYear: return _weekOfYear(fields).week
          case .yearForWeekOfYear: return _weekOfYear(fields).year
          case .calendar, .timeZone, .isLeapMonth: return 0
          }
        }
        func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
          var result = DateComponents()
          for component in components {
            switch component {
            case .calendar: result.calendar = self
            case .timeZone: result.timeZone = timeZone
            case .isLeapMonth: result.isLeapMonth = false
            default: result.setValue(self.component(component, from: date), for: component)
            }
          }
          return result
        }
        func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
          var calendar = self
          calendar.timeZone = timeZone
          return calendar.dateComponents(
            [
              .calendar, .timeZone, .era, .year, .month, .day, .hour, .minute, .second, .nanosecond,
              .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
              .dayOfYear, .isLeapMonth,
            ], from: date)
        }
        func dateComponents(
          _ components: Set<Component>, from start: Date, to end: Date
        ) -> DateComponents {
          var result = DateComponents()
          var current = start
          let order: [Component] = [
            .year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
            .nanosecond,
          ]
          for component in order {
            if !components.contains(component) { continue }
            let amount = _elapsed(component, current, end)
            result.setValue(amount, for: component)
            current = date(byAdding: component, value: amount, to: current) ?? current
          }
          return result
        }
        func dateComponents(
          _ components: Set<Component>, from start: DateComponents, to end: DateComponents
        ) -> DateComponents {
          guard let from = date(from: start), let to = date(from: end) else {
            return DateComponents()
          }
          return dateComponents(components, from: from, to: to)
        }
        func _elapsed(_ component: Component, _ start: Date, _ end: Date) -> Int {
          if let seconds = _seconds(component) {
            return Int(end.timeIntervalSince(start) / seconds)
          }
          let from = _fields(start)
          let to = _fields(end)
          let months = (to.year - from.year) * 12 + to.month - from.month
          var amount = months / _months(component)
          let step = end >= start ? 1 : -1
          while amount * step > 0 {
            let reached = date(byAdding: component, value: amount, to: start) ?? start
            if step > 0 ? reached <= end : reached >= end { break }
            amount -= step
          }
          return amount
        }
        func _months(_ component: Component) -> Int {
          component == .year || component == .yearForWeekOfYear ? 12 : component == .quarter ? 3 : 1
        }
        func _seconds(_ component: Component) -> Double? {
          switch component {
          case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return 604800
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
          let fields = _fields(date)
          let total = fields.year * 12 + fields.month - 1 + value * _months(component)
          let year = total >= 0 ? total / 12 : (total - 11) / 12
          let month = total - year * 12 + 1
          let day = min(fields.day, _DateFields.daysInMonth(year, month))
          let days =
            _DateFields.days(year, month, day)
            - _DateFields.days(fields.year, fields.month, fields.day)
          return date + Double(days) * 86400
        }
        func date(
          byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
        ) -> Date? {
          var result = date
          let order: [Component] = [
            .year, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday, .day, .hour, .minute,
            .second, .nanosecond,
          ]
          for component in order {
            guard let value = components.value(for: component) else { continue }
            result = self.date(byAdding: component, value: value, to: result) ?? result
          }
          return result
        }
        func date(from components: DateComponents) -> Date? {
          let months = (components.month ?? 1) - 1
          let year = (components.year ?? 1) + (months >= 0 ? months / 12 : (months - 11) / 12)
          let month = (months % 12 + 12) % 12 + 1
          let clock = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
          var calendar = self
          if let timeZone = components.timeZone { calendar.timeZone = timeZone }
          let start =
            components.year == nil
            ? calendar._startOfWeek(components) ?? calendar._date(year, month, 1)
            : calendar._date(year, month, 1)
          let seconds = ((components.day ?? 1) - 1) * 86400 + clock + (components.second ?? 0)
          return start + Double(seconds) + Double(components.nanosecond ?? 0) / 1e9
        }
        /// The day that a year of weeks, a week and a weekday name.
        func _startOfWeek(_ components: DateComponents) -> Date? {
          guard let year = components.yearForWeekOfYear else { return nil }
          let first = _date(year, 1, 1)
          let start = (_fields(first).weekday - firstWeekday + 7) % 7
          let skipped = 7 - start >= minimumDaysInFirstWeek ? 0 : 1
          let weeks = (components.weekOfYear ?? 1) - 1 + skipped
          let weekday = ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
          return first + Double(weeks * 7 + weekday - start) * 86400
        }
        func startOfDay(for date: Date) -> Date {
          let fields = _fields(date)
          return _date(fields.year, fields.month, fields.day)
        }
        func dateInterval(of component: Component, for date: Date) -> DateInterval? {
          let fields = _fields(date)
          var start = startOfDay(for: date)
          switch component {
          case .year: start = _date(fields.year, 1, 1)
          case .quarter: start = _date(fields.year, (fields.month - 1) / 3 * 3 + 1, 1)
          case .month: start = _date(fields.year, fields.month, 1)
          case .weekOfYear, .weekOfMonth:
            start = start - Double((fields.weekday - firstWeekday + 7) % 7) * 86400
          case .hour: start = start + Double(fields.hour * 3600)
          case .minute: start = start + Double(fields.hour * 3600 + fields.minute * 60)
          case .second: start = date - fields.fraction
          default: break
          }
          return DateInterval(start: start, end: self.date(byAdding: component, value: 1, to: start)!)
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
        func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
        func isDateInYesterday(_ date: Date) -> Bool {
          isDate(date, inSameDayAs: Date() - 86400)
        }
        func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date() + 86400) }
        func isDateInWeekend(_ date: Date) -> Bool {
          let day = _fields(date).weekday
          return day == 1 || day == 7
        }
        enum MatchingPolicy {
          case nextTime, nextTimePreservingSmallerComponents
          case previousTimePreservingSmallerComponents, strict
        }
        enum SearchDirection { case forward, backward }
        enum RepeatedTimePolicy { case first, last }
        func _matches(_ date: Date, _ components: DateComponents) -> Bool {
          let parts: [Component] = [
            .year, .month, .day, .weekday, .hour, .minute, .second, .weekdayOrdinal, .quarter,
            .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
          ]
          return parts.allSatisfy { part in
            guard let value = components.value(for: part) else { return true }
            return component(part, from: date) == value
          }
        }
      }
      """#)
}
