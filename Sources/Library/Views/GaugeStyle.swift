public struct GaugeStyleConfiguration {
  @_shown(by: .erased) @_role(.controlLabel, view: _view)
  public struct Label: View {
    public typealias Body = Never
    var _view: any View
  }
  public let label: GaugeStyleConfiguration.Label
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct CurrentValueLabel: View {
    public typealias Body = Never
    var _view: any View
  }
  public let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct MinimumValueLabel: View {
    public typealias Body = Never
    var _view: any View
  }
  public let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel
  @_shown(by: .erased) @_role(.controlPart, view: _view)
  public struct MaximumValueLabel: View {
    public typealias Body = Never
    var _view: any View
  }
  public let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel
  public let value: Double
}
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> Body
}
extension GaugeStyle {
  func _make(
    _ label: any View, _ currentValueLabel: any View, _ minimumValueLabel: any View,
    _ maximumValueLabel: any View, _ fraction: Double
  ) -> Body {
    makeBody(
      configuration: GaugeStyleConfiguration(
        label: GaugeStyleConfiguration.Label(_view: label),
        currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel(_view: currentValueLabel),
        minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel(_view: minimumValueLabel),
        maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel(_view: maximumValueLabel),
        value: fraction))
  }
}
struct _GaugeStyleKey: EnvironmentKey { static let defaultValue: Any? = nil }
