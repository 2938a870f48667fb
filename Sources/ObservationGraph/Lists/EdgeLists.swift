/// The reads of scopes and the readers of properties, two lists with the same edges.
///
/// - Invariant: an edge is in the reads of its scope and in the readers of its property.
/// - Invariant: a property knows its oldest edge and the scope of that, the oldest edge the newest.
struct EdgeLists {
  let storage: GraphMemory

  /// Adds an edge after the cursor of `reader`, as the newest reader of the property.
  func link(_ reader: UInt32, to position: UInt32) {
    let added = storage.pointee.edges.allocate()
    let record = storage.scope(reader)
    let property = storage.cell(position)
    let oldest = property.pointee.firstReader
    let before = record.pointee.cursor
    let after = before == 0 ? record.pointee.firstRead : storage.edge(before).pointee.nextRead
    storage.edge(added).pointee = Edge(
      cell: position, scope: reader, previousReader: added, nextReader: 0, previousRead: before,
      nextRead: after, hit: 0)
    if oldest == 0 {
      property.pointee.firstReader = added
      property.pointee.firstScope = reader
    } else {
      let newest = storage.edge(oldest).pointee.previousReader
      storage.edge(newest).pointee.nextReader = added
      storage.edge(added).pointee.previousReader = newest
      storage.edge(oldest).pointee.previousReader = added
    }
    if before == 0 {
      record.pointee.firstRead = added
    } else {
      storage.edge(before).pointee.nextRead = added
    }
    if after != 0 { storage.edge(after).pointee.previousRead = added }
    record.pointee.cursor = added
  }

  /// Removes one edge from both lists.
  func unlink(_ position: UInt32) {
    let removed = storage.edge(position).pointee
    let record = storage.scope(removed.scope)
    if record.pointee.cursor == position { record.pointee.cursor = removed.previousRead }
    if removed.previousRead == 0 {
      record.pointee.firstRead = removed.nextRead
    } else {
      storage.edge(removed.previousRead).pointee.nextRead = removed.nextRead
    }
    if removed.nextRead != 0 {
      storage.edge(removed.nextRead).pointee.previousRead = removed.previousRead
    }
    unlinkReader(removed, at: position)
    storage.pointee.edges.release(position)
  }

  /// Removes the reads of `reader` from `first` to the last.
  func dropReads(of reader: UInt32, from first: UInt32) {
    guard first != 0 else { return }
    let before = storage.edge(first).pointee.previousRead
    if before == 0 {
      storage.scope(reader).pointee.firstRead = 0
    } else {
      storage.edge(before).pointee.nextRead = 0
    }
    var position = first
    while position != 0 {
      let removed = storage.edge(position).pointee
      unlinkReader(removed, at: position)
      storage.pointee.edges.release(position)
      position = removed.nextRead
    }
  }

  /// Removes from the reads of `reader` all but the first edge to each property.
  ///
  /// - Parameter run: A number that no run has had; the properties are stamped with it.
  func collapseReads(of reader: UInt32, stamping run: UInt32) {
    var position = storage.scope(reader).pointee.firstRead
    while position != 0 {
      let next = storage.edge(position).pointee.nextRead
      let property = storage.cell(storage.edge(position).pointee.cell)
      if property.pointee.run == run {
        unlink(position)
      } else {
        property.pointee.run = run
      }
      position = next
    }
  }

  @inline(__always) private func unlinkReader(_ removed: Edge, at position: UInt32) {
    let property = storage.cell(removed.cell)
    let next = removed.nextReader
    if property.pointee.firstReader == position {
      property.pointee.firstReader = next
      property.pointee.firstScope = next == 0 ? 0 : storage.edge(next).pointee.scope
    } else {
      storage.edge(removed.previousReader).pointee.nextReader = next
    }
    let oldest = property.pointee.firstReader
    if oldest != 0 {
      storage.edge(next == 0 ? oldest : next).pointee.previousReader = removed.previousReader
    }
  }
}
