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
          return _difference(smaller, whole.start, date) + 1
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
            return first..<first + _difference(.day, start, whole.end)
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

  private static let symbols: [(String, String)] = {
    let quarters = (1...4).map { ("Q\($0)", ["1st", "2nd", "3rd", "4th"][$0 - 1] + " quarter") }
    let names: [(String, String)] = [
      ("monthSymbols", "_DateFields.months"), ("weekdaySymbols", "_DateFields.weekdays"),
      ("quarterSymbols", "\(quarters.map(\.1))"),
    ]
    return names.flatMap { name, whole -> [(String, String)] in
      let short = name == "quarterSymbols" ? "\(quarters.map(\.0))" : whole + ".map { String($0.prefix(3)) }"
      let tail = name.prefix(1).uppercased() + name.dropFirst()
      let letters = whole + ".map { String($0.prefix(1)) }"
      let forms = [("", whole), ("short", short), ("veryShort", letters)]
      return forms.filter { $0.0 != "veryShort" || name != "quarterSymbols" }.flatMap { form, text in
        [(form.isEmpty ? name : form + tail, text), (form.isEmpty ? "standalone" + tail : form + "Standalone" + tail, text)]
      }.map { ($0, "[String] { \($1) }") }
    } + [
      ("amSymbol", #"String { "AM" }"#), ("pmSymbol", #"String { "PM" }"#),
      ("eraSymbols", #"[String] { ["BC", "AD"] }"#),
      ("longEraSymbols", #"[String] { ["Before Christ", "Anno Domini"] }"#),
    ]
  }()
}
