/// The life of scopes.
extension Graph {
  /// Makes a scope that has read nothing yet.
  ///
  /// The payload is the host's own name of the scope; the order is its place in a round, smaller
  /// first, and the order of dirtying among equals.
  public func makeScope(
    _ kind: ScopeKind = .deferred, payload: UInt64 = 0, order: UInt64 = 0
  ) -> ScopeID {
    let position = storage.pointee.scopes.allocate()
    precondition(position <= ScopeID.indexMask, "the dependency graph is full")
    storage.pointee.lastScope &+= 1
    var record = ScopeRecord.none
    record.payload = payload
    record.order = order
    record.generation = scope(position).pointee.generation
    record.traits = kind == .deferred ? .alive : [.alive, .observing]
    record.serialAndKind = storage.pointee.lastScope << 3 | UInt32(kind.rawValue)
    scope(position).pointee = record
    if kind.isToldAfter { storage.pointee.afterChangeCount += 1 }
    return ScopeID(index: position, generation: record.generation)
  }

  /// Forgets a scope with its reads and its dirt; a name that is gone already is ignored.
  ///
  /// Safe at any moment: a dirty scope loses its turn, a scope being tracked reads untracked from
  /// here on, and an observer about to be told is not told.
  public func destroyScope(_ scope: ScopeID) {
    guard isAlive(scope) else { return }
    let position = scope.index
    let record = self.scope(position)
    if record.pointee.traits.contains(.tracking) { forgetFrame(of: position) }
    if record.pointee.dirt != 0 { clean(position) }
    dropReads(of: position, from: record.pointee.firstRead)
    if record.pointee.kind.isToldAfter { storage.pointee.afterChangeCount -= 1 }
    record.pointee.traits = []
    record.pointee.generation &+= 1
    storage.pointee.scopes.release(position)
  }

  /// Whether `scope` names a scope that has not been destroyed.
  public func isAlive(_ scope: ScopeID) -> Bool {
    guard !scope.isNone, scope.index < storage.pointee.scopes.used else { return false }
    let record = self.scope(scope.index)
    return record.pointee.generation == scope.generation && record.pointee.traits.contains(.alive)
  }

  /// What the host attached to `scope` when it made it.
  @inlinable public func payload(of scope: ScopeID) -> UInt64 {
    assert(isAlive(scope), "the scope has been destroyed")
    return self.scope(scope.index).pointee.payload
  }

  /// Moves `scope` to another place in the rounds to come.
  public func setOrder(_ order: UInt64, of scope: ScopeID) {
    requireAlive(scope)
    self.scope(scope.index).pointee.order = order
    storage.pointee.pending.isSorted = false
  }

  @inline(__always) func requireAlive(_ scope: ScopeID) {
    precondition(isAlive(scope), "the scope has been destroyed")
  }

  /// The name of the live scope at `position`.
  @inline(__always) func scopeID(at position: UInt32) -> ScopeID {
    ScopeID(index: position, generation: scope(position).pointee.generation)
  }
}
