import Testing

@Suite("Known only") struct Known {
  @Test func known() { withKnownIssue { #expect(1 == 2) } }
  @Test func warned() { Issue.record("careful", severity: .warning) }
  @Test func both() {
    withKnownIssue { #expect(1 == 2) }
    Issue.record("careful", severity: .warning)
  }
}
