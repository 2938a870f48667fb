// Date formats that a program composes from fields.

struct _DateFormatString: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// `literal=…`, and the patterns of symbols by kind: `year=yyyy`.
  let _pieces: [String]
  init(stringLiteral value: String) { _pieces = ["literal=" + value] }
  init(stringInterpolation: StringInterpolation) { _pieces = stringInterpolation._pieces }
  struct StringInterpolation: StringInterpolationProtocol {
    typealias Symbol = _DateFormatStyle.Symbol
    var _pieces: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { _pieces.append("literal=" + literal) }
    }
    mutating func appendInterpolation(era: Symbol.Era) {
      _pieces.append("era=" + era._pattern)
    }
    mutating func appendInterpolation(year: Symbol.Year) {
      _pieces.append("year=" + year._pattern)
    }
    mutating func appendInterpolation(quarter: Symbol.Quarter) {
      _pieces.append("quarter=" + quarter._pattern)
    }
    mutating func appendInterpolation(month: Symbol.Month) {
      _pieces.append("month=" + month._pattern)
    }
    mutating func appendInterpolation(week: Symbol.Week) {
      _pieces.append("week=" + week._pattern)
    }
    mutating func appendInterpolation(day: Symbol.Day) {
      _pieces.append("day=" + day._pattern)
    }
    mutating func appendInterpolation(dayOfYear: Symbol.DayOfYear) {
      _pieces.append("dayOfYear=" + dayOfYear._pattern)
    }
    mutating func appendInterpolation(weekday: Symbol.Weekday) {
      _pieces.append("weekday=" + weekday._pattern)
    }
    mutating func appendInterpolation(hour: Symbol.VerbatimHour) {
      _pieces.append("hour=" + hour._pattern)
    }
    mutating func appendInterpolation(minute: Symbol.Minute) {
      _pieces.append("minute=" + minute._pattern)
    }
    mutating func appendInterpolation(second: Symbol.Second) {
      _pieces.append("second=" + second._pattern)
    }
    mutating func appendInterpolation(secondFraction: Symbol.SecondFraction) {
      _pieces.append("fraction=" + secondFraction._pattern)
    }
    mutating func appendInterpolation(dayPeriod: Symbol.DayPeriod) {
      _pieces.append("dayPeriod=" + dayPeriod._pattern)
    }
    mutating func appendInterpolation(timeZone: Symbol.TimeZone) {
      _pieces.append("timeZone=" + timeZone._pattern)
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
    static func with12s(_ width: Width) -> DayPeriod {
      DayPeriod(_pattern: width.rawValue.replacingOccurrences(of: "a", with: "b"))
    }
    static func conversational(_ width: Width) -> DayPeriod {
      DayPeriod(_pattern: width.rawValue.replacingOccurrences(of: "a", with: "B"))
    }
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
  @_native("date.verbatim")
  static func _text(_ pieces: [String], _ settings: [String], _ time: Double) -> String
  func format(_ value: Date) -> String {
    let settings = parseStrategy._settings
    return _VerbatimDateStyle._text(_format._pieces, settings, value.timeIntervalSince1970)
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
  let _format: _DateFormatString
  var locale: Locale?
  var timeZone: TimeZone
  var calendar: Calendar
  var isLenient: Bool
  var twoDigitStartDate: Date
  init(
    format: _DateFormatString, locale: Locale? = nil, timeZone: TimeZone,
    calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true,
    twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)
  ) {
    _format = format
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.isLenient = isLenient
    self.twoDigitStartDate = twoDigitStartDate
  }
  var _settings: [String] {
    var settings = [
      "calendar=" + calendar._key, "zone=" + timeZone.identifier, "isLenient=\(isLenient)",
      "start=\(twoDigitStartDate.timeIntervalSince1970)",
    ]
    if let locale { settings.append("locale=" + locale.identifier) }
    return settings
  }
  @_native("date.parsedVerbatim")
  static func _time(_ pieces: [String], _ settings: [String], _ text: String) -> Double?
  func parse(_ value: String) throws -> Date {
    let time = _DateParseStrategy._time(_format._pieces, _settings, value)
    guard let date = Date(_time: time) else { throw CocoaError(.formatting) }
    return date
  }
}
