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
    guard cell(position).pointee.firstReader != 0 else { return }
    invalidateReaders(of: subject, property)
  }

  /// Prefetches the record of a scope that is likely to be marked dirty next.
  ///
  /// Any position is safe, as it is only a hint.
  package func prefetchScope(_ position: UInt32) { prefetch_lines(scope(position), 1) }

  /// Announces that a property has changed; call it after the new value is stored.
  @inlinable public func announceChange(_ subject: SubjectID, _ property: Int) {
    guard storage.pointee.afterChangeCount != 0, !subject.isNone else { return }
    tellAfterChange(of: subject.index + 1 + UInt32(truncatingIfNeeded: property))
  }

  /// Whether `scope` has to run again.
  @inlinable public func isDirty(_ scope: ScopeID) -> Bool {
    assert(isAlive(scope), "the scope has been destroyed")
    return self.scope(scope.index).pointee.dirt != 0
  }

  /// Makes `scope` clean: it loses its turn and its causes.
  public func clearDirty(_ scope: ScopeID) {
    requireAlive(scope)
    if self.scope(scope.index).pointee.dirt != 0 { clean(scope.index) }
  }

  /// Makes `scope` wait for a turn without a property as a cause.
  ///
  /// For hosts with reasons of their own, such as new inputs.
  public func markDirty(_ scope: ScopeID) {
    requireAlive(scope)
    makeRoomForDirt(1)
    if self.scope(scope.index).pointee.dirt == 0 { soil(scope.index) }
  }

  /// The properties whose changes made `scope` dirty, each once, in the order of the first change.
  public func causes(of scope: ScopeID) -> [PropertyReference] {
    requireAlive(scope)
    let record = self.scope(scope.index).pointee
    var causes: [PropertyReference] = []
    if record.causeSubject != 0 {
      causes.append(
        PropertyReference(
          subject: SubjectID(rawValue: record.causeSubject), property: Int(record.causeProperty)))
    }
    var position = record.firstCause
    while position != 0 {
      let cause = storage.pointee.causes.base[Int(position)]
      causes.append(
        PropertyReference(
          subject: SubjectID(rawValue: cause.subject), property: Int(cause.property)))
      position = cause.next
    }
    return causes
  }

  /// The property that made `scope` dirty, where it is the only one and the last transaction's.
  public func onlyCause(of scope: ScopeID) -> PropertyReference? {
    requireAlive(scope)
    let record = self.scope(scope.index)
    guard record.pointee.causeSubject != 0, record.pointee.firstCause == 0 else { return nil }
    return PropertyReference(
      subject: SubjectID(rawValue: record.pointee.causeSubject),
      property: Int(record.pointee.causeProperty))
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
    makeRoomForDirt(storage.pointee.scopes.used)
    // A scope that runs because of this will look up the subject.
    prefetch_lines(cell(subject.index), 1)
    let firstTold = storage.pointee.signalled.used
    var reader = cell(position).pointee.firstReader
    var scopePosition = cell(position).pointee.firstScope
    while reader != 0 {
      let link = edge(reader)
      let record = scope(scopePosition)
      let traits = record.pointee.traits
      if traits.isDisjoint(with: [.tracking, .observing]) {
        mark(scopePosition, by: link, subject, property)
      } else if traits.isDisjoint(with: .tracking), record.pointee.kind.isToldBefore {
        signal(scopePosition)
      }
      reader = link.pointee.nextReader
      scopePosition = edge(reader).pointee.scope
    }
    if storage.pointee.signalled.used != firstTold {
      tellSignalled(from: firstTold, PropertyReference(subject: subject, property: property))
    }
  }

  /// Marks the readers of a property dirty after `onInvalidation` returned false for its change.
  public func markReaders(of reference: PropertyReference) {
    requireAlive(reference.subject)
    makeRoomForDirt(storage.pointee.scopes.used)
    var reader = cell(reference.subject.index + 1 + UInt32(reference.property)).pointee.firstReader
    while reader != 0 {
      let link = edge(reader)
      let position = link.pointee.scope
      if scope(position).pointee.traits.isDisjoint(with: [.tracking, .observing]) {
        mark(position, by: link, reference.subject, reference.property)
      }
      reader = link.pointee.nextReader
    }
  }

  /// Makes a scope dirty because of a property that it read through an edge.
  @inline(__always) private func mark(
    _ position: UInt32, by link: UnsafeMutablePointer<Edge>, _ subject: SubjectID, _ property: Int
  ) {
    let record = scope(position)
    if record.pointee.dirt == 0 { soil(position) }
    guard link.pointee.hit != record.pointee.dirt else { return }
    link.pointee.hit = record.pointee.dirt
    addCause(subject, UInt32(truncatingIfNeeded: property), to: record)
    note(.invalidated(scopeID(at: position), reference(to: link.pointee.cell)))
  }

  /// Notifies only the observers of the property.
  private func notifyObservers(of position: UInt32) {
    let firstTold = storage.pointee.signalled.used
    var reader = cell(position).pointee.firstReader
    while reader != 0 {
      let record = scope(edge(reader).pointee.scope).pointee
      if record.traits.contains(.observing), !record.traits.contains(.tracking),
        record.kind.isToldBefore
      {
        signal(edge(reader).pointee.scope)
      }
      reader = edge(reader).pointee.nextReader
    }
    if storage.pointee.signalled.used != firstTold {
      tellSignalled(from: firstTold, reference(to: position))
    }
  }

  /// Makes a clean scope dirty and queues it.
  @inline(__always) func soil(_ position: UInt32) {
    let record = scope(position)
    storage.pointee.lastDirt += 1
    record.pointee.dirt = storage.pointee.lastDirt
    // Its turn comes soon, and the host's data for it is unlikely to be cached; nor is what the
    // host allocated just before.
    prefetch_lines(UnsafeRawPointer(bitPattern: UInt(record.pointee.payload) &- 128), 6)
    record.pointee.transaction = storage.pointee.lastTransaction
    record.pointee.traits.formUnion(storage.pointee.pendingMark.union(.queued))
    let last = storage.pointee.pending.last
    record.pointee.previousDirty = last
    record.pointee.nextDirty = 0
    if last == 0 {
      storage.pointee.pending.first = position
      storage.pointee.pending.isSorted = true
    } else {
      let lastRecord = scope(last)
      lastRecord.pointee.nextDirty = position
      if lastRecord.pointee.order > record.pointee.order {
        storage.pointee.pending.isSorted = false
      }
    }
    storage.pointee.pending.last = position
    storage.pointee.pending.count += 1
  }

  /// Makes a dirty scope clean.
  func clean(_ position: UInt32) {
    let record = scope(position)
    if record.pointee.traits.contains(.queued) { dequeue(position) }
    record.pointee.dirt = 0
    record.pointee.causeSubject = 0
    var cause = record.pointee.firstCause
    record.pointee.firstCause = 0
    record.pointee.lastCause = 0
    while cause != 0 {
      let next = storage.pointee.causes.base[Int(cause)].next
      storage.pointee.causes.release(cause)
      cause = next
    }
  }

  @inline(__always) private func addCause(
    _ subject: SubjectID, _ property: UInt32, to record: UnsafeMutablePointer<ScopeRecord>
  ) {
    // Kept in the scope only while both came in one transaction: abandoning drops them together.
    if record.pointee.causeSubject == 0, record.pointee.firstCause == 0,
      record.pointee.transaction == storage.pointee.lastTransaction
    {
      record.pointee.causeSubject = subject.rawValue
      record.pointee.causeProperty = UInt16(truncatingIfNeeded: property)
    } else {
      addFurtherCause(subject, property, to: record)
    }
  }

  @inline(never) private func addFurtherCause(
    _ subject: SubjectID, _ property: UInt32, to record: UnsafeMutablePointer<ScopeRecord>
  ) {
    let added = storage.pointee.causes.allocate()
    storage.pointee.causes.base[Int(added)] = CauseRecord(
      subject: subject.rawValue, property: property,
      transaction: storage.pointee.lastTransaction, next: 0)
    if record.pointee.lastCause == 0 {
      record.pointee.firstCause = added
    } else {
      storage.pointee.causes.base[Int(record.pointee.lastCause)].next = added
    }
    record.pointee.lastCause = added
  }

  @inline(__always) private func makeRoomForDirt(_ count: UInt32) {
    if storage.pointee.lastDirt > UInt32.max - count { renumberDirt() }
  }
}
