import Testing

struct Flaky: Error { let n: Int }
enum Kind: Error { case a, b }
let broken = true

@Test func known() { withKnownIssue { #expect(1 == 2) } }
@Test func notThere() { withKnownIssue { #expect(1 == 1) } }
@Test func intermittent() { withKnownIssue(isIntermittent: true) { #expect(1 == 1) } }
@Test func said() { withKnownIssue("bug 12") { throw Flaky(n: 1) } }
@Test func matching() throws {
  withKnownIssue { #expect(1 == 2) } matching: { issue in issue.error == nil }
  try withKnownIssue { throw Kind.a } matching: { issue in issue.error is Kind }
}
@Test func notMatching() throws {
  try withKnownIssue { throw Kind.b } matching: { issue in issue.error is Flaky }
}
@Test func condition() throws {
  try withKnownIssue { #expect(2 == 3) } when: { !broken }
  try withKnownIssue("both", isIntermittent: true) { throw Kind.a } when: { broken } matching: { $0.error is Kind }
}
@Test func asyncKnown() async {
  await withKnownIssue { await Task.yield(); #expect(1 == 3) }
}
@Test func nested() {
  withKnownIssue("outer") {
    withKnownIssue("inner") { #expect(1 == 4) }
    #expect(2 == 4)
  }
}
@Test func several() {
  withKnownIssue {
    #expect(1 == 2)
    #expect(2 == 3)
    Issue.record("third")
  }
}
@Test func partly() {
  withKnownIssue { #expect(1 == 2); Issue.record("other") } matching: { if case .unconditional = $0.kind { true } else { false } }
}
