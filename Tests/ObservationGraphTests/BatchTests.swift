import ObservationGraph
import Testing

/// Several writes before and during a round.
@Suite struct BatchTests {
  @Test func manyWritesBeforeARoundRunEveryViewOnce() {
    let host = GraphHost()
    let cells = (0..<50).map { _ in NumberCell(host.graph) }
    for (index, cell) in cells.enumerated() { host.view("view \(index)") { _ = cell.value } }
    _ = host.take()
    for _ in 0..<3 { for cell in cells { cell.value += 1 } }
    #expect(host.graph.dirtyCount == 50)
    host.settle()
    #expect(host.take() == (0..<50).map { "view \($0)" })
  }

  @Test func writesDuringARoundWaitForTheNext() {
    let host = GraphHost()
    let (first, second) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("reader", order: 1) { _ = second.value }
    host.view("writer", order: 2) { second.value = first.value }
    _ = host.take()
    host.graph.beginRound()
    while let scope = host.graph.nextDirty() { host.run(scope) }
    _ = host.take()
    first.value = 7
    host.graph.beginRound()
    while let scope = host.graph.nextDirty() { host.run(scope) }
    #expect(host.take() == ["writer"])
    host.graph.beginRound()
    while let scope = host.graph.nextDirty() { host.run(scope) }
    #expect(host.take() == ["reader"])
    #expect(!host.graph.hasDirty)
  }

  @Test func theOnlyDirtyScopeNeedsNoRound() {
    let host = GraphHost()
    let (first, second) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("one") { _ = first.value }
    let other = host.view("other") { _ = second.value }
    _ = host.take()
    #expect(host.graph.takeOnlyDirty() == nil)
    first.value = 1
    second.value = 1
    #expect(host.graph.takeOnlyDirty() == nil)
    // One that waits in the round, too.
    host.graph.beginRound()
    if let scope = host.graph.nextDirty() { host.run(scope) }
    #expect(host.take() == ["one"])
    let scope = host.graph.takeOnlyDirty()
    #expect(scope == other)
    #expect(host.graph.isDirty(other))
    #expect(host.graph.nextDirty() == nil)
    host.run(other)
    #expect(host.take() == ["other"])
    #expect(!host.graph.hasDirty)
  }

  @Test func aScopeRunByItsParentLosesItsTurn() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    let child = host.view("child", order: 2) { _ = cell.value }
    host.view("parent", order: 1) {
      if cell.value > 0 { host.run(child) }
    }
    _ = host.take()
    cell.value = 1
    host.settle()
    #expect(host.take() == ["parent", "child"])
  }

  @Test func abandoningForgetsDirtAndCausesSinceTheTransactionBegan() {
    let host = GraphHost()
    let graph = host.graph
    let (old, new) = (NumberCell(graph), NumberCell(graph))
    let both = host.view("both") { _ = old.value + new.value }
    let fresh = host.view("fresh") { _ = new.value }
    old.value = 1
    graph.beginTransaction()
    new.value = 1
    #expect(graph.causes(of: both).map(\.subject) == [old.subject, new.subject])
    #expect(graph.isDirty(fresh))
    graph.abandonTransaction()
    host.check()
    #expect(graph.causes(of: both).map(\.subject) == [old.subject])
    #expect(!graph.isDirty(fresh))
    new.value = 2
    #expect(graph.causes(of: both).map(\.subject) == [old.subject, new.subject])
    _ = host.take()
    host.settle()
    #expect(host.take() == ["both", "fresh"])
  }

  @Test func transactionsNest() {
    let host = GraphHost()
    let graph = host.graph
    let cells = (0..<3).map { _ in NumberCell(graph) }
    let scopes = cells.map { cell in host.view("view") { _ = cell.value } }
    graph.beginTransaction()
    cells[0].value = 1
    graph.beginTransaction()
    cells[1].value = 1
    #expect(graph.endTransaction())
    graph.beginTransaction()
    cells[2].value = 1
    graph.abandonTransaction()
    #expect(scopes.map(graph.isDirty) == [true, true, false])
    graph.abandonTransaction()
    #expect(scopes.map(graph.isDirty) == [false, false, false])
    #expect(graph.transactionDepth == 0)
    host.check()
  }

  @Test func aHostMayMarkAScopeForReasonsOfItsOwn() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    let scope = host.view("view") { _ = cell.value }
    _ = host.take()
    host.graph.markDirty(scope)
    host.graph.beginTransaction()
    cell.value = 1
    #expect(host.graph.causes(of: scope).count == 1)
    host.graph.abandonTransaction()
    #expect(host.graph.isDirty(scope))
    #expect(host.graph.causes(of: scope) == [])
    host.settle()
    #expect(host.take() == ["view"])
  }
}
