// Buttons, menus and toggles.

@_parts(name: _name)
public struct ButtonRole: Equatable {
  var _name: String
  public static let destructive = ButtonRole(_name: "destructive")
  public static let cancel = ButtonRole(_name: "cancel")
  public static let confirm = ButtonRole(_name: "confirm")
  public static let close = ButtonRole(_name: "close")
}

@_shown(_label) @_control(.button, action: _action, role: _role)
@_styled(_label, _role, _action, by: _ButtonStyleKey)
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
/// The label of a button without one: what its role is called.
public struct DefaultButtonLabel: View {
  let _role: ButtonRole
  public var body: some View { Text(_role._name.capitalized) }
}
extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping () -> Void) {
    _role = role
    _action = action
    _label = DefaultButtonLabel(_role: role)
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

@_shown(_label) @_control(.toggle, value: _isOn)
@_styled(_label, _isOn, _isMixed, by: _ToggleStyleKey)
public struct Toggle<Label: View>: View {
  public typealias Body = Never
  var _isOn: Binding<Bool>
  var _isMixed: (() -> Bool)?
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
extension Toggle {
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    _isOn = Binding<Bool>(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { new in for source in sources { source[keyPath: isOn].wrappedValue = new } })
    _isMixed = { Set(sources.map { $0[keyPath: isOn].wrappedValue }).count > 1 }
    _label = label()
  }
}
extension Toggle where Label == Text {
  public init<C: RandomAccessCollection>(
    _ title: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(title) })
  }
}
extension Toggle where Label == _TitleAndIcon {
  public init(_ title: String, systemImage: String, isOn: Binding<Bool>) {
    _isOn = isOn
    _label = _TitleAndIcon(title, systemImage: systemImage)
  }
}

@_shown(_label) @_control(.button, action: _action)
public struct ShareLink<Label: View>: View {
  public typealias Body = Never
  var _label: Label
  var _item: Any
  var _action: () -> Void
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    _label = label()
    _item = item
    _action = { _noteAction("share \(item)") }
  }
}
extension ShareLink where Label == Text {
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    _label = Text("Share…")
    _item = item
    _action = { _noteAction("share \(item)") }
  }
  public init<T>(
    _ title: String, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    _label = Text(title)
    _item = item
    _action = { _noteAction("share \(item)") }
  }
  public init<T, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) {
    self.init(item: item)
  }
  public init<T, P, I>(
    _ title: String, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, I>
  ) {
    self.init(title, item: item)
  }
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: items)
  }
  public init<Data: RandomAccessCollection>(
    _ title: String, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: items)
  }
  public init<Data: RandomAccessCollection, P, I>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<P, I>
  ) {
    self.init(item: items)
  }
}
extension ShareLink {
  public init<T, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, label: label)
  }
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: items, label: label)
  }
}

@_shown(_label, _content) @_control(.menu, action: _action)
@_styled(_label, _content, by: _MenuStyleKey)
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never
  var _label: Label
  var _content: Content
  var _action: (() -> Void)?
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    _label = label()
    _content = content()
    _action = primaryAction
  }
}
extension Menu where Label == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
  public init(
    _ title: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    _label = Text(title)
    _content = content()
    _action = primaryAction
  }
}
extension Menu where Label == _TitleAndIcon {
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = _TitleAndIcon(title, systemImage: systemImage)
    _content = content()
  }
}
