internal import Semantics

/// The thread that a program would be on. The machine has only one, but `isMainThread` answers as
/// if there were others.
extension Machine {
  /// Whether the running code is on the main thread: the innermost call that is isolated to an
  /// executor decides.
  package var isOnMainThread: Bool {
    var frame = state.pointee.frame
    while frame != state.pointee.threadBase, frame > state.pointee.firstFrame {
      switch frame.pointee.code.pointee.code._withUnsafeGuaranteedRef({ $0.executor }) {
      case .main: return true
      case .background: return false
      case .caller: frame -= 1
      }
    }
    return true
  }

  /// Runs work that starts on the main thread, whatever thread the caller is on.
  package func onMainThread<Result>(
    _ work: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let outer = state.pointee.threadBase
    state.pointee.threadBase = state.pointee.frame
    defer { state.pointee.threadBase = outer }
    return try work()
  }
}
