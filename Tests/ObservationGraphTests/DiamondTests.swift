import ObservationGraph
import Testing

/// Views that depend on several properties: how often and in which order they run.
@Suite struct DiamondTests {
  @Test func aViewReachedOverTwoPropertiesRunsOnce() {
    let host = GraphHost()
    let (left, right) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("both") { _ = left.value + right.value }
    _ = host.take()
    left.value = 1
    right.value = 2
    left.value = 3
    host.settle()
    #expect(host.take() == ["both"])
  }

  @Test func theCausesAreDistinctAndInTheOrderOfTheFirstWrite() {
    let host = GraphHost()
    let (left, right) = (NumberCell(host.graph), NumberCell(host.graph))
    let both = host.view("both") { _ = left.value + right.value }
    right.value = 1
    left.value = 1
    right.value = 2
    #expect(
      host.graph.causes(of: both) == [
        PropertyReference(subject: right.subject, property: 0),
        PropertyReference(subject: left.subject, property: 0),
      ])
    #expect(
      host.graph.dump() == """
        subject 1
          .0 -> scope 1
        subject 2
          .0 -> scope 1
        scope 1 deferred <- 1.0, 2.0, dirty by 2.0, 1.0

        """)
    host.settle()
    #expect(host.graph.causes(of: both) == [])
    #expect(host.take() == ["both", "both"])
  }

  @Test func parentsRunBeforeChildrenWhateverTheOrderOfWriting() {
    let host = GraphHost()
    let (top, leaf) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("leaf", order: 2) { _ = leaf.value + top.value }
    host.view("root", order: 1) { _ = top.value }
    _ = host.take()
    leaf.value = 1
    top.value = 1
    host.settle()
    #expect(host.take() == ["root", "leaf"])
  }

  @Test func equalOrdersKeepTheOrderOfDirtying() {
    let host = GraphHost()
    let cells = (0..<4).map { _ in NumberCell(host.graph) }
    for (index, order) in [3, 1, 1, 0].enumerated() {
      host.view("view \(index)", order: UInt64(order)) { _ = cells[index].value }
    }
    _ = host.take()
    for index in [2, 0, 1, 3] { cells[index].value += 1 }
    host.settle()
    #expect(host.take() == ["view 3", "view 2", "view 1", "view 0"])
  }
}
