/// The tracked runs, which nest: what a scope reads while it runs becomes its list of reads.
///
/// A run that reads what the previous one read walks along the old list and allocates nothing: the
/// cursor of the scope is the last edge of the list that it has read again.
///
/// - Invariant: the reads of a scope up to its cursor are those of its present run.
/// - Invariant: no property has the stamp of a run that is yet to come.
struct Runs {
  let storage: GraphMemory

  /// The number of nested runs, including untracked ones.
  var depth: Int { Int(storage.pointee.frames.used) - 1 }

  /// Begins a run of a clean scope.
  @inline(__always) func begin(_ position: UInt32, merging: Bool) {
    interruptCurrent()
    let run = next()
    let record = storage.scope(position)
    record.pointee.cursor = 0
    record.pointee.run = run
    record.pointee.traits.insert(.tracking)
    push(merging ? position | GraphStorage.mergingBit : position)
    storage.pointee.current = position
    storage.pointee.run = run
  }

  /// Begins a run whose reads are not recorded.
  func beginUntracked() {
    interruptCurrent()
    push(0)
    storage.pointee.current = 0
  }

  /// Ends the innermost run; returns the scope whose reads are now those of the run, and whether
  /// they count as reads of the run around it too.
  @inline(__always) func end(
    keepingPrevious: Bool
  ) -> (position: UInt32, isMerging: Bool)? {
    precondition(storage.pointee.frames.used > 1, "no run is being tracked")
    storage.pointee.frames.used -= 1
    let frame = storage.pointee.frames.base[Int(storage.pointee.frames.used)]
    resumeOuter()
    guard frame != 0 else { return nil }
    let position = frame & ~GraphStorage.mergingBit
    settle(position, keepingPrevious: keepingPrevious)
    return (position, frame != position)
  }

  /// Adds a read that is not the next one of the previous run; returns false if the last one was
  /// the same.
  func diverge(to position: UInt32) -> Bool {
    let current = storage.pointee.current
    let record = storage.scope(current)
    storage.cell(position).pointee.run = storage.pointee.run
    let cursor = record.pointee.cursor
    // Reading on after an inner run read the same property: the cell has lost its stamp.
    if cursor != 0, storage.edge(cursor).pointee.cell == position { return false }
    record.pointee.traits.insert(.diverged)
    EdgeLists(storage: storage).link(current, to: position)
    return true
  }

  /// Makes the run of a scope being destroyed an untracked one.
  func forget(_ position: UInt32) {
    for index in 1..<Int(storage.pointee.frames.used)
    where storage.pointee.frames.base[index] & ~GraphStorage.mergingBit == position {
      storage.pointee.frames.base[index] = 0
    }
    if storage.pointee.current == position { storage.pointee.current = 0 }
  }

  @inline(__always) private func push(_ frame: UInt32) {
    let index = storage.pointee.frames.extend()
    storage.pointee.frames.base[Int(index)] = frame
  }

  @inline(__always) private func interruptCurrent() {
    let outer = storage.pointee.current
    if outer != 0 { storage.scope(outer).pointee.traits.insert(.interrupted) }
  }

  @inline(__always) private func resumeOuter() {
    let used = Int(storage.pointee.frames.used)
    let outer = used == 1 ? 0 : storage.pointee.frames.base[used - 1] & ~GraphStorage.mergingBit
    storage.pointee.current = outer
    // The run of scope 0 is 0, which no cell being read can hold by then.
    storage.pointee.run = storage.scope(outer).pointee.run
  }

  /// Makes the reads of an ended run final.
  @inline(__always) private func settle(_ position: UInt32, keepingPrevious: Bool) {
    let record = storage.scope(position)
    let traits = record.pointee.traits
    record.pointee.traits.subtract([.tracking, .interrupted, .diverged])
    if !keepingPrevious {
      let cursor = record.pointee.cursor
      let stale = cursor == 0 ? record.pointee.firstRead : storage.edge(cursor).pointee.nextRead
      if stale != 0 { EdgeLists(storage: storage).dropReads(of: position, from: stale) }
    }
    record.pointee.cursor = 0
    // A cell that lost its stamp may have been linked twice, and so may one of the kept reads.
    if traits.contains(.diverged), keepingPrevious || traits.contains(.interrupted) {
      EdgeLists(storage: storage).collapseReads(of: position, stamping: next())
    }
  }

  /// A number no run has had.
  @inline(__always) private func next() -> UInt32 {
    if storage.pointee.lastRun == .max { renumber() }
    storage.pointee.lastRun += 1
    return storage.pointee.lastRun
  }

  /// Numbers the current runs from 1, and discards the stamps of all others.
  private func renumber() {
    var run: UInt32 = 0
    var renumbered: [UInt32: UInt32] = [:]
    for index in 1..<Int(storage.pointee.frames.used) {
      let position = storage.pointee.frames.base[index] & ~GraphStorage.mergingBit
      guard position != 0 else { continue }
      run += 1
      renumbered[storage.scope(position).pointee.run] = run
      storage.scope(position).pointee.run = run
    }
    SubjectTable(storage: storage).visit { subject in
      for property in 0..<UInt32(storage.cell(subject).pointee.propertyCount) {
        let stamped = storage.cell(subject + 1 + property)
        stamped.pointee.run = renumbered[stamped.pointee.run] ?? 0
      }
    }
    storage.pointee.run = storage.scope(storage.pointee.current).pointee.run
    storage.pointee.lastRun = run
  }
}
