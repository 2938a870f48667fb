// Views that animate on their own. Phases follow each other by the clock; keyframes do not move.

public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  var _phases: [Phase]
  var _content: (Phase) -> Content
  var _animation: (Phase) -> Animation?
  /// What starts it; nil if it goes on by itself.
  var _trigger: Any?
  @State var _phase: Phase?
  @StateObject var _run = _PhaseRun()
  public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    _phases = Array(phases)
    __phase = State(initialValue: _phases.first)
    _content = content
    _animation = animation
  }
  public init<S: Sequence, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(phases, content: content, animation: animation)
    _trigger = trigger
  }
  public var body: some View {
    if let first = _phases.first {
      ModifiedContent(
        content: _PhaseAnimator(_phase: _phase ?? first, _content: _content),
        modifier: _Task(id: _trigger) { await _animate() })
    }
  }
  /// With a trigger, it shows each phase once and the first again; otherwise it goes round and round.
  func _animate() async {
    guard _phases.count > 1 else { return }
    if _trigger != nil, _run.begin() { return }
    // The view appears in its first phase.
    if _trigger == nil { await _wait(0) }
    var index = 0
    repeat {
      if Task.isCancelled { return }
      index = (index + 1) % _phases.count
      let phase = _phases[index]
      let animation = _animation(phase)
      withAnimation(animation) { _phase = phase }
      await _wait(animation?._duration ?? 0)
    } while _trigger == nil || index != 0
  }
  /// No phase is shorter than a frame.
  func _wait(_ seconds: Double) async {
    try? await Task.sleep(for: .seconds(max(seconds, 1.0 / 60)))
  }
}
/// Whether the trigger of a `PhaseAnimator` has been seen before.
final class _PhaseRun: ObservableObject {
  var isFirst = true
  func begin() -> Bool {
    defer { isFirst = false }
    return isFirst
  }
}
@_shown(by: .reader)
struct _PhaseAnimator<Phase: Equatable, Content: View>: View {
  typealias Body = Never
  var _phase: Phase
  var _content: (Phase) -> Content
  func _build() -> Content { _content(_phase) }
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
