public struct FormStyleConfiguration {
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: FormStyleConfiguration.Content

}
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: FormStyleConfiguration) -> Body
}
extension FormStyle {
  func _make(_ content: any View) -> Body {
    makeBody(
      configuration: FormStyleConfiguration(
        content: FormStyleConfiguration.Content(_view: content)))
  }
}
struct _FormStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
