class Formatter: NSObject {
  enum Context: Int {
    case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
  }
  enum UnitStyle: Int { case short = 1, medium, long }
  override init() {}
  func string(for value: Any?) -> String? {
    guard let value else { return nil }
    return String(describing: value)
  }
  func editingString(for value: Any) -> String? { string(for: value) }
}
class DateFormatter: Formatter {
  enum Style: UInt { case none, short, medium, long, full }
  // Setting a style discards a pattern that was set before.
  var _chosenPattern = ""
  var dateFormat: String! {
    get { _pattern }
    set { _chosenPattern = newValue ?? "" }
  }
  var dateStyle = Style.none { didSet { _chosenPattern = "" } }
  var timeStyle = Style.none { didSet { _chosenPattern = "" } }
  var locale: Locale! = Locale.current
  var timeZone: TimeZone! = TimeZone.current
  var calendar: Calendar! = Calendar.current
  var doesRelativeDateFormatting = false
  var isLenient = false
  var formattingContext = Context.unknown
  var generatesCalendarDates = false
  var twoDigitStartDate: Date? = nil
  var defaultDate: Date? = nil
  var amSymbol: String! = "AM"
  var pmSymbol: String! = "PM"
  var eraSymbols: [String]! = Calendar.current.eraSymbols
  var longEraSymbols: [String]! = Calendar.current.longEraSymbols
  var monthSymbols: [String]! = Calendar.current.monthSymbols
  var shortMonthSymbols: [String]! = Calendar.current.shortMonthSymbols
  var veryShortMonthSymbols: [String]! = Calendar.current.veryShortMonthSymbols
  var standaloneMonthSymbols: [String]! = Calendar.current.monthSymbols
  var shortStandaloneMonthSymbols: [String]! = Calendar.current.shortMonthSymbols
  var weekdaySymbols: [String]! = Calendar.current.weekdaySymbols
  var shortWeekdaySymbols: [String]! = Calendar.current.shortWeekdaySymbols
  var veryShortWeekdaySymbols: [String]! = Calendar.current.veryShortWeekdaySymbols
  var standaloneWeekdaySymbols: [String]! = Calendar.current.weekdaySymbols
  var shortStandaloneWeekdaySymbols: [String]! = Calendar.current.shortWeekdaySymbols
  var veryShortStandaloneWeekdaySymbols: [String]! = Calendar.current.veryShortWeekdaySymbols
  var quarterSymbols: [String]! = Calendar.current.quarterSymbols
  var shortQuarterSymbols: [String]! = Calendar.current.shortQuarterSymbols
  var _pattern: String {
    if !_chosenPattern.isEmpty { return _chosenPattern }
    let layout = _DateLayout.of(locale)
    let long = layout.date("d", "MMMM", "y")
    let medium =
      locale?.languageCode == "de" ? "dd.MM.y" : layout.date("d", "MMM", "y")
    let dates = ["", layout.short, medium, long, "EEEE" + layout.weekdayJoints.1 + long]
    let times = [
      "", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz",
    ]
    let parts = [
      dates[Int(dateStyle.rawValue)], layout.clock(times[Int(timeStyle.rawValue)]),
    ].filter({ !$0.isEmpty })
    let month = String(repeating: "M", count: Int(dateStyle.rawValue) + 1)
    return parts.joined(separator: layout.joint(month))
  }
  override func string(for value: Any?) -> String? {
    (value as? Date).map { string(from: $0) }
  }
  func string(from date: Date) -> String {
    if doesRelativeDateFormatting, _chosenPattern.isEmpty, let day = _dayName(date) {
      if timeStyle == .none { return day }
      let time = DateFormatter()
      time.timeZone = timeZone
      time.locale = locale
      time.timeStyle = timeStyle
      return day + (dateStyle == .short ? ", " : " at ") + time.string(from: date)
    }
    return _DateFields(nearest: date, in: timeZone).text(_pattern, locale)
  }
  func _dayName(_ date: Date) -> String? {
    if dateStyle == .none { return nil }
    var calendar = Calendar.current
    calendar.timeZone = timeZone
    if calendar.isDateInToday(date) { return "Today" }
    if calendar.isDateInTomorrow(date) { return "Tomorrow" }
    return calendar.isDateInYesterday(date) ? "Yesterday" : nil
  }
  func setLocalizedDateFormatFromTemplate(_ template: String) {
    dateFormat = _localizedPattern(template)
  }
  static func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    _localizedPattern(template)
  }
  func date(from text: String) -> Date? {
    var calendar = calendar ?? Calendar.current
    calendar.timeZone = timeZone
    return _parsedDate(text, _pattern, calendar, isLenient: isLenient)
  }
  static func localizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
