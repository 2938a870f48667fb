// Calendars. All of them count Gregorian years.

struct Calendar: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  enum Identifier: Hashable, Sendable, CaseIterable {
    case gregorian, iso8601, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem
    case hebrew, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese
    case persian, republicOfChina
  }
  enum Component: Hashable {
    case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal
    case weekOfYear, weekOfMonth, yearForWeekOfYear, quarter, calendar, timeZone, dayOfYear
    case isLeapMonth
  }
  let identifier: Identifier
  var firstWeekday: Int
  var minimumDaysInFirstWeek: Int
  var timeZone = TimeZone.current
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
  var description: String {
    "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone) "
      + "firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
  }
  var debugDescription: String { description }

  /// The fields of a date in the calendar's time zone.
  func _fields(_ date: Date) -> _DateFields { _DateFields(date, in: timeZone) }
  func _date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    _moment(_DateFields.calendarDays(year, month, day), 0)
  }
  /// The date at `seconds` into a day, which is counted from January 1, 1970, in the
  /// calendar's time zone: the first one if clocks show it twice; if they skip it, as if they
  /// had not been changed yet.
  func _moment(_ day: Int, _ seconds: Int) -> Date {
    let local = Double(day * 86400 + seconds)
    if let fixed = timeZone._seconds {
      return Date(timeIntervalSince1970: local - Double(fixed))
    }
    let near = [-86400.0, 86400].map {
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: local + $0)))
    }
    let late = Date(timeIntervalSince1970: local - near[1])
    let early = Date(timeIntervalSince1970: local - near[0])
    let isEarly = Double(timeZone.secondsFromGMT(for: early)) == near[0]
    return isEarly || Double(timeZone.secondsFromGMT(for: late)) != near[1] ? early : late
  }
  /// The same time on another day.
  func _moving(_ date: Date, _ fields: _DateFields, to day: Int) -> Date {
    let seconds = (fields.hour * 60 + fields.minute) * 60 + fields.second
    return _moment(day, seconds) + fields.fraction
  }
  func _day(_ fields: _DateFields) -> Int {
    _DateFields.calendarDays(fields.year, fields.month, fields.day)
  }
  func _week(_ day: Int, _ weekday: Int) -> Int {
    let start = ((weekday - firstWeekday - day + 1) % 7 + 7) % 7
    return (day + start - 1) / 7 + (7 - start >= minimumDaysInFirstWeek ? 1 : 0)
  }
  /// The week of the year, and the year to which the week belongs.
  func _weekOfYear(_ fields: _DateFields) -> (year: Int, week: Int) {
    func length(_ year: Int) -> Int { _DateFields.daysInMonth(year, 2) + 337 }
    let day = fields.dayOfYear
    let week = _week(day, fields.weekday)
    if week == 0 {
      return (fields.year - 1, _week(day + length(fields.year - 1), fields.weekday))
    }
    // The remaining days of this week, and how many of them are in the next year.
    let left = 6 - (fields.weekday - firstWeekday + 7) % 7
    let after = day + left - length(fields.year)
    return after >= minimumDaysInFirstWeek ? (fields.year + 1, 1) : (fields.year, week)
  }
  func component(_ component: Component, from date: Date) -> Int {
    _component(component, _fields(date))
  }
  func _component(_ component: Component, _ fields: _DateFields) -> Int {
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
      case .month:
        result.month = self.component(.month, from: date)
        result.isLeapMonth = false
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
      .era, .year, .yearForWeekOfYear, .month, .quarter, .weekOfYear, .weekOfMonth,
      .weekdayOrdinal, .day, .weekday, .dayOfYear, .hour, .minute, .second, .nanosecond,
    ]
    if components.contains(.calendar) { result.calendar = self }
    for component in order {
      if !components.contains(component) { continue }
      // All dates belong to one era, and quarters are counted in months.
      if component == .era || component == .quarter {
        result.setValue(0, for: component)
        continue
      }
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
      let elapsed = end.timeIntervalSince(start)
      if component != .nanosecond { return Int(elapsed / seconds) }
      return Int(Swift.max(-2_147_483_648, Swift.min(2_147_483_647, elapsed * 1e9)))
    }
    let from = _fields(start)
    let to = _fields(end)
    let months = (to.year - from.year) * 12 + to.month - from.month
    var amount =
      _days(component).map { (_day(to) - _day(from)) / $0 } ?? months / _months(component)
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
  func _days(_ component: Component) -> Int? {
    switch component {
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return 7
    case .day, .weekday, .dayOfYear: return 1
    default: return nil
    }
  }
  func _seconds(_ component: Component) -> Double? {
    switch component {
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
    // Foundation's marker for a component that is not set.
    if value == Int.max { return date }
    if wrappingComponents { return _wrapping(component, value, date) }
    if let seconds = _seconds(component) { return date + Double(value) * seconds }
    // Beyond all representable dates.
    if value.magnitude > 1 << 36 { return nil }
    let fields = _fields(date)
    if let days = _days(component) {
      return value == 0 ? date : _moving(date, fields, to: _day(fields) + value * days)
    }
    let total = fields.year * 12 + fields.month - 1 + value * _months(component)
    let year = total >= 0 ? total / 12 : (total - 11) / 12
    let month = total - year * 12 + 1
    let day = min(fields.day, _DateFields.daysInMonth(year, month))
    return _moving(date, fields, to: _DateFields.calendarDays(year, month, day))
  }
  /// Changes one component within its range, without changing larger ones.
  func _wrapping(_ component: Component, _ value: Int, _ date: Date) -> Date? {
    let larger: [Component: Component] = [
      .month: .year, .day: .month, .weekday: .weekOfYear, .hour: .day, .minute: .hour,
      .second: .minute, .dayOfYear: .year, .weekOfYear: .yearForWeekOfYear,
      .weekOfMonth: .month, .quarter: .year,
    ]
    guard let whole = larger[component],
      let range = range(of: component, in: whole, for: date)
    else { return self.date(byAdding: component, value: value, to: date) }
    let place = self.component(component, from: date) - range.lowerBound
    let wrapped = ((place + value) % range.count + range.count) % range.count
    return self.date(byAdding: component, value: wrapped - place, to: date)
  }
  func date(
    byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    var result = date
    let order: [Component] = [
      .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal,
      .weekday, .dayOfYear, .day, .hour, .minute, .second, .nanosecond,
    ]
    for component in order {
      guard let value = components.value(for: component) else { continue }
      result =
        self.date(
          byAdding: component, value: value, to: result,
          wrappingComponents: wrappingComponents) ?? result
    }
    return result
  }
  func date(from components: DateComponents) -> Date? {
    var calendar = self
    if let timeZone = components.timeZone { calendar.timeZone = timeZone }
    let clock =
      (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
    return calendar._moment(_dayNumber(components), clock)
      + Double(components.nanosecond ?? 0) / 1e9
  }
  /// The day specified by components, counted from January 1, 1970.
  func _dayNumber(_ components: DateComponents) -> Int {
    func weekday(_ day: Int) -> Int { ((day + 4) % 7 + 7) % 7 + 1 }
    // The day in a week of a year or month that begins on `start`.
    func week(_ number: Int, _ start: Int) -> Int {
      let before = (weekday(start) - firstWeekday + 7) % 7
      let weeks = number - (7 - before >= minimumDaysInFirstWeek ? 1 : 0)
      let day = ((components.weekday ?? firstWeekday) - firstWeekday + 7) % 7
      return start - before + weeks * 7 + day
    }
    let isWeekly = components.year == nil && components.yearForWeekOfYear != nil
    let year = components.year ?? components.yearForWeekOfYear ?? 1
    let months = (components.month ?? 1) - 1
    let first = _DateFields.calendarDays(
      year + (months >= 0 ? months / 12 : (months - 11) / 12), (months % 12 + 12) % 12 + 1, 1)
    let january = _DateFields.calendarDays(year, 1, 1)
    if let day = components.day { return first + day - 1 }
    if let day = components.dayOfYear, components.month == nil { return january + day - 1 }
    if isWeekly { return week(components.weekOfYear ?? 1, january) }
    guard let wanted = components.weekday else { return first }
    if let number = components.weekOfYear { return week(number, january) }
    if let number = components.weekOfMonth { return week(number, first) }
    guard let ordinal = components.weekdayOrdinal else { return first }
    if ordinal < 0 {
      let (year, month) = (year + (months + 1) / 12, (months + 1) % 12 + 1)
      let last = _DateFields.calendarDays(year, month, 1) - 1
      return last - (weekday(last) - wanted + 7) % 7 + (ordinal + 1) * 7
    }
    return first + (wanted - weekday(first) + 7) % 7 + (ordinal - 1) * 7
  }
  func startOfDay(for date: Date) -> Date {
    let fields = _fields(date)
    return _date(fields.year, fields.month, fields.day)
  }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let fields = _fields(date)
    var start = startOfDay(for: date)
    switch component {
    case .era: return DateInterval(start: _date(1, 1, 1), duration: 4_354_819_200_000)
    case .yearForWeekOfYear:
      let year = _weekOfYear(fields).year
      let first = _date(from: year)
      return DateInterval(start: first, end: _date(from: year + 1))
    case .year: start = _date(fields.year, 1, 1)
    case .quarter: start = _date(fields.year, (fields.month - 1) / 3 * 3 + 1, 1)
    case .month: start = _date(fields.year, fields.month, 1)
    case .weekOfYear, .weekOfMonth:
      start = _moment(_day(fields) - (fields.weekday - firstWeekday + 7) % 7, 0)
    case .hour: start = date - Double(fields.minute * 60 + fields.second) - fields.fraction
    case .minute: start = date - Double(fields.second) - fields.fraction
    case .second: start = date - fields.fraction
    case .nanosecond: return DateInterval(start: date, duration: 0.000000001)
    case .calendar, .timeZone, .isLeapMonth: return nil
    default: break
    }
    let unit = component == .weekdayOrdinal ? .day : component
    return DateInterval(start: start, end: self.date(byAdding: unit, value: 1, to: start)!)
  }
  func _date(from year: Int) -> Date {
    _moment(_dayNumber(DateComponents(yearForWeekOfYear: year)), 0)
  }
  func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let whole = dateInterval(of: component, for: date) else { return false }
    start = whole.start
    interval = whole.duration
    return true
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
    guard let own = dateInterval(of: component, for: date),
      let others = dateInterval(of: component, for: other)
    else { return .orderedSame }
    return own.start.compare(others.start)
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: self.date(byAdding: .day, value: -1, to: Date())!)
  }
  func isDateInTomorrow(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: self.date(byAdding: .day, value: 1, to: Date())!)
  }
  func isDateInWeekend(_ date: Date) -> Bool {
    let day = _fields(date).weekday
    return day == 1 || day == 7
  }
  enum MatchingPolicy: Hashable {
    case nextTime, nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents, strict
  }
  enum SearchDirection: Hashable { case forward, backward }
  enum RepeatedTimePolicy: Hashable { case first, last }
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
