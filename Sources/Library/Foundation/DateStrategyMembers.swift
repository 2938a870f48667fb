// Static members for date formats composed from fields, and for their parse strategies.
//
// Loads by member

extension FormatStyle where Self == _VerbatimDateStyle {
  static func verbatim(
    _ format: _DateFormatString, locale: Locale? = nil, timeZone: TimeZone,
    calendar: Calendar
  ) -> _VerbatimDateStyle {
    _VerbatimDateStyle(
      format: format, locale: locale, timeZone: timeZone, calendar: calendar)
  }
}
extension ParseStrategy where Self == _DateParseStrategy {
  static func fixed(
    format: _DateFormatString, timeZone: TimeZone, locale: Locale? = nil
  ) -> _DateParseStrategy {
    _DateParseStrategy(format: format, locale: locale, timeZone: timeZone)
  }
}
