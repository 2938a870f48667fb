// Less frequent queries of calendars.
//
// Loads by member

extension Calendar {
  func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
    matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    let components = DateComponents(hour: hour, minute: minute, second: second)
    let day = dateInterval(of: .day, for: date)!
    // A forward search must include the first instant of the day; a backward search does so anyway.
    return nextDate(
      after: direction == .forward ? day.start - 0.5 : day.start, matching: components,
      matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy,
      direction: direction)
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var components = DateComponents()
    components.setValue(value, for: component)
    return nextDate(after: date, matching: components)
  }
  func minimumRange(of component: Component) -> Range<Int>? { _range(component, isLeast: true) }
  func maximumRange(of component: Component) -> Range<Int>? { _range(component, isLeast: false) }
  func _range(_ component: Component, isLeast: Bool) -> Range<Int>? {
    switch component {
    case .era: return 0..<2
    case .year, .yearForWeekOfYear: return 1..<(isLeast ? 140743 : 144684)
    case .month: return 1..<13
    case .day: return 1..<(isLeast ? 29 : 32)
    case .hour: return 0..<24
    case .minute, .second: return 0..<60
    case .nanosecond: return 0..<1_000_000_000
    case .weekday: return 1..<8
    case .weekdayOrdinal: return 1..<(isLeast ? 5 : 6)
    case .quarter: return 1..<5
    case .weekOfYear: return 1..<(isLeast ? 53 : 54)
    case .weekOfMonth: return isLeast ? 1..<5 : (minimumDaysInFirstWeek == 1 ? 1..<7 : 0..<6)
    case .dayOfYear: return 1..<(isLeast ? 366 : 367)
    case .calendar, .timeZone, .isLeapMonth: return nil
    }
  }
  func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
    _matches(date, components)
  }
  /// The ordinal of a smaller component within a larger one, from 1.
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    if _rank(smaller) <= _rank(larger) { return nil }
    let fields = _fields(date)
    if smaller == .weekday && (larger == .weekOfYear || larger == .weekOfMonth) {
      return (fields.weekday - firstWeekday + 7) % 7 + 1
    }
    if smaller == .weekOfYear && larger == .year || smaller == .weekOfMonth && larger == .month {
      return _component(smaller, fields)
    }
    guard let whole = dateInterval(of: larger, for: date) else { return nil }
    if _rank(larger) <= 5 && _seconds(smaller) != nil {
      let hours = _elapsed(.day, whole.start, date) * 24 + fields.hour
      let seconds = (hours * 60 + fields.minute) * 60 + fields.second
      return Int(Double(seconds) / _seconds(smaller)!) + 1
    }
    let unit = smaller == .weekday ? Component.weekOfYear : smaller
    return _elapsed(unit, whole.start, date) + 1
  }
  /// The rank of a component: the smaller the component, the higher.
  func _rank(_ component: Component) -> Int {
    let order: [Component] = [
      .era, .year, .quarter, .month, .weekOfYear, .day, .hour, .minute, .second, .nanosecond,
    ]
    switch component {
    case .yearForWeekOfYear: return 1
    case .weekOfMonth, .weekdayOrdinal: return 4
    case .weekday, .dayOfYear: return 5
    default: return order.firstIndex(of: component) ?? 0
    }
  }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    if _rank(smaller) <= _rank(larger) { return nil }
    switch smaller {
    case .nanosecond: return 0..<1_000_000_000
    case .second, .minute: return 0..<60
    case .hour: return 0..<24
    case .weekday: return 1..<8
    case .quarter where larger == .year: return 1..<5
    case .month where larger == .year: return 1..<13
    case .weekdayOrdinal where larger == .month: return 1..<6
    case .year: return 1..<144684
    case .day where larger == .weekOfMonth: return _daysOfWeek(date)
    case .day where larger == .weekOfYear: return nil
    default: return _span(smaller, larger, date)
    }
  }
  /// The days of the date's week that are in its month.
  func _daysOfWeek(_ date: Date) -> Range<Int> {
    let fields = _fields(date)
    let first = fields.day - (fields.weekday - firstWeekday + 7) % 7
    return max(1, first)..<min(first + 7, _DateFields.daysInMonth(fields.year, fields.month) + 1)
  }
  func _span(_ smaller: Component, _ larger: Component, _ date: Date) -> Range<Int>? {
    guard let whole = dateInterval(of: larger, for: date) else { return nil }
    let start = _fields(whole.start)
    let end = _fields(whole.end - 1)
    switch smaller {
    case .day: return 1..<_elapsed(.day, whole.start, whole.end) + 1
    case .weekOfYear where larger != .yearForWeekOfYear:
      return _week(start.dayOfYear, start.weekday)..<_week(end.dayOfYear, end.weekday) + 1
    case .weekOfMonth:
      return _week(start.day, start.weekday)..<_week(end.day, end.weekday) + 1
    default:
      return component(smaller, from: whole.start)..<component(smaller, from: whole.end - 1) + 1
    }
  }
  func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
    if !isDateInWeekend(date) { return nil }
    let fields = _fields(date)
    return _weekend(from: _day(fields) - (fields.weekday == 7 ? 0 : 1))
  }
  func nextWeekend(
    startingAfter date: Date, direction: SearchDirection = .forward
  ) -> DateInterval? {
    let fields = _fields(date)
    let weekday = fields.weekday
    let days = direction == .backward ? -weekday : weekday == 7 ? 7 : 7 - weekday
    return _weekend(from: _day(fields) + days)
  }
  func _weekend(from day: Int) -> DateInterval {
    DateInterval(start: _moment(day, 0), end: _moment(day + 2, 0))
  }
}
