import Session
import Testing

/// A write that updates nothing is reported with the reason.
@Suite struct SilenceTests {
  @Test("B10 every write without an update has its reason")
  func everyWriteWithoutAnUpdateHasItsReason() {
    let fixture = SessionFixture()
    for declaration in [
      "struct ById: Equatable { var t = \"\"; static func == (l: Self, r: Self) -> Bool { true } }",
      """
      @Observable class M {
        var a = 0; var b = 0; var x = ById()
        @ObservationIgnored var c = 0
        static var d = 0
      }
      """,
      "class Sub: M { var own = 0 }",
      """
      struct V: View {
        @State var n = 0
        @State private var unused = 0
        var m: M
        var body: some View {
          VStack {
            Text("\\(n) \\(m.a) \\(m.c) \\(M.d) \\(m.x.t)")
            Button("Same") { n = 0 }
            Button("Unused") { unused += 1 }
            Button("Ask") { print(m.b) }
          }
        }
      }
      """,
      "let m = M(); let s = Sub(); var k = 0", "mount V(m: m)",
    ] {
      fixture.evaluate(declaration)
    }
    #expect(
      fixture.transcript(
        "tap Same", "tap Unused", "m.a = 0", "m.x = ById(t: \"new\")", "tap Ask", "m.b = 1",
        "m.c = 1", "s.own = 1", "M.d = 1", "k = 1") == """
          · V#1.n was 0 already
          · no view reads V#1.unused
          · M#1.a was 0 already
          ! V#1 still shows M#1.x.t "", it is "new": == of ById (<input>:1) considers the new M#1.x equal
            Remedy: compare all that is shown in == of ById, or remove ==
          0
          · no view reads M#1.b, only an action does: tap Ask
          ! V#1 still shows M#1.c 0, it is 1: observation ignores M#1.c
            Remedy: remove @ObservationIgnored, or wrap the access in access(keyPath:) and withMutation(keyPath:)
          · nobody is told of Sub#1.own: Sub is not observable
          ! V#1 still shows M.d 0, it is 1: properties of types are not observed
            Remedy: make d a property of an @Observable object
          · nobody is told of k: variables are not observed
          """)
  }

  @Test("B10 a view is stale for what its last run read, and no longer than it is there")
  func staleViewsAreThoseOfTheLastRun() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "class Plain { var x = 0 }; var plain = Plain(); var total = 0",
        "@Observable class M { var shows = true; var n = 0; static var shared = 0 }; let m = M()",
        """
        struct V: View {
          var body: some View {
            let _ = m.n
            if m.shows { Text("\\(plain.x) \\(total) \\(M.shared)") }
          }
        }
        """,
        "var runs = 0; func run() -> Int { runs += 1; return runs }",
        "struct Counts: View { var body: some View { Text(\"\\(run())\") } }",
        "mount V()", "mount Counts()",
        "plain.x = 1", "plain.x = 2; m.n = 1", "total = 1", "M.shared = 1", "runs = 0",
        "m.shows = false", "plain.x = 3", "total = 2", "m.shows = true", "M.shared = 2",
        "unmount V#1", "plain.x = 4", "M.shared = 3") == """
          + V#1
          + Counts#1
          ! V#1 still shows Plain#1.x 0, it is 1: Plain is not observable
            Remedy: make Plain @Observable
          ↻ V#1  M#1.n  0 → 1
          ! V#1 still shows total 0, it is 1: variables are not observed
            Remedy: keep it in an @Observable object or in a @State
          ! V#1 still shows M.shared 0, it is 1: properties of types are not observed
            Remedy: make shared a property of an @Observable object
          · nobody is told of runs: variables are not observed
          ↻ V#1  M#1.shows  true → false
          · nobody is told of Plain#1.x: Plain is not observable
          · nobody is told of total: variables are not observed
          ↻ V#1  M#1.shows  false → true
          ! V#1 still shows M.shared 1, it is 2: properties of types are not observed
            Remedy: make shared a property of an @Observable object
          - V#1
          · nobody is told of Plain#1.x: Plain is not observable
          · nobody is told of M.shared: properties of types are not observed
          """)
  }

  @Test("B10 an object that gave way to another is named with its successor")
  func replacedObjectsAreNamed() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "@Observable class M { var t = 0 }; @Observable class H { var m = M() }; let h = H()",
        "struct V: View { var body: some View { Text(\"\\(h.m.t)\") } }",
        "mount V()", "let old = h.m", "h.m = M()", "old.t = 1", "h.m = old", "old.t = 2") == """
          + V#1
          ↻ V#1  H#1.m  M#1 → M#2
          · no view reads M#1.t: H#1.m is M#2 now
          ↻ V#1  H#1.m  M#2 → M#1
          ↻ V#1  M#1.t  1 → 2
          """)
  }

  @Test func aChosenNameUsesUpNoOther() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "struct Row: View { var body: some View { Text(\"x\") } }", "mount Row() as name",
        "mount Row()", "unmount name", "mount Row()") == """
          + name
          + Row#1
          - name
          + Row#2
          """)
  }

  @Test func theEnvironmentHasReasonsToo() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "env set Library()", "watch 1 as one", "env set \\.layoutDirection .leftToRight",
        "env set \\.layoutDirection .leftToRight", "let l = Library()", "env set l", "env set l",
        "env unset Library", "env unset \\.layoutDirection", "env set \\.font .body",
        "env set \\.font .body") == """
          + one  1
          · no view reads \\.layoutDirection
          · \\.layoutDirection was .leftToRight already
          · no view reads Library
          · Library was Library#2 already
          · no view reads Library
          · no view reads \\.layoutDirection
          · no view reads \\.font
          · \\.font was Font(body) already
          """)
    #expect(
      fixture.facts("env set Library()") == """
        {"writes":[{"target":"Library","kind":"assign","old":"nil","new":"Library#3",\
        "change":"nil → Library#3","notified":true,"silence":"no view reads it"}],"updates":[],"appeared":[],"disappeared":[],"stale":[]}
        """)
  }

  @Test func makingAnObjectIsNoWrite() {
    let fixture = SessionFixture()
    fixture.evaluate(
      "class Tape: ObservableObject { @Published var n = 0; init(_ n: Int) { self.n = n } }")
    #expect(
      fixture.transcript("let tape = Tape(3); tape.n = 4", "tape.n = 5") == """
        · no view reads Tape#1.n
        """)
  }

  @Test func aWrapperAndAnAssignmentMayShareAnInput() {
    #expect(
      SessionFixture().transcript("@State var x = 0; x = 5; x + 1", "x") == """
        $1: Int = 6
        $2: Int = 5
        """)
  }

  /// A look for stale views runs rows without recording what they read; the next real run is not skipped.
  @Test func staleRowsRunWithTheirData() {
    let fixture = SessionFixture()
    fixture.evaluate("struct Letter: Identifiable { let id: Int; var text: String }")
    fixture.evaluate(
      """
      @Observable class Store {
        var letters = [Letter(id: 1, text: "a"), Letter(id: 2, text: "b"), Letter(id: 3, text: "c")]
      }
      """)
    fixture.evaluate("let store = Store(); var suffix = \"!\"")
    fixture.evaluate("struct Row: View { let text: String; var body: some View { Text(text) } }")
    fixture.evaluate(
      "struct Owner: View { var body: some View { VStack { ForEach(store.letters) { Row(text: $0.text + suffix) } } } }"
    )
    #expect(
      fixture.transcript("mount Owner()", "suffix = \"?\"", "store.letters.removeLast()") == """
        + Owner#1
        + Row#1    in Owner#1[1]
        + Row#2    in Owner#1[2]
        + Row#3    in Owner#1[3]
        ! Owner#1[1] still shows "a!", it would be "a?": variables are not observed
          Remedy: keep it in an @Observable object or in a @State
        ! Owner#1[2] still shows "b!", it would be "b?": variables are not observed
          Remedy: keep it in an @Observable object or in a @State
        ! Owner#1[3] still shows "c!", it would be "c?": variables are not observed
          Remedy: keep it in an @Observable object or in a @State
        $1: Letter = Letter(id: 3, text: "c")
        ↻ Owner#1  Store#1.letters  −[2] Letter "c"
        ↻ Row#1    text             "a!" → "a?" from Owner#1
        ↻ Row#2    text             "b!" → "b?" from Owner#1
        - Row#3
        """)
  }

  @Test func wrappersAndOptionalsShowWhatTheyHold() {
    let fixture = SessionFixture()
    fixture.evaluate("class Tape: ObservableObject { @Published var n = 3 }")
    fixture.evaluate(
      "struct Deck: View { @ObservedObject var tape: Tape; var body: some View { Text(\"\") } }")
    #expect(
      fixture.transcript(
        "let deck = Deck(tape: Tape()); var last: Deck? = nil", "last = deck", "show last",
        "last") == """
          Deck
          └─ tape: Tape#1
             └─ n: 3
          $1: Deck? = Deck(tape: Tape#1)
          """)
  }

  @Test func anErrorInABodyIsTheOneOfThatBody() {
    #expect(
      SessionFixture().transcript(
        "struct A: View { var body: some View { Text(zork) } }",
        "struct B: View { var body: some View { Text(zork); Text(1) } }", "mount B()",
        "func elided() -> Int { ... }", "elided()", "struct C { var u: Zork }", "C(u: 3)") == """
          note: cannot find 'zork' in scope yet; it is looked up again when used
          note: cannot find 'zork' in scope yet; it is looked up again when used
          error: cannot find 'zork' in scope
          error: no exact matches in call to initializer
          error: code was left out here ('...')
          note: cannot find 'Zork' in scope yet; it is looked up again when used
          error: this value cannot be used: the type that it should have is unknown
          """)
  }
}
