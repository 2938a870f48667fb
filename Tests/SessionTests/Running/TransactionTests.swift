import Session
import Testing

/// An input as a transaction: its updates, and its rollback when it fails.
@Suite struct TransactionTests {
  /// Methods that an extension adds to a class do not take the places of those that its subclasses have.
  @Test func methodsOfLaterExtensionsAreNoOthers() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "class Base { func name() -> String { \"base\" } }",
        "final class Derived: Base { func own() -> String { \"own\" } }",
        "extension Base { func later() -> String { \"later\" } }",
        "extension Base { static func exists() -> Bool { true } }",
        "extension Derived { static func exists() -> Bool { false } }",
        "print(Derived().later(), Base().later(), Derived().own())",
        "print(Base.exists(), Derived.exists())") == """
          later later own
          true false
          """)
  }

  @Test func whatFailsLeavesEverythingAsItWas() {
    let fixture = SessionFixture()
    fixture.evaluate("let b = Book(title: \"Dune\"); var n = 1; let list = [1]")
    fixture.evaluate("watch b.title")
    #expect(
      fixture.transcript("b.title = \"X\"; n = 2; let m = 3; print(list[n])", "b.title", "n", "m")
        == """
        error: Fatal error: Index out of range
        $1: String = "Dune"
        $2: Int = 1
        error: cannot find 'm' in scope
        """)
    #expect(
      fixture.transcript("b.title = \"Y\"") == """
        ↻ watch#1  Book#1.title  "Dune" → "Y"
        """)
  }

  @Test func manyWritesAreOneUpdate() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let b = Book()", "watch b.title + b.author.name as line",
        "for i in 1...3 { b.title = \"\\(i)\"; b.author.name += \"!\" }") == """
          + line  "UntitledUnknown Author"
          ↻ line  Book#1.title   "Untitled" → "3"                        shows "3Unknown Author!!!"
                  Author#1.name  "Unknown Author" → "Unknown Author!!!"
          """)
  }

  @Test func anErrorInAViewTakesTheWriteBack() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let library = Library(books: [Book(title: \"A\")])",
        "watch library.books[0].title as first", "library.books.removeAll()",
        "library.books.count") == """
          + first  "A"
          error: Fatal error: Index out of range
          $1: Int = 1
          """)
  }

  /// The values are compared to decide whether the view runs, and again after the rollback.
  @Test func aFailingComparisonLeavesTheEnvironmentAsItWas() {
    let fixture = SessionFixture()
    fixture.evaluate(
      """
      struct Level: Equatable {
        var rest = 0
        static func == (left: Level, right: Level) -> Bool { fatalError("compared") }
      }
      extension EnvironmentValues { @Entry var level = Level() }
      struct Reader: View {
        @Environment(\\.level) var level
        var body: some View { Text("\\(level.rest)") }
      }
      """)
    fixture.evaluate("mount Reader()")
    let before = fixture.session.worldDump.text
    #expect(fixture.transcript("env set \\.level Level(rest: 1)") == "error: Fatal error: compared")
    #expect(fixture.session.worldDump.text == before)
  }

  @Test func propertyWrappersWorkAtTheTopLevel() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "@State var count = 0", "watch count * 2 as double", "count += 1", "count = 1",
        "@Environment(Library.self) var library: Library?", "library == nil",
        "env set Library()", "library == nil") == """
          + double  0
          ↻ double  count  0 → 1  shows 2
          · count was 1 already
          $1: Bool = true
          · no view reads Library
          $2: Bool = false
          """)
  }

  @Test func anAppIsMountedWhenItIsDeclared() {
    let fixture = SessionFixture()
    let app = { (name: String) in
      "@main struct \(name): App { var body: some Scene { WindowGroup { Text(\"hi\") } } }"
    }
    #expect(
      fixture.transcript(app("First"), app("Second")) == """
        + First#1
        + Second#1
        - First#1
        """)
  }

  @Test func aTypeThatIsNoAppRunsItsMain() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "@main enum Tool { static func main() async { print(\"\\(await name()) begins\") } }",
        "func name() async -> String { \"Tool\" }",
        "@main struct Failing { static func main() throws { throw CancellationError() } }",
        "Failing()") == """
          note: cannot find 'name' in scope yet; it is looked up again when used
          note: 'Tool' runs when 'name' is declared
          Tool begins
          error: Fatal error: Error raised at top level: Swift.CancellationError()
          error: cannot find 'Failing' in scope
          """)
  }

  @Test func anAppIsMountedByItsMain() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "struct Shop: App { var body: some Scene { WindowGroup { Text(\"hi\") } } }",
        "@main struct Launcher { static func main() { print(\"starts\"); Shop.main() } }") == """
          starts
          + Shop#1
          """)
  }
}
