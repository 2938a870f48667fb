public struct DisclosureGroupStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: DisclosureGroupStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct Content: View {
    public typealias Body = Never
    var _view: any View
  }
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool
}
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Body
}
extension DisclosureGroupStyle {
  func _make(_ label: any View, _ isExpanded: Binding<Bool>, _ content: any View) -> Body {
    makeBody(
      configuration: DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(_view: label),
        content: DisclosureGroupStyleConfiguration.Content(_view: content), isExpanded: isExpanded))
  }
}
struct _DisclosureGroupStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
