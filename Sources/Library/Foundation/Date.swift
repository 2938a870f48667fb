struct Date: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var timeIntervalSinceReferenceDate: Double
  init() { timeIntervalSinceReferenceDate = Date._now() }
  init(timeIntervalSinceReferenceDate interval: Double) {
    timeIntervalSinceReferenceDate = interval
  }
  init(timeIntervalSince1970 interval: Double) {
    timeIntervalSinceReferenceDate = interval - Date.timeIntervalBetween1970AndReferenceDate
  }
  init(timeIntervalSinceNow interval: Double) {
    timeIntervalSinceReferenceDate = Date._now() + interval
  }
  init(timeInterval interval: Double, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + interval
  }
  @_native("clock.now") static func _now() -> Double
  /// The time from which something that is scheduled counts.
  @_native("clock.start") static func _start() -> Double
  static var now: Date { Date() }
  static let timeIntervalBetween1970AndReferenceDate = 978_307_200.0
  static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)
  var timeIntervalSince1970: Double {
    timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }
  var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - Date._now() }
  func timeIntervalSince(_ date: Date) -> Double {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }
  func addingTimeInterval(_ interval: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }
  mutating func addTimeInterval(_ interval: Double) {
    timeIntervalSinceReferenceDate += interval
  }
  func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
  func advanced(by n: Double) -> Date { addingTimeInterval(n) }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  static func == (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
  }
  static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
  static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
  static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
  static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
  @_native("date.text") static func _text(_ time: Double) -> String
  var description: String { Date._text(timeIntervalSince1970) }
  var debugDescription: String { description }
  func formatted() -> String { _DateFormatStyle().format(self) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    _DateFormatStyle(date: date, time: time).format(self)
  }
  func formatted<S: _FormatStyleProtocol>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Date {
    style.format(self)
  }
  func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String {
    style.format(self)
  }
  typealias FormatStyle = _DateFormatStyle
  typealias FormatString = _DateFormatString
  typealias VerbatimFormatStyle = _VerbatimDateStyle
  typealias ParseStrategy = _DateParseStrategy
  typealias ISO8601FormatStyle = _ISODateStyle
  typealias RelativeFormatStyle = _RelativeDateStyle
  typealias AnchoredRelativeFormatStyle = _AnchoredRelativeDateStyle
  typealias IntervalFormatStyle = _DateIntervalStyle
}
struct DateInterval: Hashable, Comparable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var start: Date
  var duration: Double
  init(start: Date, duration: Double) {
    self.start = start
    self.duration = duration
  }
  init(start: Date, end: Date) {
    self.start = start
    self.duration = end.timeIntervalSince(start)
  }
  var end: Date { start + duration }
  func contains(_ date: Date) -> Bool { start <= date && date <= end }
  func intersects(_ other: DateInterval) -> Bool {
    start <= other.end && other.start <= end
  }
  func intersection(with other: DateInterval) -> DateInterval? {
    if !intersects(other) { return nil }
    return DateInterval(start: max(start, other.start), end: min(end, other.end))
  }
  func compare(_ other: DateInterval) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  var description: String { "\(start) to \(end)" }
  var debugDescription: String { description }
  static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
    lhs.start == rhs.start ? lhs.duration < rhs.duration : lhs.start < rhs.start
  }
}
extension Date {
  /// A time that a native computed, in seconds since 1970.
  init?(_time: Double?) {
    guard let _time else { return nil }
    self.init(timeIntervalSince1970: _time)
  }
}
extension DateInterval {
  /// The start and the duration, as a native computed them.
  init?(_times: [Double]?) {
    guard let _times else { return nil }
    self.init(start: Date(timeIntervalSince1970: _times[0]), duration: _times[1])
  }
}
