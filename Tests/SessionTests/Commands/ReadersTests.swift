import Testing

/// `readers` of what is not stored in one place.
@Suite struct ReadersTests {
  private func readers(_ inputs: String..., of paths: String...) -> [String] {
    let fixture = SessionFixture()
    for input in inputs { fixture.evaluate(input) }
    return paths.map { fixture.transcript("readers \($0)") }
  }

  @Test func anObservedObject() {
    #expect(
      readers(
        "class M: ObservableObject { @Published var a = 1; let k = 1; var twice: Int { a * 2 } }",
        "let m = M()",
        "struct V: View { @ObservedObject var m: M; var body: some View { Text(\"\\(m.a)\") } }",
        "mount V(m: m)", of: "m.a", "M#1.a", "m.twice", "m", "m.k")
        == [
          "V#1 (observes M#1)", "V#1 (observes M#1)", "V#1 (observes M#1)", "V#1 (observes M#1)",
          "no view reads M#1.k",
        ])
  }

  @Test func aComputedProperty() {
    #expect(
      readers(
        "@Observable class Item { var done = false; let id = 1 }",
        "@Observable class L { var items = [Item(), Item()]; var name = \"\"; var open: Int { items.filter { !$0.done }.count } }",
        "let l = L()",
        "struct Row: View { let item: Item; var body: some View { Text(\"\\(item.done)\") } }",
        "struct V: View { let l: L; var body: some View { VStack { Text(\"\\(l.open)\"); Row(item: l.items[0]); Row(item: l.items[1]) } } }",
        "mount V(l: l)", of: "l.open", "l.items[1].done", "l.name")
        == ["V#1", "V#1\nRow#2", "no view reads L#1.name"])
  }

  @Test func aComputedPropertyThatNobodyReads() {
    #expect(
      readers(
        "@Observable class P { var title = \"a\"; var sub = \"b\"; var head: String { title + sub } }",
        "let p = P()",
        "struct T: View { let p: P; var body: some View { Text(p.title) } }",
        "struct S: View { let p: P; var body: some View { Text(p.sub) } }", "mount T(p: p)",
        "mount S(p: p)", of: "p.head", "p.sub")
        == ["no view reads p.head", "S#1"])
  }
}
