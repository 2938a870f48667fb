/// Creating and destroying subjects.
extension Graph {
  /// Makes a subject of `propertyCount` properties without readers.
  ///
  /// Make it at the first tracked read: an object that no scope reads then costs nothing here.
  public func makeSubject(propertyCount: Int, payload: UInt64 = 0) -> SubjectID {
    precondition((0...0xFFFF).contains(propertyCount), "a subject has at most 65535 properties")
    return subjectTable.make(propertyCount: propertyCount, payload: payload)
  }

  /// Destroys a subject with its edges; no scope becomes dirty.
  ///
  /// Observers without any other reads end. A subject that is already destroyed is ignored.
  public func destroySubject(_ subject: SubjectID) {
    guard isAlive(subject) else { return }
    let position = subject.index
    let count = storage.cell(position).pointee.propertyCount
    let firstEnded = signals.height
    for property in 0..<UInt32(count) {
      dropReaders(of: position + 1 + property)
    }
    subjectTable.release(position)
    signals.end(from: firstEnded)
  }

  /// Whether `subject` names a subject that has not been destroyed.
  public func isAlive(_ subject: SubjectID) -> Bool {
    subjectTable.isAlive(subject)
  }

  /// What the host attached to `subject` when it made it.
  public func payload(of subject: SubjectID) -> UInt64 {
    requireAlive(subject)
    return storage.cell(subject.index).pointee.payload
  }

  /// The number of properties of `subject`.
  package func propertyCount(of subject: SubjectID) -> Int {
    requireAlive(subject)
    return storage.cell(subject.index).pointee.propertyCount
  }

  /// Whether `subject` is alive and has a property at `property`; asked in debug builds only.
  @usableFromInline func isValid(_ subject: SubjectID, _ property: Int) -> Bool {
    isAlive(subject) && (0..<propertyCount(of: subject)).contains(property)
  }

  @inline(__always) func requireAlive(_ subject: SubjectID) {
    precondition(isAlive(subject), "the subject has been destroyed")
  }

  /// Removes every edge to one property, noting the observers that lose their last read.
  private func dropReaders(of position: UInt32) {
    while true {
      let first = storage.cell(position).pointee.firstReader
      guard first != 0 else { return }
      let reader = storage.edge(first).pointee.scope
      edgeLists.unlink(first)
      let record = storage.scope(reader).pointee
      if record.firstRead == 0, record.traits.isSuperset(of: .observing),
        record.traits.isDisjoint(with: .tracking)
      {
        signals.signal(reader)
      }
    }
  }
}
