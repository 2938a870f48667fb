import Testing

struct Odd: Error { let n: Int }

@Test func plain() { Issue.record() }
@Test func said() { Issue.record("something is wrong") }
@Test func warns() { Issue.record("only a warning", severity: .warning) }
@Test func warnsAndFails() {
  Issue.record("first", severity: .warning)
  Issue.record("second", severity: .error)
}
@Test func caught() { Issue.record(Odd(n: 1)) }
@Test func caughtAndSaid() { Issue.record(Odd(n: 2), "while counting") }
@Test func lines() { Issue.record("one\ntwo") }
@Suite struct Only {
  @Test func warned() { Issue.record("in a suite", severity: .warning) }
}
