// Calendars, of which the machine's Foundation answers all questions.

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
  var timeZone = TimeZone.current
  var locale: Locale? = nil
  /// The first weekday and the minimum number of days in the first week, where a program set them.
  var _chosenWeekday: Int? = nil
  var _chosenDays: Int? = nil
  var firstWeekday: Int {
    get { _chosenWeekday ?? Calendar._firstWeekday(_key) }
    set { _chosenWeekday = newValue }
  }
  var minimumDaysInFirstWeek: Int {
    get { _chosenDays ?? Calendar._minimumDays(_key) }
    set { _chosenDays = newValue }
  }
  init(identifier: Identifier) { self.identifier = identifier }
  static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale.current
    return calendar
  }
  static var autoupdatingCurrent: Calendar { current }
  /// How the natives name this calendar.
  var _key: String {
    let weekday = _chosenWeekday.map { "\($0)" } ?? ""
    let days = _chosenDays.map { "\($0)" } ?? ""
    return "\(identifier)|\(timeZone.identifier)|\(locale?.identifier ?? "")|\(weekday)|\(days)"
  }
  @_native("calendar.firstWeekday") static func _firstWeekday(_ calendar: String) -> Int
  @_native("calendar.minimumDays") static func _minimumDays(_ calendar: String) -> Int
  var description: String {
    "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone) "
      + "firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
  }
  var debugDescription: String { description }

  @_native("calendar.components")
  static func _components(_ calendar: String, _ names: [String], _ time: Double) -> [Int?]
  @_native("calendar.distance")
  static func _distance(
    _ calendar: String, _ names: [String], _ start: Double, _ end: Double
  ) -> [Int?]
  @_native("calendar.between")
  static func _between(
    _ calendar: String, _ names: [String], _ fields: [String], _ start: [Int?], _ end: [Int?]
  ) -> [Int?]
  func component(_ component: Component, from date: Date) -> Int {
    Calendar._components(_key, ["\(component)"], date.timeIntervalSince1970)[0] ?? 0
  }
  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    let names = DateComponents._names(components)
    return _made(
      components, names, Calendar._components(_key, names, date.timeIntervalSince1970))
  }
  func _made(
    _ components: Set<Component>, _ names: [String], _ values: [Int?]
  ) -> DateComponents {
    var result = DateComponents(_names: names, values)
    if components.contains(.calendar) { result.calendar = self }
    if components.contains(.timeZone) { result.timeZone = timeZone }
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
    let names = DateComponents._names(components)
    let values = Calendar._distance(
      _key, names, start.timeIntervalSince1970, end.timeIntervalSince1970)
    return _made(components, names, values)
  }
  func dateComponents(
    _ components: Set<Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents {
    let names = DateComponents._names(components)
    let values = Calendar._between(
      _key, names, DateComponents._allNames, start._values, end._values)
    return _made(components, names, values)
  }

  @_native("calendar.adding")
  static func _adding(
    _ calendar: String, _ names: [String], _ values: [Int?], _ time: Double, _ isWrapping: Bool
  ) -> Double?
  @_native("calendar.addingOne")
  static func _adding(
    _ calendar: String, _ name: String, _ value: Int, _ time: Double, _ isWrapping: Bool
  ) -> Double?
  @_native("calendar.date")
  static func _date(
    _ calendar: String, _ names: [String], _ values: [Int?], _ zone: String?
  ) -> Double?
  func date(
    byAdding component: Component, value: Int, to date: Date,
    wrappingComponents: Bool = false
  ) -> Date? {
    let time = date.timeIntervalSince1970
    return Date(_time: Calendar._adding(_key, "\(component)", value, time, wrappingComponents))
  }
  func date(
    byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false
  ) -> Date? {
    let time = date.timeIntervalSince1970
    return Date(
      _time: Calendar._adding(
        _key, DateComponents._allNames, components._values, time, wrappingComponents))
  }
  func date(from components: DateComponents) -> Date? {
    let zone = components.timeZone?.identifier
    return Date(
      _time: Calendar._date(_key, DateComponents._allNames, components._values, zone))
  }

  @_native("calendar.startOfDay")
  static func _startOfDay(_ calendar: String, _ time: Double) -> Double
  @_native("calendar.interval")
  static func _interval(_ calendar: String, _ name: String, _ time: Double) -> [Double]?
  @_native("calendar.order")
  static func _order(
    _ calendar: String, _ left: Double, _ right: Double, _ name: String
  ) -> Int
  @_native("calendar.isWeekend")
  static func _isWeekend(_ calendar: String, _ time: Double) -> Bool
  func startOfDay(for date: Date) -> Date {
    Date(timeIntervalSince1970: Calendar._startOfDay(_key, date.timeIntervalSince1970))
  }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    DateInterval(_times: Calendar._interval(_key, "\(component)", date.timeIntervalSince1970))
  }
  func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let whole = dateInterval(of: component, for: date) else { return false }
    start = whole.start
    interval = whole.duration
    return true
  }
  func compare(
    _ date: Date, to other: Date, toGranularity component: Component
  ) -> ComparisonResult {
    let order = Calendar._order(
      _key, date.timeIntervalSince1970, other.timeIntervalSince1970, "\(component)")
    return ComparisonResult(rawValue: order)!
  }
  func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    startOfDay(for: date) == startOfDay(for: other)
  }
  func isDate(
    _ date: Date, equalTo other: Date, toGranularity component: Component
  ) -> Bool {
    compare(date, to: other, toGranularity: component) == .orderedSame
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: self.date(byAdding: .day, value: -1, to: Date())!)
  }
  func isDateInTomorrow(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: self.date(byAdding: .day, value: 1, to: Date())!)
  }
  func isDateInWeekend(_ date: Date) -> Bool {
    Calendar._isWeekend(_key, date.timeIntervalSince1970)
  }
  enum MatchingPolicy: Hashable {
    case nextTime, nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents, strict
  }
  enum SearchDirection: Hashable { case forward, backward }
  enum RepeatedTimePolicy: Hashable { case first, last }
}
