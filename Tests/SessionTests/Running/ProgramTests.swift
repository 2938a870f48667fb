import Session
import SourceText
import Testing

/// A program's view of the outside world, and the lifetime of its objects.
@Suite struct ProgramTests {
  @Test func aProgramKnowsItsArguments() {
    var printed = ""
    var configuration = Configuration(write: { printed += $0 })
    configuration.arguments = ["tour.bindery", "a", "-b"]
    let session = Session(configuration)
    session.evaluate(
      Source(name: "<input>", text: "print(CommandLine.arguments, CommandLine.argc)"))
    #expect(printed == "[\"tour.bindery\", \"a\", \"-b\"] 3\n")
  }

  /// What ran before is kept, nothing after it runs, and no `defer` runs either.
  @Test func exitEndsTheSession() {
    var printed = ""
    let session = Session(Configuration(write: { printed += $0 }))
    let text = "do { defer { print(1) }; print(2); exit(EXIT_FAILURE) }; print(3)"
    let outcome = session.evaluate(Source(name: "input", text: text))
    #expect(outcome.ending == .quit(1))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(printed == "2\n")
  }

  @Test func aSwiftFileHasNoCommands() {
    let session = SessionFixture().session
    let outcome = session.loader.load(Source(name: "tour.swift", text: "let views = 2\nviews\n"))
    #expect(outcome.ending == .accepted)
    let wrong = session.loader.load(Source(name: "other.swift", text: "print(1)\nstats\n"))
    #expect(wrong.diagnostics.map(\.message).first == "cannot find 'stats' in scope")
    let misspelled = session.loader.load(Source(name: "third.swift", text: "moutn Shelf()\n"))
    #expect(
      misspelled.diagnostics.map(\.message) == [
        "consecutive statements on a line must be separated by ';'",
        "cannot find 'moutn' in scope", "cannot find 'Shelf' in scope",
      ])
  }

  /// Neither declaration is rejected because the other one is.
  @Test func typesThatMentionEachOtherMayBothBeWrong() {
    let outcome = SessionFixture().session.loader.load(
      Source(
        name: "tour.swift",
        text: """
          struct Page: Hashable { let turn: () -> Void; init(_ book: Book) { turn = book.turn } }
          struct Book: Hashable { let turn: () -> Void; init(_ page: Page) { turn = page.turn } }
          print(1)
          """))
    #expect(
      outcome.diagnostics.map(\.message) == [
        "type 'Page' does not conform to protocol 'Hashable'",
        "type 'Page' does not conform to protocol 'Equatable'",
      ])
    #expect(
      outcome.diagnostics.flatMap(\.notes).first?.message
        == "stored property type '() -> Void' does not conform to protocol 'Hashable', preventing synthesized conformance of 'Page' to 'Hashable'"
    )
  }

  @Test func errorsAreToldInTheOrderOfTheText() {
    let source = Source(
      name: "tour.swift",
      text: """
        func turn() -> Int { "left" }
        struct Page: Turnable {}
        func open(_ page: Sheet) {}
        let number: Int = true
        """)
    let map = LineMap(source)
    let found = SessionFixture().session.fileChecker.check(source, hasCommands: false)
    #expect(found.map { map.position(of: Int($0.span.start)).line } == [1, 2, 3, 4])
  }

  /// A failed input restores what it released, so that none of that may have run its `deinit`.
  @Test func whatAnInputDropsGoesWhenTheInputIsAccepted() {
    let fixture = SessionFixture()
    fixture.evaluate(
      """
      class Page {
        let number: Int
        init(_ number: Int) { self.number = number }
        deinit { print("gone", number) }
      }
      """)
    #expect(
      fixture.transcript(
        "var page: Page? = Page(1)", "page = nil; fatalError(\"no\")", "page!.number",
        "func drop() { page = nil; print(\"dropped\") }", "drop()",
        "func brief() { let page = Page(2); print(\"made\", page.number) }",
        "brief(); print(\"end\")") == """
          error: Fatal error: no
          $1: Int = 1
          dropped
          gone 1
          made 2
          gone 2
          end
          """)
  }

  @Test func aViewMayBearANameOfTheLibrary() {
    #expect(
      SessionFixture().transcript(
        "struct Shape: View { var sides: Int; var body: some View { Text(\"\\(sides)\") } }",
        "mount VStack { Shape(sides: 3); Circle() }", "tree") == """
          + Shape#1
          VStack
          ├─ Shape#1
          │  └─ Text "3"
          └─ Circle
          """)
  }
}
