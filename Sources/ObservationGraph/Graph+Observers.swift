/// Observing scopes, which are notified at once instead of being marked dirty.
extension Graph {
  /// Pushes a scope on the stack of those to notify or end.
  func signal(_ position: UInt32) {
    let name = scopeID(at: position).rawValue
    let index = storage.pointee.signalled.extend()
    storage.pointee.signalled.base[Int(index)] = name
  }

  /// Notifies the scopes on the stack from `first` on that `property` is about to change.
  ///
  /// Callbacks may write again: what they push on the stack is above `last` and popped before they
  /// return.
  @inline(never) func tellSignalled(from first: UInt32, _ property: PropertyReference) {
    let last = storage.pointee.signalled.used
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      guard isAlive(scope) else { continue }
      note(.told(scope, property))
      onSignal?(.willChange(scope, payload: payload(of: scope), property))
      // Only now: a write made by the callback reaches the scope once more.
      if isAlive(scope), self.scope(scope.index).pointee.kind == .once { end(scope) }
    }
    storage.pointee.signalled.used = first
  }

  @usableFromInline @inline(never) func tellAfterChange(of position: UInt32) {
    let first = storage.pointee.signalled.used
    var reader = cell(position).pointee.firstReader
    while reader != 0 {
      let record = scope(edge(reader).pointee.scope)
      if record.pointee.kind.isToldAfter, record.pointee.traits.isDisjoint(with: .tracking) {
        signal(edge(reader).pointee.scope)
      }
      reader = edge(reader).pointee.nextReader
    }
    let last = storage.pointee.signalled.used
    let property = reference(to: position)
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      guard isAlive(scope) else { continue }
      note(.toldAfter(scope, property))
      onSignal?(.didChange(scope, payload: payload(of: scope), property))
    }
    storage.pointee.signalled.used = first
  }

  /// Ends the scopes on the stack from `first` on.
  func endSignalled(from first: UInt32) {
    let last = storage.pointee.signalled.used
    for index in first..<last {
      let scope = ScopeID(rawValue: storage.pointee.signalled.base[Int(index)])
      if isAlive(scope) { end(scope) }
    }
    storage.pointee.signalled.used = first
  }

  /// Destroys an observing scope and lets the host drop what belongs to it.
  func end(_ scope: ScopeID) {
    let payload = payload(of: scope)
    note(.ended(scope))
    destroyScope(scope)
    onSignal?(.ended(payload: payload))
  }
}
