import Testing

@testable import ObservationGraph

/// Overflow of the counters of runs and of dirty scopes.
@Suite struct RenumberingTests {
  @Test func runsAreNumberedAnewInTheMiddleOfARun() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 3)
    let (outer, inner) = (graph.makeScope(), graph.makeScope())
    graph.storage.pointee.lastRun = .max - 2
    for _ in 0..<4 {
      graph.beginTracking(outer)
      for property in [0, 1] { graph.recordRead(subject, property) }
      graph.beginTracking(inner)
      for property in [1, 2] { graph.recordRead(subject, property) }
      graph.endTracking()
      for property in [0, 1, 2] { graph.recordRead(subject, property) }
      graph.endTracking()
      #expect(graph.reads(of: outer).map(\.property) == [0, 1, 2])
      #expect(graph.reads(of: inner).map(\.property) == [1, 2])
      #expect(graph.checkInvariants() == [])
    }
    #expect(graph.storage.pointee.lastRun < 100)
  }

  @Test func dirtIsNumberedAnewWithoutRepeatingACause() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 2)
    let scopes = (0..<3).map { _ in graph.makeScope() }
    for scope in scopes {
      graph.beginTracking(scope)
      for property in [0, 1] { graph.recordRead(subject, property) }
      graph.endTracking()
    }
    graph.clearDirty(scopes[0])
    graph.storage.pointee.dirty.last = .max - 5
    graph.invalidate(subject, 1)
    graph.clearDirty(scopes[1])
    graph.invalidate(subject, 0)
    graph.invalidate(subject, 1)
    #expect(graph.checkInvariants() == [])
    #expect(
      scopes.map { graph.causes(of: $0).map(\.property) } == [[1, 0], [0, 1], [1, 0]])
    #expect(graph.storage.pointee.dirty.last < 100)
    graph.beginRound()
    var order: [ScopeID] = []
    while let scope = graph.nextDirty() { order.append(scope) }
    #expect(order == [scopes[0], scopes[2], scopes[1]])
  }
}
