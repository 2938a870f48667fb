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
