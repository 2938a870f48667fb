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
    get { _chosenPattern.isEmpty ? DateFormatter._pattern(_settings) : _chosenPattern }
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
  /// The symbols that were set, by the names of the properties.
  var _chosenSymbols: [String: [String]] = [:]
  func _symbols(_ name: String) -> [String] {
    _chosenSymbols[name] ?? DateFormatter._symbols(_settings, name)
  }
  var amSymbol: String! {
    get { _symbols("amSymbol").first }
    set { _chosenSymbols["amSymbol"] = newValue.map { [$0] } }
  }
  var pmSymbol: String! {
    get { _symbols("pmSymbol").first }
    set { _chosenSymbols["pmSymbol"] = newValue.map { [$0] } }
  }
  var eraSymbols: [String]! {
    get { _symbols("eraSymbols") }
    set { _chosenSymbols["eraSymbols"] = newValue }
  }
  var longEraSymbols: [String]! {
    get { _symbols("longEraSymbols") }
    set { _chosenSymbols["longEraSymbols"] = newValue }
  }
  var monthSymbols: [String]! {
    get { _symbols("monthSymbols") }
    set { _chosenSymbols["monthSymbols"] = newValue }
  }
  var shortMonthSymbols: [String]! {
    get { _symbols("shortMonthSymbols") }
    set { _chosenSymbols["shortMonthSymbols"] = newValue }
  }
  var veryShortMonthSymbols: [String]! {
    get { _symbols("veryShortMonthSymbols") }
    set { _chosenSymbols["veryShortMonthSymbols"] = newValue }
  }
  var standaloneMonthSymbols: [String]! {
    get { _symbols("standaloneMonthSymbols") }
    set { _chosenSymbols["standaloneMonthSymbols"] = newValue }
  }
  var shortStandaloneMonthSymbols: [String]! {
    get { _symbols("shortStandaloneMonthSymbols") }
    set { _chosenSymbols["shortStandaloneMonthSymbols"] = newValue }
  }
  var weekdaySymbols: [String]! {
    get { _symbols("weekdaySymbols") }
    set { _chosenSymbols["weekdaySymbols"] = newValue }
  }
  var shortWeekdaySymbols: [String]! {
    get { _symbols("shortWeekdaySymbols") }
    set { _chosenSymbols["shortWeekdaySymbols"] = newValue }
  }
  var veryShortWeekdaySymbols: [String]! {
    get { _symbols("veryShortWeekdaySymbols") }
    set { _chosenSymbols["veryShortWeekdaySymbols"] = newValue }
  }
  var standaloneWeekdaySymbols: [String]! {
    get { _symbols("standaloneWeekdaySymbols") }
    set { _chosenSymbols["standaloneWeekdaySymbols"] = newValue }
  }
  var shortStandaloneWeekdaySymbols: [String]! {
    get { _symbols("shortStandaloneWeekdaySymbols") }
    set { _chosenSymbols["shortStandaloneWeekdaySymbols"] = newValue }
  }
  var veryShortStandaloneWeekdaySymbols: [String]! {
    get { _symbols("veryShortStandaloneWeekdaySymbols") }
    set { _chosenSymbols["veryShortStandaloneWeekdaySymbols"] = newValue }
  }
  var quarterSymbols: [String]! {
    get { _symbols("quarterSymbols") }
    set { _chosenSymbols["quarterSymbols"] = newValue }
  }
  var shortQuarterSymbols: [String]! {
    get { _symbols("shortQuarterSymbols") }
    set { _chosenSymbols["shortQuarterSymbols"] = newValue }
  }
  /// The settings that natives read.
  var _settings: [String] {
    var settings = [
      "locale=" + (locale ?? .current).identifier, "zone=" + (timeZone ?? .current).identifier,
      "calendar=" + (calendar ?? .current)._key, "isLenient=\(isLenient)",
    ]
    if _chosenPattern.isEmpty {
      settings += ["dateStyle=\(dateStyle.rawValue)", "timeStyle=\(timeStyle.rawValue)"]
    } else {
      settings.append("pattern=" + _chosenPattern)
    }
    if let start = twoDigitStartDate {
      settings.append("twoDigitStart=\(start.timeIntervalSince1970)")
    }
    if let date = defaultDate { settings.append("defaultDate=\(date.timeIntervalSince1970)") }
    for (name, symbols) in _chosenSymbols {
      settings.append(name + "=" + symbols.joined(separator: "\n"))
    }
    return settings
  }
  @_native("dateFormatter.text")
  static func _text(_ settings: [String], _ time: Double) -> String
  @_native("dateFormatter.date")
  static func _date(_ settings: [String], _ text: String) -> Double?
  @_native("dateFormatter.pattern") static func _pattern(_ settings: [String]) -> String
  @_native("dateFormatter.symbols")
  static func _symbols(_ settings: [String], _ name: String) -> [String]
  @_native("dateFormatter.template")
  static func _template(_ template: String, _ locale: String?) -> String?
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
    return DateFormatter._text(_settings, date.timeIntervalSince1970)
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
    dateFormat = DateFormatter._template(template, locale?.identifier)
  }
  static func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    _template(template, locale?.identifier)
  }
  func date(from text: String) -> Date? {
    Date(_time: DateFormatter._date(_settings, text))
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
