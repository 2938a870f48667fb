import Testing

struct Glitch: Error {}

@Test func known() {
  withKnownIssue { #expect(1 == 2) }
  withKnownIssue("it is old") { Issue.record("known") }
}

@Test func thrown() throws {
  withKnownIssue { throw Glitch() }
}

@Test func missing() {
  withKnownIssue { #expect(1 == 1) }
  withKnownIssue("expected one") { }
}

@Test func intermittent() {
  withKnownIssue(isIntermittent: true) { #expect(1 == 1) }
  withKnownIssue("now and then", isIntermittent: true) { #expect(1 == 2) }
}

@Test func conditional() {
  withKnownIssue { Issue.record("off") } when: { false }
  withKnownIssue { Issue.record("one"); Issue.record("two") } matching: { issue in
    issue.comments.contains("one")
  }
}

@Test func mixed() throws {
  try withKnownIssue { throw Glitch() } matching: { $0.error is Glitch }
  #expect(2 == 3)
}
