import Testing

/// Inputs that use what later ones declare, and fragments of documents.
@Suite struct WaitingTests {
  @Test func declarationsMayComeInAnyOrder() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        """
        struct Outer: View {
          @State var model = Model()
          var body: some View { Text("\\(model.count)") }
        }
        """, "Outer()", "@Observable class Model { var count = 4 }", "mount Outer()", "tree")
          == """
          note: this waits until 'Model' is declared
          error: cannot find 'Outer' in scope
          + Outer#1
          Outer#1
          └─ Text "4"
          """)
  }

  @Test func aBodyThatFailedRunsWhenItsNamesAreDeclared() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "func twice() -> Int { once() * 2 }", "twice()", "twice()",
        "struct Cover: View { var body: some View { Text(dune.title) } }", "mount Cover()",
        "func once() -> Int { 4 }", "let dune = Book(title: \"Dune\")", "twice()",
        "mount Cover()", "tree") == """
          note: cannot find 'once' in scope yet; it is looked up again when used
          error: cannot find 'once' in scope
          error: cannot find 'once' in scope
          note: cannot find 'dune' in scope yet; it is looked up again when used
          error: cannot find 'dune' in scope
          $1: Int = 8
          + Cover#1
          Cover#1
          └─ Text "Dune"
          """)
  }

  @Test func anExtensionDoesNotRepeatWhatItsTypeLacks() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "struct Sum { func value() -> Int { one() } }",
        "extension Sum { func other() -> Int { two() } }") == """
          note: cannot find 'one' in scope yet; it is looked up again when used
          note: cannot find 'two' in scope yet; it is looked up again when used
          """)
  }

  /// The text of an earlier declaration, longer than that of the one that leaves its members out.
  @Test func whatADeclarationLeavesOutIsCheckedWhereItIsWritten() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View {
            Text("\\(count)").onAppear { withAnimation { 4 } }.onChange(of: count) { new in ("") }
          }
        }
        """, "struct Counter {}", "mount Counter()", "tree") == """
          note: 'Counter' keeps what this declaration leaves out
          + Counter#1
          Counter#1
          └─ Text "0"
          """)
  }

  /// Nested types and generic parameters are other types than one that is declared later.
  @Test func aLaterTypeLeavesOtherMeaningsOfItsNameAlone() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        """
        @Observable class Store {
          enum Filter { case all, done }
          var filter = Filter.all
          func mapped<Row>(_ row: () -> Row) -> Row { row() }
        }
        """, "class Writer { func text() -> String { Caption(text: \"x\").text } }",
        "let writer = Writer()", "struct Desk { let writer: Writer }",
        "extension Store { func isOn(_ filter: Filter) -> Bool { filter == self.filter } }",
        "let store = Store()", "struct Row { var text: String }", "struct Filter {}",
        "struct Caption { var text: String }",
        "struct Page: View { let store: Store; var body: some View { Text(\"\\(store.filter)\") } }",
        "mount Page(store: store)", "store.filter = .done", "store.isOn(.done)",
        "store.mapped { Row(text: \"r\") }.text", "Desk(writer: writer).writer.text()") == """
          note: cannot find 'Caption' in scope yet; it is looked up again when used
          + Page#1
          ↻ Page#1  Store#1.filter  .all → .done
          $1: Bool = true
          $2: String = "r"
          $3: String = "x"
          """)
  }

  @Test func whatLeavesCodeOutKeepsWhatWasThere() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        """
        struct Count: View {
          var count = 0
          var body: some View { Button("Next") { count += 1 } }
        }
        """,
        """
        struct Count: View {
          @State var count = 0
          // ...
        }
        """, "mount Count()", "tap Next") == """
          error: left side of mutating operator isn't mutable: 'self' is immutable
          note: 'Count' keeps what this declaration leaves out
          + Count#1
          · no view reads Count#1.count
          """)
  }

  @Test func piecesOfDocumentsGetAWord() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "get { 1 }", "init(a: Int) { }", "mutating func f() { }", ".padding()") == """
          note: 'get' is an accessor; put it into the property that it belongs to
          note: this is a member; put it into the type that it belongs to
          note: this is a member; put it into the type that it belongs to
          note: a modifier needs a view before it; nothing was run
          """)
  }

  /// A modifier without a view is checked as far as it is known.
  @Test func modifiersThatStandAloneAreTried() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        ".sheet(isPresented: $isShown) { Text(note) }",
        ".sheet(isPresentd: 3) { Text(\"note\") }",
        ".environment(\\.colorScheme, 3)",
        ".fill(.red)") == """
          note: a modifier needs a view before it; nothing was run
          error: no exact matches in call to instance method 'sheet'
          error: cannot convert value of type 'Int' to expected argument type 'ColorScheme'
          note: a modifier needs a view before it; nothing was run
          """)
  }
}
