import Foundation

/// Makes calendars of the descriptions that the library's `Calendar` writes. Five parts are separated by `|`: the
/// identifier, the time zone, the locale, the first weekday and the minimum number of days in the first week. The last
/// three may be empty.
enum CalendarDescription {
  private static let recent = Recent<Calendar>()

  static func calendar(_ description: String) -> Calendar {
    recent.value(description) { description in
      let parts = description.split(separator: "|", omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 5 else { return Calendar(identifier: .gregorian) }
      var calendar = Calendar(identifier: identifiers[parts[0]] ?? .gregorian)
      if !parts[2].isEmpty { calendar.locale = Locale(identifier: parts[2]) }
      calendar.timeZone = TimeZone(known: parts[1])
      // Foundation stores both in 32 bits.
      if let first = Int32(parts[3]) { calendar.firstWeekday = Int(first) }
      if let days = Int32(parts[4]) { calendar.minimumDaysInFirstWeek = Int(days) }
      return calendar
    }
  }

  /// Calendar identifiers, by case name.
  static let identifiers: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "chinese": .chinese,
    "coptic": .coptic, "ethiopicAmeteMihret": .ethiopicAmeteMihret,
    "ethiopicAmeteAlem": .ethiopicAmeteAlem, "hebrew": .hebrew, "indian": .indian,
    "islamic": .islamic, "islamicCivil": .islamicCivil, "islamicTabular": .islamicTabular,
    "islamicUmmAlQura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian,
    "republicOfChina": .republicOfChina,
  ]

  /// Calendar components, by case name.
  static let components: [String: Calendar.Component] = [
    "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
    "second": .second, "nanosecond": .nanosecond, "weekday": .weekday,
    "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
    "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear, "dayOfYear": .dayOfYear,
    "isLeapMonth": .isLeapMonth, "calendar": .calendar, "timeZone": .timeZone,
  ]

  /// Symbols of a calendar, by property name.
  static let symbols: [String: @Sendable (Calendar) -> [String]] = [
    "monthSymbols": { $0.monthSymbols }, "shortMonthSymbols": { $0.shortMonthSymbols },
    "veryShortMonthSymbols": { $0.veryShortMonthSymbols },
    "standaloneMonthSymbols": { $0.standaloneMonthSymbols },
    "shortStandaloneMonthSymbols": { $0.shortStandaloneMonthSymbols },
    "veryShortStandaloneMonthSymbols": { $0.veryShortStandaloneMonthSymbols },
    "weekdaySymbols": { $0.weekdaySymbols }, "shortWeekdaySymbols": { $0.shortWeekdaySymbols },
    "veryShortWeekdaySymbols": { $0.veryShortWeekdaySymbols },
    "standaloneWeekdaySymbols": { $0.standaloneWeekdaySymbols },
    "shortStandaloneWeekdaySymbols": { $0.shortStandaloneWeekdaySymbols },
    "veryShortStandaloneWeekdaySymbols": { $0.veryShortStandaloneWeekdaySymbols },
    "quarterSymbols": { $0.quarterSymbols }, "shortQuarterSymbols": { $0.shortQuarterSymbols },
    "standaloneQuarterSymbols": { $0.standaloneQuarterSymbols },
    "shortStandaloneQuarterSymbols": { $0.shortStandaloneQuarterSymbols },
    "eraSymbols": { $0.eraSymbols }, "longEraSymbols": { $0.longEraSymbols },
    "dayPeriods": { [$0.amSymbol, $0.pmSymbol] },
  ]
}
