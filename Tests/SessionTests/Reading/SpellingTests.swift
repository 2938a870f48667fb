import Session
import SourceText
import Testing

/// Suggestions of names of the library, and inputs with shorthands.
@Suite struct SpellingTests {
  private func fixture() -> SessionFixture { SessionFixture() }

  /// Attributes that are nearly those of the library change the data flow when they are overlooked.
  @Test func misspelledAttributesAreRefused() {
    #expect(
      fixture().transcript(
        "struct Dial: View { @Sate var n = 0; var body: some View { Text(\"\\(n)\") } }",
        "@Observabel class Store { var n = 0 }", "struct Page { @Injected var n = 0 }") == """
          error: unknown attribute 'Sate'; did you mean 'State'?
          error: unknown attribute 'Observabel'; did you mean 'Observable'?
          note: '@Injected' is not known here and has no effect
          """)
  }

  @Test func misspelledNamesOfTheLibrary() {
    #expect(
      fixture().transcript(
        "Txet(\"a\")", "let b = Bok()", "fix", "b.title", "let n: Doubel = 1", "whitAnimation { }",
        "struct Old: Veiw { var body: some View { Text(\"a\") } }") == """
          error: cannot find 'Txet' in scope; did you mean 'Text'?
          error: cannot find 'Bok' in scope; did you mean 'Book'?
          bindery> let b = Book()
          $1: String = "Untitled"
          error: cannot find type 'Doubel' in scope; did you mean 'Double'?
          error: cannot find 'whitAnimation' in scope; did you mean 'withAnimation'?
          note: cannot find 'Veiw' in scope yet; did you mean 'View'?
          """)
  }

  /// An opaque type of an undeclared protocol cannot be used.
  @Test func opaqueTypesOfUndeclaredProtocols() {
    #expect(
      fixture().transcript(
        "struct Page: View { var body: some Veiw { Text(\"a\") } }", "mount Page()") == """
          note: cannot find 'Veiw' in scope yet; did you mean 'View'?
          error: 'Page.body' cannot be used: a type in its declaration is unknown
          """)
  }

  @Test func theLastResultIsNamedByAnUnderscore() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript("1 + 2", "let c = _", "watch _ as last", "_ + \"a\"") == """
        $1: Int = 3
        + last  3
        error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
        """)
  }

  /// The files of commands have other names.
  @Test func commandsInSwiftFiles() {
    let fixture = SessionFixture(files: [
      "a.swift": "let log = missing\n", "b.swift": "let a = 1\nundo\n",
      "c.swift": "mount Text(\"a\")\n",
    ])
    #expect(
      fixture.transcript("load a.swift", "load b.swift", "load c.swift") == """
        error: cannot find 'missing' in scope
        error: cannot find 'undo' in scope
        note: 'undo' is a command: a .swift file is Swift alone, .bindery files and standard input have commands, too
        note: the inputs before this one were kept
        error: consecutive statements on a line must be separated by ';'
        note: 'mount' is a command: a .swift file is Swift alone, .bindery files and standard input have commands, too
        error: cannot find 'mount' in scope
        """)
  }

  @Test func optionsAndWordsOfOtherShells() {
    #expect(
      fixture().transcript(
        "results", "results on", ":quiet", "timimg", "clear", ":ls", ":helo", ":t",
        "let quiet = 1",
        "quiet") == """
          error: 'results' is an option: 'set results' shows it, and takes on or off
          error: 'results' is an option: 'set results' shows it, and takes on or off
          error: 'quiet' is an option: 'set quiet' shows it, and takes on or off
          error: there is no command 'timimg'; did you mean 'timing'?
          error: there is no command 'clear'; Ctrl-L clears the screen
          error: there is no command 'ls'; 'vars' lists the variables, 'types' the types, 'views' what is mounted
          error: there is no command 'helo'; did you mean 'help'?
          error: there is no command 't'; there are types, tree, tap, type, toggle, try, tour, timing
          $1: Int = 1
          """)
  }

  /// Nothing runs, so that there is nothing to undo.
  @Test func commandsWithADot() {
    #expect(
      fixture().transcript("var a = 1", ".help", ".quti", ".padding", ".padding()", "undo", "undo")
        == """
        note: a modifier needs a view before it; the command is 'help'
        note: a modifier needs a view before it; the command is 'quit'
        note: a modifier needs a view before it; nothing was run
        note: a modifier needs a view before it; nothing was run
        · input 1 undone: var a = 1
        error: nothing is left to undo; 'history' lists the inputs
        """)
  }

  @Test func questionsAboutShortForms() {
    #expect(
      fixture().transcript("dune.titel?", "let dune = Book(title: \"Dune\")", "dune.titel?") == """
        error: cannot find 'dune' in scope
        error: value of type 'Book' has no member 'titel'; did you mean 'title'?
        """)
  }
}
