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
      capitalizationContext: formattingContext == .beginningOfSentence
        ? .beginningOfSentence : .unknown)
  }
  func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    _style._text(interval)
  }
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    _style._text(date.timeIntervalSince(reference))
  }
  func localizedString(from components: DateComponents) -> String {
    let parts = [
      (components.year, "year"), (components.month, "month"),
      (components.weekOfYear, "week"), (components.day, "day"), (components.hour, "hour"),
      (components.minute, "minute"), (components.second, "second"),
    ]
    let part = parts.first(where: { ($0.0 ?? 0) != 0 }) ?? parts.first(where: { $0.0 != nil })
    guard let (amount, name) = part, let amount else { return "" }
    return _style._text(Double(amount), name)
  }
  override func string(for value: Any?) -> String? {
    (value as? Date).map({ _style.format($0) })
  }
}
