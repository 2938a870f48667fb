import ObservationGraph
import Testing

/// Observers: when they are notified, and in which order.
@Suite struct ObserverTests {
  @Test func anObserverOfOneChangeSeesTheOldValueOnce() {
    let host = GraphHost()
    let cell = NumberCell(host.graph, 5)
    host.observe(.once, reading: cell.value) { _ in host.note("was \(cell.value)") }
    cell.value = 6
    cell.value = 7
    #expect(host.take() == ["was 5"])
    #expect(host.graph.counts.scopes == 0)
  }

  @Test func observersAreToldInTheOrderTheySubscribed() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    for index in 0..<5 {
      host.observe(.once, reading: cell.value) { _ in host.note("\(index)") }
    }
    cell.value = 1
    #expect(host.take() == ["0", "1", "2", "3", "4"])
  }

  @Test func deferredScopesAreDirtyBeforeObserversAreTold() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    var view = ScopeID.none
    host.observe(.once, reading: cell.value) { _ in
      host.note("dirty: \(host.graph.isDirty(view))")
    }
    view = host.view("view") { _ = cell.value }
    cell.value = 1
    #expect(host.take() == ["view", "dirty: true"])
  }

  @Test func aHostMayKeepScopesCleanWhileObserversAreTold() {
    let host = GraphHost()
    let (first, second) = (NumberCell(host.graph), NumberCell(host.graph))
    host.observe(.once, reading: first.value) { _ in host.note("told") }
    let view = host.view("view") { _ = first.value + second.value }
    var kept: [PropertyReference] = []
    host.graph.onInvalidation = { write in
      kept.append(write)
      return false
    }
    first.value = 1
    second.value = 1
    #expect(host.take() == ["view", "told"])
    #expect(!host.graph.isDirty(view))
    host.graph.onInvalidation = nil
    for write in kept { host.graph.markReaders(of: write) }
    #expect(host.graph.isDirty(view))
    #expect(host.graph.causes(of: view) == kept)
    #expect(host.take().isEmpty)
  }

  @Test func aWriteInTheCallbackTellsTheSameObserverAgain() {
    let host = GraphHost()
    let (first, second) = (NumberCell(host.graph), NumberCell(host.graph))
    var depth = 0
    host.observe(.once, reading: first.value + second.value) { _ in
      depth += 1
      host.note("told \(depth)")
      if depth < 3 { second.value += 1 }
    }
    first.value = 1
    first.value = 2
    #expect(host.take() == ["told 1", "told 2", "told 3"])
    #expect(host.graph.counts.scopes == 0)
  }

  @Test func continuousObserversAreToldBeforeAndAfterEveryChange() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    func observe(_ kind: ScopeKind) -> ScopeID {
      host.observe(kind, reading: cell.value) { signal in
        switch signal {
        case .willChange: host.note("\(kind) will \(cell.value)")
        case .didChange: host.note("\(kind) did \(cell.value)")
        case .ended: host.note("ended")
        }
      }
    }
    let scopes = [ScopeKind.beforeEachChange, .afterEachChange, .aroundEachChange].map(observe)
    cell.value = 1
    cell.value = 2
    #expect(
      host.take() == [
        "beforeEachChange will 0", "aroundEachChange will 0",
        "afterEachChange did 1", "aroundEachChange did 1",
        "beforeEachChange will 1", "aroundEachChange will 1",
        "afterEachChange did 2", "aroundEachChange did 2",
      ])
    for scope in scopes { host.graph.destroyScope(scope) }
    cell.value = 3
    #expect(host.take() == [])
  }

  @Test func anObserverWithNothingLeftToObserveEnds() {
    let graph = Graph()
    var signals: [ObserverSignal] = []
    graph.onSignal = { signals.append($0) }
    let subject = graph.makeSubject(propertyCount: 1)
    let reader = graph.makeScope(.once, payload: 1)
    graph.beginTracking(reader)
    graph.recordRead(subject, 0)
    graph.endTracking()
    let idle = graph.makeScope(.once, payload: 2)
    graph.beginTracking(idle)
    graph.endTracking()
    #expect(signals == [.ended(payload: 2)])
    graph.destroySubject(subject)
    #expect(signals == [.ended(payload: 2), .ended(payload: 1)])
    #expect(graph.counts.scopes == 0)
    #expect(graph.checkInvariants() == [])
  }

  @Test func aCallbackMayTearDownWhatItObserves() {
    let host = GraphHost()
    var cell: NumberCell? = NumberCell(host.graph)
    let other = NumberCell(host.graph)
    for index in 0..<3 {
      host.observe(.once, reading: (cell?.value ?? 0) + other.value) { _ in
        host.note("told \(index)")
        cell = nil
      }
    }
    other.value = 1
    #expect(host.take() == ["told 0", "told 1", "told 2"])
    #expect(host.graph.counts.edges == 0)
    #expect(host.graph.counts.subjects == 1)
  }
}
