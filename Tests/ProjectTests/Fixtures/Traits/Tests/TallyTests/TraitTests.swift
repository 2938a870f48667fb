import Testing

@testable import Tally

private let isEnabled = false

@Suite("Traits", .tags(.slow)) struct TraitTests {
  @Test(.disabled("not now")) func disabled() { Issue.record("never") }

  @Test(.disabled(if: 1 > 0, "one is more")) func disabledIf() { Issue.record("never") }

  @Test(.enabled(if: isEnabled)) func enabledIf() { Issue.record("never") }

  @Test(.enabled("only on weekends") { false }) func enabledByClosure() { Issue.record("never") }

  @Test("A bug with a title", .bug("https://example.org/bugs/7", "Counts are off"), .bug(id: 12))
  func bugs() {
    #expect(Tally()["a"] == 0)
  }

  @Test(.timeLimit(.minutes(1)), .tags(.Store.memory)) func limits() async throws {
    try await Task.sleep(for: .milliseconds(1))
    #expect(Tally().limit == 3)
  }

  @Suite(.serialized, .disabled()) struct Inner {
    @Test func one() {}
    @Test func two() {}
  }

  @Suite(.serialized) struct InOrder {
    @Test(arguments: 1...3) func numbers(_ number: Int) { #expect(number > 0) }
    @Test func last() {}
  }
}
