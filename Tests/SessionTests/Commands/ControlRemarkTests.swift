import Session
import Testing

/// Controls that do something else than was asked for say why.
@Suite struct ControlRemarkTests {
  private func fixture(_ state: String, _ body: String) -> SessionFixture {
    let fixture = SessionFixture()
    fixture.evaluate("struct V: View { @State var \(state); var body: some View { \(body) } }")
    fixture.evaluate("mount V()")
    return fixture
  }

  @Test func aSliderGoesNoFurtherThanItsBounds() {
    let fixture = fixture("d = 0.7", "Slider(value: $d, in: 0...1)")
    #expect(
      fixture.transcript(#"slide "" 2"#, #"slide "" 2"#, #"slide "" 0.5"#, #"slide "" -1"#) == """
        ↻ V#1  V#1.d  0.7 → 1.0
        · 2.0 is outside of 0.0...1.0
        · V#1.d was 1.0 already
        · 2.0 is outside of 0.0...1.0
        ↻ V#1  V#1.d  1.0 → 0.5
        ↻ V#1  V#1.d  0.5 → 0.0
        · -1.0 is outside of 0.0...1.0
        """)
  }

  @Test func aStepperEndsWithItsRange() {
    let fixture = fixture("n = 4", "Stepper(\"Size\", value: $n, in: 3...5)")
    #expect(
      fixture.transcript("step Size up", "step Size up", "step Size down") == """
        ↻ V#1  V#1.n  4 → 5
        · Size in V#1 wrote nothing: 5 is the end of its range
        ↻ V#1  V#1.n  5 → 4
        """)
  }

  @Test func aFieldTakesWhatItsFormatCanParse() {
    let fixture = fixture("n = 4", "TextField(\"N\", value: $n, format: .number)")
    #expect(
      fixture.transcript("type N abc", "type N 7") == """
        · N in V#1 wrote nothing: its format cannot parse "abc"
        ↻ V#1  V#1.n  4 → 7
        """)
    let optional = self.fixture("n: Int? = 4", "TextField(\"N\", value: $n, format: .number)")
    #expect(
      optional.transcript("type N abc") == """
        ↻ V#1  V#1.n  4 → nil
        · its format cannot parse "abc"
        """)
    let formatter = self.fixture(
      "n = 4", "TextField(\"N\", value: $n, formatter: NumberFormatter())")
    #expect(
      formatter.transcript("type N abc")
        == "· N in V#1 wrote nothing: its format cannot parse \"abc\"")
  }

  @Test func rowsAreNamedByWhatTheyShow() {
    let fixture = SessionFixture()
    fixture.evaluate("struct Item: Identifiable { let id = UUID(); var name: String }")
    fixture.evaluate(
      """
      struct V: View {
        @State var items = ["a", "b", "c", "c"].map { Item(name: $0) }
        var body: some View {
          List {
            ForEach(items) { Text($0.name) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      """)
    fixture.evaluate("mount V()")
    #expect(
      fixture.transcript("delete zz", "move 9 0", "scroll zz").replacing(
        /V#1\["\w+"\]/, with: "V#1[…]") == """
          error: there is no row 'zz'; there are 'a', 'b', 'V#1[…]', 'V#1[…]'
          error: there is no row '9'; there are 'a', 'b', 'V#1[…]', 'V#1[…]'
          error: there is no row 'zz'; there are 'a', 'b', 'V#1[…]', 'V#1[…]'
          """)
  }

  @Test func aChoiceStandsBehindItsControl() {
    let fixture = fixture(
      "s = \"daily\"",
      "Picker(\"Show\", selection: $s) { ForEach([\"daily\", \"weekly\"], id: \\.self) { Text($0) } }"
    )
    #expect(
      fixture.transcript("select weekly Show", "select Show weekly") == """
        error: 'weekly' is a choice of 'Show', which comes first
        ↻ V#1  V#1.s  "daily" → "weekly"
        """)
  }
}
