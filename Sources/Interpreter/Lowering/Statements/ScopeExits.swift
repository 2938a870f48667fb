internal import Semantics

/// Emits the cleanups that run when scopes are left.
struct ScopeExits: LoweringPart {
  let lowering: Lowering

  /// Emits the cleanups of the scopes above `depth`, without leaving them.
  ///
  /// - Parameter kept: A register whose value was moved out: it is not released.
  func emitCleanups(downTo depth: Int, keeping kept: Register? = nil) throws(Fault) {
    let saved = lowering.cleanups
    while lowering.cleanups.depth > depth {
      let cleanup = lowering.cleanups.pop()
      if kept == nil || cleanup.released != kept { try run(cleanup) }
    }
    lowering.cleanups = saved
  }

  /// Leaves the scopes above `depth`, and emits their cleanups if the end is reachable.
  func popCleanups(downTo depth: Int, isReachable: Bool = true) throws(Fault) {
    while lowering.cleanups.depth > depth {
      let cleanup = lowering.cleanups.pop()
      if isReachable { try run(cleanup) }
      if let register = cleanup.released { free(register) }
    }
  }

  func run(_ cleanup: Cleanup) throws(Fault) {
    switch cleanup.action {
    case .release(let register): if isManaged(register) { emit(.release, register) }
    case .putBack(let body): body()
    case .deferred(let statements):
      let depth = lowering.cleanups.depth
      try self.statements.lower(statements)
      try popCleanups(downTo: depth)
    }
  }

  /// Releases the bindings of several conditions, for the case that one of them fails. Registers
  /// that are not bound by then are empty, and may be released, too.
  func releaseBindings(inside depth: Int) {
    for register in lowering.cleanups.released(inside: depth) { emit(.release, register) }
  }
}
