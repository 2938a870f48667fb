import Testing

/// `why not` answers with the modifier that reads what was written, and did not run for it.
@Suite struct WhyNotMomentsTests {
  private func answer(_ inputs: String...) -> String {
    let fixture = SessionFixture()
    for input in inputs.dropLast() { fixture.evaluate(input) }
    return fixture.transcript(inputs.last ?? "")
  }

  @Test func aTaskWithAnotherID() {
    #expect(
      answer(
        "struct Feed: View { @State private var page = 1; @State private var items = 0; let user = \"me\"; var body: some View { Button(\"Next \\(items)\") { page += 1 }.task(id: user) { items = page * 10 } } }",
        "mount Feed()",
        "tap \"Next 10\"",
        "why not Feed") == """
          · .task(id: user) of Feed#1 (<input>:1) did not run: user did not change, and its action reads page
          Feed#1 runs for Feed#1.items and for its field user
          Remedy: watch page: .task(id: page) in Feed
          """)
  }

  @Test func aTaskWithoutAnID() {
    #expect(
      answer(
        "struct Feed: View { @State private var page = 1; @State private var items = 0; let user = \"me\"; var body: some View { Button(\"Next \\(items)\") { page += 1 }.task { items = page * 10 } } }",
        "mount Feed()",
        "tap \"Next 10\"",
        "why not Feed") == """
          · Feed#1 does not read Feed#1.page: its .task did (<input>:1), and runs once
          Feed#1 runs for Feed#1.items and for its field user
          Remedy: .task in Feed has run, with the page of then: .task(id: page) runs again
          """)
  }

  @Test func onChangeOfAnotherValue() {
    #expect(
      answer(
        "@Observable class Cart { var items: [String] = []; var total = 0 }",
        "struct V: View { let cart: Cart; @State var n = 0; var body: some View { Text(\"\\(n)\").onChange(of: cart.total) { n = cart.items.count } } }",
        "let cart = Cart()",
        "mount V(cart: cart)",
        "cart.items.append(\"x\")",
        "why not V") == """
          · .onChange(of: cart.total) of V#1 (<input>:1) did not run: cart.total did not change, and its action reads cart.items
          V#1 runs for V#1.n, Cart#1.total and for its field cart
          Remedy: watch cart.items too: .onChange(of: cart.items) in V
          """)
  }

  @Test func onReceiveOfAPublisher() {
    #expect(
      answer(
        "let s = PassthroughSubject<Int, Never>()",
        "@Observable class K { var k = 1 }",
        "struct V: View { let m: K; @State var n = 0; var body: some View { Text(\"\\(n)\").onReceive(s) { v in n = v * m.k } } }",
        "let m = K()",
        "mount V(m: m)",
        "m.k = 4",
        "why not V") == """
          · .onReceive(s) of V#1 (<input>:1) runs for s alone, and its action reads m.k
          V#1 runs for V#1.n and for its field m
          Remedy: watch m.k too: .onChange(of: m.k) in V
          """)
  }

  @Test func onAppear() {
    #expect(
      answer(
        "@Observable class F { var items: [String] = [] }",
        "struct V: View { let feed: F; @State var count = 0; var body: some View { Text(\"\\(count)\").onAppear { count = feed.items.count } } }",
        "let feed = F()",
        "mount V(feed: feed)",
        "feed.items.append(\"x\")",
        "why not V") == """
          · V#1 does not read F#1.items: its .onAppear did (<input>:1), and runs once
          V#1 runs for V#1.count and for its field feed
          Remedy: .onAppear in V has run, with the feed.items of then: add .onChange(of: feed.items)
          """)
  }

  @Test func anActionThatCallsTheModel() {
    #expect(
      answer(
        "@Observable class M { var q = \"a\"; var out = 0; func load() { out = q.count } }",
        "struct V: View { let m: M; var body: some View { Text(\"\\(m.out)\").task { m.load() } } }",
        "let m = M()",
        "mount V(m: m)",
        "m.q = \"abc\"",
        "why not V") == """
          · V#1 does not read M#1.q: its .task did (<input>:1), and runs once
          V#1 runs for M#1.out and for its field m
          Remedy: .task in V has run, with the m.q of then: .task(id: m.q) runs again
          """)
  }

  @Test func anActionThatShowsNothing() {
    #expect(
      answer(
        "@Observable class M { var q = \"a\"; var out = 0; func load() { out = q.count } }",
        "struct V: View { let m: M; var body: some View { Text(\"x\").task { print(m.q) } } }",
        "let m = M()",
        "mount V(m: m)",
        "m.q = \"abc\"",
        "why not V") == """
          · V#1 does not read M#1.q
          V#1 runs for its field m
          Remedy: read M#1.q in the body of V
          """)
  }

  @Test func aValueThatCannotBeCompared() {
    #expect(
      answer(
        "struct P { var a = 1 }",
        "struct V: View { let u = 1; @State var p = P(); @State var n = 0; var body: some View { Button(\"T \\(n)\") { p.a += 1 }.task(id: u) { n = p.a } } }",
        "mount V()",
        "tap \"T 1\"",
        "why not V") == """
          · .task(id: u) of V#1 (<input>:1) did not run: u did not change, and its action reads p
          V#1 runs for V#1.n and for its field u
          Remedy: watch what is Equatable of p too: .task(id: p.…) in V
          """)
  }

  @Test func aCopyFromAnActor() {
    #expect(
      answer(
        "actor C { var n = 0; func add() { n += 1 } }",
        "let c = C()",
        "struct V: View { @State var shown = 0; var body: some View { Button(\"Add \\(shown)\") { Task { await c.add() } }.task { shown = await c.n } } }",
        "mount V()",
        "tap \"Add 0\"",
        "why not V") == """
          · shown of V#1 is a copy of C#1.n, made in .task (<input>:1); nobody is told of changes: C is not observable
          V#1 runs for V#1.shown
          Remedy: keep it in a @MainActor @Observable class in place of C, and read c.n in the body of V
          """)
  }

  @Test func aCopyFromAPlainObject() {
    #expect(
      answer(
        "class Old { var n = 0 }",
        "let old = Old()",
        "struct V: View { @State var n = 0; var body: some View { Text(\"\\(n)\").onAppear { n = old.n } } }",
        "mount V()",
        "old.n = 4",
        "why not V") == """
          · n of V#1 is a copy of Old#1.n, made in .onAppear (<input>:1); nobody is told of changes: Old is not observable
          V#1 runs for V#1.n
          Remedy: make Old @Observable, and read old.n in the body of V
          """)
  }
}
