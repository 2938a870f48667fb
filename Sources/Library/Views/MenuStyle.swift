// Twin: Menu=GroupBox
// Twin: Menu=LabeledContent

public struct MenuStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: MenuStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: MenuStyleConfiguration.Content

}
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: MenuStyleConfiguration) -> Body
}
extension MenuStyle {
  func _make(_ label: any View, _ content: any View) -> Body {
    makeBody(
      configuration: MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(_view: label),
        content: MenuStyleConfiguration.Content(_view: content)))
  }
}
struct _MenuStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
