public struct LabeledContentStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: LabeledContentStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: LabeledContentStyleConfiguration.Content

}
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> Body
}
extension LabeledContentStyle {
  func _make(_ label: any View, _ content: any View) -> Body {
    makeBody(
      configuration: LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(_view: label),
        content: LabeledContentStyleConfiguration.Content(_view: content)))
  }
}
struct _LabeledContentStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
