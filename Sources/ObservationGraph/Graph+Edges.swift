/// Edges, linked into and out of the two lists they belong to.
extension Graph {
  /// Adds an edge after the cursor of `reader`, as the newest reader of the property.
  func link(_ reader: UInt32, to position: UInt32) {
    let added = storage.pointee.edges.allocate()
    let record = scope(reader)
    let property = cell(position)
    let oldest = property.pointee.firstReader
    let before = record.pointee.cursor
    let after = before == 0 ? record.pointee.firstRead : edge(before).pointee.nextRead
    edge(added).pointee = Edge(
      cell: position, scope: reader, previousReader: added, nextReader: 0, previousRead: before,
      nextRead: after, hit: 0)
    if oldest == 0 {
      property.pointee.firstReader = added
      property.pointee.firstScope = reader
    } else {
      let newest = edge(oldest).pointee.previousReader
      edge(newest).pointee.nextReader = added
      edge(added).pointee.previousReader = newest
      edge(oldest).pointee.previousReader = added
    }
    if before == 0 {
      record.pointee.firstRead = added
    } else {
      edge(before).pointee.nextRead = added
    }
    if after != 0 { edge(after).pointee.previousRead = added }
    record.pointee.cursor = added
  }

  /// Removes one edge from both lists.
  func unlink(_ position: UInt32) {
    let removed = edge(position).pointee
    let record = scope(removed.scope)
    if record.pointee.cursor == position { record.pointee.cursor = removed.previousRead }
    if removed.previousRead == 0 {
      record.pointee.firstRead = removed.nextRead
    } else {
      edge(removed.previousRead).pointee.nextRead = removed.nextRead
    }
    if removed.nextRead != 0 {
      edge(removed.nextRead).pointee.previousRead = removed.previousRead
    }
    unlinkReader(removed, at: position)
    storage.pointee.edges.release(position)
  }

  /// Removes the reads of `reader` from `first` to the last.
  func dropReads(of reader: UInt32, from first: UInt32) {
    guard first != 0 else { return }
    let before = edge(first).pointee.previousRead
    if before == 0 {
      scope(reader).pointee.firstRead = 0
    } else {
      edge(before).pointee.nextRead = 0
    }
    var position = first
    while position != 0 {
      let removed = edge(position).pointee
      unlinkReader(removed, at: position)
      storage.pointee.edges.release(position)
      position = removed.nextRead
    }
  }

  /// Removes from the reads of `reader` all but the first edge to each property.
  func collapseReads(of reader: UInt32) {
    let run = nextRun()
    var position = scope(reader).pointee.firstRead
    while position != 0 {
      let next = edge(position).pointee.nextRead
      let property = cell(edge(position).pointee.cell)
      if property.pointee.run == run {
        unlink(position)
      } else {
        property.pointee.run = run
      }
      position = next
    }
  }

  @inline(__always) private func unlinkReader(_ removed: Edge, at position: UInt32) {
    let property = cell(removed.cell)
    let next = removed.nextReader
    if property.pointee.firstReader == position {
      property.pointee.firstReader = next
      property.pointee.firstScope = next == 0 ? 0 : edge(next).pointee.scope
    } else {
      edge(removed.previousReader).pointee.nextReader = next
    }
    let oldest = property.pointee.firstReader
    if oldest != 0 {
      edge(next == 0 ? oldest : next).pointee.previousReader = removed.previousReader
    }
  }
}
