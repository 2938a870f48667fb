// Views that animate on their own: they show their first state, and do not move.

@_shown(by: .reader)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never
  var _phases: [Phase]
  var _content: (Phase) -> Content
  public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    _phases = Array(phases)
    _content = content
  }
  public init<S: Sequence, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    _phases = Array(phases)
    _content = content
  }
  func _build() -> Content? { _phases.first.map { _content($0) } }
}

@_shown(by: .reader)
public struct KeyframeAnimator<Value, Content: View>: View {
  public typealias Body = Never
  var _value: Value
  var _content: (Value) -> Content
  public init<K>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder keyframes: @escaping (Value) -> K
  ) {
    _value = initialValue
    _content = content
  }
  public init<T: Equatable, K>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder keyframes: @escaping (Value) -> K
  ) {
    _value = initialValue
    _content = content
  }
  func _build() -> Content { _content(_value) }
}
