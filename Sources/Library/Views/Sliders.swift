// Sliders, steppers, gauges and progress views.

@_shown(_label, _minimum, _maximum)
@_control(.slider, value: _value, lower: _lower, upper: _upper, step: _step, editing: _editing)
public struct Slider<Label: View>: View {
  public typealias Body = Never
  var _value: Binding<Double>
  var _lower: Double
  var _upper: Double
  var _step: Double?
  var _label: Label
  var _minimum: any View = EmptyView()
  var _maximum: any View = EmptyView()
  var _editing: (Bool) -> Void
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
      step.map { $0._double }, label(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint, M: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> M,
    @ViewBuilder maximumValueLabel: () -> M,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
      step.map { $0._double }, label(), onEditingChanged)
    _minimum = minimumValueLabel()
    _maximum = maximumValueLabel()
  }
  init(
    _ value: Binding<Double>, _ lower: Double, _ upper: Double, _ step: Double?,
    _ label: Label, _ editing: @escaping (Bool) -> Void
  ) {
    _value = value
    _lower = lower
    _upper = upper
    _step = step
    _label = label
    _editing = editing
  }
}
extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _doubles(value), bounds.lowerBound._double, bounds.upperBound._double, nil,
      EmptyView(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
      step._double, EmptyView(), onEditingChanged)
  }
}

func _doubles<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
  if let doubles = value as? Binding<Double> { return doubles }
  return Binding<Double>(
    get: { value.wrappedValue._double },
    set: { value.wrappedValue = V(_double: $0) })
}

@_native("control.limit") func _noteLimit(_ value: String)

@_shown(_label)
@_control(.stepper, value: _value, increment: _increment, decrement: _decrement, editing: _editing)
public struct Stepper<Label: View>: View {
  public typealias Body = Never
  var _label: Label
  var _increment: (() -> Void)?
  var _decrement: (() -> Void)?
  /// The binding, if it has one.
  var _value: Any?
  /// Its step and its bounds, if it has a binding.
  var _steps: [Any] = []
  var _editing: (Bool) -> Void
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = label()
    _editing = onEditingChanged
    _increment = onIncrement
    _decrement = onDecrement
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = label()
    _editing = onEditingChanged
    _value = value
    _steps = [step]
    _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = label()
    _editing = onEditingChanged
    _value = value
    _steps = [step, bounds]
    _increment = {
      let next = value.wrappedValue.advanced(by: step)
      if next <= bounds.upperBound {
        value.wrappedValue = next
      } else {
        _noteLimit("\(value.wrappedValue)")
      }
    }
    _decrement = {
      let next = value.wrappedValue.advanced(by: -step)
      if next >= bounds.lowerBound {
        value.wrappedValue = next
      } else {
        _noteLimit("\(value.wrappedValue)")
      }
    }
  }
}
extension Stepper where Label == Text {
  public init(
    _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    _label = Text(title)
    _editing = onEditingChanged
    _increment = onIncrement
    _decrement = onDecrement
  }
  public init<V: Strideable>(
    _ title: String, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
extension Stepper where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
  }
  public init<F: ParseableFormatStyle>(
    _ title: String, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
}

@_shown(_label, _current, .ownText)
@_styled(_label, _current, _value, _total, by: _ProgressViewStyleKey)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  var _label: Label
  var _current: CurrentValueLabel
  var _value: Double?
  var _total: Double
  func _shown() -> String? {
    _value.map { _total == 1 ? "\($0)" : "\($0) of \(_total)" }
  }
  init(_ label: Label, _ value: Double?, _ total: Double, _ current: CurrentValueLabel) {
    _label = label
    _value = value
    _total = total
    _current = current
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), value.map { $0._double }, total._double, currentValueLabel())
  }
  // The bar follows the clock by itself: no view runs again for it.
  @_followsClock public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), nil, 1, currentValueLabel())
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, 1, EmptyView()) }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value.map { $0._double }, total._double, EmptyView())
  }
  @_followsClock public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, 1, EmptyView())
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(EmptyView(), nil, 1, EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(EmptyView(), value.map { $0._double }, total._double, EmptyView())
  }
  @_followsClock public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(EmptyView(), nil, 1, EmptyView())
  }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ title: String) { self.init(Text(title), nil, 1, EmptyView()) }
  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) {
    self.init(Text(title), value.map { $0._double }, total._double, EmptyView())
  }
}

@_shown(_label, _current, _low, _high, _marks, .ownText)
@_styled(_label, _current, _low, _high, _fraction, by: _GaugeStyleKey)
public struct Gauge<Label: View>: View {
  public typealias Body = Never
  var _label: Label
  var _current: any View
  var _low: any View
  var _high: any View
  var _marks: any View = EmptyView()
  var _value: Double
  var _fraction: Double
  func _shown() -> String? { "\(_value)" }
  init(
    _ value: Double, _ lower: Double, _ upper: Double, _ label: Label, _ current: any View,
    _ low: any View, _ high: any View
  ) {
    _label = label
    _current = current
    _low = low
    _high = high
    _value = value
    _fraction = upper > lower ? (value - lower) / (upper - lower) : 0
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value._double, bounds.lowerBound._double, bounds.upperBound._double, label(),
      EmptyView(), EmptyView(), EmptyView())
  }
  public init<V: BinaryFloatingPoint, C: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.init(
      value._double, bounds.lowerBound._double, bounds.upperBound._double, label(),
      currentValueLabel(), EmptyView(), EmptyView())
  }
  public init<V: BinaryFloatingPoint, C: View, B: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B
  ) {
    self.init(
      value._double, bounds.lowerBound._double, bounds.upperBound._double, label(),
      currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
  public init<V: BinaryFloatingPoint, C: View, B: View, M: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B, @ViewBuilder markedValueLabels: () -> M
  ) {
    self.init(
      value._double, bounds.lowerBound._double, bounds.upperBound._double, label(),
      currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    _marks = markedValueLabels()
  }
}
