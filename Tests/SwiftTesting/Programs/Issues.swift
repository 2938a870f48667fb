import Testing

struct Broken: Error, CustomStringConvertible {
  var reason: String
  var description: String { "broken by \(reason)" }
}
struct Plain: Error { var code = 3 }
enum Kind: Error { case one, two(Int) }

@Test func records() {
  Issue.record("this is an issue")
  Issue.record()
  Issue.record(Plain())
  Issue.record(Broken(reason: "hand"), "with a comment")
  Issue.record("a warning", severity: .warning)
}

@Test func throwsPlain() throws { throw Plain() }
@Test func throwsDescribed() throws { throw Broken(reason: "foot") }
@Test func throwsCase() throws { throw Kind.two(3) }
@Test("fails first") func failsAndThrows() throws {
  #expect(1 == 2)
  throw Kind.one
}

@Test func warnsOnly() {
  Issue.record("only a warning", severity: .warning)
}
