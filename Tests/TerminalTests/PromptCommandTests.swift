import Glibc
import ShellFixtures
import Terminal
import Testing

/// What is answered at the prompt of the program itself, to the last line.
@Suite(.serialized) struct PromptCommandTests {
  private typealias Key = TypedPrompt.Key

  // Environment, and declarations that change

  @Test func aFrameThatHidesAnotherIsNamed() throws {
    let prompt = try TypedPrompt()
    prompt.enter(
      "struct V: View { @Environment(\\.colorScheme) var s; var body: some View { Text(\"\\(s)\") } }",
      "env push sheet", "env push alert", "env set \\.colorScheme .dark in alert")
    #expect(prompt.answer(to: "mount V().padding() as p") == "+ p")
    #expect(
      prompt.answer(to: "env set \\.colorScheme .light in sheet")
        == "· \\.colorScheme is hidden by alert, which sets it nearer to the views")
    #expect(
      prompt.answer(to: "why not p") == """
        · alert hides \\.colorScheme from p: it sets it further in
        p runs for \\.colorScheme
        Remedy: env set \\.colorScheme … in alert, or env unset \\.colorScheme in alert
        """)
    #expect(
      prompt.answer(to: "show p")
        == "@Environment(\\.colorScheme)  s: ColorScheme  .dark  env set in alert")
    #expect(
      prompt.answer(to: "tree p") == """
        p
        └─ Text "dark"
        """)
    #expect(prompt.answer(to: "unmount p") == "- p")
    prompt.leave()
  }

  @Test func viewsOfATypeThatIsDeclaredAgainSayThatTheyKeepTheOldOne() throws {
    let prompt = try TypedPrompt(columns: 160)
    func declaration(_ letter: String) -> String {
      "struct W: View { @State var n = 0; var body: some View { Button(\"\(letter)\") { n += 1 } } }"
    }
    prompt.enter(declaration("a"))
    #expect(prompt.answer(to: "mount W()") == "+ W#1")
    #expect(
      prompt.answer(to: declaration("b")) == """
        <input 3>:1:8: note: W#1 keeps the earlier declaration; 'unmount' and 'mount' it again to see this one
        \(declaration("b"))
               ^
        """)
    #expect(prompt.answer(to: "tree W") == "W#1\n└─ Button \"a\"")
    #expect(prompt.answer(to: "unmount W") == "- W#1")
    #expect(prompt.answer(to: "mount W()") == "+ W#2")
    #expect(prompt.answer(to: "tree W") == "W#2\n└─ Button \"b\"")
    prompt.leave()
  }

  @Test func namesOfALaterFileAreItsOwn() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let first = try folder.file("a.bindery", "let name = \"a\"\nfunc f() -> String { name }\n")
    let second = try folder.file("b.bindery", "let name = \"b\"\nfunc g() -> String { name }\n")
    let prompt = try TypedPrompt()
    prompt.enter("load \(first)", "load \(second)")
    #expect(prompt.answer(to: "f() + g()") == "$1: String = \"ab\"")
    prompt.leave()
  }

  // Stale views

  @Test func whatIsNotStaleIsNotSaidToBe() throws {
    let prompt = try TypedPrompt()
    prompt.enter("@Observable class A { var count = 1; var list = [1, 2] }", "let a = A()")
    #expect(prompt.answer(to: "watch a.count") == "+ watch#1  1")
    #expect(prompt.answer(to: "watch a.list[1]") == "+ watch#2  2")
    #expect(prompt.answer(to: "a.list[1] = 5") == "↻ watch#2  A#1.list  [1, 2] → [1, 5]  shows 5")
    #expect(prompt.answer(to: "a.count = 3") == "↻ watch#1  A#1.count  1 → 3")
    #expect(
      prompt.answer(to: "a.list[5] = 1") == """
        <input 7>:1:1: error: Fatal error: Index out of range
        a.list[5] = 1
        ^~~~~~~~~~~~~
        """)
    prompt.enter("expect stale none")
    #expect(prompt.answer(to: "stale") == "no view is stale")
    prompt.leave()
  }

  // Texts that are edited, documents that are played

  @Test func anEarlierInputOpensInTheEditor() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let editor = try folder.file("editor", "sed -i 's/1/2/' \"$1\"\n")
    let prompt = try TypedPrompt(environment: ["VISUAL": "sh \(editor)"])
    prompt.enter("var a = 1", "struct P { var x = 1 }")
    #expect(prompt.answer(to: "edit 1") == "bindery> var a = 2")
    #expect(prompt.answer(to: "a") == "$1: Int = 2")
    #expect(prompt.answer(to: "edit P") == "bindery> struct P { var x = 2 }")
    #expect(prompt.answer(to: "P().x") == "$2: Int = 2")
    #expect(
      prompt.answer(to: "edit nothing") == """
        <input 9>:1:6: error: there is no type 'nothing'; there is 'P'
        edit nothing
             ^~~~~~~
        """)
    prompt.leave()
  }

  @Test func documentsRunTheirInputs() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let session = try folder.file(
      "a.session",
      "# Prose.\nbindery> let dune = Book(title: \"Dune\")\nbindery> watch dune.title\n")
    let document = try folder.file(
      "b.md", "# Prose\n\n```bindery\nbindery> dune.title = \"Emma\"\n```\n")
    let prompt = try TypedPrompt(columns: 200)
    #expect(prompt.answer(to: "load \(session)") == "+ watch#1  \"Dune\"")
    #expect(
      prompt.answer(to: "load \(document)")
        == "↻ watch#1  Book#1.title  \"Dune\" → \"Emma\"")
    let later = try folder.file(
      "c.session", "bindery> let emma = Book()\nbindery> watch Book#1.name as name\n")
    let load = "load \(later)"
    #expect(
      prompt.answer(to: load) == """
        \(later):2:14: error: value of type 'Book' has no member 'name'
        watch Book#1.name as name
                     ^~~~
        \(later):2:1: note: the inputs before this one were kept
        watch Book#1.name as name
        ^~~~~~~~~~~~~~~~~~~~~~~~~
        <input 3>:1:6: note: names such as Book#1 are those of a new session: 'reset' first, and load it again
        \(load)
             ^\(String(repeating: "~", count: later.count - 1))
        """)
    prompt.leave()
  }

  // Help

  @Test func helpExplainsCommandsFormsMarksAndIdeas() throws {
    let prompt = try TypedPrompt()
    #expect(
      prompt.answer(to: "help watch") == """
        watch EXPR [as NAME]
          a view of one expression: its value now, and each update

          bindery> let dune = Book(title: "Dune")
          bindery> watch dune.title
          + watch#1  "Dune"
          bindery> dune.title = "Emma"
          ↻ watch#1  Book#1.title  "Dune" → "Emma"
        """)
    #expect(
      prompt.answer(to: "help env set") == """
        env set EXPR [in FRAME]
        env set \\.KEY EXPR [in FRAME]
          the environment stack, innermost frame first, or what a view sees of it and
          who set that; enter and leave frames, set and read values

          bindery> env set Library()
          bindery> env
          root
            Library  Library#1
        """)
    #expect(
      prompt.answer(to: "help marks") == """
        ↻ V#1         ran again; behind it the cause, with the old and the new value
        + V#1         appeared
        - V#1         went away
        · …           nothing ran, and why
        ! V#1         shows an outdated value; the line below says how to fix that
        ↶ V#1, ↷ V#1  shows something else after 'undo', after 'redo'
        Book#1        the first Book that was made; V#1: the first V that was mounted
        V#1[Book#2]   the row of Book#2 in V#1
        [3] 1 → 2     element 3 of a collection changed; +[3] was added, -[3] removed
        ▸             in 'tree': where the cursor is
        """)
    #expect(
      prompt.answer(to: "help state") == """
        @State keeps a value or an object for as long as its view exists. Its initial
        value is used once: another one that is passed later has no effect.
          show BookView#1        the state of a view
          BookView#1.isOpen = true
        """)
    #expect(
      prompt.answer(to: "help nonsense") == """
        <input 5>:1:6: error: there is no command, topic or name 'nonsense'; there are
          start, keys, marks, options, error, world, environment, views, drive, explain,
          time, files and 14 more
        help nonsense
             ^~~~~~~~
        """)
    prompt.leave()
  }

  @Test func helpExplainsTheLastErrorAndAnyExpression() throws {
    let prompt = try TypedPrompt()
    let error = """
      <input 1>:1:10: error: consecutive statements on a line must be separated by ';'
      let a = 1 let b = 2
               ^
               ;
      """
    #expect(prompt.answer(to: "let a = 1 let b = 2") == error)
    #expect(
      prompt.answer(to: "help error") == error + """

        'fix' runs it as let a = 1; let b = 2

        An input that fails is undone: models, variables and views are as before.
          Up        brings it back to be changed; a paste comes back by itself, from the
                    input that failed on
          ^~~~      marks the place; below it stands a suggestion, which 'fix' applies
          note:     adds information; it is not a failure
          warning:  the input was accepted, but something about it looks wrong
        'expect error INPUT' checks that an input fails, 'try INPUT' shows what it does.
        A script ends at its first failure with status 1; '--keep-going' goes on.
        """)
    prompt.enter("struct Line {\n/// How far.\nvar distance = 3\n}", "var made = 0")
    prompt.enter("func line() -> Line { made += 1; return Line() }")
    #expect(prompt.answer(to: "Line().distance?") == "distance: Int\n  How far.")
    #expect(prompt.answer(to: "line().distance?") == "distance: Int\n  How far.")
    #expect(
      prompt.answer(to: "[line()].map { $0.distance }?") == "[line()].map { $0.distance }: [Int]")
    #expect(
      prompt.answer(to: "1.5 + Double(line().distance)?") == "1.5 + Double(line().distance): Double"
    )
    #expect(prompt.answer(to: "help line()") == "line(): Line")
    // None of them ran.
    #expect(prompt.answer(to: "made") == "$1: Int = 0")
    prompt.leave()
  }

  @Test func helpAndTheGreetingAreBrokenBetweenWords() throws {
    let prompt = try TypedPrompt(columns: 40)
    #expect(
      prompt.greeting == """
        bindery 0.1.0 has Book, Author and
        Library to play with. Type, one by one:
        let dune = Book(title: "Dune") ⏎ watch
        dune.title ⏎ dune.title = "Emma" ⏎ why ⏎
        'tour' plays sample sessions, 'help'
        lists the commands, Ctrl-D leaves.
        """)
    let help = prompt.answer(to: "help").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(help.filter { $0.count > 40 } == [])
    #expect(
      help.drop { $0 != "help start     first steps: a change," }.prefix(4) == [
        "help start     first steps: a change,", "               and what it updates",
        "tour           sample sessions, played", "               step by step",
      ])
    let keys = prompt.answer(to: "help keys").split(separator: "\n")
    #expect(
      keys.suffix(2) == [
        "Ctrl-D             leaves; in a block:", "                   pressed twice",
      ])
    prompt.leave()
  }

  // Actions that nothing comes of

  @Test func actionsThatNothingComesOfAreAnswered() throws {
    let prompt = try TypedPrompt(columns: 240)
    prompt.enter(
      "struct V: View { @State var n = 0; var body: some View { NavigationStack { Toggle(\"On\", isOn: .constant(false)); Button(\"idle\") {}; Button(\"later\") { Task { try await Task.sleep(for: .seconds(2)); n = 1 } }; NavigationLink(\"Go\", value: n) } } }"
    )
    #expect(prompt.answer(to: "mount V()") == "+ V#1")
    #expect(
      prompt.answer(to: "toggle On")
        == "· On in V#1 wrote nothing: its binding keeps the value that it has")
    #expect(prompt.answer(to: "tap idle") == "· nothing was written")
    #expect(prompt.answer(to: "tap later") == "· its code waits for 2s: advance 2s")
    #expect(
      prompt.answer(to: "why not V") == """
        · the input wrote nothing that views show
        · what it started waits for 2s
        V#1 runs for V#1.n
        Remedy: advance 2s
        """)
    #expect(prompt.answer(to: "advance 2s") == "↻ V#1  V#1.n  0 → 1")
    #expect(
      prompt.answer(to: "tap Go") == """
        warning: A NavigationLink is presenting a value of type “Int” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.
        note: in V#1; put .navigationDestination(for: Int.self) { … } on a view inside of the stack
        """)
    prompt.leave()
  }

  // Tab

  @Test func tabKnowsWhatEachCommandTakes() throws {
    let prompt = try TypedPrompt()
    prompt.enter(
      "enum Size { case small, large }", "var size = Size.small",
      "let dune = Book(title: \"Dune\")",
      "struct Card: View { @Bindable var book: Book; var body: some View { Text(book.title) } }",
      "env push sheet")
    #expect(prompt.answer(to: "mount Card(book: dune)") == "+ Card#1")
    #expect(prompt.answer(to: "dune.title") == "$1: String = \"Dune\"")
    let cases = [
      ("size = .lar", "size = .large"), ("$1.lowerc", "$1.lowercased"),
      ("readers dune.isA", "readers dune.isAvailable"), ("env get x in sh", "env get x in sheet"),
      ("reads Ca", "reads Card#1"), ("set keys e", "set keys emacs"), ("help mark", "help marks"),
      ("@MainA", "@MainActor"), ("types Aut", "types Author"), ("why not Ca", "why not Card#1"),
    ]
    for (text, whole) in cases { prompt.complete(text, to: whole) }
    prompt.leave()
  }

  // Words

  @Test(arguments: [
    ("env foo", "'env' has no 'foo'; env has push, pop, set, unset, get", 5, 3),
    ("moutn Book()", "there is no command 'moutn'; did you mean 'mount'?", 1, 5),
    ("expect 1 == 2", "expected 1 == 2: left is 1, right is 2", 8, 6),
    ("advance soon", "'soon' is not a duration; write 2s, 500ms, 1m or 1h", 9, 4),
    ("toggle X", "there is nothing to toggle here", 8, 1),
    ("tap", "'tap' needs more: tap LABEL [in NAME]", 1, 3),
    ("undo", "nothing is left to undo; 'history' lists the inputs", 1, 4),
    ("set rows many", "'rows' takes a number", 10, 4),
    ("jump 99", "'99' is not the number of an input that counts: there is none yet", 6, 2),
    ("tree Foo", "there is no view 'Foo': nothing is mounted", 6, 3),
    ("types Foo", "there is no type of yours 'Foo'; there are Author, Book, Library", 7, 3),
  ])
  func errorsSayWhatIsPossible(row: (input: String, message: String, column: Int, width: Int))
    throws
  {
    let prompt = try TypedPrompt(columns: 160)
    let marks =
      String(repeating: " ", count: row.column - 1) + "^"
      + String(repeating: "~", count: row.width - 1)
    let answer = prompt.answer(to: row.input)
    #expect(answer == "<input 1>:1:\(row.column): error: \(row.message)\n\(row.input)\n\(marks)")
    prompt.leave()
  }

  // The pager

  @Test func lessShowsLongAnswersPageByPage() throws {
    guard let less = ProcessRun.find("less") else { return }
    let prompt = try TypedPrompt(environment: ["PAGER": less], rows: 12)
    prompt.enter("set pager on")
    prompt.type("help all" + Key.enter)
    #expect(prompt.expect(Key.taken))
    #expect(prompt.expect("world\r\n  show "))
    // A page, and less waits behind it.
    #expect(prompt.expect("\r\n:\u{1B}[K"))
    #expect(!prompt.terminal.screen.contains("leaves the shell"))
    prompt.type("G")
    #expect(prompt.expect("  quit    leaves the shell\r\n\u{1B}[7m(END)"))
    prompt.type("q")
    #expect(prompt.expect(Key.ready))
    #expect(prompt.expect("bindery> "))
    #expect(prompt.answer(to: "1 + 1") == "$1: Int = 2")
    prompt.leave()
  }

  // The history's file

  @Test func aHistoryThatIsADirectoryIsToldOfOnce() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let prompt = try TypedPrompt(environment: ["BINDERY_HISTORY": folder.path], columns: 160)
    #expect(
      prompt.answer(to: "1 + 1")
        == "bindery: the history cannot be written to '\(folder.path)': Is a directory\n$1: Int = 2"
    )
    #expect(prompt.answer(to: "1 + 2") == "$2: Int = 3")
    prompt.leave()
  }
}
