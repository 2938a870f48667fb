import Session
import SourceText
import Testing

/// Members shown outside of their type.
@Suite struct MemberFragmentTests {
  private static let text = """
    func remove(at place: Int) {
      names.remove(at: place)
    }
    class Names {
      var names = ["Ann", "Bo"]
    }
    struct Roll: View {
      @State var roll = Names()
      var body: some View {
        Button("Drop") { roll.remove(at: 0) }
      }
    }
    var isEmpty: Bool { roll.names.isEmpty }
    Roll().isEmpty
    """

  @Test func checkingAFilePutsThemIntoTheirTypes() {
    let file = Source(name: "file", text: Self.text)
    #expect(
      SessionFixture().session.fileChecker.check(file, hasCommands: true).map(\.message) == [])
  }

  @Test func theyAreMembersFromThenOn() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "@Observable class Names { var names = [\"Ann\", \"Bo\"] }",
        "func remove(at place: Int) { names.remove(at: place) }",
        "let roll = Names()", "roll.remove(at: 0)", "roll.names",
        "var names: [String] { access(keyPath: \\.names); return _names }",
        "func free(names: [String]) -> Int { names.count }", "free(names: [])") == """
          note: this is taken as a member of 'Names'
          · no view reads Names#1.names
          $1: [String] = ["Bo"]
          note: 'Names' has this member already; nothing was run
          $2: Int = 0
          """)
  }

  /// Once everything that it uses is declared, a function can also be a global one.
  @Test func functionsMayStandForThemselves() {
    let fixture = SessionFixture(namesResults: false)
    #expect(
      fixture.transcript(
        "struct Settings { var name = \"n\" }", "func greeting() -> String { \"hi \" + name }",
        "greeting()", "Settings().greeting()", "var name = \"World\"", "greeting()",
        "func total() -> Int { 1 }", "func total() -> Int { name.count }", "total()") == """
          note: this is taken as a member of 'Settings'
          error: cannot find 'greeting' in scope
          String = "hi n"
          String = "hi World"
          Int = 5
          """)
  }

  /// Words between commas are incomplete code, not prose.
  @Test func wordyCodeIsNoProse() {
    let text = "func draw(\n  width: Double, height: Double depth: Double, name: String\n) { }"
    #expect(SessionFixture().transcript(text) == "error: expected ',' separator")
  }

  /// Programs are not completed: their errors remain.
  @Test func programsKeepTheirErrors() {
    var configuration = Configuration()
    configuration.stopsAtFirstFailure = true
    let session = Session(configuration)
    let text = "class Names { var total = 0 }\nfunc show() { print(total) }\nshow()"
    let (inputs, found) = session.preparation.prepare(
      Source(name: "main", text: text), hasCommands: false)
    let answers = inputs.flatMap { session.evaluate($0).diagnostics.map(\.message) }
    #expect(
      found.map(\.message) + answers == [
        "cannot find 'total' in scope yet; it is looked up again when used",
        "cannot find 'total' in scope",
      ])
  }
}
