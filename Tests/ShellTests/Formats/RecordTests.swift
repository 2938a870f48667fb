import Reports
import Shell
import SourceText
import Terminal
import Testing

/// The output of `-o jsonl` in a real session is valid by the installed schema.
@Suite struct RecordTests {
  private static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  private func schema() throws -> JSONSchema {
    let path = RecordTests.root + "/completions/bindery-jsonl.schema.json"
    return JSONSchema(try JSON.parse(FileAccess.read(path)))
  }

  /// The records for some inputs, and the text written to standard error.
  private func run(_ lines: String) throws -> (records: [JSON], errors: String) {
    var options = Options()
    options.display.format = .jsonl
    options.keepsGoing = true
    let (output, errors) = (TextSink(), TextSink())
    let console = Console(output: output, errors: errors)
    let evaluator = SessionEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: false, write: console.print, isInterrupted: { false }))
    let shell = Shell(
      options: options, console: console, evaluator: evaluator,
      parts: Shell.Parts(reader: ScriptedLineReader(lines: lines), isInteractive: false))
    _ = shell.run()
    let records = try output.takeText().split(separator: "\n").map { try JSON.parse(String($0)) }
    return (records, errors.takeText())
  }

  @Test func everyInputHasOneRecordThatTheSchemaDescribes() throws {
    let inputs = [
      "let dune = Book(title: \"Dune\")", "watch dune.title as title", "dune.title = \"Emma\"",
      "dune.title = \"Emma\"", "1 + 1", "print(\"a\")", "let x: Int = \"a\"", "let y = )",
      "moutn V()", "dune.ttle = \"b\"", "why", "why title", "why dune.isAvailable", "why not title",
      "dune.isAvailable = false", "why not title", "unmount title", "why not title", "stats",
      "undo", "env push sheet", "env set \\.colorScheme .dark", "log",
      "struct Item: Identifiable { let id: Int }",
      "struct Row: View { let item: Item; @State var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }",
      "struct Rows: View { @State var items = [Item(id: 7), Item(id: 8)]; var body: some View { "
        + "ForEach(items.indices, id: \\.self) { i in Row(item: items[i]) }; Button(\"Swap\") { items.swapAt(0, 1) } } }",
      "mount Rows()", "tap 0 in Row#1", "tap Swap", "why Row#1",
    ]
    let (records, errors) = try run(inputs.joined(separator: "\n"))
    let schema = try schema()
    for record in records { #expect(schema.problems(of: record) == []) }
    #expect(records.map { $0["source"]?.text } == inputs)
    // Diagnostics are written only once.
    #expect(errors == "")
    let failed = records.filter { $0["ok"] == .bool(false) }
    #expect(
      failed.map { $0["diagnostics"]?.elements.first?["message"]?.text ?? "" } == [
        "cannot convert value of type 'String' to specified type 'Int'",
        "expected initial value after '='",
        "there is no command 'moutn'; did you mean 'mount'?",
        "value of type 'Book' has no member 'ttle'; did you mean 'title'?",
      ])
  }

  @Test func theFirstValueOfAWatchIsTold() throws {
    let (records, _) = try run(
      "let dune = Book(title: \"Dune\")\nwatch dune.title as title\ndune.title = \"Emma\"")
    #expect(
      records[1]["appeared"]
        == .array([.object(["view": .string("title"), "shows": .string("\"Dune\"")])]))
    #expect(records[2]["updates"]?.elements.first?["shows"] == .string("\"Emma\""))
  }

  @Test func viewsThatRunComeAndGoAreExplainedAsData() throws {
    let (records, _) = try run(
      """
      @Observable class Store { var count = 0; var isOn = true; var title = "a" }
      struct Row: View { @State private var taps = 0; let n: Int; var body: some View { Button("Tap") { taps += 1 } } }
      struct Page: View { let store: Store; @Environment(\\.locale) var locale
        var body: some View { if store.isOn { Row(n: store.count) } else { Text(store.title) } } }
      let store = Store()
      mount Page(store: store) as page
      tap Tap
      store.count = 1
      why
      why not page in 1
      store.isOn = false
      why
      store.title = "b"
      why page
      store.count = 2
      why not page
      why not Row
      """)
    let schema = try schema()
    for record in records { #expect(schema.problems(of: record) == []) }
    let answers = records.compactMap { $0["why"] }
    #expect(answers.count == 6)
    func effect(_ answer: JSON, _ path: Int...) -> JSON {
      path.reduce(answer) { $0["effects"]?.elements[$1] ?? .null }
    }
    #expect(effect(answers[0], 0)["target"] == .string("Store#1.count"))
    #expect(effect(answers[0], 0, 0)["view"] == .string("page"))
    #expect(
      effect(answers[0], 0, 0)["causes"]?.elements.first?["places"]
        == .array([.string("<stdin>:2")]))
    #expect(effect(answers[0], 0, 0, 0)["view"] == .string("Row#1"))
    #expect(answers[1]["reasons"]?.elements.map { $0["kind"]?.text } == ["nothingWritten"])
    #expect(effect(answers[2], 0, 0)["kind"] == .string("update"))
    #expect(
      effect(answers[2], 0, 0, 0)["lost"]
        == .array([.object(["property": .string("taps"), "value": .string("1")])]))
    #expect(
      answers[2]["remedies"]
        == .array([.string("keep taps in Page as @State, and pass Row a binding to it")]))
    #expect(effect(answers[3], 0, 0)["changed"] == .bool(true))
    #expect(answers[4]["view"] == .string("page"))
    #expect(answers[4]["reasons"]?.elements.map { $0["kind"]?.text } == ["notReached"])
    #expect(answers[5]["reasons"]?.elements.map { $0["kind"]?.text } == ["gone"])
  }

  @Test func severalViewsAndViewsThatFailedAreExplainedAsData() throws {
    let (records, _) = try run(
      """
      @Observable class B { var t = "a" }
      struct R: View { let b: B; var body: some View { Text(b.t) } }
      let b1 = B(), b2 = B()
      mount R(b: b1)
      mount R(b: b2)
      b1.t = "z"
      why not R
      class S: ObservableObject { @Published var u = 1 }
      struct P: View { @EnvironmentObject var s: S; var body: some View { Text("\\(s.u)") } }
      mount P()
      why not P
      """)
    let schema = try schema()
    for record in records { #expect(schema.problems(of: record) == []) }
    let answers = records.compactMap { $0["why"] }
    #expect(answers.count == 2)
    let views = answers[0]["views"]?.elements ?? []
    #expect(views.map { $0["view"]?.text } == ["R#1", "R#2"])
    #expect(views.last?["reasons"]?.elements.map { $0["kind"]?.text } == ["otherObject"])
    #expect(answers[1]["reasons"]?.elements.map { $0["kind"]?.text } == ["failed"])
    #expect(answers[1]["remedies"]?.elements.count == 1)
  }

  @Test func filesDocumentsAndCountsAreDescribedToo() throws {
    let schema = try schema()
    for record in [
      #"{"schema":1,"source":"a","ok":true,"diagnostics":[]}"#,
      #"{"schema":1,"file":"a","ok":false,"line":null,"message":"m"}"#,
      #"{"schema":1,"files":["a"],"ok":true,"output":[],"tests":[],"diagnostics":[]}"#,
      #"{"schema":1,"passed":1,"failed":0,"updated":0}"#,
    ] {
      #expect(schema.problems(of: try JSON.parse(record)) == [])
    }
    #expect(schema.problems(of: try JSON.parse(#"{"schema":2,"passed":1}"#)) != [])
  }
}
