public struct GroupBoxStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: GroupBoxStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: GroupBoxStyleConfiguration.Content

}
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> Body
}
extension GroupBoxStyle {
  func _make(_ label: any View, _ content: any View) -> Body {
    makeBody(
      configuration: GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(_view: label),
        content: GroupBoxStyleConfiguration.Content(_view: content)))
  }
}
struct _GroupBoxStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
