extension PreludeLibrary {
  /// What styles of controls are made from.
  static let controlStyles = PreludeChunk(
    names: [
      "View", "ButtonStyle", "ButtonStyleConfiguration", "PrimitiveButtonStyle",
      "PrimitiveButtonStyleConfiguration", "ToggleStyle", "ToggleStyleConfiguration",
      "LabelStyle", "LabelStyleConfiguration", "_StyleWriter", "_ButtonStyleKey",
      "_ToggleStyleKey", "_LabelStyleKey",
    ],
    text: #"""
      public struct ButtonStyleConfiguration {
        public struct Label: View {
          public typealias Body = Never
          var _view: any View
        }
        public let label: ButtonStyleConfiguration.Label
        public let isPressed: Bool
        public let role: ButtonRole?
        init(_label: any View, _role: ButtonRole?) {
          label = ButtonStyleConfiguration.Label(_view: _label)
          isPressed = false
          role = _role
        }
      }
      public protocol ButtonStyle {
        associatedtype Body: View
        typealias Configuration = ButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
      }
      extension ButtonStyle {
        func _make(_ label: any View, _ role: ButtonRole?) -> Body {
          makeBody(configuration: ButtonStyleConfiguration(_label: label, _role: role))
        }
      }

      public struct PrimitiveButtonStyleConfiguration {
        public struct Label: View {
          public typealias Body = Never
          var _view: any View
        }
        public let label: PrimitiveButtonStyleConfiguration.Label
        public let role: ButtonRole?
        let _action: () -> Void
        public func trigger() { _action() }
      }
      public protocol PrimitiveButtonStyle {
        associatedtype Body: View
        typealias Configuration = PrimitiveButtonStyleConfiguration
        @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
      }

      public struct ToggleStyleConfiguration {
        public struct Label: View {
          public typealias Body = Never
          var _view: any View
        }
        public let label: ToggleStyleConfiguration.Label
        @Binding public var isOn: Bool
        init(_label: any View, _isOn isOn: Binding<Bool>) {
          label = ToggleStyleConfiguration.Label(_view: _label)
          _isOn = isOn
        }
      }
      public protocol ToggleStyle {
        associatedtype Body: View
        typealias Configuration = ToggleStyleConfiguration
        @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
      }
      extension ToggleStyle {
        func _make(_ label: any View, _ isOn: Binding<Bool>) -> Body {
          makeBody(configuration: ToggleStyleConfiguration(_label: label, _isOn: isOn))
        }
      }

      public struct LabelStyleConfiguration {
        public struct Title: View {
          public typealias Body = Never
          var _view: any View
        }
        public struct Icon: View {
          public typealias Body = Never
          var _view: any View
        }
        public let title: LabelStyleConfiguration.Title
        public let icon: LabelStyleConfiguration.Icon
        init(_title: any View, _icon: any View) {
          title = LabelStyleConfiguration.Title(_view: _title)
          icon = LabelStyleConfiguration.Icon(_view: _icon)
        }
      }
      public protocol LabelStyle {
        associatedtype Body: View
        typealias Configuration = LabelStyleConfiguration
        @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
      }
      extension LabelStyle {
        func _make(_ title: any View, _ icon: any View) -> Body {
          makeBody(configuration: LabelStyleConfiguration(_title: title, _icon: icon))
        }
      }

      struct _ButtonStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
      struct _ToggleStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
      struct _LabelStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }

      struct _StyleWriter: _EnvironmentModifier {
        typealias Body = Never
        var kind: String
        var style: Any
        func _modify(_ values: inout EnvironmentValues) {
          if kind == "button" { values[_ButtonStyleKey.self] = style }
          if kind == "toggle" { values[_ToggleStyleKey.self] = style }
          if kind == "label" { values[_LabelStyleKey.self] = style }
        }
      }

      extension View {
        public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
          ModifiedContent(content: self, modifier: _StyleWriter(kind: "button", style: style))
        }
        public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
          ModifiedContent(content: self, modifier: _StyleWriter(kind: "toggle", style: style))
        }
        public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
          ModifiedContent(content: self, modifier: _StyleWriter(kind: "label", style: style))
        }
      }
      """#)
}
