extension PreludeLibrary {
  /// What is tapped and switched.
  static let buttons = PreludeChunk(
    names: ["Button", "ButtonRole", "Toggle", "EditButton", "RenameButton", "ShareLink", "Menu"],
    text: #"""
      public struct ButtonRole: Equatable {
        var _name: String
        public static let destructive = ButtonRole(_name: "destructive")
        public static let cancel = ButtonRole(_name: "cancel")
        public static let confirm = ButtonRole(_name: "confirm")
        public static let close = ButtonRole(_name: "close")
      }

      public struct Button<Label: View>: View {
        public typealias Body = Never
        var _role: ButtonRole?
        var _action: () -> Void
        var _label: Label
        public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          _role = nil
          _action = action
          _label = label()
        }
        public init(
          role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
        ) {
          _role = role
          _action = action
          _label = label()
        }
      }
      extension Button where Label == Text {
        public init(_ title: String, action: @escaping () -> Void) {
          _role = nil
          _action = action
          _label = Text(title)
        }
        public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
          _role = role
          _action = action
          _label = Text(title)
        }
        public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
          _role = nil
          _action = action
          _label = Text(String(title))
        }
      }
      extension Button where Label == _TitleAndIcon {
        public init(_ title: String, systemImage: String, action: @escaping () -> Void) {
          _role = nil
          _action = action
          _label = _TitleAndIcon(title, systemImage: systemImage)
        }
        public init(
          _ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
        ) {
          _role = role
          _action = action
          _label = _TitleAndIcon(title, systemImage: systemImage)
        }
        public init(
          _ title: String, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
        ) {
          _role = role
          _action = action
          _label = _TitleAndIcon(title, image: image)
        }
      }

      public struct Toggle<Label: View>: View {
        public typealias Body = Never
        var _isOn: Binding<Bool>
        var _label: Label
        public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
          _isOn = isOn
          _label = label()
        }
      }
      extension Toggle where Label == Text {
        public init(_ title: String, isOn: Binding<Bool>) {
          _isOn = isOn
          _label = Text(title)
        }
        public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
          _isOn = isOn
          _label = Text(String(title))
        }
      }
      extension Toggle where Label == _TitleAndIcon {
        public init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
          _isOn = isOn
          _label = _TitleAndIcon(title, systemImage: systemImage)
        }
      }

      public struct EditButton: View {
        public typealias Body = Never
        public init() {}
      }

      public struct RenameButton: View {
        public typealias Body = Never
        public init() {}
      }

      public struct ShareLink<Label: View>: View {
        public typealias Body = Never
        var _label: Label
        public init<T>(item: T, @ViewBuilder label: () -> Label) { _label = label() }
      }
      extension ShareLink where Label == Text {
        public init<T>(item: T) { _label = Text("Share…") }
        public init<T>(_ title: String, item: T) { _label = Text(title) }
      }

      public struct Menu<Label: View, Content: View>: View {
        public typealias Body = Never
        var _label: Label
        var _content: Content
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _content = content()
        }
      }
      extension Menu where Label == Text {
        public init(_ title: String, @ViewBuilder content: () -> Content) {
          _label = Text(title)
          _content = content()
        }
      }
      extension Menu where Label == _TitleAndIcon {
        public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
          _label = _TitleAndIcon(title, systemImage: systemImage)
          _content = content()
        }
      }
      """#)
}
