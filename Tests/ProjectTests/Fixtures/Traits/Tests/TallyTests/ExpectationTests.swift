import Testing

@testable import Tally

@Suite struct ExpectationTests {
  var tally = Tally()

  init() throws {
    try tally.add("a")
  }

  @Test mutating func namesAreCounted() throws {
    try tally.add("a")
    #expect(tally["a"] == 2)
    #expect(tally.counts == ["a": 2])
  }

  @Test func somethingIsWrong() {
    #expect(tally["a"] == 2, "a was added once")
    #expect(tally.counts.isEmpty)
    #expect(tally.counts.keys.contains("b"))
  }

  @Test func requirementsEndATest() throws {
    let count = try #require(tally.counts["b"], "b is missing")
    Issue.record("never \(count)")
  }

  @Test func requirementsOfConditions() throws {
    try #require(tally.total > 1)
    Issue.record("never")
  }

  @Test mutating func errorsAreExpected() throws {
    var tally = tally
    #expect(throws: TallyError.noName) { try tally.add("") }
    #expect(throws: TallyError.self) { try tally.add("b") }
    let error = try #require(throws: TallyError.self) {
      for _ in 1...4 { try tally.add("c") }
    }
    #expect(error == .full("c", limit: 2))
  }

  @Test mutating func errorsEndATest() throws {
    for _ in 1...3 { try tally.add("a") }
    Issue.record("never")
  }

  @Test func noErrorIsExpected() {
    var tally = tally
    #expect(throws: Never.self) { try tally.add("a") }
    #expect(throws: Never.self) { try tally.add("") }
  }

  @Test func issuesAreRecorded() {
    Issue.record("something is wrong")
    Issue.record(TallyError.noName, "with an error")
  }

  @Test func warningsFailNobody() {
    Issue.record("something is odd", severity: .warning)
  }

  @Test func commentsAreKept() {
    // The tally holds one name.
    #expect(tally.total > 1, "more & more")
  }
}
