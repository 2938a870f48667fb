/// Resetting the counters before they overflow, once in 2^32 steps.
extension Graph {
  /// Numbers the current runs from 1, and discards the stamps of all others.
  func renumberRuns() {
    var run: UInt32 = 0
    var renumbered: [UInt32: UInt32] = [:]
    for index in 1..<Int(storage.pointee.frames.used) {
      let position = storage.pointee.frames.base[index] & ~GraphStorage.mergingBit
      guard position != 0 else { continue }
      run += 1
      renumbered[scope(position).pointee.run] = run
      scope(position).pointee.run = run
    }
    forEachSubject { subject in
      for property in 0..<UInt32(cell(subject).pointee.propertyCount) {
        let stamped = cell(subject + 1 + property)
        stamped.pointee.run = renumbered[stamped.pointee.run] ?? 0
      }
    }
    storage.pointee.run = scope(storage.pointee.current).pointee.run
    storage.pointee.lastRun = run
  }

  /// Numbers the dirty scopes from 1 in order, and discards all earlier hits.
  func renumberDirt() {
    let scopes = (1..<max(1, storage.pointee.scopes.used)).filter {
      scope($0).pointee.traits.contains(.alive)
    }
    for position in scopes {
      let dirt = scope(position).pointee.dirt
      var read = scope(position).pointee.firstRead
      while read != 0 {
        let isHit = dirt != 0 && edge(read).pointee.hit == dirt
        edge(read).pointee.hit = isHit ? 1 : 0
        read = edge(read).pointee.nextRead
      }
    }
    let dirty = scopes.filter { scope($0).pointee.dirt != 0 }
      .sorted { scope($0).pointee.dirt < scope($1).pointee.dirt }
    for (index, position) in dirty.enumerated() {
      scope(position).pointee.dirt = UInt32(index) + 1
      var read = scope(position).pointee.firstRead
      while read != 0 {
        if edge(read).pointee.hit == 1 { edge(read).pointee.hit = UInt32(index) + 1 }
        read = edge(read).pointee.nextRead
      }
    }
    storage.pointee.lastDirt = UInt32(dirty.count)
  }
}
