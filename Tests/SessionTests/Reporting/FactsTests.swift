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
}
