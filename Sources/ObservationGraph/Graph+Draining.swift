/// Rounds: dirty scopes handed out one by one, in the order of their hosts.
extension Graph {
  /// Whether any scope waits for its turn.
  @inlinable public var hasDirty: Bool { dirtyCount != 0 }

  /// The number of scopes that wait for their turn.
  public var dirtyCount: Int { storage.pointee.pending.count + storage.pointee.round.count }

  /// Moves every waiting scope into the round and returns how many there are.
  ///
  /// Scopes that become dirty from here on wait for the next round.
  @discardableResult public func beginRound() -> Int {
    guard storage.pointee.pending.first != 0 else { return storage.pointee.round.count }
    if storage.pointee.round.first == 0, storage.pointee.pending.isSorted {
      storage.pointee.round = storage.pointee.pending
      storage.pointee.pendingMark.formSymmetricDifference(.marked)
    } else {
      relinkRound(sortedPositions())
    }
    storage.pointee.pending = DirtyList()
    return storage.pointee.round.count
  }

  /// Hands out the next scope of the round, nil when the round is over.
  ///
  /// The scope stays dirty, with its causes, until it is tracked again or cleared: do either.
  public func nextDirty() -> ScopeID? {
    let position = storage.pointee.round.first
    guard position != 0 else { return nil }
    dequeue(position)
    return scopeID(at: position)
  }

  /// The waiting scopes, those of the round first, without removing them.
  public func dirtyScopes() -> [ScopeID] {
    positions(of: storage.pointee.round).map(scopeID)
      + positions(of: storage.pointee.pending).map(scopeID)
  }

  /// Takes a scope out of the list it waits in.
  @inline(__always) func dequeue(_ position: UInt32) {
    let record = scope(position)
    let inRound = isInRound(record.pointee.traits)
    record.pointee.traits.subtract([.queued, .marked])
    if inRound {
      remove(record.pointee, from: &storage.pointee.round)
    } else {
      remove(record.pointee, from: &storage.pointee.pending)
    }
  }

  /// Whether a queued scope with these traits is in the round.
  @inline(__always) func isInRound(_ traits: ScopeRecord.Traits) -> Bool {
    traits.intersection(.marked) != storage.pointee.pendingMark
  }

  /// The scopes linked in `list`.
  func positions(of list: DirtyList) -> [UInt32] {
    var positions: [UInt32] = []
    positions.reserveCapacity(list.count)
    var position = list.first
    while position != 0 {
      positions.append(position)
      position = scope(position).pointee.nextDirty
    }
    return positions
  }

  @inline(__always) private func remove(_ record: ScopeRecord, from list: inout DirtyList) {
    if record.previousDirty == 0 {
      list.first = record.nextDirty
    } else {
      scope(record.previousDirty).pointee.nextDirty = record.nextDirty
    }
    if record.nextDirty == 0 {
      list.last = record.previousDirty
    } else {
      scope(record.nextDirty).pointee.previousDirty = record.previousDirty
    }
    list.count -= 1
  }

  private func sortedPositions() -> [UInt32] {
    var positions = positions(of: storage.pointee.round)
    positions += self.positions(of: storage.pointee.pending)
    // Dirt is numbered in the order of dirtying, which settles equal orders.
    positions.sort { left, right in
      let (left, right) = (scope(left).pointee, scope(right).pointee)
      return left.order == right.order ? left.dirt < right.dirt : left.order < right.order
    }
    return positions
  }

  private func relinkRound(_ positions: [UInt32]) {
    var round = DirtyList()
    let mark = storage.pointee.pendingMark.symmetricDifference(.marked)
    for position in positions {
      let record = scope(position)
      record.pointee.traits.remove(.marked)
      record.pointee.traits.formUnion(mark)
      record.pointee.previousDirty = round.last
      record.pointee.nextDirty = 0
      if round.last == 0 {
        round.first = position
      } else {
        scope(round.last).pointee.nextDirty = position
      }
      round.last = position
      round.count += 1
    }
    storage.pointee.round = round
  }
}
