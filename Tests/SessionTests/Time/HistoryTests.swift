import Session
import SourceText
import Testing

/// `undo`, `redo`, `try` and the history.
@Suite struct HistoryTests {
  private func fixture() -> SessionFixture {
    SessionFixture(files: [
      "shelf.bindery": "let emma = Book(title: \"Emma\")\nemma.title = \"Emma 2\"\n",
      "broken.bindery": "let left = 1\nleft.nothing()\n",
    ])
  }

  @Test func whatCannotBeDoneSaysWhatCan() {
    #expect(
      fixture().transcript(
        "undo", "redo", "jump 1", "skip 0", "history", "jump 0", "replay", "let a = 1", "undo 2",
        "undo 0", "undo x", "jump -1", "jump 2", "skip 9", "history -1", "history Foo", "undo 1 2",
        "try",
        "compare a b", "compare a") == """
          error: nothing is left to undo; 'history' lists the inputs
          error: there is nothing to redo: no input is undone
          error: '1' is not the number of an input that counts: there is none yet
          error: '0' is not the number of an input that counts: there is none yet
          nothing has happened yet
          · nothing is declared anew: declare a view or a model again, then replay
          no view was there in either run
          every input updates the same views
          error: there is only 1 to undo, not 2
          error: '0' is not a number above 0
          error: 'x' is not a number above 0
          error: '-1' is not the number of an input that counts: those are 8
          error: '2' is not the number of an input that counts: those are 8
          error: '9' is not the number of an input that counts: those are 8
          error: '-1' is not a number above 0
          error: there is no view 'Foo'
          error: 'undo' does not take '2': undo [N]
          error: 'try' needs more: try INPUT
          error: there is no type or variable 'b'; did you mean 'a'?
          error: 'compare' needs more: compare A B
          """)
  }

  @Test func aLoadedFileIsOneInputAndIsReadOnce() {
    let fixture = fixture()
    #expect(
      fixture.transcript("watch 1 as one", "load shelf.bindery", "load broken.bindery", "undo 2")
        == """
        + one  1
        · no view reads Book#1.title
        error: value of type 'Int' has no member 'nothing'
        note: the inputs before this one were kept
        · input 3 undone: load broken.bindery
        · input 2 undone: load shelf.bindery
        · every view shows the same as before
        """)
    fixture.evaluate("save shelf.bindery --force")
    #expect(fixture.file("shelf.bindery") == "watch 1 as one\n")
    // The text is the one of the first run.
    #expect(
      fixture.transcript("redo 2", "emma.title", "left") == """
        · input 2 done again: load shelf.bindery
        · input 3 done again: load broken.bindery
        · every view shows the same as before
        $1: String = "Emma 2"
        $2: Int = 1
        """)
    fixture.evaluate("save all.bindery")
    #expect(
      fixture.file("all.bindery") == """
        watch 1 as one
        let emma = Book(title: "Emma")
        emma.title = "Emma 2"
        let left = 1
        emma.title
        left

        """)
  }

  @Test func goingBackReportsUpdatesAsFacts() {
    let fixture = fixture()
    for input in ["let dune = Book(title: \"Dune\")", "watch dune.title as title"] {
      fixture.evaluate(input)
    }
    fixture.evaluate("dune.title = \"Emma\"")
    #expect(
      fixture.facts("undo") == """
        {"writes":[],"updates":[{"view":"title","causes":[{"kind":"property",\
        "target":"Book#1.title"}],"shows":"\\"Dune\\""}],"appeared":[],"disappeared":[],"stale":[]}
        """)
    #expect(
      fixture.facts("undo") == """
        {"writes":[],"updates":[],"appeared":[],"disappeared":[{"view":"title"}],"stale":[]}
        """)
    #expect(
      fixture.transcript("expect updates none", "redo 2", "expect updates none") == """
        · input 2 done again: watch dune.title as title
        · input 3 done again: dune.title = "Emma"
        + title  "Emma"
        """)
  }

  @Test func tryingIsSwiftWhereSomethingThrows() {
    #expect(
      fixture().transcript(
        "var a = 1", "try a = 2", "a", "func next() throws -> Int { a += 1; return a }",
        "try next()", "a", "try a += try next()", ":try try next()", "a", "try let b = 1", "b",
        "try set rows 3", "set rows", "try print(\"hello\")", "try reset", "a", "try quit",
        "try try a = 5", "let try1 = try next()") == """
          $1: Int = 1
          $2: Int = 2
          $3: Int = 2
          $4: Int = 7
          $4: Int = 6
          error: cannot find 'b' in scope
          12
          hello
          $5: Int = 6
          · this ends the session with status 0
          """)
  }

  @Test func questionsThatChangeSomethingAreUndoneAsWell() {
    #expect(
      fixture().transcript(
        "var list = [1, 2, 3]", "show list.removeLast()", "show list", "undo", "show list") == """
          3
          Array<Int>, 2 elements
          ├─ [0]: 1
          └─ [1]: 2
          · input 2 undone: show list.removeLast()
          Array<Int>, 3 elements
          ├─ [0]: 1
          ├─ [1]: 2
          └─ [2]: 3
          """)
  }

  @Test func whatWaitsForANameGoesOnWaiting() {
    #expect(
      fixture().transcript(
        "struct Late: View { var body: Sooner { Sooner() } }", "let a = 1", "undo", "redo",
        "struct Sooner: View { var body: some View { Text(\"x\") } }", "mount Late()", "undo 2",
        "redo 2") == """
          note: cannot find 'Sooner' in scope yet; it is looked up again when used
          note: cannot find 'Sooner' in scope yet; it is looked up again when used
          · input 2 undone: let a = 1
          · input 2 done again: let a = 1
          + Late#1
          + Sooner#1  in Late#1
          · input 6 undone: mount Late()
          · input 5 undone: struct Sooner: View { var body: some View { Text("x") } }
          - Late#1
          - Sooner#1
          · input 5 done again: struct Sooner: View { var body: some View { Text("x") } }
          · input 6 done again: mount Late()
          + Late#1
          + Sooner#1  in Late#1
          """)
  }

  @Test func aScriptMayGoBackWithAllThatItDeclaresKnown() {
    let fixture = fixture()
    let file = Source(
      name: "a.bindery",
      text: """
        var count = double(2)
        count += 1
        undo
        print(count)
        func double(_ number: Int) -> Int { number * 2 }
        undo 2
        redo
        print(count, double(8))
        """)
    let prepared = fixture.session.preparation.prepare(file, hasCommands: true)
    #expect(prepared.diagnostics.isEmpty)
    let endings = prepared.inputs.map { fixture.session.evaluate($0).ending }
    #expect(endings == [Outcome.Ending](repeating: .accepted, count: 8))
    #expect(fixture.transcript("count", "double(1)") == "$1: Int = 4\n$2: Int = 2")
  }

  @Test func fileThatIsBeingLoadedCannotGoBack() {
    let fixture = SessionFixture(files: ["a.bindery": "let a = 1\nundo\n"])
    #expect(
      fixture.transcript("load a.bindery") == """
        error: 'undo' cannot be used in a file: what is being loaded is not in the history yet
        note: the inputs before this one were kept
        """)
  }

  /// What is declared behind attributes on lines of their own tells inputs apart.
  @Test func headlinesNameWhatIsDeclared() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "@Observable\nfinal class Habit {\n  var name = \"\"\n}",
        "@MainActor @available(iOS 17, *)\n@Observable class Other { var n = 0 }",
        "@MainActor func f() {\n}", "// About it.\nlet a = 1",
        "@available(\n  *, deprecated, message: \")\"\n)\nstruct Old {\n}",
        "// About it.\n@MainActor\nfunc g() {}", "@MainActor // or not\nfunc h() {}", "history")
          == """
             1  @Observable final class Habit { …
             2  @MainActor @available(iOS 17, *) @Observable class Other { …
             3  @MainActor func f() { …
             4  // About it. …
             5  @available( *, deprecated, message: ")" ) struct Old { …
             6  // About it. …
          →  7  @MainActor // or not …
          """)
  }

  /// Names of views are not cut; what does not fit goes on below.
  @Test func namesInTheHistoryAreWhole() {
    let fixture = SessionFixture()
    fixture.session.configuration.display.columns = { 60 }
    for name in ["Overview", "Preferences"] {
      fixture.evaluate(
        "struct \(name)Screen: View { let id: Int; var body: some View { Text(\"\\(id)\") } }")
    }
    fixture.evaluate(
      "struct All: View { var body: some View { OverviewScreen(id: 1); PreferencesScreen(id: 2) } }"
    )
    fixture.evaluate("mount All()")
    #expect(
      fixture.transcript("history 1", "log 1") == """
        →  4  mount All()  appeared All#1, OverviewScreen#1,
                           PreferencesScreen#1
        4  mount All()  appeared All#1, OverviewScreen#1,
                        PreferencesScreen#1
        """)
  }
}
