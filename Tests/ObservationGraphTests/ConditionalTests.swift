import ObservationGraph
import Testing

/// Scopes whose reads change from run to run.
@Suite struct ConditionalTests {
  @Test func onlyTheReadsOfTheLatestRunCount() {
    let host = GraphHost()
    let (flag, number) = (NumberCell(host.graph, 1), NumberCell(host.graph))
    host.view("view") { if flag.value != 0 { _ = number.value } }
    _ = host.take()
    number.value = 1
    host.settle()
    #expect(host.take() == ["view"])
    flag.value = 0
    host.settle()
    #expect(host.take() == ["view"])
    number.value = 2
    host.settle()
    #expect(host.take() == [])
    flag.value = 1
    host.settle()
    number.value = 3
    host.settle()
    #expect(host.take() == ["view", "view"])
  }

  @Test func readsAreListedOnceInTheOrderOfTheFirstRead() {
    let host = GraphHost()
    let cells = (0..<4).map { _ in NumberCell(host.graph) }
    var order = [2, 0, 2, 1, 0]
    let scope = host.view("view") { for index in order { _ = cells[index].value } }
    func read() -> [Int] {
      host.graph.reads(of: scope).map { read in
        cells.firstIndex { $0.subject == read.subject } ?? -1
      }
    }
    #expect(read() == [2, 0, 1])
    for next in [[1, 2, 0, 3, 1], [3], [], [0, 1, 2, 3], [3, 2, 1, 0], [0, 0, 3, 3]] {
      order = next
      host.run(scope)
      #expect(read() == next.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
  }

  @Test func aStableListIsWalkedWithoutAllocating() {
    let host = GraphHost()
    let cells = (0..<100).map { _ in NumberCell(host.graph) }
    let scope = host.view("view") { for cell in cells { _ = cell.value } }
    let before = host.graph.counts
    host.graph.startLog()
    for _ in 0..<5 { host.run(scope) }
    #expect(host.graph.counts == before)
    #expect(host.graph.takeLog() == Array(repeating: .tracked(scope, reads: 100), count: 5))
  }

  @Test func aRunCutShortMayKeepWhatWasReadBefore() {
    let graph = Graph()
    let subject = graph.makeSubject(propertyCount: 3)
    let scope = graph.makeScope()
    func track(_ properties: [Int], keepingPrevious: Bool = false) -> [Int] {
      graph.beginTracking(scope)
      for property in properties { graph.recordRead(subject, property) }
      graph.endTracking(keepingPrevious: keepingPrevious)
      #expect(graph.checkInvariants() == [])
      return graph.reads(of: scope).map(\.property)
    }
    #expect(track([0, 1]) == [0, 1])
    #expect(track([2], keepingPrevious: true) == [2, 0, 1])
    #expect(track([1], keepingPrevious: true) == [1, 2, 0])
    #expect(track([0]) == [0])
    #expect(track([], keepingPrevious: true) == [0])
    #expect(track([]) == [])
  }
}
