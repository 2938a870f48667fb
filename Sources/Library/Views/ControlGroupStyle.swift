public struct ControlGroupStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: ControlGroupStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: ControlGroupStyleConfiguration.Content

}
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: ControlGroupStyleConfiguration) -> Body
}
extension ControlGroupStyle {
  func _make(_ label: any View, _ content: any View) -> Body {
    makeBody(
      configuration: ControlGroupStyleConfiguration(
        label: ControlGroupStyleConfiguration.Label(_view: label),
        content: ControlGroupStyleConfiguration.Content(_view: content)))
  }
}
struct _ControlGroupStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}
