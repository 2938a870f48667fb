extension PreludeLibrary {
  /// What numbers are chosen with.
  static let sliders = PreludeChunk(
    names: ["Slider", "Stepper", "ProgressView", "Gauge"],
    text: #"""
      public struct Slider<Label: View>: View {
        public typealias Body = Never
        var _value: Binding<Double>
        var _lower: Double
        var _upper: Double
        var _step: Double?
        var _label: Label
        public init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
          @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          self.init(_doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
            step.map { $0._double }, label())
        }
        public init<V: BinaryFloatingPoint, M: View>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
          @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> M,
          @ViewBuilder maximumValueLabel: () -> M,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          self.init(_doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
            step.map { $0._double }, label())
        }
        init(
          _ value: Binding<Double>, _ lower: Double, _ upper: Double, _ step: Double?,
          _ label: Label
        ) {
          _value = value
          _lower = lower
          _upper = upper
          _step = step
          _label = label
        }
      }
      extension Slider where Label == EmptyView {
        public init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          self.init(_doubles(value), bounds.lowerBound._double, bounds.upperBound._double, nil,
            EmptyView())
        }
        public init<V: BinaryFloatingPoint>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          self.init(_doubles(value), bounds.lowerBound._double, bounds.upperBound._double,
            step._double, EmptyView())
        }
      }

      func _doubles<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
        if let doubles = value as? Binding<Double> { return doubles }
        return Binding<Double>(
          get: { value.wrappedValue._double },
          set: { value.wrappedValue = V(_double: $0) })
      }

      public struct Stepper<Label: View>: View {
        public typealias Body = Never
        var _label: Label
        var _increment: (() -> Void)?
        var _decrement: (() -> Void)?
        /// The binding, where it has one.
        var _value: Any?
        public init(
          @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          _label = label()
          _increment = onIncrement
          _decrement = onDecrement
        }
        public init<V: Strideable>(
          value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          _label = label()
          _value = value
          _increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
          _decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
        }
        public init<V: Strideable>(
          value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
          @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          _label = label()
          _value = value
          _increment = {
            let next = value.wrappedValue.advanced(by: step)
            if next <= bounds.upperBound { value.wrappedValue = next }
          }
          _decrement = {
            let next = value.wrappedValue.advanced(by: -step)
            if next >= bounds.lowerBound { value.wrappedValue = next }
          }
        }
      }
      extension Stepper where Label == Text {
        public init(
          _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
          onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) {
          _label = Text(title)
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

      public struct ProgressView<Label: View>: View {
        public typealias Body = Never
        var _label: Label
        var _value: Double?
        var _total: Double
        func _shown() -> String? {
          _value.map { _total == 1 ? "\($0)" : "\($0) of \(_total)" }
        }
        public init(@ViewBuilder label: () -> Label) {
          _label = label()
          _value = nil
          _total = 1
        }
        public init<V: BinaryFloatingPoint>(
          value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
        ) {
          _label = label()
          _value = value.map { $0._double }
          _total = total._double
        }
      }
      extension ProgressView where Label == EmptyView {
        public init() {
          _label = EmptyView()
          _value = nil
          _total = 1
        }
        public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
          _label = EmptyView()
          _value = value.map { $0._double }
          _total = total._double
        }
      }
      extension ProgressView where Label == Text {
        public init(_ title: String) {
          _label = Text(title)
          _value = nil
          _total = 1
        }
        public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) {
          _label = Text(title)
          _value = value.map { $0._double }
          _total = total._double
        }
      }

      public struct Gauge<Label: View>: View {
        public typealias Body = Never
        var _label: Label
        var _value: Double
        var _fraction: Double
        func _shown() -> String? { "\(_value)" }
        public init<V: BinaryFloatingPoint>(
          value: V, @ViewBuilder label: () -> Label
        ) {
          self.init(value._double, 0, 1, label())
        }
        public init<V: BinaryFloatingPoint, C: View>(
          value: V, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C
        ) {
          self.init(value._double, 0, 1, label())
        }
        public init<V: BinaryFloatingPoint, C: View, B: View>(
          value: V, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C,
          @ViewBuilder minimumValueLabel: () -> B, @ViewBuilder maximumValueLabel: () -> B
        ) {
          self.init(value._double, 0, 1, label())
        }
        public init<V: BinaryFloatingPoint>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label
        ) {
          self.init(value._double, bounds.lowerBound._double, bounds.upperBound._double, label())
        }
        public init<V: BinaryFloatingPoint, C: View>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> C
        ) {
          self.init(value._double, bounds.lowerBound._double, bounds.upperBound._double, label())
        }
        public init<V: BinaryFloatingPoint, C: View, B: View>(
          value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
          @ViewBuilder maximumValueLabel: () -> B
        ) {
          self.init(value._double, bounds.lowerBound._double, bounds.upperBound._double, label())
        }
        init(_ value: Double, _ lower: Double, _ upper: Double, _ label: Label) {
          _label = label
          _value = value
          _fraction = upper > lower ? (value - lower) / (upper - lower) : 0
        }
      }
      """#)
}
