import ObservationGraph
import Testing

/// Tracked runs inside others.
@Suite struct NestingTests {
  @Test func readsGoToTheInnermostRun() {
    let host = GraphHost()
    let (outer, inner) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("outer") {
      _ = outer.value
      host.view("inner") { _ = inner.value }
      _ = outer.value
    }
    #expect(
      host.graph.dump() == """
        subject 1
          .0 -> scope 1
        subject 2
          .0 -> scope 2
        scope 1 deferred <- 1.0
        scope 2 deferred <- 2.0

        """)
  }

  @Test func aPropertyReadAroundAnInnerRunCountsOnce() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 4)
    let (outer, inner) = (graph.makeScope(), graph.makeScope())
    for extra in [3, 2, 3] {
      graph.beginTracking(outer)
      for property in [1, extra, 0] { graph.recordRead(subject, property) }
      for _ in 0..<3 {
        graph.beginTracking(inner)
        for property in [0, 1, 2, 3] { graph.recordRead(subject, property) }
        graph.endTracking()
        for property in [0, 1] { graph.recordRead(subject, property) }
      }
      graph.endTracking()
      #expect(graph.checkInvariants() == [])
      #expect(graph.reads(of: outer).map(\.property) == [1, extra, 0])
      #expect(graph.reads(of: inner).map(\.property) == [0, 1, 2, 3])
    }
  }

  @Test func aMergingRunAddsItsReadsToTheRunAroundIt() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 3)
    let (outer, inner) = (graph.makeScope(), graph.makeScope(.once))
    graph.beginTracking(outer)
    graph.recordRead(subject, 1)
    graph.beginTracking(inner, merging: true)
    for property in [0, 1, 2] { graph.recordRead(subject, property) }
    graph.endTracking()
    graph.endTracking()
    #expect(graph.checkInvariants() == [])
    #expect(graph.reads(of: outer).map(\.property) == [1, 0, 2])
    #expect(graph.reads(of: inner).map(\.property) == [0, 1, 2])
  }

  @Test func nothingIsRecordedInAnUntrackedRun() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 3)
    let (outer, inner) = (graph.makeScope(), graph.makeScope())
    graph.beginTracking(outer)
    graph.recordRead(subject, 0)
    graph.beginUntracked()
    #expect(!graph.isTracking)
    graph.recordRead(subject, 1)
    graph.beginTracking(inner, merging: true)
    graph.recordRead(subject, 2)
    graph.endTracking()
    graph.endTracking()
    #expect(graph.isTracking)
    graph.endTracking()
    #expect(graph.checkInvariants() == [])
    #expect(graph.reads(of: outer).map(\.property) == [0])
    #expect(graph.reads(of: inner).map(\.property) == [2])
  }

  @Test func unwindingEndsEveryRunAndKeepsWhatWasReadBefore() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 2)
    let scope = graph.makeScope()
    graph.beginTracking(scope)
    graph.recordRead(subject, 0)
    graph.endTracking()
    let depth = graph.trackingDepth
    graph.beginTracking(scope)
    graph.recordRead(subject, 1)
    graph.beginUntracked()
    graph.unwindTracking(to: depth)
    #expect(graph.trackingDepth == 0)
    #expect(graph.reads(of: scope).map(\.property) == [1, 0])
    #expect(graph.checkInvariants() == [])
  }
}
