// Searches for dates that match components.
//
// Loads by member

extension Calendar {
  @_native("calendar.next")
  static func _next(
    _ calendar: String, _ time: Double, _ names: [String], _ values: [Int?],
    _ options: [String]
  ) -> [Double]?
  static func _options(
    _ policy: MatchingPolicy, _ repeated: RepeatedTimePolicy, _ direction: SearchDirection
  ) -> [String] {
    ["\(policy)", "\(repeated)", "\(direction)"]
  }
  /// The next match, and whether it is exact.
  func _match(
    after date: Date, _ components: DateComponents, _ options: [String]
  ) -> (date: Date, isExact: Bool)? {
    let found = Calendar._next(
      _key, date.timeIntervalSince1970, DateComponents._allNames, components._values, options)
    return found.map { (Date(timeIntervalSince1970: $0[0]), $0[1] == 1) }
  }
  func nextDate(
    after date: Date, matching components: DateComponents,
    matchingPolicy: MatchingPolicy = .nextTime,
    repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward
  ) -> Date? {
    let options = Calendar._options(matchingPolicy, repeatedTimePolicy, direction)
    return _match(after: date, components, options)?.date
  }
  func enumerateDates(
    startingAfter start: Date, matching components: DateComponents,
    matchingPolicy: MatchingPolicy, repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward,
    using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
  ) {
    let options = Calendar._options(matchingPolicy, repeatedTimePolicy, direction)
    var current = start
    var stop = false
    while !stop, let next = _match(after: current, components, options) {
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
