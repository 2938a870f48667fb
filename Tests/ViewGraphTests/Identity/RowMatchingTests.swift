import Testing

/// Which rows run when data changes in places: those of the same elements only where they could
/// show something else.
struct RowMatchingTests {
  private static let letters = """
    struct Letter: Identifiable { let id: Int; var text: String }
    @Observable class Store { var letters = [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")] }
    let store = Store()
    func logged(_ text: String) -> String { print(text); return text }

    """

  /// Code that prints shows how often the closure of a row runs.
  @Test func aClosureThatPrintsRunsForEveryRow() {
    expect(
      Self.letters + """
        struct Owner: View {
          var body: some View { VStack { ForEach(store.letters) { Text(logged($0.text)) } } }
        }
        """,
      """
      > mount Owner()
        a
        b
      + Owner#1
      + Owner#1[1]
      + Owner#1[2]
      > store.letters.append(Letter(id: 3, text: "c"))
        a
        b
        c
      ↻ Owner#1  Store#1.letters
      + Owner#1[3]
      """)
  }

  /// What nobody tracks may have changed, so that the row shows it.
  @Test func rowsThatReadUntrackedVariablesRunAgain() {
    expect(
      Self.letters + """
        var suffix = "!"
        struct Row: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct Owner: View {
          var body: some View { VStack { ForEach(store.letters) { Row(text: $0.text + suffix) } } }
        }
        """,
      """
      > mount Owner()
      + Owner#1
      + Row#1
      + Row#2
      > suffix = "?"
      > store.letters.removeLast()
      ↻ Owner#1  Store#1.letters
      ↻ Row#1  input text "a!" → "a?" from Owner#1
      - Row#2
      """)
  }

  /// A closure with captures is another one each time, whichever row it is passed to.
  @Test func rowsThatPassClosuresOnRunTheirViews() {
    expect(
      Self.letters + """
        struct Row: View {
          let letter: Letter
          let remove: () -> Void
          var body: some View { Button(letter.text, action: remove) }
        }
        struct Owner: View {
          var body: some View {
            VStack { ForEach(store.letters) { letter in Row(letter: letter) { print(letter.id) } } }
          }
        }
        """,
      """
      > mount Owner()
      + Owner#1
      + Row#1
      + Row#2
      > store.letters.append(Letter(id: 3, text: "c"))
      ↻ Owner#1  Store#1.letters
      ↻ Row#1 (wasted)  input remove, not comparable, from Owner#1
      ↻ Row#2 (wasted)  input remove, not comparable, from Owner#1
      + Row#3
      """)
  }

  /// Elements in the middle come, go and change places; ids decide among them.
  @Test func rowsBetweenTheSameElementsKeepTheirIdentity() {
    expect(
      Self.letters + """
        struct Row: View {
          let text: String
          @State private var count = 0
          var body: some View { Text("\\(text)\\(count)") }
        }
        struct Owner: View {
          var body: some View { VStack { ForEach(store.letters) { Row(text: $0.text) } } }
        }
        store.letters = (1...5).map { Letter(id: $0, text: "t\\($0)") }
        """,
      """
      > mount Owner()
      + Owner#1
      + Row#1...5
      > store.letters.insert(Letter(id: 9, text: "n"), at: 2)
      ↻ Owner#1  Store#1.letters
      + Row#6
      > store.letters.swapAt(1, 3)
      ↻ Owner#1  Store#1.letters
      > store.letters[3].text = "x"
      ↻ Owner#1  Store#1.letters
      ↻ Row#2  input text "t2" → "x" from Owner#1
      > store.letters.removeSubrange(1...2)
      ↻ Owner#1  Store#1.letters
      - Row#3
      - Row#6
      > store.letters.insert(Letter(id: 5, text: "twice"), at: 0)
      ↻ Owner#1  Store#1.letters
      ↻ Row#5  input text "t5" → "twice" from Owner#1
      ! ForEach<Array<Letter>, Int, Row>: the ID 5 occurs multiple times within the collection, \
      this will give undefined results!
      """)
  }
}
