/// Creating and destroying scopes.
extension Graph {
  /// Makes a scope without reads.
  ///
  /// The payload is the host's identifier for the scope; the order is its position in a round,
  /// smaller first, with ties in the order of dirtying.
  public func makeScope(
    _ kind: ScopeKind = .deferred, payload: UInt64 = 0, order: UInt64 = 0
  ) -> ScopeID {
    let position = storage.pointee.scopes.allocate()
    precondition(position <= ScopeID.indexMask, "the dependency graph is full")
    storage.pointee.lastScope &+= 1
    var record = ScopeRecord.none
    record.payload = payload
    record.order = order
    record.generation = storage.scope(position).pointee.generation
    record.traits = kind == .deferred ? .alive : [.alive, .observing]
    record.serialAndKind = storage.pointee.lastScope << 3 | UInt32(kind.rawValue)
    storage.scope(position).pointee = record
    if kind.isToldAfter { storage.pointee.afterChangeCount += 1 }
    return ScopeID(index: position, generation: record.generation)
  }

  /// Destroys a scope with its reads and causes; a scope that is already destroyed is ignored.
  ///
  /// Safe at any moment: a dirty scope loses its turn, a scope being tracked reads untracked from
  /// here on, and a pending notification of an observer is dropped.
  public func destroyScope(_ scope: ScopeID) {
    guard isAlive(scope) else { return }
    let position = scope.index
    let record = storage.scope(position)
    if record.pointee.traits.contains(.tracking) { runs.forget(position) }
    if record.pointee.dirt != 0 { dirtyLists.clean(position) }
    edgeLists.dropReads(of: position, from: record.pointee.firstRead)
    if record.pointee.kind.isToldAfter { storage.pointee.afterChangeCount -= 1 }
    record.pointee.traits = []
    record.pointee.generation &+= 1
    storage.pointee.scopes.release(position)
  }

  /// Whether `scope` names a scope that has not been destroyed.
  public func isAlive(_ scope: ScopeID) -> Bool {
    guard !scope.isNone, scope.index < storage.pointee.scopes.used else { return false }
    let record = storage.scope(scope.index)
    return record.pointee.generation == scope.generation && record.pointee.traits.contains(.alive)
  }

  /// What the host attached to `scope` when it made it.
  @inlinable public func payload(of scope: ScopeID) -> UInt64 {
    assert(isAlive(scope), "the scope has been destroyed")
    return storage.scope(scope.index).pointee.payload
  }

  /// Moves `scope` to another place in the rounds to come.
  public func setOrder(_ order: UInt64, of scope: ScopeID) {
    requireAlive(scope)
    storage.scope(scope.index).pointee.order = order
    storage.pointee.dirty.pending.isSorted = false
  }

  @inline(__always) func requireAlive(_ scope: ScopeID) {
    precondition(isAlive(scope), "the scope has been destroyed")
  }

}
