// Date formats that a program composes from fields.

struct _DateFormatString: ExpressibleByStringInterpolation, Hashable, Sendable {
  let _pattern: String
  init(stringLiteral value: String) { _pattern = _DateFormatString._quoted(value) }
  init(stringInterpolation: StringInterpolation) { _pattern = stringInterpolation._pattern }
  // Quotes a literal, because unquoted letters would be fields.
  static func _quoted(_ text: String) -> String {
    text.isEmpty ? "" : "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }
  struct StringInterpolation: StringInterpolationProtocol {
    typealias Symbol = _DateFormatStyle.Symbol
    var _pattern = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {
      _pattern += _DateFormatString._quoted(literal)
    }
    mutating func appendInterpolation(year: Symbol.Year) { _pattern += year._pattern }
    mutating func appendInterpolation(month: Symbol.Month) { _pattern += month._pattern }
    mutating func appendInterpolation(day: Symbol.Day) { _pattern += day._pattern }
    mutating func appendInterpolation(weekday: Symbol.Weekday) {
      _pattern += weekday._pattern
    }
    mutating func appendInterpolation(hour: Symbol.VerbatimHour) { _pattern += hour._pattern }
    mutating func appendInterpolation(minute: Symbol.Minute) { _pattern += minute._pattern }
    mutating func appendInterpolation(second: Symbol.Second) { _pattern += second._pattern }
    mutating func appendInterpolation(secondFraction: Symbol.SecondFraction) {
      _pattern += secondFraction._pattern
    }
    mutating func appendInterpolation(dayPeriod: Symbol.DayPeriod) {
      _pattern += dayPeriod._pattern
    }
    mutating func appendInterpolation(timeZone: Symbol.TimeZone) {
      _pattern += timeZone._pattern
    }
  }
}
extension _DateFormatStyle.Symbol {
  struct VerbatimHour: Hashable {
    enum Clock { case twelveHour, twentyFourHour }
    enum HourCycle { case zeroBased, oneBased }
    let _pattern: String
    static func _letter(_ clock: Clock, _ cycle: HourCycle) -> String {
      switch (clock, cycle) {
      case (.twelveHour, .zeroBased): "K"
      case (.twelveHour, .oneBased): "h"
      case (.twentyFourHour, .zeroBased): "H"
      case (.twentyFourHour, .oneBased): "k"
      }
    }
    static func defaultDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHour {
      VerbatimHour(_pattern: _letter(clock, hourCycle))
    }
    static func twoDigits(clock: Clock, hourCycle: HourCycle) -> VerbatimHour {
      VerbatimHour(_pattern: _letter(clock, hourCycle) + _letter(clock, hourCycle))
    }
  }
  struct DayPeriod: Hashable {
    enum Width: String { case abbreviated = "a", wide = "aaaa", narrow = "aaaaa" }
    let _pattern: String
    static func standard(_ width: Width) -> DayPeriod { DayPeriod(_pattern: width.rawValue) }
  }
}
struct _VerbatimDateStyle: ParseableFormatStyle, Hashable {
  let _format: _DateFormatString
  var timeZone: TimeZone
  var calendar: Calendar
  var locale: Locale?
  init(
    format: _DateFormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
  ) {
    _format = format
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
  }
  func format(_ value: Date) -> String {
    _DateFields(value, in: timeZone).text(_format._pattern, locale)
  }
  var parseStrategy: _DateParseStrategy {
    _DateParseStrategy(
      format: _format, locale: locale, timeZone: timeZone, calendar: calendar)
  }
  func locale(_ locale: Locale) -> _VerbatimDateStyle {
    var result = self
    result.locale = locale
    return result
  }
}
struct _DateParseStrategy: ParseStrategy, Hashable {
  let format: String
  var locale: Locale?
  var timeZone: TimeZone
  var calendar: Calendar
  var isLenient: Bool
  init(
    format: _DateFormatString, locale: Locale? = nil, timeZone: TimeZone,
    calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true,
    twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)
  ) {
    self.format = format._pattern
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.isLenient = isLenient
  }
  func parse(_ value: String) throws -> Date {
    var calendar = calendar
    calendar.timeZone = timeZone
    guard let date = _parsedDate(value, format, calendar, isLenient: isLenient) else {
      throw CocoaError(.formatting)
    }
    return date
  }
}
