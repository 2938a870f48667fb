/// The rules every graph obeys between any two calls.
private struct GraphInvariants {
  let graph: Graph
  /// The rules that are broken.
  private(set) var broken: [String] = []

  private var storage: GraphMemory { graph.storage }

  init(graph: Graph) { self.graph = graph }

  mutating func run() {
    let fromReaders = checkReaders()
    let fromReads = checkReads()
    if fromReaders != fromReads { broken.append("an edge is in one of its two lists only") }
    checkFreeLists(edges: fromReads)
    checkDirtyLists()
    checkCauses()
    if graph.trackingDepth == 0, graph.isTracking {
      broken.append("reads are tracked outside any run")
    }
  }

  /// Walks the readers of every property and returns the edges met.
  private mutating func checkReaders() -> Set<UInt32> {
    var edges: Set<UInt32> = []
    var subjectCount = 0
    var propertyCount = 0
    graph.subjectTable.visit { subject in
      subjectCount += 1
      propertyCount += storage.cell(subject).pointee.propertyCount
      for property in 0..<UInt32(storage.cell(subject).pointee.propertyCount) {
        let position = subject + 1 + property
        if storage.cell(position).pointee.property != property {
          broken.append("a property does not know its position")
        }
        if storage.cell(position).pointee.run > storage.pointee.lastRun {
          broken.append("a property was read in a future run")
        }
        var previous: UInt32 = 0
        var reader = storage.cell(position).pointee.firstReader
        while reader != 0, edges.insert(reader).inserted {
          let link = storage.edge(reader).pointee
          if link.cell != position { broken.append("a reader reads another property") }
          if previous != 0, link.previousReader != previous {
            broken.append("the readers are not linked back")
          }
          previous = reader
          reader = link.nextReader
        }
        if reader != 0 { broken.append("the readers of a property form a ring") }
        let first = storage.cell(position).pointee.firstReader
        if first != 0, storage.edge(first).pointee.previousReader != previous {
          broken.append("a property has lost its newest reader")
        }
        if storage.cell(position).pointee.firstScope
          != (first == 0 ? 0 : storage.edge(first).pointee.scope)
        {
          broken.append("a property has another scope than its oldest reader")
        }
      }
    }
    if subjectCount != storage.pointee.subjectCount { broken.append("subjects are miscounted") }
    if propertyCount != storage.pointee.propertyCount { broken.append("properties are miscounted") }
    return edges
  }

  /// Walks the reads of every scope and returns the edges met.
  private mutating func checkReads() -> Set<UInt32> {
    var edges: Set<UInt32> = []
    let scopes = graph.scopes()
    for scope in scopes {
      let record = storage.scope(scope.index).pointee
      var cells: Set<UInt32> = []
      var previous: UInt32 = 0
      var read = record.firstRead
      while read != 0, edges.insert(read).inserted {
        let link = storage.edge(read).pointee
        if link.scope != scope.index { broken.append("a read belongs to another scope") }
        if link.previousRead != previous { broken.append("the reads are not linked back") }
        if link.hit > storage.pointee.dirty.last { broken.append("an edge is hit by future dirt") }
        let isRepeated = !cells.insert(link.cell).inserted
        if isRepeated, !record.traits.contains(.tracking) {
          broken.append("a scope reads one property twice")
        }
        previous = read
        read = link.nextRead
      }
      if read != 0 { broken.append("the reads of a scope form a ring") }
      if !record.traits.contains(.tracking), record.cursor != 0 {
        broken.append("a scope has a cursor outside its run")
      }
    }
    if scopes.count != storage.pointee.scopes.count { broken.append("scopes are miscounted") }
    return edges
  }

  private mutating func checkFreeLists(edges: Set<UInt32>) {
    let freeEdges = storage.pointee.edges.freePositions
    if !edges.isDisjoint(with: freeEdges) { broken.append("a free edge is in use") }
    if edges.count != storage.pointee.edges.count { broken.append("edges are miscounted") }
    if edges.count + freeEdges.count != Int(storage.pointee.edges.used) - 1 {
      broken.append("an edge is neither free nor in use")
    }
    let freeScopes = storage.pointee.scopes.freePositions
    if freeScopes.contains(where: { storage.scope($0).pointee.traits.contains(.alive) }) {
      broken.append("a free scope is in use")
    }
    if freeScopes.count + storage.pointee.scopes.count != Int(storage.pointee.scopes.used) - 1 {
      broken.append("a scope is neither free nor in use")
    }
    var freeSubjects: Set<UInt32> = []
    for sizeClass in 0..<GraphStorage.sizeClassCount {
      var position = storage.pointee.freeSubjects.base[sizeClass]
      while position != 0, freeSubjects.insert(position).inserted {
        if storage.cell(position).pointee.isAlive { broken.append("a free subject is in use") }
        position = storage.cell(position).pointee.nextFree
      }
      if position != 0 { broken.append("a subject is free twice") }
    }
  }

  private mutating func checkDirtyLists() {
    var queued: Set<UInt32> = []
    for (list, inRound) in [
      (storage.pointee.dirty.pending, false), (storage.pointee.dirty.round, true),
    ] {
      let positions = graph.dirtyLists.positions(of: list)
      if positions.count != list.count || (positions.last ?? 0) != list.last {
        broken.append("a list of dirty scopes is miscounted")
      }
      for position in positions {
        let record = storage.scope(position).pointee
        if !queued.insert(position).inserted { broken.append("a scope waits twice") }
        if record.dirt == 0 { broken.append("a clean scope waits") }
        if !record.traits.isSuperset(of: [.alive, .queued]) { broken.append("a waiter is gone") }
        if graph.dirtyLists.isInRound(record.traits) != inRound {
          broken.append("a scope waits elsewhere")
        }
      }
    }
    for scope in graph.scopes() {
      let record = storage.scope(scope.index).pointee
      if record.traits.contains(.queued) != queued.contains(scope.index) {
        broken.append("a scope has lost its place in the queue")
      }
      if record.dirt > storage.pointee.dirty.last { broken.append("a scope has future dirt") }
    }
  }

  private mutating func checkCauses() {
    var inUse = 0
    for scope in graph.scopes() {
      let causes = graph.causes(of: scope)
      if Set(causes).count != causes.count { broken.append("a cause is listed twice") }
      if !causes.isEmpty, !graph.isDirty(scope) { broken.append("a clean scope has causes") }
      let record = storage.scope(scope.index).pointee
      inUse += causes.count - (record.causeSubject == 0 ? 0 : 1)
    }
    if inUse != storage.pointee.causes.count { broken.append("causes are miscounted") }
    let free = storage.pointee.causes.freePositions.count
    if inUse + free != Int(storage.pointee.causes.used) - 1 {
      broken.append("a cause is neither free nor in use")
    }
  }
}

extension Graph {
  /// The rules that are broken, in words; empty for a sound graph.
  ///
  /// Walks everything: tests call it after every step.
  package func checkInvariants() -> [String] {
    var check = GraphInvariants(graph: self)
    check.run()
    return check.broken
  }
}
