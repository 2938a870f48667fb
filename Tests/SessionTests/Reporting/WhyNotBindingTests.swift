import Testing

/// `why not` where a control's binding keeps nothing, and where nothing is sent.
@Suite struct WhyNotBindingTests {
  private func transcript(_ inputs: String..., then questions: String...) -> String {
    let fixture = SessionFixture()
    for input in inputs { fixture.evaluate(input) }
    return questions.map { fixture.transcript($0) }.joined(separator: "\n")
  }

  private static let field =
    "struct Field: View { @Binding var text: String; var body: some View { TextField(\"Title\", text: $text) } }"
  private static let panel =
    "struct Panel: View { @Binding var on: Bool; var body: some View { Toggle(\"On\", isOn: $on) } }"

  /// The write is no nothing, as the binding gives it back until the next run.
  @Test func aVariableOfTheBody() {
    #expect(
      transcript(
        Self.field,
        """
        struct Editor: View {
          let title: String
          var body: some View {
            var copy = title
            return Field(text: Binding(get: { copy }, set: { copy = $0 }))
          }
        }
        """, "mount Editor(title: \"A\")", then: "type Title \"C\"", "why not Field") == """

          · the binding (<input>:5) writes copy, a variable of the body of Editor: no view observes it, and the next run makes it anew
          Field#1 runs for its field text
          Remedy: bind to title itself: let it be a @State, a @Binding or in a model, and pass on $title instead of copy
          """)
  }

  @Test func aConstantBinding() {
    #expect(
      transcript(
        Self.panel, "mount Panel(on: .constant(false))", then: "toggle On", "why not Panel")
          == """
          · On in Panel#1 wrote nothing: its binding keeps the value that it has
          · on of Panel#1 is a constant binding ('.constant'): what is written to it is lost
          Panel#1 runs for its field on
          Remedy: pass Panel a binding to a @State or to a property of a model: on: $…
          """)
    #expect(
      transcript(
        "struct Page: View { var body: some View { Toggle(\"On\", isOn: .constant(true)) } }",
        "mount Page()", "toggle On", then: "why not Page") == """
          · the binding is a constant one ('.constant', <input>:1): what is written to it is lost
          Page#1 reads nothing and has no fields: it runs once
          Remedy: pass the control a binding to a @State or to a property of a model: $…
          """)
  }

  @Test func aSetThatWritesNothing() {
    #expect(
      transcript(
        "struct Page: View { @State var n = false; var body: some View { Toggle(\"On\", isOn: Binding(get: { n }, set: { _ in })) } }",
        "mount Page()", "toggle On", then: "why not Page") == """
          · the set of the binding (<input>:1) writes nothing
          Page#1 runs for Page#1.n
          Remedy: write the value in set, or pass on $… of a @State or of a model
          """)
  }

  @Test func aCopyInACondition() {
    #expect(
      transcript(
        "struct Person { var name = \"A\" }",
        "@Observable class Box { var person: Person? = Person() }",
        "struct Page: View { let box: Box; var body: some View { Button(box.person?.name ?? \"\") { if var person = box.person { person.name = \"B\" } } } }",
        "mount Page(box: Box())", "tap A", then: "why not Page") == """
          · person is a copy of box.person: what is written to it (<input>:1) is lost
          Page#1 runs for Box#1.person and for its field box
          Remedy: write to box.person itself, or put the copy back: box.person = person
          """)
  }

  @Test func aTimerThatNobodyConnects() {
    #expect(
      transcript(
        """
        struct Clock: View {
          @State private var n = 0
          let timer = Timer.publish(every: 1, on: .main, in: .common)
          var body: some View { Text("\\(n)").onReceive(timer) { _ in n += 1 } }
        }
        """, "mount Clock()", "advance 3s", then: "why not Clock") == """
          · the input wrote nothing that views show
          · Clock#1 receives timer (<input>:4), which sends nothing until connect() is called
          Clock#1 runs for Clock#1.n and for its field timer
          Remedy: connect it: Timer.publish(…).autoconnect(), or keep what timer.connect() returns
          """)
  }

  /// The warning is given once for each place.
  @Test func aStateWrittenInInit() {
    #expect(
      transcript(
        "struct Dial: View { @State private var n = 0; init(start: Int) { n = start }; var body: some View { Text(\"\\(n)\") } }",
        then: "mount Dial(start: 5)", "mount Dial(start: 6)") == """
          + Dial#1
          warning: a @State is written before a view has it: the write has no effect
          + Dial#2
          """)
  }

  @Test func anIDThatChanges() {
    #expect(
      transcript(
        "struct Note: Identifiable { var id: UUID { UUID() }; var text: String }",
        "struct Row: View { let note: Note; @State private var open = false; var body: some View { Button(note.text) { open.toggle() } } }",
        "struct Notes: View { @State private var notes = [Note(text: \"a\")]; var body: some View { VStack { Button(\"Add\") { notes.append(Note(text: \"b\")) }; ForEach(notes) { Row(note: $0) } } } }",
        "mount Notes()", "tap a", then: "tap Add", "why"
      ).split(separator: "\n").filter {
        $0.contains("lost") || $0.contains("Remedy")
      } == [
        "- Row#1  its state open = true is lost: its element has another id each time it is asked",
        "      └─ - Row#1  its state open = true is lost: its element has another id each time it is asked",
        "Remedy: store the id of the element: let id = UUID(), not a computed property",
      ])
  }
}
