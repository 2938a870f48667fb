/// Notifications of observing scopes, which come at once instead of making these dirty.
///
/// Whom to notify is decided first, on a stack, since a callback may do anything to the graph.
///
/// - Invariant: the stack is as high after a call as it was before, but for `signal`.
struct ObserverSignals {
  let graph: Graph

  private var storage: GraphMemory { graph.storage }

  /// The height of the stack.
  var height: UInt32 { storage.pointee.signalled.used }

  /// Pushes a scope on the stack of those to notify or end.
  func signal(_ position: UInt32) {
    let name = storage.scopeID(at: position).rawValue
    let index = storage.pointee.signalled.extend()
    storage.pointee.signalled.base[Int(index)] = name
  }

  /// Notifies the scopes on the stack from `first` on that `property` is about to change.
  ///
  /// Callbacks may write again: what they push on the stack is above `last` and popped before they
  /// return.
  @inline(never) func tell(from first: UInt32, _ property: PropertyReference) {
    let last = storage.pointee.signalled.used
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      guard graph.isAlive(scope) else { continue }
      graph.note(.notified(scope, property))
      graph.onSignal?(.willChange(scope, payload: graph.payload(of: scope), property))
      // Only now: a write made by the callback reaches the scope once more.
      if graph.isAlive(scope), storage.scope(scope.index).pointee.kind == .once { end(scope) }
    }
    storage.pointee.signalled.used = first
  }

  func tellAfterChange(of position: UInt32) {
    let first = storage.pointee.signalled.used
    var reader = storage.cell(position).pointee.firstReader
    while reader != 0 {
      let record = storage.scope(storage.edge(reader).pointee.scope)
      if record.pointee.kind.isToldAfter, record.pointee.traits.isDisjoint(with: .tracking) {
        signal(storage.edge(reader).pointee.scope)
      }
      reader = storage.edge(reader).pointee.nextReader
    }
    let last = storage.pointee.signalled.used
    let property = storage.reference(to: position)
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      guard graph.isAlive(scope) else { continue }
      graph.note(.notifiedAfter(scope, property))
      graph.onSignal?(.didChange(scope, payload: graph.payload(of: scope), property))
    }
    storage.pointee.signalled.used = first
  }

  /// Ends the scopes on the stack from `first` on.
  func end(from first: UInt32) {
    let last = storage.pointee.signalled.used
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      if graph.isAlive(scope) { end(scope) }
    }
    storage.pointee.signalled.used = first
  }

  /// Destroys an observing scope and lets the host drop what belongs to it.
  func end(_ scope: ScopeID) {
    let payload = graph.payload(of: scope)
    graph.note(.ended(scope))
    graph.destroyScope(scope)
    graph.onSignal?(.ended(payload: payload))
  }
}
