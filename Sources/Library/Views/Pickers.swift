// Pickers of values, dates and colors.

@_shown(_label, _content) @_control(.picker, value: _selection) @_role(.picker)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  var _selection: Binding<SelectionValue>
  var _label: Label
  var _content: Content
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    _label = label()
    _content = content()
  }
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    _label = label
    _content = content()
  }
  func _select(_ value: Any) -> Bool {
    if let value = value as? SelectionValue {
      _selection.wrappedValue = value
      return true
    }
    return false
  }
}
extension Picker where Label == Text {
  public init(
    _ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    _label = Text(title)
    _content = content()
  }
}
extension Picker where Label == _TitleAndIcon {
  public init(
    _ title: String, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    _label = _TitleAndIcon(title, systemImage: systemImage)
    _content = content()
  }
}

public struct DatePickerComponents: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

@_shown(_label) @_control(.datePicker, value: _selection)
public struct DatePicker<Label: View>: View {
  public typealias Body = Never
  var _selection: Binding<Date>
  var _first: Date?
  var _last: Date?
  var _label: Label
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, label())
  }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, label())
  }
  init(_ selection: Binding<Date>, _ first: Date?, _ last: Date?, _ label: Label) {
    _selection = selection
    _first = first
    _last = last
    _label = label
  }
  /// Sets `2026-12-31`, `2026-12-31 18:30` or `18:30`; what is not given stays unchanged.
  func _choose(_ text: String) -> Bool {
    let calendar = Calendar.current
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: _selection.wrappedValue)
    for word in text.split(whereSeparator: { $0 == " " || $0 == "T" }) {
      if let days = _numbers(String(word), "-"), days.count == 3 {
        parts.year = days[0]
        parts.month = days[1]
        parts.day = days[2]
      } else if let times = _numbers(String(word), ":"), times.count > 1 {
        parts.hour = times[0]
        parts.minute = times[1]
      } else {
        return false
      }
    }
    if let date = calendar.date(from: parts) {
      let early = _first.map { date < $0 } ?? false
      let late = _last.map { date > $0 } ?? false
      if early || late { return false }
      _selection.wrappedValue = date
      return true
    }
    return false
  }
}
/// The numbers in a date or time of day, none with more digits than a year can have.
func _numbers(_ text: String, _ separator: Character) -> [Int]? {
  let words = text.split(separator: separator)
  let numbers = words.filter { $0.count <= 4 }.compactMap { Int(String($0)) }
  return numbers.count == words.count ? numbers : nil
}
extension DatePicker where Label == Text {
  public init(
    _ title: String, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = []
  ) {
    self.init(selection, nil, nil, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = []
  ) {
    self.init(selection, range.lowerBound, range.upperBound, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = []
  ) {
    self.init(selection, range.lowerBound, nil, Text(title))
  }
  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = []
  ) {
    self.init(selection, nil, range.upperBound, Text(title))
  }
}

@_shown(_label) @_control(.colorPicker, value: _selection)
public struct ColorPicker<Label: View>: View {
  public typealias Body = Never
  var _selection: Binding<Color>
  var _label: Label
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    _label = label()
  }
  func _choose(_ text: String) -> Bool {
    _selection.wrappedValue = Color(text)
    return true
  }
}
extension ColorPicker where Label == Text {
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {
    _selection = selection
    _label = Text(title)
  }
}
