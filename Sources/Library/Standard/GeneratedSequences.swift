func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldSequence(
    _state: (first, true),
    _next: { state in
      if state.1 {
        state.1 = false
        return state.0
      }
      guard let current = state.0 else { return nil }
      state.0 = next(current)
      return state.0
    })
}
func sequence<T, State>(
  state: State, next: @escaping (inout State) -> T?
) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next)
}
typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var _state: State
  let _next: (inout State) -> Element?
  var _isDone = false
  init(_state: State, _next: @escaping (inout State) -> Element?) {
    self._state = _state
    self._next = _next
  }
  mutating func next() -> Element? {
    if _isDone { return nil }
    if let element = _next(&_state) { return element }
    _isDone = true
    return nil
  }
}
