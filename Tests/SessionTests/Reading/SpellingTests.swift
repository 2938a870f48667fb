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

  @Test func questionsAboutShortForms() {
    #expect(
      fixture().transcript("dune.titel?", "let dune = Book(title: \"Dune\")", "dune.titel?") == """
        error: cannot find 'dune' in scope
        error: value of type 'Book' has no member 'titel'; did you mean 'title'?
        """)
  }
}
