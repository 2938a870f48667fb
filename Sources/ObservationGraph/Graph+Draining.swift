/// Rounds: dirty scopes handed out one by one, in the order of their hosts.
extension Graph {
  /// Whether any scope waits for its turn.
  @inlinable public var hasDirty: Bool { dirtyCount != 0 }

  /// The number of scopes that wait for their turn.
  @inlinable public var dirtyCount: Int {
    storage.pointee.dirty.pending.count + storage.pointee.dirty.round.count
  }

  /// Moves every waiting scope into the round and returns how many there are.
  ///
  /// Scopes that become dirty from here on wait for the next round.
  @discardableResult public func beginRound() -> Int { dirtyLists.beginRound() }

  /// Hands out the next scope of the round, nil when the round is over.
  ///
  /// The scope stays dirty, with its causes, until it is tracked again or cleared: do either.
  public func nextDirty() -> ScopeID? {
    let position = storage.pointee.dirty.round.first
    guard position != 0 else { return nil }
    dirtyLists.dequeue(position)
    return storage.scopeID(at: position)
  }

  /// Hands out the only waiting scope, without a round; nil if there is none, or more than one.
  ///
  /// The scope stays dirty, as those of rounds do.
  public func takeOnlyDirty() -> ScopeID? {
    guard dirtyCount == 1 else { return nil }
    let dirty = storage.pointee.dirty
    let position = dirty.pending.first == 0 ? dirty.round.first : dirty.pending.first
    dirtyLists.dequeue(position)
    return storage.scopeID(at: position)
  }

  /// The waiting scopes, those of the round first, without removing them.
  public func dirtyScopes() -> [ScopeID] {
    let dirty = storage.pointee.dirty
    return (dirtyLists.positions(of: dirty.round) + dirtyLists.positions(of: dirty.pending))
      .map(storage.scopeID)
  }

}
