import Testing

/// `why not` says by which way another object, or an older value, has come to a view.
@Suite struct WhyNotObjectsTests {
  private func answer(_ inputs: String...) -> String {
    let fixture = SessionFixture()
    for input in inputs.dropLast() { fixture.evaluate(input) }
    return fixture.transcript(inputs.last ?? "")
  }

  @Test func anObjectUnderTheKeyOfASubclass() {
    #expect(
      answer(
        "@Observable class Theme { var color = \"red\" }",
        "@Observable class Dark: Theme {}",
        "struct Leaf: View { @Environment(Theme.self) private var theme: Theme?; var body: some View { Text(theme?.color ?? \"none\") } }",
        "struct Top: View { @State private var theme = Dark(); var body: some View { Leaf().environment(theme) } }",
        "mount Top()",
        "Dark#1.color = \"blue\"",
        "why not Leaf") == """
          · Leaf#1 asks its environment for Theme and gets nil: Dark#1 stands there under Dark
          Leaf#1 runs for Theme
          Remedy: pass it on as Theme: .environment(theme as Theme) in Top
          """)
  }

  @Test func anObjectUnderTheKeyOfASubclassInAFrame() {
    #expect(
      answer(
        "@Observable class Theme { var color = \"red\" }",
        "@Observable class Dark: Theme {}",
        "struct Leaf: View { @Environment(Theme.self) private var theme: Theme?; var body: some View { Text(theme?.color ?? \"none\") } }",
        "let d = Dark()",
        "env set Theme()",
        "env set d",
        "mount Leaf()",
        "d.color = \"blue\"",
        "why not Leaf") == """
          · Leaf#1 asks its environment for Theme and gets Theme#1: Dark#1 stands there under Dark
          Leaf#1 runs for Theme, Theme#1.color
          Remedy: pass it on as Theme: env set … as Theme in root
          """)
  }

  @Test func aNearerObjectOfTheSameClass() {
    #expect(
      answer(
        "@Observable class Theme { var color = \"red\" }",
        "struct Leaf: View { @Environment(Theme.self) private var theme: Theme?; var body: some View { Text(theme?.color ?? \"none\") } }",
        "struct Mid: View { @State private var own = Theme(); var body: some View { Leaf().environment(own) } }",
        "struct Top: View { @State private var theme = Theme(); var body: some View { Mid().environment(theme) } }",
        "mount Top()",
        "Theme#1.color = \"blue\"",
        "why not Leaf") == """
          · Mid#1 hides Theme#1 from Leaf#1: it sets Theme#2 further in
          Leaf#1 runs for Theme, Theme#2.color
          Remedy: Mid#1 sets Theme further in (<input>:1); remove that, or change it there
          """)
  }

  @Test func aNearerObjectInAFrame() {
    #expect(
      answer(
        "@Observable class Theme { var color = \"red\" }",
        "struct Leaf: View { @Environment(Theme.self) private var theme: Theme?; var body: some View { Text(theme?.color ?? \"none\") } }",
        "let a = Theme(), b = Theme()",
        "env set a",
        "env push",
        "env set b",
        "mount Leaf()",
        "a.color = \"x\"",
        "why not Leaf") == """
          · frame1 hides Theme#1 from Leaf#1: it sets Theme#2 further in
          Leaf#1 runs for Theme, Theme#2.color
          Remedy: env set Theme … in frame1, or env unset Theme in frame1
          """)
  }

  @Test func aValueWorkedOutInTheInitializer() {
    #expect(
      answer(
        "@Observable class Order { var items: [Int]; let total: Int; init(items: [Int]) { self.items = items; total = items.reduce(0, +) } }",
        "struct V: View { let order: Order; var body: some View { Text(\"\\(order.total)\") } }",
        "let order = Order(items: [1, 2])",
        "mount V(order: order)",
        "order.items.append(3)",
        "why not V") == """
          · V#1 shows Order#1.total, which init of Order works out from items once (<input>:1)
          V#1 runs for its field order
          Remedy: make total a computed property of Order: var total: Int { items.reduce(0, +) }
          """)
  }

  @Test func aValueReadWhenItWasMounted() {
    #expect(
      answer(
        "@Observable class Name { var text = \"Ann\" }",
        "let name = Name()",
        "struct V: View { let text: String; var body: some View { Text(text) } }",
        "mount V(text: name.text)",
        "name.text = \"Bob\"",
        "why not V") == """
          · V#1 does not read Name#1.text: input 4 read name.text once, when it mounted it
          V#1 runs for its field text
          Remedy: let V hold the Name in place of name.text, and read text in its body
          """)
  }

  @Test func anObjectThatTheViewReaches() {
    #expect(
      answer(
        "@Observable class User { var name = \"a\" }",
        "@Observable class Store { var user = User() }",
        "struct V: View { let store: Store; var body: some View { Text(\"x\") } }",
        "let s = Store()",
        "mount V(store: s)",
        "s.user.name = \"b\"",
        "why not V") == """
          · V#1 does not read User#1.name
          V#1 runs for its field store
          Remedy: read User#1.name in the body of V
          """)
  }

  @Test func anObjectThatTheViewDoesNotReach() {
    #expect(
      answer(
        "@Observable class User { var name = \"a\" }",
        "struct V: View { var body: some View { Text(\"x\") } }",
        "let u = User()",
        "mount V()",
        "u.name = \"b\"",
        "why not V") == """
          · V#1 does not read User#1.name
          V#1 reads nothing and has no fields: it runs once
          """)
  }
}
