import Session
import SourceText
import Testing

/// Stubs whose uses say something of what is around them.
extension StubTests {
  /// What only its type could decide is not passed where nothing tells what a stub takes.
  @Test func argumentsThatNeedATypeAreNotPassed() {
    #expect(
      answers(
        """
        struct Kind { static let big = Kind() }
        func scan(_ reader: Reader2) { reader.scan(for: [.big], by: \\.size) }
        """) == [
          "stub: struct Reader2: Hashable { func scan(for argument1: Any?, by argument2: Any?) {}; init() {} }"
        ])
  }

  /// What a closure changes is `inout`.
  @Test func closuresChangeWhatTheyAreHanded() {
    #expect(
      answers(
        "struct Settings { var name = \"\" }", "func rename() { update { $0.name = \"Ada\" } }")
        == ["stub: func update(_ body: (inout Settings) -> Void) {}"])
  }

  /// A function gives what the closure gives that it is passed.
  @Test func functionsGiveWhatTheirClosuresGive() {
    #expect(
      answers(
        """
        struct Bird { var name = "" }
        struct Diary {
          let queue: Queue
          func add(_ name: String) throws -> Bird {
            try queue.write { db in
              let bird = Bird(name: name)
              try db.save(bird)
              return bird
            }
          }
        }
        """, "expect try Diary(queue: Queue()).add(\"Robin\").name == \"Robin\"") == [
          "stub: struct Queue: Hashable { func write<Result>(_ body: (Db) throws -> Result) throws -> Result "
            + "{ return try body(Db()) }; init() {} }",
          "stub: struct Db: Hashable { func save(_ argument1: Any?) throws {}; init() {} }",
        ])
  }

  /// A variable is made of a type that another type holds.
  @Test func typesMayBeNested() {
    #expect(
      answers(
        """
        struct Card { enum Column { case todo, doing } }
        final class Board { func move(to column: Card.Column) { print(column) } }
        """, "board.move(to: column)") == [
          "stub: var board: Board = Board()", "stub: var column: Card.Column = Card.Column.todo",
        ])
  }

  /// Ranges are those of a list; a key of the library is that of the type whose subscript takes it.
  @Test func subscriptsTellTheirType() {
    #expect(
      answers(
        "struct Breaks: LayoutValueKey { static let defaultValue = false }",
        "func heights() -> [CGFloat] { subviews[...2].map { $0.sizeThatFits(.unspecified).height } }",
        "func breaks() -> [Bool] { rows.map { $0[Breaks.self] } }",
        "struct Boat { var name = \"\" }",
        "func name(_ path: KeyPath<Boat, String>) -> String { boat[keyPath: path] }")
        == [
          "stub: var subviews: [LayoutSubview] = []", "stub: var rows: [LayoutSubview] = []",
          "stub: var boat: Boat = Boat()",
        ])
  }

  /// `@main` of a type that conforms to a protocol of a missing module.
  @Test func programsOfMissingModulesStart() {
    #expect(
      answers(
        """
        import CommandParser
        @main struct Greet: CommandRun {
          func run() { print("hi") }
        }
        """) == [
          "stub: protocol CommandRun {}; extension CommandRun { static func main() {} }",
          "stub: import CommandParser",
        ])
  }

  /// A call with a closure is none of a case.
  @Test func casesTakeNoClosures() {
    #expect(
      answers("let bitmap = Bitmap.draw(size: 3) { print(\"drawn\") }") == [
        "stub: struct Bitmap: Hashable { static func draw(size argument1: Any?, _ body: () -> Void) -> Bitmap "
          + "{ Bitmap() }; init() {} }"
      ])
  }

  /// A variable of a type that the same text declares has its value before the text runs.
  @Test func variablesOfTypesOfTheSameText() {
    #expect(
      answers(
        """
        struct Boat { var name = "Ada" }
        func show(_ boat: Boat) -> String { boat.name }
        expect show(boat) == "Ada"
        func path(_ path: KeyPath<Boat, String>) -> String { boat[keyPath: path] }
        expect path(\\.name) == "Ada"
        """) == ["stub: var boat: Boat = Boat()"])
  }
}
