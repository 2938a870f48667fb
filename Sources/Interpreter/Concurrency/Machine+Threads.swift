internal import Semantics

/// Which thread a program would be on: there is one here, but what is said of the others holds.
extension Machine {
  /// Whether the code that runs is on the main thread: the innermost call that is bound to a place
  /// decides.
  package var isOnMainThread: Bool {
    var frame = state.pointee.frame
    while frame != threadBase, frame > state.pointee.firstFrame {
      switch frame.pointee.code.pointee.code._withUnsafeGuaranteedRef({ $0.executor }) {
      case .main: return true
      case .other: return false
      case .caller: frame -= 1
      }
    }
    return true
  }

  /// Does work that begins on the main thread, whoever asks for it.
  package func onMainThread<Result>(
    _ work: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let outer = threadBase
    threadBase = state.pointee.frame
    defer { threadBase = outer }
    return try work()
  }
}
