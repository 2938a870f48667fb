/// Inspecting a graph; all results are in order of creation, reading or subscription.
extension Graph {
  /// What `scope` read in its last run, each property once, in the order of the first read.
  package func reads(of scope: ScopeID) -> [PropertyReference] {
    requireAlive(scope)
    var reads: [PropertyReference] = []
    var position = storage.scope(scope.index).pointee.firstRead
    while position != 0 {
      reads.append(storage.reference(to: storage.edge(position).pointee.cell))
      position = storage.edge(position).pointee.nextRead
    }
    return reads
  }

  /// The scopes that read a property, in the order they subscribed.
  package func readers(of subject: SubjectID, _ property: Int) -> [ScopeID] {
    requireAlive(subject)
    precondition(
      (0..<propertyCount(of: subject)).contains(property), "the subject has no such property")
    var readers: [ScopeID] = []
    var position = storage.cell(subject.index + 1 + UInt32(property)).pointee.firstReader
    while position != 0 {
      readers.append(storage.scopeID(at: storage.edge(position).pointee.scope))
      position = storage.edge(position).pointee.nextReader
    }
    return readers
  }

  /// Whether any scope reads the property.
  package func hasReaders(_ subject: SubjectID, _ property: Int) -> Bool {
    !subject.isNone
      && storage.cell(subject.index + 1 + UInt32(truncatingIfNeeded: property)).pointee.firstReader
        != 0
  }

  /// The live subjects in the order they were made.
  package func subjects() -> [SubjectID] {
    var positions: [UInt32] = []
    subjectTable.visit { positions.append($0) }
    return positions.sorted { storage.cell($0).pointee.serial < storage.cell($1).pointee.serial }
      .map { SubjectID(index: $0, generation: storage.cell($0).pointee.generation) }
  }

  /// The live scopes in the order they were made.
  package func scopes() -> [ScopeID] {
    (1..<max(1, storage.pointee.scopes.used))
      .filter { storage.scope($0).pointee.traits.contains(.alive) }
      .sorted { storage.scope($0).pointee.serial < storage.scope($1).pointee.serial }
      .map(storage.scopeID)
  }

  /// What kind of scope `scope` is.
  package func kind(of scope: ScopeID) -> ScopeKind {
    requireAlive(scope)
    return storage.scope(scope.index).pointee.kind
  }

  /// How much the graph holds now.
  package var counts: GraphCounts { GraphCounts(storage.pointee) }
}
