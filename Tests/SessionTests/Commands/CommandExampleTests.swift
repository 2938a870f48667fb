import Session
import SourceText
import Testing

/// The examples of all commands run as documented.
@Suite struct CommandExampleTests {
  @Test(arguments: CommandTable.commands.map(\.name))
  func theExampleInTheHelpWorks(_ name: String) throws {
    let command = try #require(CommandTable.command(named: name))
    let fixture = SessionFixture(
      files: HelpExample.project.merging(["example.bindery": "let loaded = Book()\n"]) { $1 })
    fixture.session.configuration.edit = { _ in nil }
    for (index, input) in command.example.enumerated() {
      let outcome = fixture.evaluate(input)
      let isAccepted =
        switch outcome.ending {
        case .accepted, .quit: true
        case .failed, .interrupted: false
        }
      // The input before `fix` is one that fails.
      let isMended = command.example.dropFirst(index + 1).first == "fix"
      #expect(isAccepted != isMended, "\(input): \(outcome.diagnostics.map(\.message))")
    }
  }

  @Test func theHelpFitsAScreen() {
    let fixture = SessionFixture()
    for input in ["help", "help start", "help keys", "help marks", "help options", "help error"] {
      let lines = fixture.transcript(input).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 22, "\(input)")
      #expect(lines.allSatisfy { $0.count < 100 }, "\(input)")
    }
    let words = fixture.transcript("help").split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(Set(CommandTable.names).isSubset(of: words))
  }

  @Test func commandsAreToldFromSwift() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "var log = 3", "log + 1", "log = 4", "log += 1", "let views = [1]", "views.count",
        ":views", "views", "func tree(_ n: Int) -> Int { n }", "tree(2)") == """
          $1: Int = 4
          $2: Int = 1
          nothing is mounted
          nothing is mounted
          $3: Int = 2
          """)
  }

  @Test func nearMissesAreAnsweredWithTheNearestName() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript("moutn BookView()", "help whatch", "set quite on", "tree Foo") == """
        error: there is no command 'moutn'; did you mean 'mount'?
        error: there is no command, topic or name 'whatch'; did you mean 'watch'?
        error: there is no option 'quite'; did you mean 'quiet'?
        error: there is no view 'Foo': nothing is mounted
        """)
  }

  @Test func expectationsHoldOrFail() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let b = Book(title: \"A\")", "watch b.title as title", "b.title = \"B\"",
        "expect updates title", "expect updates none", "expect b.title == \"B\"",
        "expect b.title == \"C\"", "expect b.title", "expect error b.titel = \"X\"",
        "expect error b.title = \"X\"", "b.title") == """
          + title  "A"
          ↻ title  Book#1.title  "A" → "B"
          error: expected nothing to update, but title did
          error: expected b.title == "C": left is "B", right is "C"
          error: 'expect' needs a Bool, and this is String
          error: expected an error, but the input is accepted
          $1: String = "B"
          """)
  }

  @Test func theClockStandsWhereItIsSet() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "set clock", "set clock 2024-02-29T23:59:30Z", "set clock", "Date() + 30",
        "set clock 2025-07-01", "Date.now", "set clock 2025-07-01T08:15Z", "Date()",
        "set clock 2023-02-29", "set clock noon", "set clock") == """
          2026-01-01T00:00:00Z
          2024-02-29T23:59:30Z
          $1: Date = 2024-03-01 00:00:00 +0000
          $2: Date = 2025-07-01 00:00:00 +0000
          $3: Date = 2025-07-01 08:15:00 +0000
          error: 'clock' takes a time such as 2026-03-01T12:00:00Z
          error: 'clock' takes a time such as 2026-03-01T12:00:00Z
          2025-07-01T08:15:00Z
          """)
  }
}
