/// Inspecting a graph; all results are in order of creation, reading or subscription.
extension Graph {
  /// What `scope` read in its last run, each property once, in the order of the first read.
  package func reads(of scope: ScopeID) -> [PropertyReference] {
    requireAlive(scope)
    var reads: [PropertyReference] = []
    var position = self.scope(scope.index).pointee.firstRead
    while position != 0 {
      reads.append(reference(to: edge(position).pointee.cell))
      position = edge(position).pointee.nextRead
    }
    return reads
  }

  /// The scopes that read a property, in the order they subscribed.
  package func readers(of subject: SubjectID, _ property: Int) -> [ScopeID] {
    requireAlive(subject)
    precondition(
      (0..<propertyCount(of: subject)).contains(property), "the subject has no such property")
    var readers: [ScopeID] = []
    var position = cell(subject.index + 1 + UInt32(property)).pointee.firstReader
    while position != 0 {
      readers.append(scopeID(at: edge(position).pointee.scope))
      position = edge(position).pointee.nextReader
    }
    return readers
  }

  /// Whether any scope reads the property.
  package func hasReaders(_ subject: SubjectID, _ property: Int) -> Bool {
    !subject.isNone
      && cell(subject.index + 1 + UInt32(truncatingIfNeeded: property)).pointee.firstReader != 0
  }

  /// The live subjects in the order they were made.
  package func subjects() -> [SubjectID] {
    var positions: [UInt32] = []
    forEachSubject { positions.append($0) }
    return positions.sorted { cell($0).pointee.serial < cell($1).pointee.serial }
      .map { SubjectID(index: $0, generation: cell($0).pointee.generation) }
  }

  /// The live scopes in the order they were made.
  package func scopes() -> [ScopeID] {
    (1..<max(1, storage.pointee.scopes.used))
      .filter { scope($0).pointee.traits.contains(.alive) }
      .sorted { scope($0).pointee.serial < scope($1).pointee.serial }
      .map(scopeID)
  }

  /// What kind of scope `scope` is.
  package func kind(of scope: ScopeID) -> ScopeKind {
    requireAlive(scope)
    return self.scope(scope.index).pointee.kind
  }

  /// How much a graph holds at one moment.
  package struct Counts: Equatable, Sendable {
    /// Live subjects.
    package var subjects = 0
    /// Properties of live subjects.
    package var properties = 0
    /// Live scopes.
    package var scopes = 0
    /// Reads of live scopes.
    package var edges = 0
    /// Scopes waiting for their turn.
    package var dirty = 0
    /// Bytes of the records in use.
    package var bytesInUse = 0
    /// Bytes taken from the system, room to grow included.
    package var bytesReserved = 0
  }

  /// How much the graph holds now.
  package var counts: Counts {
    let held = storage.pointee
    return Counts(
      subjects: held.subjectCount, properties: held.propertyCount, scopes: held.scopes.count,
      edges: held.edges.count, dirty: dirtyCount,
      bytesInUse: (held.subjectCount + held.propertyCount) * MemoryLayout<Cell>.stride
        + held.scopes.count * MemoryLayout<ScopeRecord>.stride
        + held.edges.count * MemoryLayout<Edge>.stride
        + held.causes.count * MemoryLayout<CauseRecord>.stride,
      bytesReserved: held.cells.bytesReserved + held.scopes.bytesReserved
        + held.edges.bytesReserved + held.causes.bytesReserved + held.frames.bytesReserved
        + held.signalled.bytesReserved + held.freeSubjects.bytesReserved)
  }

  func reference(to position: UInt32) -> PropertyReference {
    PropertyReference(
      subject: subject(ofCell: position), property: Int(cell(position).pointee.property))
  }

  /// Visits the positions of the live subjects, in the order they lie.
  func forEachSubject(_ visit: (UInt32) -> Void) {
    var position: UInt32 = 1
    while position < storage.pointee.cells.used {
      let header = cell(position).pointee
      if header.isAlive { visit(position) }
      position += GraphStorage.cellCount(forPropertyCount: header.propertyCount)
    }
  }
}
