extension PreludeLibrary {
  /// What calendars find.
  static let calendarSearches = PreludeChunk(
    members: [
      "date", "nextDate", "enumerateDates", "ordinality", "range", "nextWeekend",
      "dateIntervalOfWeekend", "_span",
    ],
    text: #"""
      extension Calendar {
        func date(
          bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
          matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
        ) -> Date? {
          startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
        }
        func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
          if self.component(component, from: date) == value { return date }
          var components = DateComponents()
          components.setValue(value, for: component)
          return nextDate(after: date, matching: components)
        }
        func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
          _matches(date, components)
        }
        /// How many of the smaller have begun in the larger, itself included.
        func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
          if smaller == .weekday && (larger == .weekOfYear || larger == .weekOfMonth) {
            return (_fields(date).weekday - firstWeekday + 7) % 7 + 1
          }
          if smaller == .weekOfYear && larger == .year || smaller == .weekOfMonth && larger == .month {
            return component(smaller, from: date)
          }
          guard let whole = dateInterval(of: larger, for: date) else { return nil }
          return _elapsed(smaller, whole.start, date) + 1
        }
        func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
          switch smaller {
          case .second, .minute: return 0..<60
          case .hour: return 0..<24
          case .weekday: return 1..<8
          case .month: return larger == .year ? 1..<13 : _span(smaller, larger, date)
          default: return _span(smaller, larger, date)
          }
        }
        func _span(_ smaller: Component, _ larger: Component, _ date: Date) -> Range<Int>? {
          guard let whole = dateInterval(of: larger, for: date) else { return nil }
          let start = whole.start
          let end = whole.end - 1
          if smaller == .day {
            let first = larger == .month || larger == .year ? 1 : component(.day, from: start)
            return first..<first + _elapsed(.day, start, whole.end)
          }
          return component(smaller, from: start)..<component(smaller, from: end) + 1
        }
        func nextDate(
          after date: Date, matching components: DateComponents,
          matchingPolicy: MatchingPolicy = .nextTime,
          repeatedTimePolicy: RepeatedTimePolicy = .first,
          direction: SearchDirection = .forward
        ) -> Date? {
          // The largest part that is not asked for is what steps.
          let isClock =
            components.hour == nil && (components.minute != nil || components.second != nil)
          let isDaily =
            !isClock || components.day != nil || components.month != nil || components.weekday != nil
          let unit: Component = isDaily ? .day : components.minute != nil ? .hour : .minute
          let step = direction == .forward ? 1 : -1
          var wanted = components
          // A month or a year alone is where it begins.
          if components.day == nil && components.weekday == nil && components.dayOfYear == nil {
            if components.month != nil || components.year != nil { wanted.day = 1 }
            if components.month == nil && components.year != nil { wanted.month = 1 }
          }
          var start = dateInterval(of: unit, for: date)!.start
          for _ in 0..<3000 {
            var found = start
            if isDaily { found += Double((components.hour ?? 0) * 3600) }
            if unit != .minute { found += Double((components.minute ?? 0) * 60) }
            found += Double(components.second ?? 0)
            if step > 0 ? found > date : found < date, _matches(found, wanted) { return found }
            start = self.date(byAdding: unit, value: step, to: start)!
          }
          return nil
        }
        func enumerateDates(
          startingAfter start: Date, matching components: DateComponents,
          matchingPolicy: MatchingPolicy, repeatedTimePolicy: RepeatedTimePolicy = .first,
          direction: SearchDirection = .forward,
          using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
        ) {
          var current = start
          var stop = false
          while !stop,
            let next = nextDate(
              after: current, matching: components, matchingPolicy: matchingPolicy,
              direction: direction)
          {
            block(next, true, &stop)
            current = next
          }
        }
        func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
          if !isDateInWeekend(date) { return nil }
          let day = startOfDay(for: date)
          let start = _fields(date).weekday == 7 ? day : day - 86400
          return DateInterval(start: start, duration: 172800)
        }
        func nextWeekend(
          startingAfter date: Date, direction: SearchDirection = .forward
        ) -> DateInterval? {
          let weekday = _fields(date).weekday
          let days = direction == .backward ? -weekday : weekday == 7 ? 7 : 7 - weekday
          return DateInterval(start: startOfDay(for: date) + Double(days * 86400), duration: 172800)
        }
      }
      """#)

  /// What calendars call things; all speak American English.
  static let calendarSymbols = PreludeChunk(
    members: symbols.map(\.0),
    text: """
      extension Calendar {
      \(symbols.map { "  var \($0): \($1)" }.joined(separator: "\n"))
      }
      """)

  private static let symbols: [(String, String)] =
    names("monthSymbols", "_DateFields.months", short: 3)
    + names("weekdaySymbols", "_DateFields.weekdays", short: 3)
    + names(
      "quarterSymbols",
      #"["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]"#, short: nil)
    + [
      ("amSymbol", #"String { "AM" }"#), ("pmSymbol", #"String { "PM" }"#),
      ("eraSymbols", #"[String] { ["BC", "AD"] }"#),
      ("longEraSymbols", #"[String] { ["Before Christ", "Anno Domini"] }"#),
    ]

  /// Names in full, short and very short, each alone and as part of a date: quarters, which do not
  /// begin with their short names, are numbered.
  private static func names(_ name: String, _ whole: String, short: Int?) -> [(String, String)] {
    let tail = name.prefix(1).uppercased() + name.dropFirst()
    func cut(_ length: Int) -> String { "\(whole).map { String($0.prefix(\(length))) }" }
    var forms = [(name, "standalone" + tail, whole)]
    if let short {
      forms.append(("short" + tail, "shortStandalone" + tail, cut(short)))
      forms.append(("veryShort" + tail, "veryShortStandalone" + tail, cut(1)))
    } else {
      let numbered = #"["Q1", "Q2", "Q3", "Q4"]"#
      forms.append(("short" + tail, "shortStandalone" + tail, numbered))
    }
    return forms.flatMap { form, standalone, value in
      [form, standalone].map { ($0, "[String] { \(value) }") }
    }
  }
}
