internal import CMemory

/// Invalidation: which scopes must run again, and why.
extension Graph {
  /// Announces that a property is about to change; call it before the new value is stored.
  ///
  /// Deferred scopes become dirty with the property as a cause, then observers are notified. Almost
  /// free while nobody reads the property.
  @inlinable public func invalidate(_ subject: SubjectID, _ property: Int) {
    guard !subject.isNone else { return }
    assert(isValid(subject, property), "a property that does not exist is written")
    let position = subject.index + 1 + UInt32(truncatingIfNeeded: property)
    guard storage.cell(position).pointee.firstReader != 0 else { return }
    invalidateReaders(of: subject, property)
  }

  /// Prefetches the record of a scope that is likely to be marked dirty next.
  ///
  /// Any position is safe, as it is only a hint.
  package func prefetchScope(_ position: UInt32) { prefetch_lines(storage.scope(position), 1) }

  /// Announces that a property has changed; call it after the new value is stored.
  @inlinable public func announceChange(_ subject: SubjectID, _ property: Int) {
    guard storage.pointee.afterChangeCount != 0, !subject.isNone else { return }
    tellAfterChange(of: subject.index + 1 + UInt32(truncatingIfNeeded: property))
  }

  @usableFromInline @inline(never) func tellAfterChange(of position: UInt32) {
    signals.tellAfterChange(of: position)
  }

  /// Whether `scope` has to run again.
  @inlinable public func isDirty(_ scope: ScopeID) -> Bool {
    assert(isAlive(scope), "the scope has been destroyed")
    return storage.scope(scope.index).pointee.dirt != 0
  }

  /// Makes `scope` clean: it loses its turn and its causes.
  public func clearDirty(_ scope: ScopeID) {
    requireAlive(scope)
    if storage.scope(scope.index).pointee.dirt != 0 { dirtyLists.clean(scope.index) }
  }

  /// Makes `scope` wait for a turn without a property as a cause.
  ///
  /// For hosts with reasons of their own, such as new inputs.
  public func markDirty(_ scope: ScopeID) {
    requireAlive(scope)
    dirtyLists.makeRoom(for: 1)
    if storage.scope(scope.index).pointee.dirt == 0 { dirtyLists.soil(scope.index) }
  }

  /// The properties whose changes made `scope` dirty, each once, in the order of the first change.
  public func causes(of scope: ScopeID) -> [PropertyReference] {
    requireAlive(scope)
    return causeLists.all(of: storage.scope(scope.index).pointee)
  }

  /// The property that made `scope` dirty, where it is the only one and the last transaction's.
  public func onlyCause(of scope: ScopeID) -> PropertyReference? {
    requireAlive(scope)
    let record = storage.scope(scope.index).pointee
    return record.firstCause == 0 ? record.keptCause : nil
  }

  @usableFromInline @inline(never) func invalidateReaders(
    of subject: SubjectID, _ property: Int
  ) {
    let position = subject.index + 1 + UInt32(truncatingIfNeeded: property)
    if let onInvalidation,
      !onInvalidation(PropertyReference(subject: subject, property: property))
    {
      return notifyObservers(of: position)
    }
    dirtyLists.makeRoom(for: storage.pointee.scopes.used)
    // A scope that runs because of this will look up the subject.
    prefetch_lines(storage.cell(subject.index), 1)
    let firstTold = signals.height
    var reader = storage.cell(position).pointee.firstReader
    var scopePosition = storage.cell(position).pointee.firstScope
    while reader != 0 {
      let link = storage.edge(reader)
      let record = storage.scope(scopePosition)
      let traits = record.pointee.traits
      if traits.isDisjoint(with: [.tracking, .observing]) {
        mark(scopePosition, by: link, subject, property)
      } else if traits.isDisjoint(with: .tracking), record.pointee.kind.isToldBefore {
        signals.signal(scopePosition)
      }
      reader = link.pointee.nextReader
      scopePosition = storage.edge(reader).pointee.scope
    }
    if signals.height != firstTold {
      signals.tell(from: firstTold, PropertyReference(subject: subject, property: property))
    }
  }

  /// Marks the readers of a property dirty after `onInvalidation` returned false for its change.
  public func markReaders(of reference: PropertyReference) {
    requireAlive(reference.subject)
    dirtyLists.makeRoom(for: storage.pointee.scopes.used)
    var reader = storage.cell(reference.subject.index + 1 + UInt32(reference.property)).pointee
      .firstReader
    while reader != 0 {
      let link = storage.edge(reader)
      let position = link.pointee.scope
      if storage.scope(position).pointee.traits.isDisjoint(with: [.tracking, .observing]) {
        mark(position, by: link, reference.subject, reference.property)
      }
      reader = link.pointee.nextReader
    }
  }

  /// Makes a scope dirty because of a property that it read through an edge.
  @inline(__always) private func mark(
    _ position: UInt32, by link: UnsafeMutablePointer<Edge>, _ subject: SubjectID, _ property: Int
  ) {
    let record = storage.scope(position)
    if record.pointee.dirt == 0 { dirtyLists.soil(position) }
    guard link.pointee.hit != record.pointee.dirt else { return }
    link.pointee.hit = record.pointee.dirt
    causeLists.add(subject, UInt32(truncatingIfNeeded: property), to: record)
    note(.invalidated(storage.scopeID(at: position), storage.reference(to: link.pointee.cell)))
  }

  /// Notifies only the observers of the property.
  private func notifyObservers(of position: UInt32) {
    let firstTold = signals.height
    var reader = storage.cell(position).pointee.firstReader
    while reader != 0 {
      let record = storage.scope(storage.edge(reader).pointee.scope).pointee
      if record.traits.contains(.observing), !record.traits.contains(.tracking),
        record.kind.isToldBefore
      {
        signals.signal(storage.edge(reader).pointee.scope)
      }
      reader = storage.edge(reader).pointee.nextReader
    }
    if signals.height != firstTold {
      signals.tell(from: firstTold, storage.reference(to: position))
    }
  }

}
