import Testing

/// `why not` about values and objects that code keeps, or does not keep.
@Suite struct WhyNotKeepingTests {
  private func answer(_ inputs: String...) -> String { answer(inputs) }

  private func answer(_ inputs: [String]) -> String {
    let fixture = SessionFixture()
    for input in inputs.dropLast() { fixture.evaluate(input) }
    return fixture.transcript(inputs.last ?? "")
  }

  // Captured copies

  private static let store = [
    "@Observable class Store { var price = 1; var label: () -> String = { \"\" } }",
    "let store = Store()",
    "struct V: View { let store: Store; var body: some View { Text(store.label()) } }",
  ]

  @Test(arguments: [
    ["let p = store.price", "store.label = { \"price \\(p)\" }"],
    ["var p = store.price; store.label = { \"price \\(p)\" }"],
    ["store.label = { [p = store.price] in \"price \\(p)\" }"],
    ["func f() { let p = store.price; store.label = { \"price \\(p)\" } }; f()"],
  ]) func aClosureWithACopy(inputs: [String]) {
    #expect(
      answer(Self.store + inputs + ["mount V(store: store)", "store.price = 2", "why not V"]) == """
        · Store#1.label, which V#1 calls, is a closure (<input>:1) that uses p, a copy of Store#1.price from before
        V#1 runs for Store#1.label and for its field store
        Remedy: read store.price in the closure itself, not p
        """)
  }

  @Test func aFieldOfAViewIsAClosureWithACopy() {
    #expect(
      answer(
        Self.store + [
          "struct F: View { let text: () -> String; var body: some View { Text(text()) } }",
          "let p = store.price", "mount F(text: { \"price \\(p)\" })", "store.price = 2",
          "why not F",
        ]) == """
          · text, which F#1 calls, is a closure (<input>:1) that uses p, a copy of Store#1.price from before
          F#1 runs for its field text
          Remedy: read store.price in the closure itself, not p
          """)
  }

  /// The object itself is captured: the closure reads what it has when it runs.
  @Test func aClosureWithAnObject() {
    #expect(
      answer(
        Self.store + [
          "let same = store", "store.label = { \"price \\(same.price)\" }", "mount V(store: store)",
          "store.price = 2", "why not V",
        ]) == """
          input 7: store.price = 2
          └─ Store#1.price  1 → 2
             └─ ↻ V#1 reads it
          """)
  }

  // Subscriptions that come too early

  private func early(_ sink: String, _ members: String = "") -> String {
    answer(
      "import Combine",
      "class Src: ObservableObject { @Published var n = 0; var twice = 0; var bag = Set<AnyCancellable>(); init() { \(sink).store(in: &bag) }; \(members) }",
      "struct V: View { @StateObject private var s = Src(); var body: some View { VStack { Text(\"\\(s.twice)\"); Button(\"Inc\") { s.n += 1 } } } }",
      "mount V()", "tap Inc", "why not V")
  }

  @Test(arguments: [
    ("$n.sink { [unowned self] _ in twice = n * 2 }", ""),
    ("$n.dropFirst().sink { [weak self] _ in self?.twice = (self?.n ?? 0) * 2 }", ""),
    ("$n.map { \"\\($0)\" }.sink { [unowned self] _ in work() }", "func work() { twice = n * 2 }"),
  ]) func aSinkThatReadsTheOldValue(sink: String, members: String) {
    #expect(
      early(sink, members) == """
        input 5: tap Inc
        └─ Src#1.n  0 → 1  by s.n += 1 (<input>:1)
           └─ ↻ V#1 observes Src#1, whichever property changes; what it shows did not change
        Remedy: make the class of Src#1 @Observable: views then follow the properties that they read
        · twice was worked out from the n of before: $n.sink (<input>:1) runs before Src#1.n changes
        Remedy: use the value that it passes, not n: .sink { n in … }
        """)
  }

  @Test func aSinkThatUsesWhatItIsGiven() {
    #expect(
      early("$n.sink { [unowned self] n in twice = n * 2 }") == """
        input 5: tap Inc
        └─ Src#1.n  0 → 1  by s.n += 1 (<input>:1)
           └─ ↻ V#1 observes Src#1, whichever property changes
        """)
  }

  @Test func anObservedSubscriptionThatNobodyKeeps() {
    #expect(
      answer(
        "import Combine",
        "class M: ObservableObject { @Published var text = \"\"; @Published var upper = \"\"; init() { _ = $text.map { $0.uppercased() }.sink { [weak self] in self?.upper = $0 } } }",
        "struct V: View { @StateObject var m = M(); var body: some View { VStack { TextField(\"T\", text: $m.text); Text(m.upper) } } }",
        "mount V()", "type T \"abc\"", "why not V") == """
          input 5: type T "abc"
          └─ M#1.text  "" → "abc"  through the binding of T in V#1
             └─ ↻ V#1 observes M#1, whichever property changes
          · the subscription that writes upper (<input>:1) ended at once: nothing keeps it
          Remedy: keep what it returns: .store(in: &cancellables), with var cancellables: Set<AnyCancellable> = []
          """)
  }

  // Objects that nothing keeps

  private func unkept(_ write: String) -> String {
    answer(
      "class Bag { var count = 0; var size = (w: 1, h: 1) }",
      "@Observable class Bags { var bags: [String: Bag] = [:]; var first: Bag? }",
      "struct V: View { @State private var model = Bags(); var body: some View { VStack { Text(\"\\(model.bags.count) \\(model.first?.count ?? 0)\"); Button(\"Add\") { \(write) } } } }",
      "mount V()", "tap Add", "why not V")
  }

  @Test func anObjectThatIsTheDefaultOfADictionary() {
    #expect(
      unkept("model.bags[\"a\", default: Bag()].count += 1") == """
        · model.bags["a", default: Bag()] makes a Bag where there is none, and nothing keeps that: what is written to it (<input>:1) is lost
        V#1 runs for V#1.model, Bags#1.bags, Bags#1.first
        Remedy: store one first: if model.bags["a"] == nil { model.bags["a"] = Bag() }
        """)
  }

  @Test func anObjectInPlaceOfNil() {
    #expect(
      unkept("(model.first ?? Bag()).size.w = 2") == """
        · model.first ?? Bag() makes a Bag where there is none, and nothing keeps that: what is written to it (<input>:1) is lost
        V#1 runs for V#1.model, Bags#1.bags, Bags#1.first
        Remedy: store one first: if model.first == nil { model.first = Bag() }
        """)
  }

  // Connections that nothing keeps

  @Test func aConnectionOfAView() {
    #expect(
      answer(
        """
        struct V: View {
          @State private var n = 0
          let timer = Timer.publish(every: 1, on: .main, in: .common)
          var body: some View {
            Text("\\(n)").onReceive(timer) { _ in n += 1 }
              .onAppear { _ = timer.connect() }
          }
        }
        """, "mount V()", "advance 2s", "why not V") == """
          · the input wrote nothing that views show
          · the connection of timer (<input>:6) ended at once: the result of connect() is not stored
          V#1 runs for V#1.n and for its field timer
          Remedy: keep what timer.connect() returns in a property, or let .autoconnect() connect it
          """)
  }

  @Test func aConnectionOfAnObject() {
    #expect(
      answer(
        "import Combine",
        """
        class K: ObservableObject {
          @Published var n = 0
          let subject = PassthroughSubject<Int, Never>()
          var bag = Set<AnyCancellable>()
          init() {
            let numbers = subject.makeConnectable()
            numbers.sink { [unowned self] in n = $0 }.store(in: &bag)
            let connection = numbers.connect()
          }
        }
        """,
        "struct V: View { @StateObject var k = K(); var body: some View { Button(\"Send \\(k.n)\") { k.subject.send(4) } } }",
        "mount V()", "tap \"Send 0\"", "why not V") == """
          · the input wrote nothing that views show
          · the connection of numbers (<input>:8) ended at once: the result of connect() is not stored
          V#1 runs for K#1.objectWillChange
          Remedy: keep what numbers.connect() returns in a property, or let .autoconnect() connect it
          """)
  }
}
