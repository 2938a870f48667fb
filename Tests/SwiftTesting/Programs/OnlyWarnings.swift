import Testing
@Test func warned() { Issue.record("careful", severity: .warning) }
@Test func fine() {}
