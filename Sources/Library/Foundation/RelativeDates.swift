final class RelativeDateTimeFormatter: Formatter {
  enum DateTimeStyle { case numeric, named }
  enum UnitsStyle { case full, spellOut, short, abbreviated }
  var dateTimeStyle = DateTimeStyle.numeric
  var unitsStyle = UnitsStyle.full
  var formattingContext = Formatter.Context.unknown
  var locale: Locale? = nil
  var calendar: Calendar? = nil
  var _style: _RelativeDateStyle {
    let units: _RelativeDateStyle.UnitsStyle
    switch unitsStyle {
    case .full: units = .wide
    case .spellOut: units = .spellOut
    case .short: units = .abbreviated
    case .abbreviated: units = .narrow
    }
    return _RelativeDateStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current,
      capitalizationContext: formattingContext == .beginningOfSentence
        ? .beginningOfSentence : .unknown)
  }
  func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return _style._text(now + interval, from: now)
  }
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    _style._text(date, from: reference)
  }
  func localizedString(from components: DateComponents) -> String {
    let now = Date()
    guard let date = _style.calendar.date(byAdding: components, to: now) else { return "" }
    return _style._text(date, from: now)
  }
  override func string(for value: Any?) -> String? {
    (value as? Date).map({ _style.format($0) })
  }
}
