/// Tracked runs: what a scope reads while it runs becomes its list of reads.
///
/// A run that reads what the previous one read walks along the old list and allocates nothing.
extension Graph {
  /// Whether a read made now is recorded.
  @inlinable public var isTracking: Bool { storage.pointee.current != 0 }

  /// The position of the scope whose reads are recorded, 0 where none are.
  package var runningScope: UInt32 { storage.pointee.current }

  /// Records that the running scope reads a property; does nothing outside tracked runs.
  ///
  /// A second read of one property in one run counts once.
  @inlinable public func recordRead(_ subject: SubjectID, _ property: Int) {
    let current = storage.pointee.current
    guard current != 0 else { return }
    assert(isValid(subject, property), "a property that does not exist is read")
    let position = subject.index + 1 + UInt32(truncatingIfNeeded: property)
    let read = cell(position)
    let run = storage.pointee.run
    guard read.pointee.run != run else { return }
    let record = scope(current)
    let cursor = record.pointee.cursor
    let expected = cursor == 0 ? record.pointee.firstRead : edge(cursor).pointee.nextRead
    // Position 0 of the edges reads no property, so the end of the list never matches.
    if edge(expected).pointee.cell == position {
      read.pointee.run = run
      record.pointee.cursor = expected
    } else {
      recordUnexpectedRead(of: position)
    }
  }

  /// Starts to record reads for `scope`, which becomes clean; until `endTracking()`.
  ///
  /// Runs nest. When a `merging` run ends, its reads count as reads of the run around it too.
  /// The reads of this run are live once it has ended: until then changes leave the scope alone.
  public func beginTracking(_ scope: ScopeID, merging: Bool = false) {
    requireAlive(scope)
    let position = scope.index
    precondition(
      !self.scope(position).pointee.traits.contains(.tracking),
      "the scope is being tracked already")
    if self.scope(position).pointee.dirt != 0 { clean(position) }
    interruptCurrent()
    let run = nextRun()
    let record = self.scope(position)
    record.pointee.cursor = 0
    record.pointee.run = run
    record.pointee.traits.insert(.tracking)
    pushFrame(merging ? position | GraphStorage.mergingBit : position)
    storage.pointee.current = position
    storage.pointee.run = run
  }

  /// Stops recording reads until the matching `endTracking()`, as actions and callbacks need.
  public func beginUntracked() {
    interruptCurrent()
    pushFrame(0)
    storage.pointee.current = 0
  }

  /// Ends the innermost run and makes what it read the reads of its scope.
  ///
  /// A run that was cut short may keep what the scope read before as well. An observer that has
  /// read nothing ends here.
  public func endTracking(keepingPrevious: Bool = false) {
    precondition(storage.pointee.frames.used > 1, "no run is being tracked")
    storage.pointee.frames.used -= 1
    let frame = storage.pointee.frames.base[Int(storage.pointee.frames.used)]
    resumeOuter()
    guard frame != 0 else { return }
    let position = frame & ~GraphStorage.mergingBit
    settle(position, keepingPrevious: keepingPrevious)
    if frame != position, isTracking { mergeReads(of: position) }
    let record = scope(position)
    if record.pointee.firstRead == 0, record.pointee.traits.contains(.observing) {
      end(scopeID(at: position))
    }
  }

  /// The number of nested runs, including untracked ones.
  public var trackingDepth: Int { Int(storage.pointee.frames.used) - 1 }

  /// Ends the innermost runs until `depth` are left; they keep what their scopes read before.
  public func unwindTracking(to depth: Int) {
    while trackingDepth > depth { endTracking(keepingPrevious: true) }
  }

  /// A read that is not the next one of the previous run.
  @usableFromInline @inline(never) func recordUnexpectedRead(of position: UInt32) {
    let current = storage.pointee.current
    let record = scope(current)
    cell(position).pointee.run = storage.pointee.run
    let cursor = record.pointee.cursor
    // Reading on after an inner run read the same property: the cell has lost its stamp.
    if cursor != 0, edge(cursor).pointee.cell == position { return }
    record.pointee.traits.insert(.diverged)
    link(current, to: position)
    note(.subscribed(scopeID(at: current), reference(to: position)))
  }

  /// A number no run has had.
  func nextRun() -> UInt32 {
    if storage.pointee.lastRun == .max { renumberRuns() }
    storage.pointee.lastRun += 1
    return storage.pointee.lastRun
  }

  /// Makes the run of a scope being destroyed an untracked one.
  func forgetFrame(of position: UInt32) {
    for index in 1..<Int(storage.pointee.frames.used)
    where storage.pointee.frames.base[index] & ~GraphStorage.mergingBit == position {
      storage.pointee.frames.base[index] = 0
    }
    if storage.pointee.current == position { storage.pointee.current = 0 }
  }

  @inline(__always) private func pushFrame(_ frame: UInt32) {
    let index = storage.pointee.frames.extend()
    storage.pointee.frames.base[Int(index)] = frame
  }

  @inline(__always) private func interruptCurrent() {
    let outer = storage.pointee.current
    if outer != 0 { scope(outer).pointee.traits.insert(.interrupted) }
  }

  @inline(__always) private func resumeOuter() {
    let used = Int(storage.pointee.frames.used)
    let outer = used == 1 ? 0 : storage.pointee.frames.base[used - 1] & ~GraphStorage.mergingBit
    storage.pointee.current = outer
    // The run of scope 0 is 0, which no cell being read can hold by then.
    storage.pointee.run = scope(outer).pointee.run
  }

  /// Makes the reads of an ended run final.
  @inline(__always) private func settle(_ position: UInt32, keepingPrevious: Bool) {
    let record = scope(position)
    let traits = record.pointee.traits
    record.pointee.traits.subtract([.tracking, .interrupted, .diverged])
    if !keepingPrevious {
      let cursor = record.pointee.cursor
      let stale = cursor == 0 ? record.pointee.firstRead : edge(cursor).pointee.nextRead
      if stale != 0 { dropReads(of: position, from: stale) }
    }
    record.pointee.cursor = 0
    // A cell that lost its stamp may have been linked twice, and so may one of the kept reads.
    if traits.contains(.diverged), keepingPrevious || traits.contains(.interrupted) {
      collapseReads(of: position)
    }
    note(.tracked(scopeID(at: position), reads: reads(of: scopeID(at: position)).count))
  }

  private func mergeReads(of position: UInt32) {
    var read = scope(position).pointee.firstRead
    while read != 0 {
      let property = edge(read).pointee.cell
      recordRead(
        subject(ofCell: property), Int(cell(property).pointee.property))
      read = edge(read).pointee.nextRead
    }
  }
}
