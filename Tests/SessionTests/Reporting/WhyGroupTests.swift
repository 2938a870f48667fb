import Testing

/// `why` and `why not` of several views, of rows, and of views whose input failed.
@Suite struct WhyGroupTests {
  private func answer(_ inputs: String...) -> String {
    let fixture = SessionFixture()
    for input in inputs.dropLast() { fixture.evaluate(input) }
    return fixture.transcript(inputs.last ?? "")
  }

  @Test func oneOfSeveralRan() {
    #expect(
      answer(
        "@Observable class B { var t = \"a\"; var u = 0 }",
        "struct R: View { let b: B; var body: some View { Text(b.t) } }",
        "let b1 = B(), b2 = B(), b3 = B()",
        "mount R(b: b1)",
        "mount R(b: b2)",
        "mount R(b: b3)",
        "b1.t = \"z\"",
        "why not R") == """
          input 7: b1.t = "z"
          └─ B#1.t  "a" → "z"
             └─ ↻ R#1 reads it (<input>:1)
          · R#2 reads B#2.t, not B#1.t
            likewise R#3
          """)
  }

  @Test func whyOfSeveral() {
    #expect(
      answer(
        "@Observable class B { var t = \"a\"; var u = 0 }",
        "struct R: View { let b: B; var body: some View { Text(b.t) } }",
        "let b1 = B(), b2 = B(), b3 = B()",
        "mount R(b: b1)",
        "mount R(b: b2)",
        "mount R(b: b3)",
        "b1.t = \"z\"",
        "why R") == """
          input 7: b1.t = "z"
          └─ B#1.t  "a" → "z"
             └─ ↻ R#1 reads it (<input>:1)
          · R#2 reads B#2.t, not B#1.t
            likewise R#3
          """)
  }

  @Test func noneOfSeveralRan() {
    #expect(
      answer(
        "@Observable class B { var t = \"a\"; var u = 0 }",
        "struct R: View { let b: B; var body: some View { Text(b.t) } }",
        "let b1 = B(), b2 = B(), b3 = B()",
        "mount R(b: b1)",
        "mount R(b: b2)",
        "mount R(b: b3)",
        "b1.u = 3",
        "why not R") == """
          · R#1 does not read B#1.u
            likewise R#2, R#3
          R#1 runs for B#1.t and for its field b
          Remedy: read B#1.u in the body of R
          """)
  }

  @Test func anEarlierInput() {
    #expect(
      answer(
        "@Observable class B { var t = \"a\"; var u = 0 }",
        "struct R: View { let b: B; var body: some View { Text(b.t) } }",
        "let b1 = B(), b2 = B(), b3 = B()",
        "mount R(b: b1)",
        "mount R(b: b2)",
        "mount R(b: b3)",
        "b1.t = \"z\"",
        "b1.u = 3",
        "why not R in 7") == """
          input 7: b1.t = "z"
          └─ B#1.t  "a" → "z"
             └─ ↻ R#1 reads it (<input>:1)
          · R#2 reads B#2.t, not B#1.t
            likewise R#3
          """)
  }

  @Test func allAreGone() {
    #expect(
      answer(
        "struct A: View { let n: Int; var body: some View { Text(\"\\(n)\") } }",
        "mount A(n: 1)",
        "mount A(n: 2)",
        "unmount A#1",
        "unmount A#2",
        "why not A") == """
          input 5: unmount A#2
          └─ - A#2
          · A#1 went in input 4
            input 4: unmount A#1
          """)
  }

  @Test func aFailedMount() {
    #expect(
      answer(
        "class S: ObservableObject { @Published var u = 1 }",
        "struct P: View { @EnvironmentObject var s: S; var body: some View { Text(\"\\(s.u)\") } }",
        "struct R: View { var body: some View { P() } }",
        "mount P()",
        "why not P") == """
          · no P is there: input 4 was to show one, and failed: Fatal error: No ObservableObject of type S found. A View.environmentObject(_:) for S may be missing as an ancestor of this view.
            input 4: mount P()
          Remedy: P#1 asks for it; put one above it: P().environmentObject(S(…)), or env set S(…)
          """)
  }

  @Test func aFailedMountOfAViewAround() {
    #expect(
      answer(
        "class S: ObservableObject { @Published var u = 1 }",
        "struct P: View { @EnvironmentObject var s: S; var body: some View { Text(\"\\(s.u)\") } }",
        "struct R: View { var body: some View { P() } }",
        "mount R()",
        "why not R") == """
          · no R is there: input 4 was to show one, and failed: Fatal error: No ObservableObject of type S found. A View.environmentObject(_:) for S may be missing as an ancestor of this view.
            input 4: mount R()
          Remedy: P#1 asks for it; put one above it: P().environmentObject(S(…)), or env set S(…)
          """)
  }

  @Test func aFailedMountOfAnotherView() {
    #expect(
      answer(
        "class S: ObservableObject { @Published var u = 1 }",
        "struct P: View { @EnvironmentObject var s: S; var body: some View { Text(\"\\(s.u)\") } }",
        "struct R: View { var body: some View { P() } }",
        "struct Q: View { var body: some View { Text(\"q\") } }",
        "mount R()",
        "why not Q") == """
          · input 5 failed, and nothing of it remains
          · no Q is there: the branch, tab, sheet or row that makes one has not been shown
          """)
  }

  @Test func aFailedQuestion() {
    #expect(
      answer(
        "struct Q: View { var body: some View { Text(\"q\") } }",
        "mount Q()",
        "why Q#3",
        "why not Q") == """
          input 2: mount Q()
          └─ + Q#1 was mounted
          """)
  }

  @Test func aListWithAStaleRow() {
    #expect(
      answer(
        "class Todo: Identifiable { var done = false }",
        "@Observable class Store { var todos = [Todo(), Todo()] }",
        "struct V: View { let store: Store; var body: some View { List(store.todos) { t in Text(t.done ? \"done\" : \"open\") } } }",
        "let store = Store()",
        "mount V(store: store)",
        "store.todos[0].done = true",
        "why not V") == """
          ! V#1[Todo#1] still shows "open", it would be "done": Todo is not observable
          V#1 runs for Store#1.todos and for its field store
          Remedy: make Todo @Observable
          """)
  }
}
