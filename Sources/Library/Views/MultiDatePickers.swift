// A picker for any number of dates.

@_shown(_label) @_control(.datePicker, value: _selection) @_role(.daySet)
public struct MultiDatePicker<Label: View>: View {
  public typealias Body = Never
  var _selection: Binding<Set<DateComponents>>
  var _first: Date?
  var _end: Date?
  var _label: Label
  init(
    _ selection: Binding<Set<DateComponents>>, _ first: Date?, _ end: Date?, _ label: Label
  ) {
    _selection = selection
    _first = first
    _end = end
    _label = label
  }
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
  func _shown() -> String? {
    let days = _selection.wrappedValue.map { _day($0) }.sorted()
    return days.isEmpty ? nil : days.joined(separator: ", ")
  }
  func _day(_ parts: DateComponents) -> String {
    [(parts.year, 4), (parts.month, 2), (parts.day, 2)]
      .map { String(repeating: "0", count: max(0, $1 - "\($0 ?? 0)".count)) + "\($0 ?? 0)" }
      .joined(separator: "-")
  }
  /// Toggles a date such as `2026-12-31`.
  func _choose(_ text: String) -> Bool {
    guard let words = _numbers(text, "-"), words.count == 3 else { return false }
    let calendar = Calendar.current
    let day = DateComponents(year: words[0], month: words[1], day: words[2])
    guard let date = calendar.date(from: day) else { return false }
    let parts = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    if parts.month != words[1] || parts.day != words[2] { return false }
    let early = _first.map { date < $0 } ?? false
    let late = _end.map { date >= $0 } ?? false
    if early || late { return false }
    let chosen = _selection.wrappedValue.first { _day($0) == _day(parts) }
    if let chosen {
      _selection.wrappedValue.remove(chosen)
    } else {
      _selection.wrappedValue.insert(parts)
    }
    return true
  }
}
extension MultiDatePicker where Label == Text {
  public init(_ title: String, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
