/// Tracked runs: what a scope reads while it runs becomes its list of reads.
///
/// A run that reads what the previous one read walks along the old list and allocates nothing.
extension Graph {
  /// Whether a read made now is recorded.
  @inlinable @inline(__always) public var isTracking: Bool { storage.pointee.current != 0 }

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
    let read = storage.cell(position)
    let run = storage.pointee.run
    guard read.pointee.run != run else { return }
    let record = storage.scope(current)
    let cursor = record.pointee.cursor
    let expected = cursor == 0 ? record.pointee.firstRead : storage.edge(cursor).pointee.nextRead
    // Position 0 of the edges reads no property, so the end of the list never matches.
    if storage.edge(expected).pointee.cell == position {
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
      !storage.scope(position).pointee.traits.contains(.tracking),
      "the scope is being tracked already")
    if storage.scope(position).pointee.dirt != 0 { dirtyLists.clean(position) }
    runs.begin(position, merging: merging)
  }

  /// Stops recording reads until the matching `endTracking()`, as actions and callbacks need.
  public func beginUntracked() { runs.beginUntracked() }

  /// Ends the innermost run and makes what it read the reads of its scope.
  ///
  /// A run that was cut short may keep what the scope read before as well. An observer that has
  /// read nothing ends here.
  public func endTracking(keepingPrevious: Bool = false) {
    guard let (position, isMerging) = runs.end(keepingPrevious: keepingPrevious) else { return }
    // The name is made only where it is needed: this is the end of every run.
    note(
      .tracked(
        storage.scopeID(at: position), reads: reads(of: storage.scopeID(at: position)).count))
    if isMerging, isTracking { mergeReads(of: position) }
    let record = storage.scope(position)
    if record.pointee.firstRead == 0, record.pointee.traits.contains(.observing) {
      signals.end(storage.scopeID(at: position))
    }
  }

  /// The number of nested runs, including untracked ones.
  public var trackingDepth: Int { runs.depth }

  /// Ends the innermost runs until `depth` are left; they keep what their scopes read before.
  public func unwindTracking(to depth: Int) {
    while trackingDepth > depth { endTracking(keepingPrevious: true) }
  }

  /// A read that is not the next one of the previous run.
  @usableFromInline @inline(never) func recordUnexpectedRead(of position: UInt32) {
    if runs.diverge(to: position) {
      note(
        .subscribed(
          storage.scopeID(at: storage.pointee.current), storage.reference(to: position)))
    }
  }

  private func mergeReads(of position: UInt32) {
    var read = storage.scope(position).pointee.firstRead
    while read != 0 {
      let property = storage.edge(read).pointee.cell
      recordRead(
        storage.subject(ofCell: property), Int(storage.cell(property).pointee.property))
      read = storage.edge(read).pointee.nextRead
    }
  }
}
