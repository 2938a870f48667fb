import Testing

import Tally

@Suite struct KnownIssueTests {
  @Test func known() {
    withKnownIssue("counts are off") { #expect(Tally().total == 1) }
  }

  @Test func notThere() {
    withKnownIssue("it was mended") { #expect(Tally().total == 0) }
  }

  @Test func intermittent() {
    withKnownIssue(isIntermittent: true) { #expect(Tally().total == 0) }
  }

  @Test func matching() {
    withKnownIssue {
      Issue.record("this one")
      Issue.record("another one")
    } matching: { issue in
      issue.comments.contains("this one")
    }
  }

  @Test func thrown() {
    withKnownIssue {
      var tally = Tally(limit: 0)
      try tally.add("a")
    }
  }
}
