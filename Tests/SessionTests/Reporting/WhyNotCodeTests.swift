import Testing

/// `why not` answers with what the code does where nothing that was written tells.
@Suite struct WhyNotCodeTests {
  private func answer(_ inputs: String...) -> String {
    let fixture = SessionFixture()
    for input in inputs.dropLast() { fixture.evaluate(input) }
    return fixture.transcript(inputs.last ?? "")
  }

  private static let shelf = [
    "struct Item { var title = \"a\"; mutating func rename() { title = \"m\" } }",
    "@Observable class Shelf { var items = [Item(), Item()] }; let shelf = Shelf()",
    "struct V: View { let shelf: Shelf; var body: some View { Text(shelf.items[0].title) } }",
    "mount V(shelf: shelf)",
  ]

  private func answerOnShelf(_ inputs: String...) -> String {
    let fixture = SessionFixture()
    for input in Self.shelf + inputs { fixture.evaluate(input) }
    return fixture.transcript("why not V")
  }

  @Test(arguments: [
    "for var item in shelf.items { item.title = \"b\" }",
    "for var item in shelf.items { item.rename() }",
    "for old in shelf.items { var item = old; item.title = \"b\" }",
    "shelf.items.forEach { print($0.title) }; for var item in shelf.items { item.title += \"b\" }",
  ]) func aLoopOverCopies(input: String) {
    #expect(
      answerOnShelf(input) == """
        · item is a copy of an element of shelf.items: what is written to it (<input>:1) is lost
        V#1 runs for Shelf#1.items and for its field shelf
        Remedy: write to the element itself: for i in shelf.items.indices { shelf.items[i].… = … }
        """)
  }

  @Test func aCopyInAFunction() {
    #expect(
      answerOnShelf("func f() { var item = shelf.items[0]; item.title = \"b\" }", "f()") == """
        · item is a copy of shelf.items[0]: what is written to it (<input>:1) is lost
        V#1 runs for Shelf#1.items and for its field shelf
        Remedy: write to shelf.items[0] itself, or put the copy back: shelf.items[0] = item
        """)
  }

  @Test(arguments: [
    // It is put back, passed on, or never changed.
    "func f() { var item = shelf.items[0]; item.title = \"a\"; let kept = item; print(kept.title) }; f()",
    "for var item in shelf.items { item.title = \"b\"; print(item) }",
    "for item in shelf.items { print(item.title) }",
  ]) func aCopyThatIsUsed(input: String) {
    #expect(
      answerOnShelf(input) == """
        · the input wrote nothing that views show
        V#1 runs for Shelf#1.items and for its field shelf
        """)
  }

  @Test func aCopyInAnAction() {
    #expect(
      answer(
        "struct Item { var title = \"a\" }",
        """
        struct V: View {
          @State private var items = [Item()]
          var body: some View {
            Text(items[0].title)
            Button("Rename") { for var item in items { item.title = "b" } }
          }
        }
        """, "mount V()", "tap Rename", "why not V") == """
          · item is a copy of an element of items: what is written to it (<input>:5) is lost
          V#1 runs for V#1.items
          Remedy: write to the element itself: for i in items.indices { items[i].… = … }
          """)
  }

  @Test(arguments: [
    "var body: some View { Text(Date.now, style: .time) }",
    "var body: some View { Text(\"\\(Int(Date().timeIntervalSince1970 / 60))\") }",
    "var hours: Int { Int(Date().timeIntervalSince1970 / 3600) }; var body: some View { Text(\"\\(hours)\") }",
  ]) func theTime(members: String) {
    #expect(
      answer("struct V: View { \(members) }", "mount V()", "advance 5s", "why not V") == """
        · the input wrote nothing that views show
        · V#1 reads the current time (<input>:1), which does not notify views
        V#1 reads nothing and has no fields: it runs once
        Remedy: show the time in a TimelineView(.periodic(from: .now, by: 1)) { context in … context.date … }
        """)
  }

  @Test(arguments: [
    "var body: some View { Text(\"\\(Date.now.timeIntervalSince1970)\") }",
    "var now: Double { Date().timeIntervalSince1970 }; var body: some View { Text(\"\\(now)\") }",
  ]) func theTimeThatIsShown(members: String) {
    #expect(
      answer("struct V: View { \(members) }", "mount V()", "advance 5s", "why not V") == """
        ! V#1 still shows "1767225600.0", it would be "1767225605.0": it reads the current time (<input>:1), which does not notify views
        V#1 reads nothing and has no fields: it runs once
        Remedy: show the time in a TimelineView(.periodic(from: .now, by: 1)) { context in … context.date … }
        """)
  }

  @Test func anotherKeyOfTheStore() {
    #expect(
      answer(
        "struct A: View { @AppStorage(\"nmae\") var name = \"\"; var body: some View { Text(name) } }",
        "struct B: View { @AppStorage(\"name\") var name = \"\"; var body: some View { Button(\"Set\") { name = \"Ida\" } } }",
        "mount A()", "mount B()", "tap Set", "why not A") == """
          · A#1 has the key nmae of @AppStorage, and name was written
          A#1 runs for AppStorage.nmae
          Remedy: use one key: @AppStorage("name") in A, or the key of A where it is written
          """)
  }

  @Test func anotherKeyOfTheStoreThatNoViewHas() {
    #expect(
      answer(
        "struct A: View { @AppStorage(\"nmae\") var name = \"\"; var body: some View { Text(name) } }",
        "mount A()", "UserDefaults.standard.set(\"Ida\", forKey: \"name\")", "why not A") == """
          · A#1 has the key nmae of @AppStorage, and name was written
          A#1 runs for AppStorage.nmae
          Remedy: use one key: @AppStorage("name") in A, or the key of A where it is written
          """)
  }

  @Test func anObjectMadeInTheBody() {
    #expect(
      answer(
        "@Observable class M { var n = 0 }",
        """
        struct V: View {
          var body: some View {
            let m = M()
            Button("\\(m.n)") { m.n += 1 }
          }
        }
        """, "mount V()", "tap 0", "why not V") == """
          input 4: tap 0
          └─ M#1.n  0 → 1  in place, by m.n += 1 (<input>:4)
             └─ ↻ V#1 reads it (<input>:4); what it shows did not change
          Remedy: make it once: @State private var m = M(…) in V, not in its body (<input>:3)
          """)
  }

  @Test(arguments: [
    "src.$v.sink { [weak self] in self?.got = $0 }", "_ = src.$v.sink { self.got = $0 }",
    "let kept = src.$v.sink { self.got = $0 }",
  ]) func aSubscriptionThatNobodyKeeps(statement: String) {
    #expect(
      answer(
        "import Combine\nclass Src: ObservableObject { @Published var v = 0 }",
        "@Observable class T { var got = 0; let src: Src; init(_ src: Src) { self.src = src; \(statement) } }",
        "let src = Src(); let t = T(src)",
        "struct V: View { let t: T; var body: some View { Text(\"\\(t.got)\") } }", "mount V(t: t)",
        "src.v = 5", "why not V") == """
          · the subscription that writes T#1.got (<input>:1) ended at once: nothing keeps it
          · V#1 does not read Src#1.v
          V#1 runs for T#1.got and for its field t
          Remedy: keep what it returns: .store(in: &cancellables), with var cancellables: Set<AnyCancellable> = []
          """)
  }

  @Test func aStateThatIsWrittenInAnInitializer() {
    #expect(
      answer(
        "struct V: View { @State var n = 0; init(n: Int) { self.n = n }; var body: some View { Text(\"\\(n)\") } }",
        "struct P: View { @State var k = 1; var body: some View { V(n: k); Button(\"More\") { k += 1 } } }",
        "mount P()", "tap More", "why not V") == """
          · n is a @State: what init writes to it (<input>:1) is not kept
          · V#1 does not read P#1.k; P#1 does, and ran
          V#1 runs for V#1.n
          Remedy: make n a let or a @Binding; for a first value alone, _n = State(initialValue: …)
          """)
  }
}
