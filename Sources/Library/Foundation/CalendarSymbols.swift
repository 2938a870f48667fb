// The symbols of calendars, in American English.
//
// Loads by member

extension Calendar {
  var monthSymbols: [String] { _DateFields.months }
  var standaloneMonthSymbols: [String] { _DateFields.months }
  var shortMonthSymbols: [String] { _DateFields.months.map { String($0.prefix(3)) } }
  var shortStandaloneMonthSymbols: [String] { _DateFields.months.map { String($0.prefix(3)) } }
  var veryShortMonthSymbols: [String] { _DateFields.months.map { String($0.prefix(1)) } }
  var veryShortStandaloneMonthSymbols: [String] { _DateFields.months.map { String($0.prefix(1)) } }
  var weekdaySymbols: [String] { _DateFields.weekdays }
  var standaloneWeekdaySymbols: [String] { _DateFields.weekdays }
  var shortWeekdaySymbols: [String] { _DateFields.weekdays.map { String($0.prefix(3)) } }
  var shortStandaloneWeekdaySymbols: [String] { _DateFields.weekdays.map { String($0.prefix(3)) } }
  var veryShortWeekdaySymbols: [String] { _DateFields.weekdays.map { String($0.prefix(1)) } }
  var veryShortStandaloneWeekdaySymbols: [String] {
    _DateFields.weekdays.map { String($0.prefix(1)) }
  }
  var quarterSymbols: [String] { ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] }
  var standaloneQuarterSymbols: [String] {
    ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
  }
  var shortQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
  var shortStandaloneQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
  var amSymbol: String { "AM" }
  var pmSymbol: String { "PM" }
  var eraSymbols: [String] { ["BC", "AD"] }
  var longEraSymbols: [String] { ["Before Christ", "Anno Domini"] }
}
