public struct ProgressViewStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: ProgressViewStyleConfiguration.Label?
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct CurrentValueLabel: View {
    public typealias Body = Never
    var _view: any View
  }
  public let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  public let fractionCompleted: Double?
}
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> Body
}
extension ProgressViewStyle {
  func _make(_ label: any View, _ currentValueLabel: any View, _ value: Double?, _ total: Double)
    -> Body
  {
    makeBody(
      configuration: ProgressViewStyleConfiguration(
        label: label is EmptyView ? nil : ProgressViewStyleConfiguration.Label(_view: label),
        currentValueLabel: currentValueLabel is EmptyView
          ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(_view: currentValueLabel),
        fractionCompleted: value.map { $0 / total }))
  }
}
struct _ProgressViewStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.label ?? .init(_view: EmptyView()), configuration.fractionCompleted, 1,
      configuration.currentValueLabel ?? .init(_view: EmptyView()))
  }
}
