import ObservationGraph
import Testing

/// Views that write what they or others read.
@Suite struct CycleTests {
  @Test func aViewThatWritesWhatItReadsIsLeftAlone() {
    let host = GraphHost()
    let cell = NumberCell(host.graph)
    let scope = host.view("view") { cell.value = cell.value + 1 }
    #expect(!host.graph.isDirty(scope))
    cell.value = 10
    host.settle()
    #expect(host.take() == ["view", "view"])
    #expect(cell.value == 11)
  }

  @Test func twoViewsThatWakeEachOtherGoOnUntilTheHostStopsThem() {
    let host = GraphHost()
    let (left, right) = (NumberCell(host.graph), NumberCell(host.graph))
    host.view("left") { right.value = left.value }
    host.view("right") { left.value = right.value + 1 }
    _ = host.take()
    host.settle(limit: 3)
    #expect(host.take() == ["left", "right", "left"])
    #expect(host.graph.hasDirty)
  }
}
