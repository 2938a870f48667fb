// Searches for dates that match components.
//
// Loads by member

extension Calendar {
  func nextDate(
    after date: Date, matching components: DateComponents,
    matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward
  ) -> Date? {
    _match(after: date, components, matchingPolicy, repeatedTimePolicy, direction)?.date
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
      let next = _match(
        after: current, components, matchingPolicy, repeatedTimePolicy, direction)
    {
      block(next.date, next.isExact, &stop)
      current = next.date
    }
  }
  func dates(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> some (Sequence<Date> & Sendable) {
    _DateSteps(_start: start, _range: range) { last, _ in
      nextDate(
        after: last, matching: components, matchingPolicy: matchingPolicy,
        repeatedTimePolicy: repeatedTimePolicy, direction: direction)
    }
  }
  func dates(
    byAdding component: Component, value: Int = 1, startingAt start: Date,
    in range: Range<Date>? = nil, wrappingComponents: Bool = false
  ) -> some (Sequence<Date> & Sendable) {
    _DateSteps(_start: start, _range: range) { _, count in
      date(
        byAdding: component, value: value * count, to: start,
        wrappingComponents: wrappingComponents)
    }
  }
  func dates(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> some (Sequence<Date> & Sendable) {
    _DateSteps(_start: start, _range: range) { last, _ in
      date(byAdding: components, to: last, wrappingComponents: wrappingComponents)
    }
  }
  static var _dayParts: [Component] {
    [
      .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
      .dayOfYear,
    ]
  }
  func _match(
    after date: Date, _ wanted: DateComponents, _ policy: MatchingPolicy,
    _ repeated: RepeatedTimePolicy, _ direction: SearchDirection
  ) -> (date: Date, isExact: Bool)? {
    if !_isPossible(wanted) { return nil }
    let step = direction == .forward ? 1 : -1
    let parts = Calendar._dayParts.filter { wanted.value(for: $0) != nil }
    let isDaily =
      !parts.isEmpty || wanted.year != nil || wanted.month != nil || wanted.day != nil
    if !isDaily && wanted.hour == nil { return _clockMatch(after: date, wanted, step) }
    func hasParts(_ day: Int) -> Bool {
      let fields = _DateFields(Double(day) * 86400)
      return parts.allSatisfy { _component($0, fields) == wanted.value(for: $0) }
    }
    func isMatch(_ day: Int) -> Bool {
      let fields = _DateFields(Double(day) * 86400)
      return (wanted.year ?? fields.year) == fields.year
        && (wanted.month ?? fields.month) == fields.month && hasParts(day)
    }
    // If no day is specified, only the first match of the day counts.
    let isFirstOnly =
      isDaily && wanted.day == nil && wanted.weekday == nil && wanted.dayOfYear == nil
    let today = _fields(date)
    var day = _day(today)
    for _ in 0..<20000 {
      let fields = _DateFields(Double(day) * 86400)
      let (year, month) = (fields.year, fields.month)
      if let wantedYear = wanted.year, wantedYear != year {
        if (wantedYear - year) * step < 0 { return nil }
        day = step > 0 ? _DateFields.days(wantedYear, 1, 1) : _DateFields.days(wantedYear, 12, 31)
        continue
      }
      let first = _DateFields.days(year, month, 1)
      let length = _DateFields.daysInMonth(year, month)
      if let wantedMonth = wanted.month, wantedMonth != month {
        day = step > 0 ? first + length : first - 1
        continue
      }
      var target = Optional(day)
      var isExact = true
      if let wantedDay = wanted.day {
        isExact = wantedDay <= length
        target =
          isExact
          ? first + wantedDay - 1
          : policy == .strict
            ? nil
            : policy == .previousTimePreservingSmallerComponents
              ? first + length - 1 : first + length
        day = step > 0 ? first + length : first - 1
      } else {
        day += step
      }
      guard let target, wanted.day == nil ? isMatch(target) : hasParts(target) else { continue }
      if isFirstOnly && isMatch(target - 1) { continue }
      guard
        let found = _clockTime(
          target, wanted, isExact || policy == .nextTime ? nil : today, isExact, policy,
          (repeated == .last) == (step > 0))
      else { continue }
      if step > 0 ? found.date > date : found.date < date { return found }
    }
    return nil
  }
  /// The date of a time of day, or what the policy puts in its place. Components that are not
  /// specified are zero, or as in `usual`. If clocks show the time twice, `isLast` picks the later.
  func _clockTime(
    _ day: Int, _ wanted: DateComponents, _ usual: _DateFields?, _ isExact: Bool,
    _ policy: MatchingPolicy, _ isLast: Bool
  ) -> (date: Date, isExact: Bool)? {
    if !isExact && policy == .nextTime { return (_moment(day, 0), false) }
    let hour = wanted.hour ?? usual?.hour ?? 0
    let minute = wanted.minute ?? usual?.minute ?? 0
    let second = wanted.second ?? usual?.second ?? 0
    let seconds = (hour * 60 + minute) * 60 + second
    let date = _moment(day, seconds) + Double(wanted.nanosecond ?? 0) / 1e9
    if timeZone._seconds != nil { return (date, isExact) }
    let fields = _fields(date)
    if fields.hour * 60 + fields.minute == hour * 60 + minute {
      // After clocks were set back, they may show the time again.
      let later = timeZone.secondsFromGMT(for: date + 86400)
      let again = date + Double(fields.offset - later)
      let isRepeated = isLast && again > date && _fields(again).offset == later
      return (isRepeated ? again : date, isExact)
    }
    switch policy {
    case .strict: return nil
    case .nextTime:
      let change = timeZone.nextDaylightSavingTimeTransition(after: date - 14400)
      return (change ?? date, false)
    case .nextTimePreservingSmallerComponents: return (date, false)
    case .previousTimePreservingSmallerComponents:
      let skipped = fields.offset - timeZone.secondsFromGMT(for: date - 14400)
      return (date - Double(skipped), false)
    }
  }
  /// A match in every hour or minute, if only smaller components are specified.
  func _clockMatch(
    after date: Date, _ wanted: DateComponents, _ step: Int
  ) -> (date: Date, isExact: Bool)? {
    let unit: Component
    if wanted.minute != nil {
      unit = .hour
    } else if wanted.second != nil {
      unit = .minute
    } else if wanted.nanosecond != nil {
      unit = .second
    } else {
      return nil
    }
    let whole = dateInterval(of: unit, for: date)!
    let clock = Double((wanted.minute ?? 0) * 60 + (wanted.second ?? 0))
    let rest = clock + Double(wanted.nanosecond ?? 0) / 1e9
    var found = whole.start + rest
    while step > 0 ? found <= date : found >= date {
      let next = found + Double(step) * whole.duration
      if next == found { return nil }
      found = next
    }
    return (found, true)
  }
  func _isPossible(_ components: DateComponents) -> Bool {
    let parts: [Component] = [
      .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter,
      .weekOfMonth, .weekOfYear, .dayOfYear,
    ]
    return parts.allSatisfy { part in
      guard let value = components.value(for: part), let range = maximumRange(of: part) else {
        return true
      }
      return range.contains(value)
    }
  }
}
/// A sequence of dates, each computed from the one before it and its index.
struct _DateSteps: Sequence, Sendable {
  let _start: Date
  let _range: Range<Date>?
  let _next: @Sendable (Date, Int) -> Date?
  init(_start: Date, _range: Range<Date>?, next: @escaping @Sendable (Date, Int) -> Date?) {
    self._start = _start
    self._range = _range
    _next = next
  }
  func makeIterator() -> AnyIterator<Date> {
    var last = _start
    var count = 0
    return AnyIterator {
      while true {
        count += 1
        guard let date = _next(last, count) else { return nil }
        let isForward = date > last
        let isStuck = date == last
        last = date
        guard let range = _range, !range.contains(date) else { return date }
        if isStuck { return nil }
        if isForward ? date >= range.upperBound : date < range.lowerBound { return nil }
      }
    }
  }
}
