// Date components.

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
  var dayOfYear: Int?
  var isLeapMonth: Bool?
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil,
    weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil, dayOfYear: Int? = nil
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
    self.dayOfYear = dayOfYear
  }
  static func _path(
    _ component: Calendar.Component
  ) -> WritableKeyPath<DateComponents, Int?>? {
    switch component {
    case .era: return \.era
    case .year: return \.year
    case .month: return \.month
    case .day: return \.day
    case .hour: return \.hour
    case .minute: return \.minute
    case .second: return \.second
    case .nanosecond: return \.nanosecond
    case .weekday: return \.weekday
    case .weekdayOrdinal: return \.weekdayOrdinal
    case .quarter: return \.quarter
    case .weekOfMonth: return \.weekOfMonth
    case .weekOfYear: return \.weekOfYear
    case .yearForWeekOfYear: return \.yearForWeekOfYear
    case .dayOfYear: return \.dayOfYear
    case .calendar, .timeZone, .isLeapMonth: return nil
    }
  }
  static let _order: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal,
    .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .dayOfYear,
  ]
  static let _byName = Dictionary(uniqueKeysWithValues: _order.map { ("\($0)", $0) })
  /// The names of the components that natives compute, and those that are set here.
  static let _allNames = _order.map { "\($0)" } + ["isLeapMonth"]
  var _values: [Int?] {
    DateComponents._order.map { value(for: $0) } + [isLeapMonth.map { $0 ? 1 : 0 }]
  }
  static func _names(_ components: Set<Calendar.Component>) -> [String] {
    // The flag of leap months comes with the month.
    components.map { "\($0)" }.filter { $0 != "isLeapMonth" }
      + (components.contains(.month) || components.contains(.isLeapMonth) ? ["isLeapMonth"] : [])
  }
  init(_names: [String], _ values: [Int?]) {
    self.init()
    for (name, value) in zip(_names, values) {
      if name == "isLeapMonth" {
        isLeapMonth = value.map { $0 == 1 }
      } else if let component = DateComponents._byName[name] {
        setValue(value, for: component)
      }
    }
  }
  func value(for component: Calendar.Component) -> Int? {
    DateComponents._path(component).flatMap { self[keyPath: $0] }
  }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    if let path = DateComponents._path(component) { self[keyPath: path] = value }
  }
  var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
  @_native("calendar.isValid")
  static func _isValid(_ calendar: String, _ names: [String], _ values: [Int?]) -> Bool
  func isValidDate(in calendar: Calendar) -> Bool {
    DateComponents._isValid(calendar._key, DateComponents._allNames, _values)
  }
  var date: Date? { (calendar ?? Calendar.current).date(from: self) }
  var description: String {
    var text = ""
    if let calendar {
      let kind = calendar.identifier
      text += "calendar: \(kind) (\(kind)) locale: \(calendar.locale?.identifier ?? "") "
      text += "time zone: \(calendar.timeZone) "
      text +=
        "firstWeekday: \(calendar.firstWeekday) minDaysInFirstWeek: \(calendar.minimumDaysInFirstWeek) "
    }
    if let timeZone { text += "timeZone: \(timeZone) " }
    let fields: [(String, Int?)] = [
      ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour),
      ("minute", minute), ("second", second), ("nanosecond", nanosecond),
      ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
      ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear), ("dayOfYear", dayOfYear),
    ]
    for (name, value) in fields {
      if let value { text += "\(name): \(value) " }
    }
    if let isLeapMonth { text += "isLeapMonth: \(isLeapMonth) " }
    return text
  }
  var debugDescription: String { description }
}
