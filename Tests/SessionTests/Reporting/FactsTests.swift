import Testing

/// Reports as JSON.
@Suite struct FactsTests {
  @Test func oneWriteIsOneUpdateOfWhoReadsIt() {
    let fixture = SessionFixture()
    fixture.evaluate("let b = Book(title: \"Dune\")")
    fixture.evaluate("watch b.title")
    #expect(
      fixture.facts("b.title = \"X\"") == """
        {"writes":[{"target":"Book#1.title","kind":"assign","old":"\\"Dune\\"","new":"\\"X\\"",\
        "change":"\\"Dune\\" → \\"X\\"","notified":true}],"updates":[{"view":"watch#1","causes":[{"kind":"property",\
        "target":"Book#1.title"}],"shows":"\\"X\\""}],"appeared":[],"disappeared":[],"stale":[]}
        """)
    #expect(
      fixture.facts("b.isAvailable.toggle()") == """
        {"writes":[{"target":"Book#1.isAvailable","kind":"inPlace","old":"true","new":"false",\
        "change":"true → false","notified":true,"silence":"no view reads it"}],"updates":[],"appeared":[],"disappeared":[],"stale":[]}
        """)
  }

  @Test func aValueHasItsTypeAndText() {
    let fixture = SessionFixture()
    #expect(
      fixture.facts("1 + 1") == """
        {"value":{"type":"Int","text":"2"},"writes":[],"updates":[],"appeared":[],\
        "disappeared":[],"stale":[]}
        """)
  }

  @Test func mountedAndUnmountedViewsAreNamed() {
    let fixture = SessionFixture()
    #expect(
      fixture.facts("watch 1 + 1 as sum") == """
        {"writes":[],"updates":[],"appeared":[{"view":"sum","shows":"2"}],"disappeared":[],"stale":[]}
        """)
    #expect(
      fixture.facts("unmount sum") == """
        {"writes":[],"updates":[],"appeared":[],"disappeared":[{"view":"sum"}],"stale":[]}
        """)
  }

  @Test func statesThatStayWithThePlacesOfRowsAreListed() {
    let fixture = SessionFixture()
    for input in [
      "struct Item: Identifiable { let id: Int }",
      "struct Row: View { let item: Item; @State var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }",
      "struct Rows: View { @State var items = [Item(id: 7), Item(id: 8)]; var body: some View { "
        + "ForEach(items.indices, id: \\.self) { i in Row(item: items[i]) }; Button(\"Swap\") { items.swapAt(0, 1) } } }",
      "mount Rows()", "tap 0 in Row#1",
    ] { fixture.evaluate(input) }
    #expect(
      fixture.facts("tap Swap") == """
        {"writes":[{"target":"Rows#1.items","kind":"assign","old":"[Item(id: 7), Item(id: 8)]",\
        "new":"[Item(id: 8), Item(id: 7)]","change":"moved [0] → [1]","notified":true}],"updates":[{"view":"Rows#1",\
        "causes":[{"kind":"state","target":"Rows#1.items"}]},{"view":"Rows#1[0]","causes":[{"kind":"state",\
        "target":"Rows#1.items"}]},{"view":"Row#1","causes":[{"kind":"input","target":"item"}],"misplaced":\
        {"states":["n = 1"],"before":"Item(id: 7)","after":"Item(id: 8)"}},{"view":"Rows#1[1]","causes":[{"kind":"state",\
        "target":"Rows#1.items"}]},{"view":"Row#2","causes":[{"kind":"input","target":"item"}]}],"appeared":[],\
        "disappeared":[],"stale":[]}
        """)
  }
}
