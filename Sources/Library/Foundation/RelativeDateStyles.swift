// Distances in time as texts.
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
  /// The settings that natives read.
  var _settings: [String] {
    [
      "presentation=\(presentation)", "unitsStyle=\(unitsStyle)",
      "locale=" + locale.identifier, "calendar=" + calendar._key,
      "capitalization=" + capitalizationContext._name,
      "fields=" + allowedFields.map { "\($0)" }.joined(separator: " "),
    ]
  }
  @_native("date.relative")
  static func _text(_ settings: [String], _ time: Double, _ reference: Double) -> String
  func format(_ value: Date) -> String { _text(value, from: Date()) }
  /// How far a date is from a reference.
  func _text(_ value: Date, from reference: Date) -> String {
    _RelativeDateStyle._text(
      _settings, value.timeIntervalSince1970, reference.timeIntervalSince1970)
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
  func format(_ value: Date) -> String { _style._text(anchor, from: value) }
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
