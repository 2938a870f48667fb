// The symbols of calendars, in the language of the calendar's locale.
//
// Loads by member

extension Calendar {
  @_native("calendar.symbols")
  static func _symbols(_ calendar: String, _ kind: String) -> [String]
  var monthSymbols: [String] { Calendar._symbols(_key, "monthSymbols") }
  var standaloneMonthSymbols: [String] { Calendar._symbols(_key, "standaloneMonthSymbols") }
  var shortMonthSymbols: [String] { Calendar._symbols(_key, "shortMonthSymbols") }
  var shortStandaloneMonthSymbols: [String] {
    Calendar._symbols(_key, "shortStandaloneMonthSymbols")
  }
  var veryShortMonthSymbols: [String] { Calendar._symbols(_key, "veryShortMonthSymbols") }
  var veryShortStandaloneMonthSymbols: [String] {
    Calendar._symbols(_key, "veryShortStandaloneMonthSymbols")
  }
  var weekdaySymbols: [String] { Calendar._symbols(_key, "weekdaySymbols") }
  var standaloneWeekdaySymbols: [String] { Calendar._symbols(_key, "standaloneWeekdaySymbols") }
  var shortWeekdaySymbols: [String] { Calendar._symbols(_key, "shortWeekdaySymbols") }
  var shortStandaloneWeekdaySymbols: [String] {
    Calendar._symbols(_key, "shortStandaloneWeekdaySymbols")
  }
  var veryShortWeekdaySymbols: [String] { Calendar._symbols(_key, "veryShortWeekdaySymbols") }
  var veryShortStandaloneWeekdaySymbols: [String] {
    Calendar._symbols(_key, "veryShortStandaloneWeekdaySymbols")
  }
  var quarterSymbols: [String] { Calendar._symbols(_key, "quarterSymbols") }
  var standaloneQuarterSymbols: [String] { Calendar._symbols(_key, "standaloneQuarterSymbols") }
  var shortQuarterSymbols: [String] { Calendar._symbols(_key, "shortQuarterSymbols") }
  var shortStandaloneQuarterSymbols: [String] {
    Calendar._symbols(_key, "shortStandaloneQuarterSymbols")
  }
  var eraSymbols: [String] { Calendar._symbols(_key, "eraSymbols") }
  var longEraSymbols: [String] { Calendar._symbols(_key, "longEraSymbols") }
  var amSymbol: String { Calendar._symbols(_key, "dayPeriods")[0] }
  var pmSymbol: String { Calendar._symbols(_key, "dayPeriods")[1] }
}
