import Testing

/// The cost of `why` follows the work of an input: thousands of updates are explained at once.
@Suite struct WhyManyTests {
  private static let rows = 3000

  private static let inputs = [
    """
    @Observable class Item: Identifiable {
      var name: String
      let id: Int
      init(_ id: Int) {
        self.id = id
        name = "n\\(id)"
      }
    }
    """,
    """
    @Observable class Store { var items = (1...\(rows)).map { Item($0) } }
    """,
    "let store = Store()",
    "struct Row: View { let item: Item; var body: some View { Text(item.name) } }",
    "struct Page: View { var body: some View { ForEach(store.items) { Row(item: $0) } } }",
    "mount Page()", "for item in store.items { item.name += \"!\" }",
  ]

  @Test(.timeLimit(.minutes(5))) func manyUpdatesAreExplained() {
    let fixture = SessionFixture()
    for input in Self.inputs { fixture.evaluate(input) }
    let heading = "input 7: for item in store.items { item.name += \"!\" }"
    func write(_ number: Int) -> String {
      "Item#\(number).name  \"n\(number)\" → \"n\(number)!\"  in place, by item.name += \"!\""
    }
    func reader(_ number: Int) -> String { "↻ Row#\(number) reads it (<input>:1)" }
    let all =
      [heading] + (1...7).flatMap { ["├─ " + write($0), "│  └─ " + reader($0)] }
      + ["└─ … and \(Self.rows - 7) more"]
    #expect(fixture.transcript("why") == all.joined(separator: "\n"))
    #expect(fixture.transcript("why Row") == all.joined(separator: "\n"))
    #expect(
      fixture.transcript("why Row#2999") == """
        \(heading)
        └─ \(write(2999))
           └─ \(reader(2999))
        """)
    #expect(
      fixture.transcript("why Item#2999.name") == """
        \(heading)
        └─ \(write(2999))
           └─ \(reader(2999))
        """)
    let notRun = (1...6).map { number in
      "· Page#1 does not read Item#\(number).name; Row#\(number) in it does, and ran"
    }
    #expect(
      fixture.transcript("why not Page")
        == (notRun + ["Page#1 runs for Store#1.items"]).joined(separator: "\n"))
  }
}
