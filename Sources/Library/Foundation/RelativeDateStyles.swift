// Relative dates formatted in American English.
//
// Loads with: FormatStyle

extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
}
struct _RelativeDateStyle: FormatStyle, Hashable {
  enum Presentation: Hashable { case numeric, named }
  enum UnitsStyle: Hashable { case wide, spellOut, abbreviated, narrow }
  enum Field: Hashable, CaseIterable { case year, month, week, day, hour, minute, second }
  var presentation: Presentation
  var unitsStyle = UnitsStyle.wide
  var locale = Locale.current
  var calendar = Calendar.current
  var capitalizationContext = FormatStyleCapitalizationContext.unknown
  var allowedFields = Set(Field.allCases)
  init(
    presentation: Presentation, unitsStyle: UnitsStyle = .wide, locale: Locale = .current,
    calendar: Calendar = .current,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    self.presentation = presentation
    self.unitsStyle = unitsStyle
    self.locale = locale
    self.calendar = calendar
    self.capitalizationContext = capitalizationContext
  }
  init(
    allowedFields: Set<Field>, presentation: Presentation, unitsStyle: UnitsStyle = .wide,
    locale: Locale = .current, calendar: Calendar = .current,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    self.init(
      presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
    self.allowedFields = allowedFields
  }
  func locale(_ locale: Locale) -> _RelativeDateStyle {
    var result = self
    result.locale = locale
    return result
  }
  func format(_ value: Date) -> String { _text(value.timeIntervalSinceNow) }
  func _text(_ exact: Double) -> String {
    let distance = exact.rounded()
    let lengths: [(Field, Double)] = [
      (.year, 31_536_000.0), (.month, 2_629_800.0), (.week, 604_800.0), (.day, 86_400.0),
      (.hour, 3_600.0), (.minute, 60.0), (.second, 1.0),
    ]
    let units = lengths.filter({ allowedFields.contains($0.0) })
    guard let last = units.last else { return "" }
    let (field, length) = units.first(where: { abs(distance) >= $0.1 }) ?? last
    return _text((distance / length).rounded(), "\(field)")
  }
  // The text for `amount` units from now.
  func _text(_ amount: Double, _ name: String) -> String {
    let text = _plainText(amount, name)
    if capitalizationContext != .beginningOfSentence { return text }
    return text.prefix(1).uppercased() + String(text.dropFirst())
  }
  func _plainText(_ amount: Double, _ name: String) -> String {
    let count = Int(abs(amount))
    let isShort = unitsStyle == .abbreviated || unitsStyle == .narrow
    let short = [
      "year": "yr.", "month": "mo.", "week": "wk.", "hour": "hr.", "minute": "min.",
      "second": "sec.",
    ]
    if presentation == .named {
      if count == 0 && name == "second" { return "now" }
      if count == 0 && name == "day" { return "today" }
      if count == 0 { return "this " + (isShort ? short[name] ?? name : name) }
      if count == 1 && name == "day" { return amount < 0 ? "yesterday" : "tomorrow" }
      if count == 1 && !["hour", "minute", "second"].contains(name) {
        return (amount < 0 ? "last " : "next ") + (isShort ? short[name] ?? name : name)
      }
    }
    let full = name + (count == 1 ? "" : "s")
    let text: String
    switch unitsStyle {
    case .wide: text = "\(count) " + full
    case .spellOut: text = _RelativeDateStyle._spelled(count) + " " + full
    case .abbreviated: text = "\(count) " + (short[name] ?? full)
    case .narrow: text = "\(count)" + (name == "month" ? "mo" : String(name.prefix(1)))
    }
    return amount < 0 ? text + " ago" : "in " + text
  }
  static func _spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
struct _AnchoredRelativeDateStyle: FormatStyle, Hashable {
  typealias Presentation = _RelativeDateStyle.Presentation
  typealias UnitsStyle = _RelativeDateStyle.UnitsStyle
  typealias Field = _RelativeDateStyle.Field
  var anchor: Date
  var _style: _RelativeDateStyle
  init(
    anchor: Date, presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
    locale: Locale = .current, calendar: Calendar = .current,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    self.anchor = anchor
    _style = _RelativeDateStyle(
      presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
  }
  init(
    anchor: Date, allowedFields: Set<Field>, presentation: Presentation = .numeric,
    unitsStyle: UnitsStyle = .wide, locale: Locale = .current, calendar: Calendar = .current,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown
  ) {
    self.init(
      anchor: anchor, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
      calendar: calendar, capitalizationContext: capitalizationContext)
    _style.allowedFields = allowedFields
  }
  func locale(_ locale: Locale) -> _AnchoredRelativeDateStyle {
    var result = self
    result._style = _style.locale(locale)
    return result
  }
  // Formats the time from the date to the anchor.
  func format(_ value: Date) -> String { _style._text(anchor.timeIntervalSince(value)) }
}
struct FormatStyleCapitalizationContext: Hashable, Codable, Sendable {
  let _name: String
  static let unknown = FormatStyleCapitalizationContext(_name: "unknown")
  static let standalone = FormatStyleCapitalizationContext(_name: "standalone")
  static let listItem = FormatStyleCapitalizationContext(_name: "listItem")
  static let beginningOfSentence = FormatStyleCapitalizationContext(
    _name: "beginningOfSentence")
  static let middleOfSentence = FormatStyleCapitalizationContext(_name: "middleOfSentence")
}
