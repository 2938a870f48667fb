/// Why scopes are dirty: for each, the properties whose changes made it so, each once, in the order
/// of the first change.
///
/// The first cause is kept in the scope itself, further ones in a list.
struct CauseLists {
  let storage: GraphMemory

  @inline(__always) func add(
    _ subject: SubjectID, _ property: UInt32, to record: UnsafeMutablePointer<ScopeRecord>
  ) {
    // Kept in the scope only while both came in one transaction: abandoning drops them together.
    if record.pointee.causeSubject == 0, record.pointee.firstCause == 0,
      record.pointee.transaction == storage.pointee.lastTransaction
    {
      record.pointee.causeSubject = subject.rawValue
      record.pointee.causeProperty = UInt16(truncatingIfNeeded: property)
    } else {
      addFurther(subject, property, to: record)
    }
  }

  @inline(never) private func addFurther(
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

  /// Removes all causes of a scope.
  @inline(__always) func clear(_ record: UnsafeMutablePointer<ScopeRecord>) {
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

  func all(of record: ScopeRecord) -> [PropertyReference] {
    var causes: [PropertyReference] = []
    if let first = record.keptCause { causes.append(first) }
    var position = record.firstCause
    while position != 0 {
      let cause = storage.pointee.causes.base[Int(position)]
      causes.append(cause.reference)
      position = cause.next
    }
    return causes
  }

  /// Removes the causes that came in a transaction or after it.
  func drop(of position: UInt32, since begin: UInt32) {
    var kept: UInt32 = 0
    var cause = storage.scope(position).pointee.firstCause
    while cause != 0, storage.pointee.causes.base[Int(cause)].transaction < begin {
      kept = cause
      cause = storage.pointee.causes.base[Int(cause)].next
    }
    if kept == 0 {
      storage.scope(position).pointee.firstCause = 0
    } else {
      storage.pointee.causes.base[Int(kept)].next = 0
    }
    storage.scope(position).pointee.lastCause = kept
    while cause != 0 {
      let dropped = storage.pointee.causes.base[Int(cause)]
      forgetHit(
        of: position,
        by: dropped.reference)
      storage.pointee.causes.release(cause)
      cause = dropped.next
    }
  }

  /// Lets a dropped cause count again when it returns.
  private func forgetHit(of position: UInt32, by cause: PropertyReference) {
    var read = storage.scope(position).pointee.firstRead
    while read != 0 {
      if storage.reference(to: storage.edge(read).pointee.cell) == cause {
        storage.edge(read).pointee.hit = 0
      }
      read = storage.edge(read).pointee.nextRead
    }
  }
}
