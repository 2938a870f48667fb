extension PreludeLibrary {
  static let calendar = PreludeChunk(
    names: ["Calendar", "DateComponents"],
    text: #"""
      struct DateComponents: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
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
        var weekdayOrdinal: Int?
        var quarter: Int?
        var weekOfMonth: Int?
        var weekOfYear: Int?
        var yearForWeekOfYear: Int?
        init(
          calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
          month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
          second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil,
          weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
          weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
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
          self.weekdayOrdinal = weekdayOrdinal
          self.quarter = quarter
          self.weekOfMonth = weekOfMonth
          self.weekOfYear = weekOfYear
          self.yearForWeekOfYear = yearForWeekOfYear
        }
        var date: Date? { (calendar ?? Calendar.current).date(from: self) }
        var description: String {
          var text = ""
          if let calendar {
            text += "calendar: gregorian (gregorian) locale: \(calendar.locale?.identifier ?? "") "
            text += "time zone: \(calendar.timeZone.identifier) "
            text += "firstWeekday: \(calendar.firstWeekday) minDaysInFirstWeek: 1 "
          }
          if let timeZone { text += "timeZone: \(timeZone.identifier) " }
          let fields: [(String, Int?)] = [
            ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour),
            ("minute", minute), ("second", second), ("nanosecond", nanosecond),
            ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
            ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
            ("yearForWeekOfYear", yearForWeekOfYear),
          ]
          for (name, value) in fields {
            if let value { text += "\(name): \(value) " }
          }
          return text
        }
        var debugDescription: String { description }
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
          case .weekOfMonth: result.weekOfMonth = value
          case .quarter: result.quarter = value
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
        // How many of the smaller have begun in the larger, itself included.
        func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
          if smaller == .weekday && (larger == .weekOfYear || larger == .weekOfMonth) {
            return (date._fields.weekday - firstWeekday + 7) % 7 + 1
          }
          if smaller == .weekOfYear && larger == .year || smaller == .weekOfMonth && larger == .month {
            return component(smaller, from: date)
          }
          guard let whole = dateInterval(of: larger, for: date) else { return nil }
          return _difference(smaller, whole.start, date) + 1
        }
        enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
        enum SearchDirection { case forward, backward }
        enum RepeatedTimePolicy { case first, last }
        func nextDate(
          after date: Date, matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first,
          direction: SearchDirection = .forward
        ) -> Date? {
          // The largest part that is not asked for is what steps.
          let isDaily =
            components.day != nil || components.month != nil || components.weekday != nil
            || components.hour != nil || components.year != nil
          let unit: Component = isDaily ? .day : components.minute != nil ? .hour : .minute
          let step = direction == .forward ? 1 : -1
          var start = dateInterval(of: unit, for: date)!.start
          for _ in 0..<3000 {
            var found = start
            if isDaily { found += Double((components.hour ?? 0) * 3600) }
            if unit != .minute { found += Double((components.minute ?? 0) * 60) }
            found += Double(components.second ?? 0)
            if step > 0 ? found > date : found < date, _matches(found, components) {
              return found
            }
            start = self.date(byAdding: unit, value: step, to: start)!
          }
          return nil
        }
        func _matches(_ date: Date, _ components: DateComponents) -> Bool {
          let parts: [(Component, Int?)] = [
            (.year, components.year), (.month, components.month), (.day, components.day),
            (.weekday, components.weekday), (.hour, components.hour),
            (.minute, components.minute), (.second, components.second),
          ]
          return parts.allSatisfy({ $0.1 == nil || component($0.0, from: date) == $0.1! })
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
