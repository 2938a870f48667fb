internal import CMemory

/// The dirty scopes, in two lists: those that wait for the next round, and those of the round.
///
/// - Invariant: a queued scope is dirty, and waits in exactly one of the two lists.
/// - Invariant: the scopes of the round have the opposite mark of those that wait for the next.
struct DirtyLists {
  let storage: GraphMemory

  /// Moves every waiting scope into the round and returns how many there are.
  func beginRound() -> Int {
    let dirty = storage.pointee.dirty
    guard dirty.pending.first != 0 else { return dirty.round.count }
    if dirty.round.first == 0, dirty.pending.isSorted {
      storage.pointee.dirty.round = dirty.pending
      storage.pointee.dirty.pendingMark.formSymmetricDifference(.marked)
    } else {
      relinkRound(sortedPositions())
    }
    storage.pointee.dirty.pending = DirtyList()
    return storage.pointee.dirty.round.count
  }

  /// Makes a clean scope dirty and queues it.
  @inline(__always) func soil(_ position: UInt32) {
    let record = storage.scope(position)
    storage.pointee.dirty.last += 1
    record.pointee.dirt = storage.pointee.dirty.last
    // Its turn comes soon, and the host's data for it is unlikely to be cached; nor is what the
    // host allocated just before.
    prefetch_lines(UnsafeRawPointer(bitPattern: UInt(record.pointee.payload) &- 128), 6)
    record.pointee.transaction = storage.pointee.lastTransaction
    record.pointee.traits.formUnion(storage.pointee.dirty.pendingMark.union(.queued))
    let last = storage.pointee.dirty.pending.last
    record.pointee.previousDirty = last
    record.pointee.nextDirty = 0
    if last == 0 {
      storage.pointee.dirty.pending.first = position
      storage.pointee.dirty.pending.isSorted = true
    } else {
      let lastRecord = storage.scope(last)
      lastRecord.pointee.nextDirty = position
      if lastRecord.pointee.order > record.pointee.order {
        storage.pointee.dirty.pending.isSorted = false
      }
    }
    storage.pointee.dirty.pending.last = position
    storage.pointee.dirty.pending.count += 1
  }

  /// Makes a dirty scope clean.
  @inline(__always)
  func clean(_ position: UInt32) {
    let record = storage.scope(position)
    if record.pointee.traits.contains(.queued) { dequeue(position) }
    record.pointee.dirt = 0
    CauseLists(storage: storage).clear(record)
  }

  /// Takes a scope out of the list it waits in.
  @inline(__always) func dequeue(_ position: UInt32) {
    let record = storage.scope(position)
    let inRound = isInRound(record.pointee.traits)
    record.pointee.traits.subtract([.queued, .marked])
    if inRound {
      remove(record.pointee, from: &storage.pointee.dirty.round)
    } else {
      remove(record.pointee, from: &storage.pointee.dirty.pending)
    }
  }

  /// Whether a queued scope with these traits is in the round.
  @inline(__always) func isInRound(_ traits: ScopeRecord.Traits) -> Bool {
    traits.intersection(.marked) != storage.pointee.dirty.pendingMark
  }

  /// The scopes linked in `list`.
  func positions(of list: DirtyList) -> [UInt32] {
    var positions: [UInt32] = []
    positions.reserveCapacity(list.count)
    var position = list.first
    while position != 0 {
      positions.append(position)
      position = storage.scope(position).pointee.nextDirty
    }
    return positions
  }

  @inline(__always) private func remove(_ record: ScopeRecord, from list: inout DirtyList) {
    if record.previousDirty == 0 {
      list.first = record.nextDirty
    } else {
      storage.scope(record.previousDirty).pointee.nextDirty = record.nextDirty
    }
    if record.nextDirty == 0 {
      list.last = record.previousDirty
    } else {
      storage.scope(record.nextDirty).pointee.previousDirty = record.previousDirty
    }
    list.count -= 1
  }

  private func sortedPositions() -> [UInt32] {
    var positions = positions(of: storage.pointee.dirty.round)
    positions += self.positions(of: storage.pointee.dirty.pending)
    // Dirt is numbered in the order of dirtying, which settles equal orders.
    positions.sort { left, right in
      let (left, right) = (storage.scope(left).pointee, storage.scope(right).pointee)
      return left.order == right.order ? left.dirt < right.dirt : left.order < right.order
    }
    return positions
  }

  private func relinkRound(_ positions: [UInt32]) {
    var round = DirtyList()
    let mark = storage.pointee.dirty.pendingMark.symmetricDifference(.marked)
    for position in positions {
      let record = storage.scope(position)
      record.pointee.traits.remove(.marked)
      record.pointee.traits.formUnion(mark)
      record.pointee.previousDirty = round.last
      record.pointee.nextDirty = 0
      if round.last == 0 {
        round.first = position
      } else {
        storage.scope(round.last).pointee.nextDirty = position
      }
      round.last = position
      round.count += 1
    }
    storage.pointee.dirty.round = round
  }

  /// Numbers the dirty scopes anew if `count` more may overflow their numbers.
  @inline(__always) func makeRoom(for count: UInt32) {
    if storage.pointee.dirty.last > UInt32.max - count { renumber() }
  }

  /// Numbers the dirty scopes from 1 in order, and discards all earlier hits.
  private func renumber() {
    let scopes = (1..<max(1, storage.pointee.scopes.used)).filter {
      storage.scope($0).pointee.traits.contains(.alive)
    }
    for position in scopes {
      let dirt = storage.scope(position).pointee.dirt
      var read = storage.scope(position).pointee.firstRead
      while read != 0 {
        let isHit = dirt != 0 && storage.edge(read).pointee.hit == dirt
        storage.edge(read).pointee.hit = isHit ? 1 : 0
        read = storage.edge(read).pointee.nextRead
      }
    }
    let dirty = scopes.filter { storage.scope($0).pointee.dirt != 0 }
      .sorted { storage.scope($0).pointee.dirt < storage.scope($1).pointee.dirt }
    for (index, position) in dirty.enumerated() {
      storage.scope(position).pointee.dirt = UInt32(index) + 1
      var read = storage.scope(position).pointee.firstRead
      while read != 0 {
        if storage.edge(read).pointee.hit == 1 {
          storage.edge(read).pointee.hit = UInt32(index) + 1
        }
        read = storage.edge(read).pointee.nextRead
      }
    }
    storage.pointee.dirty.last = UInt32(dirty.count)
  }
}
