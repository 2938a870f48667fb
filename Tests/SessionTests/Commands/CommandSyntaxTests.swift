import Session
import SourceText
import Testing

/// Missing and surplus arguments of a command are errors that show its syntax.
@Suite struct CommandSyntaxTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    /// The column of the error, from 1.
    let column: Int
    let message: String
    var testDescription: String { input }

    init(_ input: String, _ column: Int, _ message: String) {
      self.input = input
      self.column = column
      self.message = message
    }
  }

  static let rows = [
    Row("views x", 7, "'views' does not take 'x': views [--roots]"),
    Row("views; print(1)", 6, "'views' does not take ';': views [--roots]"),
    Row("vars x", 6, "'vars' does not take 'x': vars"),
    Row("stats x y", 9, "'stats' does not take 'y': stats | stats reset | stats NAME"),
    Row("lint x y", 8, "'lint' does not take 'y': lint | lint rules | lint RULE"),
    Row("reset now", 7, "'reset' does not take 'now': reset"),
    Row("tree A B", 8, "'tree' does not take 'B': tree [NAME]"),
    Row("types A B", 9, "'types' does not take 'B': types [NAME]"),
    Row("objects A B", 11, "'objects' does not take 'B': objects [TYPE]"),
    Row("env push a b", 12, "'env' does not take 'b': env push [FRAME]"),
    Row("env pop x", 9, "'env' does not take 'x': env pop"),
    Row("env get", 1, "'env' needs more: env get KEY"),
    Row("env foo", 5, "'env' has no 'foo'; env has push, pop, set, unset, get"),
    Row("env pusch", 5, "'env' has no 'pusch'; did you mean 'push'?"),
    Row("env st \\.locale", 5, "'env' has no 'st'; did you mean 'set'?"),
    Row("try", 1, "'try' needs more: try INPUT"),
    Row(
      "graph x.pdf", 7,
      "there is no form of graphs '.pdf'; there are .dot, .gv, .mmd, .mermaid, .html, .htm, .svg, .png"
    ),
    Row(
      "graph --foo", 7,
      "there is no option '--foo'; there are --dot, --mermaid, --html, --all, --force"),
    Row("env push 1", 10, "'1' cannot be a name"),
    Row("type Title", 1, "'type' needs more: type LABEL TEXT [in NAME]"),
    Row("dismiss now", 9, "'dismiss' does not take 'now': dismiss [in NAME]"),
    Row("step Count", 1, "'step' needs more: step LABEL up|down [in NAME]"),
    Row(
      "expect updates", 1,
      "'expect' needs more: expect updates NAME, …"),
    Row("expect error", 1, "'expect' needs more: expect error INPUT"),
    Row(
      "expect", 1,
      "'expect' needs more: expect EXPR | expect updates NAME, … | expect stale NAME, …"
        + " | expect error INPUT"),
    Row("bind x", 1, "'bind' needs more: bind NAME = $PATH"),
    Row("bind 3 = $x", 6, "'3' cannot be a name"),
    Row("mount Text(\"a\") as 3", 20, "'3' cannot be a name"),
    Row("watch 1 as 2b", 12, "'2b' cannot be a name"),
    Row("unmount a b", 11, "'unmount' does not take 'b': unmount NAME"),
    Row("why not", 1, "'why' needs more: why not NAME [in N]"),
    Row("log 3 4", 7, "'log' does not take '4': log [N]"),
    Row("load a b", 6, "'a' is not a Swift file; only Swift files are loaded together"),
    Row("save", 1, "'save' needs more: save [--transcript|--test] FILE [--force]"),
    Row("set quiet on off", 14, "'set' does not take 'off': set [OPTION [VALUE]]"),
    Row("timing", 1, "'timing' needs more: timing on|off"),
    Row("help env now", 10, "'env' has no 'now'; env has push, pop, set, unset, get"),
    Row("quit 1 2", 8, "'quit' does not take '2': quit [STATUS]"),
    Row("readers", 1, "'readers' needs more: readers PATH | readers KEY"),
    Row("env unset \\.nope", 12, "value of type 'EnvironmentValues' has no member 'nope'"),
    Row("env get \\.nope", 10, "value of type 'EnvironmentValues' has no member 'nope'"),
    Row("env set \\.nope 3", 10, "value of type 'EnvironmentValues' has no member 'nope'"),
    Row(
      "env get Library", 9,
      "Fatal error: No Observable object of type Library found. "
        + "A View.environmentObject(_:) for Library may be missing as an ancestor of this view."),
    Row(
      "env set Tape()", 9,
      "instance method 'environment' requires that 'Tape' conform to 'Observable'"),
  ]

  @Test(arguments: rows) func isRefused(_ row: Row) throws {
    let fixture = SessionFixture()
    fixture.evaluate("class Tape {}")
    let outcome = fixture.evaluate(row.input)
    #expect(outcome.ending == .failed)
    let error = try #require(outcome.diagnostics.first)
    #expect(error.message == row.message)
    #expect(Int(error.span.start) + 1 == row.column)
  }

  @Test func aSemicolonMayEndACommand() {
    #expect(
      SessionFixture().transcript("views;", "watch 1 + 1 as sum;") == """
        nothing is mounted
        + sum  2
        """)
  }

  @Test func aScriptIsToldOfAllOfThem() {
    let session = SessionFixture().session
    let script = Source(name: "s.bindery", text: "print(1)\nviews x\ntree A B\n")
    #expect(
      session.fileChecker.check(script, hasCommands: true).map(\.message) == [
        "'views' does not take 'x': views [--roots]", "'tree' does not take 'B': tree [NAME]",
      ])
    let misspelled = Source(name: "s.bindery", text: "print(1)\nmoutn Row(text: \"x\")\n")
    let found = session.preparation.prepare(misspelled, hasCommands: true).diagnostics
    #expect(found.map(\.message) == ["there is no command 'moutn'; did you mean 'mount'?"])
    #expect(found.map { $0.source.text(in: $0.span) } == ["moutn"])
    #expect(found.map(\.source.firstLine) == [2])
  }

  @Test func whatIsWrongAsTextHidesNothingElse() {
    let script = Source(
      name: "s.bindery", text: "moutn Row()\nlet a: Int = \"x\"\nlet = 3\nshwo a\nprint(b)\n")
    let found = SessionFixture().session.fileChecker.check(script, hasCommands: true)
    #expect(
      found.map { "\($0.source.firstLine): \($0.message)" } == [
        "1: there is no command 'moutn'; did you mean 'mount'?",
        "2: cannot convert value of type 'String' to specified type 'Int'",
        "3: expected pattern", "4: there is no command 'shwo'; did you mean 'show'?",
        "5: cannot find 'b' in scope",
      ])
  }

  @Test func aViewMayBeNamedInShort() {
    let fixture = SessionFixture()
    fixture.evaluate(
      """
      struct Dial: View {
        @State var n = 0
        var body: some View { VStack { Text("\\(n)"); Button("Turn") { n += 1 } } }
      }
      """)
    #expect(
      fixture.transcript(
        "mount Dial()", "tap Turn in Dial", "why Dial", "reads Dial", "mount Dial()",
        "tree Dial", "unmount Dial#1", "why not Dial", "unmount Dial", "reads Dial") == """
          + Dial#1
          ↻ Dial#1  Dial#1.n  0 → 1
          input 3: tap Turn in Dial
          └─ Dial#1.n  0 → 1  by n += 1 (<input>:3)
             └─ ↻ Dial#1 reads it (<input>:3)
          Dial#1.n
          + Dial#2
          error: 'Dial' is ambiguous: Dial#1 or Dial#2
          - Dial#1
          · the input wrote nothing that views show
          Dial#2 runs for Dial#2.n
          - Dial#2
          error: there is no view 'Dial': nothing is mounted
          """)
  }
}
