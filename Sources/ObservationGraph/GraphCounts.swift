/// How much a graph holds at one moment.
package struct GraphCounts: Equatable, Sendable {
  /// Live subjects.
  package let subjects: Int
  /// Properties of live subjects.
  package let properties: Int
  /// Live scopes.
  package let scopes: Int
  /// Reads of live scopes.
  package let edges: Int
  /// Scopes waiting for their turn.
  package let dirty: Int
  /// Bytes of the records in use.
  package let bytesInUse: Int
  /// Bytes taken from the system, room to grow included.
  package let bytesReserved: Int

  init(_ held: GraphStorage) {
    subjects = held.subjectCount
    properties = held.propertyCount
    scopes = held.scopes.count
    edges = held.edges.count
    dirty = held.dirty.pending.count + held.dirty.round.count
    bytesInUse =
      (subjects + properties) * MemoryLayout<Cell>.stride
      + scopes * MemoryLayout<ScopeRecord>.stride + edges * MemoryLayout<Edge>.stride
      + held.causes.count * MemoryLayout<CauseRecord>.stride
    bytesReserved =
      held.cells.bytesReserved + held.scopes.bytesReserved + held.edges.bytesReserved
      + held.causes.bytesReserved + held.frames.bytesReserved
      + held.openTransactions.bytesReserved + held.signalled.bytesReserved
      + held.freeSubjects.bytesReserved
  }
}
