import ShellFixtures
import Terminal
import Testing

/// How inputs that consist of several, faults and counts are shown at the prompt of the program itself.
@Suite(.serialized) struct PromptReportTests {
  private typealias Key = TypedPrompt.Key

  /// Where a view fails at a value of the environment, what supplied that is told.
  @Test func aFaultNamesWhatSuppliedTheValue() throws {
    let prompt = try TypedPrompt(columns: 200)
    let caret = String(repeating: " ", count: 139) + "^~~~~~~~"
    prompt.enter(
      "extension EnvironmentValues { @Entry var place = 0 }",
      "struct Line: View { @Environment(\\.place) private var place; @Environment(\\.locale) var locale; "
        + "let a = [1]; var body: some View { Text(\"\\(a[place])\") } }",
      "struct Page: View { var n = 5; var body: some View { Line().environment(\\.place, n) } }",
      "env push sheet", "env set \\.place 7")
    #expect(
      prompt.answer(to: "mount Line()") == """
        <input 2>:1:140: error: Fatal error: Index out of range
        struct Line: View { @Environment(\\.place) private var place; @Environment(\\.locale) var locale; let a = [1]; var body: some View { Text("\\(a[place])") } }
        \(caret)
        note: place is \\.place, env set in sheet
        """)
    #expect(
      prompt.answer(to: "mount Page()") == """
        <input 2>:1:140: error: Fatal error: Index out of range
        struct Line: View { @Environment(\\.place) private var place; @Environment(\\.locale) var locale; let a = [1]; var body: some View { Text("\\(a[place])") } }
        \(caret)
        note: place is \\.place, set by a modifier in Page#1, <input 3>:1
        """)
    prompt.leave()
  }

  /// What each input of a file prints, answers and is told stands in its place, as in a pasted text.
  @Test func aLoadedFileIsShownInputByInput() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let inner = try folder.file("inner.bindery", "print(\"inner\")\nshow c\n")
    let file = try folder.file(
      "a.bindery",
      """
      @Observable class Counter { var n = 0 }
      let c = Counter()
      watch c.n as n
      print("one")
      readers c.n
      c.n = 1
      print("two")
      load \(inner)
      func f() -> Int { later }
      show c
      c.m = 2
      print("never")

      """)
    let prompt = try TypedPrompt(columns: 200)
    #expect(
      prompt.answer(to: "load \(file)") == """
        + n  0
        one
        n
        ↻ n  Counter#1.n  0 → 1
        two
        inner
        Counter#1
        └─ n: 1
        \(file):9:19: note: cannot find 'later' in scope yet; it is looked up again when used
        func f() -> Int { later }
                          ^~~~~
        Counter#1
        └─ n: 1
        \(file):11:3: error: value of type 'Counter' has no member 'm'
        c.m = 2
          ^
        \(file):11:1: note: the inputs before this one were kept
        c.m = 2
        ^~~~~~~
        """)
    #expect(prompt.answer(to: "set quiet on") == "")
    #expect(prompt.answer(to: "load \(inner)") == "inner\nCounter#1\n└─ n: 1")
    prompt.leave()
  }

  /// What `try load` would do is shown in the order in which `load` shows it.
  @Test func aFileIsTriedAsItIsLoaded() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file(
      "a.bindery",
      """
      @Observable class Counter { var n = 0 }
      let c = Counter()
      watch c.n as n
      print("one")
      readers c.n
      c.n = 1
      print("two")
      c.m = 2
      print("never")

      """)
    let shown = """
      + n  0
      one
      n
      ↻ n  Counter#1.n  0 → 1
      two
      \(file):8:3: error: value of type 'Counter' has no member 'm'
      c.m = 2
        ^
      \(file):8:1: note: the inputs before this one were kept
      c.m = 2
      ^~~~~~~
      """
    let prompt = try TypedPrompt(columns: 200)
    #expect(prompt.answer(to: "try load \(file)") == shown)
    // An error that is expected is not shown.
    #expect(prompt.answer(to: "expect error load \(file)") == "one\ntwo")
    #expect(prompt.answer(to: "views") == "nothing is mounted")
    #expect(prompt.answer(to: "load \(file)") == shown)
    prompt.leave()
  }

  /// A fault in an action tells what ran it, in which view, and what supplied the values it mentions.
  @Test func aFaultInAnActionNamesTheControlAndTheView() throws {
    let bar =
      "struct Bar: View { let model: Model; var body: some View { "
      + "Button(\"Go\") { model.number = model.items[5] } } }"
    let two =
      "struct Two: View { let model: Model; var body: some View { "
      + "Text(\"Two\").onTapGesture { model.number = model.items[2] } } }"
    let page =
      "struct Page: View { @Environment(\\.limit) var limit; var body: some View { "
      + "Text(\"c\").onChange(of: model.items) { _ = limit! } } }"
    let job =
      "struct Job: View { @Environment(\\.limit) var limit; var body: some View { "
      + "Text(\"d\").task(id: model.number) { if model.number > 0 { _ = limit! } } } }"
    /// The report on a fault in an expression.
    func fault(
      _ input: Int, _ line: String, _ code: String, _ message: String, _ notes: [String]
    ) throws -> String {
      let place = try #require(line.firstRange(of: code))
      let offset = line.distance(from: line.startIndex, to: place.lowerBound)
      let marks =
        String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: code.count - 1)
      return
        (["<input \(input)>:1:\(offset + 1): error: Fatal error: \(message)", line, marks] + notes)
        .joined(separator: "\n")
    }
    let prompt = try TypedPrompt(columns: 200)
    prompt.enter(
      "extension EnvironmentValues { @Entry var limit: Int? = nil }",
      "@Observable class Model { var items = [1]; var number = 0 }", "let model = Model()", bar,
      two, page, job, "env push sheet", "env set \\.limit nil")
    #expect(prompt.answer(to: "mount Bar(model: model)") == "+ Bar#1")
    #expect(prompt.answer(to: "mount Two(model: model)") == "+ Two#1")
    #expect(prompt.answer(to: "mount Page()") == "+ Page#1")
    #expect(prompt.answer(to: "mount Job()") == "+ Job#1")
    let range = "Index out of range"
    #expect(
      try prompt.answer(to: "tap Go")
        == fault(4, bar, "model.items[5]", range, ["note: when Go in Bar#1 was used"]))
    #expect(
      try prompt.answer(to: "tap Two")
        == fault(5, two, "model.items[2]", range, ["note: when Two in Two#1 was used"]))
    let missing = "Unexpectedly found nil while unwrapping an Optional value"
    let supplied = "note: limit is \\.limit, env set in sheet"
    #expect(
      try prompt.answer(to: "model.items = [2]")
        == fault(6, page, "limit!", missing, ["note: when onChange in Page#1 ran", supplied]))
    #expect(
      try prompt.answer(to: "model.number = 1")
        == fault(7, job, "limit!", missing, ["note: when a task in Job#1 ran", supplied]))
    prompt.leave()
  }

  @Test func placeholdersOfThePromptAreCounts() throws {
    let prompt = try TypedPrompt()
    prompt.enter(
      "class Plain { var n = 0 }", "let plain = Plain()",
      "struct V: View { var body: some View { Text(\"\\(plain.n)\") } }")
    #expect(prompt.answer(to: "mount V()") == "+ V#1")
    prompt.type("set prompt \"b{stale}{waiting}\"" + Key.enter)
    #expect(prompt.expect("b> "))
    prompt.type("plain.n = 1" + Key.enter)
    #expect(prompt.expect("b !1> "))
    prompt.type("Task { try await Task.sleep(for: .seconds(3)) }" + Key.enter)
    #expect(prompt.expect("b !1 ~1> "))
    prompt.type("advance 3s" + Key.enter)
    #expect(prompt.expect("b !1> "))
    prompt.leave()
  }
}
