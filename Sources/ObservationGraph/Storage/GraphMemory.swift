/// The memory of a graph, which its parts share.
@usableFromInline typealias GraphMemory = UnsafeMutablePointer<GraphStorage>

/// Records by position. The pointers are good until the next record is made.
extension GraphMemory {
  @inlinable @inline(__always)
  func cell(_ position: UInt32) -> UnsafeMutablePointer<Cell> {
    pointee.cells.base + Int(position)
  }

  @inlinable @inline(__always)
  func edge(_ position: UInt32) -> UnsafeMutablePointer<Edge> {
    pointee.edges.base + Int(position)
  }

  @inlinable @inline(__always)
  func scope(_ position: UInt32) -> UnsafeMutablePointer<ScopeRecord> {
    pointee.scopes.base + Int(position)
  }
}

/// The names of what lies at a position.
extension GraphMemory {
  /// The live scope at `position`.
  @inline(__always) func scopeID(at position: UInt32) -> ScopeID {
    ScopeID(index: position, generation: scope(position).pointee.generation)
  }

  /// The subject that owns the property at `position`.
  func subject(ofCell position: UInt32) -> SubjectID {
    let header = position - 1 - cell(position).pointee.property
    return SubjectID(index: header, generation: cell(header).pointee.generation)
  }

  func reference(to position: UInt32) -> PropertyReference {
    PropertyReference(
      subject: subject(ofCell: position), property: Int(cell(position).pointee.property))
  }
}
