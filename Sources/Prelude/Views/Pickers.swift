extension PreludeLibrary {
  /// What one of several values is chosen with.
  static let pickers = PreludeChunk(
    names: ["Picker", "DatePicker", "DatePickerComponents", "ColorPicker"],
    text: #"""
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

      public struct DatePicker<Label: View>: View {
        public typealias Body = Never
        var _selection: Binding<Date>
        var _label: Label
        public init(
          selection: Binding<Date>, displayedComponents: DatePickerComponents = [],
          @ViewBuilder label: () -> Label
        ) {
          _selection = selection
          _label = label()
        }
      }
      extension DatePicker where Label == Text {
        public init(
          _ title: String, selection: Binding<Date>,
          displayedComponents: DatePickerComponents = []
        ) {
          _selection = selection
          _label = Text(title)
        }
        public init(
          _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
          displayedComponents: DatePickerComponents = []
        ) {
          _selection = selection
          _label = Text(title)
        }
        public init(
          _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
          displayedComponents: DatePickerComponents = []
        ) {
          _selection = selection
          _label = Text(title)
        }
      }

      public struct ColorPicker<Label: View>: View {
        public typealias Body = Never
        var _selection: Binding<Color>
        var _label: Label
        public init(selection: Binding<Color>, @ViewBuilder label: () -> Label) {
          _selection = selection
          _label = label()
        }
      }
      extension ColorPicker where Label == Text {
        public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {
          _selection = selection
          _label = Text(title)
        }
      }
      """#)
}
