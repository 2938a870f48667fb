import ObservationGraph
import Testing

/// Scopes and subjects that are destroyed, also while they are in use.
@Suite struct TeardownTests {
  @Test func aDirtyScopeDestroyedBeforeItsTurnIsSkipped() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    let child = host.view("child", order: 2) { _ = cell.value }
    host.view("parent", order: 1) {
      if cell.value > 0 { host.graph.destroyScope(child) }
    }
    host.view("last", order: 3) { _ = cell.value }
    _ = host.take()
    cell.value = 1
    host.settle()
    #expect(host.take() == ["parent", "last"])
    #expect(!host.graph.isAlive(child))
  }

  @Test func aSubjectThatDiesWakesNobody() {
    let host = GraphHost()
    let kept = NumberCell(host.graph)
    var dying: NumberCell? = NumberCell(host.graph)
    let scope = host.view("view") { _ = kept.value + (dying?.value ?? 0) }
    #expect(host.graph.reads(of: scope).count == 2)
    dying = nil
    host.settle()
    #expect(host.take() == ["view"])
    #expect(host.graph.reads(of: scope).map(\.subject) == [kept.subject])
    #expect(host.graph.counts.subjects == 1)
  }

  @Test func aSubjectMayDieWhileItsReaderRuns() {
    let host = GraphHost()
    let cells = (0..<3).map { _ in NumberCell(host.graph) }
    var dying: NumberCell? = NumberCell(host.graph)
    let scope = host.view("view") {
      _ = cells[0].value
      _ = dying?.value
      dying = nil
      for cell in cells { _ = cell.value }
    }
    #expect(host.graph.reads(of: scope).map(\.subject) == cells.map(\.subject))
    host.check()
  }

  @Test func aScopeMayDieInItsOwnRun() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 2)
    let (outer, dying) = (graph.makeScope(), graph.makeScope())
    graph.beginTracking(outer)
    graph.recordRead(subject, 0)
    graph.beginTracking(dying)
    graph.recordRead(subject, 0)
    graph.destroyScope(dying)
    #expect(!graph.isTracking)
    graph.recordRead(subject, 1)
    let successor = graph.makeScope()
    #expect(successor != dying)
    graph.endTracking()
    graph.recordRead(subject, 1)
    graph.destroyScope(outer)
    graph.endTracking()
    #expect(graph.checkInvariants() == [])
    #expect(graph.counts.edges == 0)
    #expect(graph.scopes() == [successor])
  }

  @Test func anOuterScopeMayDieInAnInnerRun() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 1)
    let (outer, inner) = (graph.makeScope(), graph.makeScope())
    graph.beginTracking(outer)
    graph.beginTracking(inner)
    graph.destroyScope(outer)
    graph.recordRead(subject, 0)
    graph.endTracking()
    #expect(!graph.isTracking)
    graph.endTracking()
    #expect(graph.readers(of: subject, 0) == [inner])
    #expect(graph.checkInvariants() == [])
  }

  @Test func anObserverDestroyedByAnEarlierOneIsNotTold() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    var second = ScopeID.none
    host.observe(.once, reading: cell.value) { _ in
      host.note("first")
      host.graph.destroyScope(second)
    }
    second = host.observe(.once, reading: cell.value) { _ in host.note("second") }
    host.observe(.once, reading: cell.value) { _ in host.note("third") }
    cell.value = 1
    #expect(host.take() == ["first", "third"])
    #expect(host.graph.counts.edges == 0)
  }

  @Test func everythingIsGivenBackAndUsedAgain() {
    let graph = Graph()
    var names: Set<UInt32> = []
    var before = 0
    for turn in 0..<200 {
      let subjects = [0, 1, 3, 40, 100].map { graph.makeSubject(propertyCount: $0) }
      let scope = graph.makeScope()
      graph.beginTracking(scope)
      for subject in subjects {
        for property in 0..<graph.propertyCount(of: subject) {
          graph.recordRead(subject, property)
        }
      }
      graph.endTracking()
      for subject in subjects.dropFirst() { graph.invalidate(subject, 0) }
      if turn < 60 { #expect(names.insert(scope.rawValue).inserted) }
      if turn == 1 { before = graph.counts.bytesReserved }
      for subject in subjects.reversed() { graph.destroySubject(subject) }
      graph.destroyScope(scope)
      #expect(graph.checkInvariants() == [])
      #expect(!graph.isAlive(scope))
      #expect(!subjects.contains(where: graph.isAlive))
    }
    #expect(graph.counts.bytesInUse == 0)
    #expect(graph.counts.bytesReserved == before)
  }

  @Test func destroyingTwiceIsHarmless() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 1)
    let scope = graph.makeScope()
    for _ in 0..<2 {
      graph.destroySubject(subject)
      graph.destroyScope(scope)
      graph.destroySubject(.none)
      graph.destroyScope(.none)
      #expect(graph.checkInvariants() == [])
    }
  }
}
