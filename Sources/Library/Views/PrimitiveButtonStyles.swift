// Button styles that trigger the action themselves.

public struct PrimitiveButtonStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: PrimitiveButtonStyleConfiguration.Label
  public let role: ButtonRole?
  let _action: () -> Void
  public func trigger() { _action() }
  init(_label: any View, _role: ButtonRole?, _action: @escaping () -> Void) {
    label = PrimitiveButtonStyleConfiguration.Label(_view: _label)
    role = _role
    self._action = _action
  }
}
@MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}
extension PrimitiveButtonStyle {
  func _make(
    _ label: any View, _ role: ButtonRole?, _ action: @escaping () -> Void
  ) -> Body {
    makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        _label: label, _role: role, _action: action))
  }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    _role = configuration.role
    _action = configuration._action
    _label = configuration.label
  }
}
extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    ModifiedContent(content: self, modifier: _StyleWriter<_ButtonStyleKey>(style: style))
  }
}
