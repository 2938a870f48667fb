// Styles of buttons, labels and toggles.
//
// Loads with: View

public struct ButtonStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  let _press: _StateCell<Bool>
  public var isPressed: Bool { _press.value }
  init(_label: any View, _role: ButtonRole?, _press: _StateCell<Bool>) {
    label = ButtonStyleConfiguration.Label(_view: _label)
    role = _role
    self._press = _press
  }
}
@MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
}
extension ButtonStyle {
  func _makePress() -> _StateCell<Bool> { _StateCell(false) }
  func _make(
    _ label: any View, _ role: ButtonRole?, _ action: @escaping () -> Void,
    _ press: _StateCell<Bool>
  ) -> Body {
    makeBody(
      configuration: ButtonStyleConfiguration(_label: label, _role: role, _press: press))
  }
}

public struct ToggleStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Whether it represents several different values.
  public let isMixed: Bool
  init(_label: any View, _isOn isOn: Binding<Bool>, _isMixed: Bool) {
    label = ToggleStyleConfiguration.Label(_view: _label)
    _isOn = isOn
    isMixed = _isMixed
  }
}
@MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: ToggleStyleConfiguration) -> Body
}
extension ToggleStyle {
  func _make(
    _ label: any View, _ isOn: Binding<Bool>, _ isMixed: (() -> Bool)?
  ) -> Body {
    makeBody(
      configuration: ToggleStyleConfiguration(
        _label: label, _isOn: isOn, _isMixed: isMixed?() ?? false))
  }
}

public struct LabelStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Title: View {
    public typealias Body = Never
    var _view: any View
  }
  @_shown(by: .erased) @_role(.controlPart, view: _view)
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
@MainActor
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

@_shown(by: .environment) @_role(.styleWriter)
struct _StyleWriter<Key: EnvironmentKey>: _EnvironmentModifier where Key.Value == Any? {
  typealias Body = Never
  var style: Any
  func _modify(_ values: inout EnvironmentValues) { values[Key.self] = style }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_ButtonStyleKey>(style: style))
  }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_ToggleStyleKey>(style: style))
  }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_LabelStyleKey>(style: style))
  }
}
