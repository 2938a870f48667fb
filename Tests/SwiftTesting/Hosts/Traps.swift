import Testing

nonisolated(unsafe) var log: [String] = []

@Suite struct Traps {
  @Test(arguments: [0, 5]) func index(_ index: Int) {
    let list = [1]
    log.append("before \(index)")
    #expect(list[index] == 1)
  }

  @Test func goesOn() { #expect(log == ["before 0"], "what a trap did is taken back") }

  @Test func stops() { fatalError("out of order") }
}
