import Foundation

/// Styles of dates by their settings: `date` and `time` are the names of whole styles, the others the patterns of
/// the symbols that a style was given.
extension Settings {
  private typealias Symbols = DateSymbols

  var dateStyle: Date.FormatStyle {
    var style = Date.FormatStyle(
      date: choice("date", of: Symbols.dateStyles), time: choice("time", of: Symbols.timeStyles),
      locale: localeOrEnglishUS, calendar: calendarOrGregorian, timeZone: zoneOrGMT,
      capitalizationContext: capitalization)
    if let era = choice("era", of: Symbols.eras) { style = style.era(era) }
    if let year = self["year"] { style = style.year(Symbols.year(year)) }
    if let quarter = choice("quarter", of: Symbols.quarters) { style = style.quarter(quarter) }
    if let month = choice("month", of: Symbols.months) { style = style.month(month) }
    if let week = choice("week", of: Symbols.weeks) { style = style.week(week) }
    if let day = choice("day", of: Symbols.days) { style = style.day(day) }
    if let day = choice("dayOfYear", of: Symbols.daysOfYear) { style = style.dayOfYear(day) }
    if let day = choice("weekday", of: Symbols.weekdays) { style = style.weekday(day) }
    if let hour = self["hour"] { style = style.hour(Symbols.hour(hour)) }
    if let minute = choice("minute", of: Symbols.minutes) { style = style.minute(minute) }
    if let second = choice("second", of: Symbols.seconds) { style = style.second(second) }
    if let part = self["fraction"] { style = style.secondFraction(Symbols.fraction(part)) }
    if let zone = choice("timeZone", of: Symbols.timeZones) { style = style.timeZone(zone) }
    return style
  }

  var intervalStyle: Date.IntervalFormatStyle {
    var style = Date.IntervalFormatStyle(
      date: choice("date", of: Symbols.dateStyles), time: choice("time", of: Symbols.timeStyles),
      locale: localeOrEnglishUS, calendar: calendarOrGregorian, timeZone: zoneOrGMT)
    if self["year"] != nil { style = style.year() }
    if let month = choice("month", of: Symbols.months) { style = style.month(month) }
    if self["day"] != nil { style = style.day() }
    if let day = choice("weekday", of: Symbols.weekdays) { style = style.weekday(day) }
    if let hour = self["hour"] { style = style.hour(Symbols.hour(hour)) }
    if self["minute"] != nil { style = style.minute() }
    if self["second"] != nil { style = style.second() }
    if let zone = choice("timeZone", of: Symbols.timeZones) { style = style.timeZone(zone) }
    return style
  }

  var isoStyle: Date.ISO8601FormatStyle {
    let separator: Date.ISO8601FormatStyle.TimeZoneSeparator =
      self["timeZoneSeparator"] == "colon" ? .colon : .omitted
    var style = Date.ISO8601FormatStyle(
      dateSeparator: self["dateSeparator"] == "omitted" ? .omitted : .dash,
      dateTimeSeparator: self["dateTimeSeparator"] == "space" ? .space : .standard,
      timeSeparator: self["timeSeparator"] == "omitted" ? .omitted : .colon,
      timeZoneSeparator: separator,
      includingFractionalSeconds: isSet("fractions"), timeZone: zoneOrGMT)
    if isSet("year") { style = style.year() }
    if isSet("month") { style = style.month() }
    if isSet("week") { style = style.weekOfYear() }
    if isSet("day") { style = style.day() }
    if isSet("clock") { style = style.time(includingFractionalSeconds: isSet("fractions")) }
    if isSet("offset") { style = style.timeZone(separator: separator) }
    return style
  }

  var capitalization: FormatStyleCapitalizationContext {
    switch self["capitalization"] {
    case "standalone": .standalone
    case "listItem": .listItem
    case "beginningOfSentence": .beginningOfSentence
    case "middleOfSentence": .middleOfSentence
    default: .unknown
    }
  }

  /// A verbatim format, from pieces `literal=…`, `year=yyyy` and so on.
  static func verbatim(_ pieces: [String]) -> Date.FormatString {
    var text = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for piece in pieces {
      guard let end = piece.firstIndex(of: "=") else { continue }
      let value = String(piece[piece.index(after: end)...])
      append(String(piece[..<end]), value, to: &text)
    }
    return Date.FormatString(stringInterpolation: text)
  }

  private static func append(
    _ kind: String, _ value: String, to text: inout Date.FormatString.StringInterpolation
  ) {
    switch kind {
    case "literal": text.appendLiteral(value)
    case "era": Symbols.eras[value].map { text.appendInterpolation(era: $0) }
    case "year": text.appendInterpolation(year: Symbols.year(value))
    case "quarter": Symbols.quarters[value].map { text.appendInterpolation(quarter: $0) }
    case "month": Symbols.months[value].map { text.appendInterpolation(month: $0) }
    case "week": Symbols.weeks[value].map { text.appendInterpolation(week: $0) }
    case "day": Symbols.days[value].map { text.appendInterpolation(day: $0) }
    case "dayOfYear": Symbols.daysOfYear[value].map { text.appendInterpolation(dayOfYear: $0) }
    case "weekday": Symbols.weekdays[value].map { text.appendInterpolation(weekday: $0) }
    case "dayPeriod": Symbols.dayPeriods[value].map { text.appendInterpolation(dayPeriod: $0) }
    case "hour": Symbols.clockHours[value].map { text.appendInterpolation(hour: $0) }
    case "minute": Symbols.minutes[value].map { text.appendInterpolation(minute: $0) }
    case "second": Symbols.seconds[value].map { text.appendInterpolation(second: $0) }
    case "fraction": text.appendInterpolation(secondFraction: Symbols.fraction(value))
    case "timeZone": Symbols.timeZones[value].map { text.appendInterpolation(timeZone: $0) }
    default: break
    }
  }
}
