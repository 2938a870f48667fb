/// Creating and destroying subjects.
extension Graph {
  /// Makes a subject of `propertyCount` properties without readers.
  ///
  /// Make it at the first tracked read: an object that no scope reads then costs nothing here.
  public func makeSubject(propertyCount: Int, payload: UInt64 = 0) -> SubjectID {
    precondition((0...0xFFFF).contains(propertyCount), "a subject has at most 65535 properties")
    storage.pointee.lastSubject &+= 1
    let position = takeCells(forPropertyCount: propertyCount)
    let header = cell(position)
    header.pointee = Cell(
      header: propertyCount, generation: header.pointee.generation,
      serial: storage.pointee.lastSubject, payload: payload)
    for property in 0..<propertyCount {
      header[property + 1] = Cell(property: UInt32(property))
    }
    storage.pointee.subjectCount += 1
    storage.pointee.propertyCount += propertyCount
    return SubjectID(index: position, generation: header.pointee.generation)
  }

  /// Destroys a subject with its edges; no scope becomes dirty.
  ///
  /// Observers without any other reads end. A subject that is already destroyed is ignored.
  public func destroySubject(_ subject: SubjectID) {
    guard isAlive(subject) else { return }
    let position = subject.index
    let count = cell(position).pointee.propertyCount
    let firstEnded = storage.pointee.signalled.used
    for property in 0..<UInt32(count) {
      dropReaders(of: position + 1 + property)
    }
    cell(position).pointee.retire()
    let sizeClass = GraphStorage.sizeClass(forPropertyCount: count)
    cell(position).pointee.nextFree = storage.pointee.freeSubjects.base[sizeClass]
    storage.pointee.freeSubjects.base[sizeClass] = position
    storage.pointee.subjectCount -= 1
    storage.pointee.propertyCount -= count
    endSignalled(from: firstEnded)
  }

  /// Whether `subject` names a subject that has not been destroyed.
  public func isAlive(_ subject: SubjectID) -> Bool {
    guard !subject.isNone, subject.index < storage.pointee.cells.used else { return false }
    let header = cell(subject.index).pointee
    return header.isAlive && header.generation == subject.generation
  }

  /// What the host attached to `subject` when it made it.
  public func payload(of subject: SubjectID) -> UInt64 {
    requireAlive(subject)
    return cell(subject.index).pointee.payload
  }

  /// The number of properties of `subject`.
  package func propertyCount(of subject: SubjectID) -> Int {
    requireAlive(subject)
    return cell(subject.index).pointee.propertyCount
  }

  /// Whether `subject` is alive and has a property at `property`; asked in debug builds only.
  @usableFromInline func isValid(_ subject: SubjectID, _ property: Int) -> Bool {
    isAlive(subject) && (0..<propertyCount(of: subject)).contains(property)
  }

  @inline(__always) func requireAlive(_ subject: SubjectID) {
    precondition(isAlive(subject), "the subject has been destroyed")
  }

  /// The name of the subject that owns the property at `position`.
  func subject(ofCell position: UInt32) -> SubjectID {
    let header = position - 1 - cell(position).pointee.property
    return SubjectID(index: header, generation: cell(header).pointee.generation)
  }

  private func takeCells(forPropertyCount count: Int) -> UInt32 {
    let sizeClass = GraphStorage.sizeClass(forPropertyCount: count)
    let free = storage.pointee.freeSubjects.base[sizeClass]
    if free != 0 {
      storage.pointee.freeSubjects.base[sizeClass] = cell(free).pointee.nextFree
      return free
    }
    let length = GraphStorage.cellCount(forPropertyCount: count)
    let position = storage.pointee.cells.extend(by: length)
    precondition(
      UInt64(position) + UInt64(length) <= UInt64(SubjectID.indexMask),
      "the dependency graph is full")
    cell(position).pointee = Cell(header: 0, generation: 0, serial: 0, payload: 0)
    return position
  }

  /// Removes every edge to one property, noting the observers that lose their last read.
  private func dropReaders(of position: UInt32) {
    while true {
      let first = cell(position).pointee.firstReader
      guard first != 0 else { return }
      let reader = edge(first).pointee.scope
      unlink(first)
      let record = scope(reader).pointee
      if record.firstRead == 0, record.traits.isSuperset(of: .observing),
        record.traits.isDisjoint(with: .tracking)
      {
        signal(reader)
      }
    }
  }
}
