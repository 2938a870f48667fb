import ShellFixtures
import Terminal
import Testing

/// The program itself at a pseudo-terminal, with typed input.
@Suite(.serialized) struct PromptTests {
  private enum Key {
    static let enter = "\r"
    static let tab = "\t"
    static let interrupt = "\u{3}"
    static let endOfFile = "\u{4}"
    /// The editor's output after it accepted an input, just before the input's own output.
    static let taken = "\u{1B}[?2004l"
  }

  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ProcessRun.built("bindery"), ["--color", "never"] + arguments, environment: environment,
      columns: columns, rows: rows)
    #expect(terminal.expect("bindery> "))
    return terminal
  }

  /// Types inputs, one after the other.
  private func enter(_ terminal: PseudoTerminal, _ inputs: String...) {
    for input in inputs {
      terminal.type(input + Key.enter)
      #expect(terminal.expect(Key.taken), "\(input)")
      #expect(terminal.expect("> "), "\(input)")
    }
  }

  /// Presses Tab after a text, expects the completed text, and discards the input.
  private func complete(_ terminal: PseudoTerminal, _ text: String, to whole: String) {
    terminal.type(text)
    #expect(terminal.expect(text), "\(text)")
    terminal.type(Key.tab)
    #expect(terminal.expect(String(whole.dropFirst(text.count))), "\(text)")
    giveUp(terminal)
  }

  private func giveUp(_ terminal: PseudoTerminal) {
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("> "))
  }

  /// The output after the last accepted input.
  private func answer(of screen: String) -> String {
    let inputs = screen.split(separator: Key.taken, omittingEmptySubsequences: false)
    return inputs.last.map(String.init) ?? ""
  }

  private func leave(_ terminal: PseudoTerminal) {
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test func theGreetingLeadsToAFirstUpdate() throws {
    let terminal = try PseudoTerminal(ProcessRun.built("bindery"), ["--color", "never"])
    #expect(terminal.expect("Book, Author and Library to play with. Type, one by one:\r\n"))
    #expect(terminal.expect("why ⏎\r\n'tour' plays sample sessions"))
    #expect(terminal.expect("bindery> "))
    enter(terminal, "let dune = Book(title: \"Dune\")")
    terminal.type("watch dune.title\r")
    #expect(terminal.expect("+ watch#1  \"Dune\"\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("dune.title = \"Emma\"\r")
    #expect(terminal.expect("↻ watch#1  Book#1.title  \"Dune\" → \"Emma\"\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("why\r")
    #expect(terminal.expect("   └─ ↻ watch#1 reads it\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func aSecondTabListsMembersWithTheirTypesAndAThirdExplainsOne() throws {
    let terminal = try start()
    enter(terminal, "let dune = Book(title: \"Dune\")")
    terminal.type("dune." + Key.tab)
    #expect(terminal.expect("\u{7}"))
    terminal.type(Key.tab)
    #expect(
      terminal.expect(
        "author       Author\r\nisAvailable  Bool\r\ntitle        String\r\nid           ObjectIdentifier\r\n"
      ))
    terminal.type("title" + Key.tab)
    #expect(terminal.expect("title: String\r\n"))
    giveUp(terminal)
    leave(terminal)
  }

  @Test func tabKnowsWhereItIs() throws {
    let terminal = try start()
    enter(terminal, "let books = [Book(title: \"Dune\")]")
    complete(terminal, "books.filter { $0.is", to: "books.filter { $0.isAvailable")
    complete(terminal, "books.first?.ti", to: "books.first?.title")
    complete(terminal, "\"abc\".lowerc", to: "\"abc\".lowercased")
    complete(terminal, "books.map(\\.ti", to: "books.map(\\.title")
    complete(terminal, "\\Book.au", to: "\\Book.author")
    complete(terminal, "env set \\.colorSch", to: "env set \\.colorScheme")
    complete(terminal, "Book(isA", to: "Book(isAvailable: ")
    complete(terminal, "import SwiftU", to: "import SwiftUI")
    complete(terminal, "#exp", to: "#expect")
    complete(terminal, "@Observab", to: "@Observable")
    complete(terminal, "set pag", to: "set pager")
    complete(terminal, "help observ", to: "help observation")
    leave(terminal)
  }

  @Test func tabOffersControlsByWhatACommandDoes() throws {
    let terminal = try start()
    enter(
      terminal,
      "struct Card: View { @State var on = false; var body: some View { Button(\"Lend it\") {}; Toggle(\"On\", isOn: $on) } }",
      "mount Card()")
    complete(terminal, "tap L", to: "tap \"Lend it\"")
    complete(terminal, "toggle ", to: "toggle On")
    leave(terminal)
  }

  @Test func tabFindsOneAmongManyNames() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let names = (0..<10_000).map { "let v\($0) = \($0)\n" }.joined()
    let file = try folder.file("many.bindery", names)
    let terminal = try start(["-i", file])
    terminal.type("v9999")
    #expect(terminal.expect("v9999"))
    terminal.type(Key.tab + Key.tab)
    #expect(terminal.expect("v9999: Int = 9999\r\n"))
    giveUp(terminal)
    leave(terminal)
  }

  @Test func helpFitsTheWindow() throws {
    let terminal = try start()
    terminal.type("help\r")
    #expect(terminal.expect(Key.taken))
    #expect(terminal.expect("anything else  is Swift\r\n"))
    let shown = answer(of: terminal.screen)
    #expect(shown.split(separator: "\r\n", omittingEmptySubsequences: false).count <= 24)
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test(arguments: [UInt16(60), 80, 120]) func tablesFitTheWindow(columns: UInt16) throws {
    let terminal = try start(columns: columns)
    let title = String(repeating: "long ", count: 40)
    enter(terminal, "let b = Book(title: \"x\")", "watch b.title", "b.title = \"\(title)\"")
    for table in ["log", "views", "help all", "tour"] {
      let before = terminal.screen.count
      enter(terminal, table)
      let shown = String(terminal.screen.dropFirst(before))
      for line in answer(of: shown).split(separator: "\r\n").dropLast() {
        #expect(line.count <= columns, "\(line)")
      }
    }
    leave(terminal)
  }

  @Test func longAnswersGoThroughThePager() throws {
    let terminal = try start(environment: ["PAGER": "sed 's/^/| /'"])
    enter(terminal, "set pager on")
    terminal.type("help all\r")
    #expect(terminal.expect("| world\r\n|   show "))
    #expect(terminal.expect("|   quit "))
    #expect(terminal.expect("bindery> "))
    terminal.type("help quit\r")
    #expect(terminal.expect(Key.taken + "quit [STATUS]\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func controlCharactersAreShownAsEscapes() throws {
    let terminal = try start()
    enter(terminal, "let s = \"a\\u{1B}[31mb\\u{7}\\u{202E}\"")
    terminal.type("s\r")
    #expect(terminal.expect("String = \"a\\u{1B}[31mb\\u{07}\\u{202E}\"\r\n"))
    terminal.type("print(s)\r")
    #expect(terminal.expect(Key.taken + "a\\u{1B}[31mb\\u{07}\\u{202E}\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func thePromptBeginsALineOfItsOwn() throws {
    let terminal = try start()
    terminal.type("print(\"x\", terminator: \"\")\r")
    #expect(terminal.expect(Key.taken + "x\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("1 + 1\r")
    #expect(terminal.expect("$1: Int = 2\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("_ + 3\r")
    #expect(terminal.expect("$2: Int = 5\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test(arguments: ["exit", ":q", "quit()", "quit"]) func manyWordsLeave(word: String) throws {
    let terminal = try start()
    terminal.type(word + Key.enter)
    #expect(terminal.finish() == 0)
  }

  @Test func thePromptNamesTheFrame() throws {
    let terminal = try start()
    terminal.type("env push sheet\r")
    #expect(terminal.expect("bindery:sheet> "))
    terminal.type("env pop\r")
    #expect(terminal.expect("bindery> "))
    terminal.type("set prompt mine\r")
    #expect(terminal.expect("mine> "))
    leave(terminal)
  }

  @Test func whatIsOpenIsNamedAndAnOpenStringIsAnError() throws {
    let terminal = try start()
    terminal.type("func f() {\r")
    #expect(terminal.expect("{…> "))
    giveUp(terminal)
    terminal.type("print(\r")
    #expect(terminal.expect("(…> "))
    giveUp(terminal)
    terminal.type("let t = \"abc\r")
    #expect(terminal.expect("error: unterminated string literal\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func controlCStopsALoopAndTakesItBack() throws {
    let terminal = try start()
    enter(terminal, "var n = 0")
    terminal.type("while true { n += 1 }\r")
    #expect(terminal.expect("s, "))
    #expect(terminal.expect("steps; Ctrl-C stops and takes back"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("error: interrupted"))
    #expect(terminal.expect("bindery> "))
    terminal.type("n\r")
    #expect(terminal.expect("$1: Int = 0\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func fixRunsWhatTheErrorSuggests() throws {
    let terminal = try start()
    terminal.type("let a = 1 let b = 2\r")
    #expect(terminal.expect("error: consecutive statements"))
    #expect(terminal.expect("bindery> "))
    terminal.type("fix\r")
    #expect(terminal.expect("bindery> let a = 1; let b = 2\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("a + b\r")
    #expect(terminal.expect("$1: Int = 3\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func aQuestionMarkShowsDocumentation() throws {
    let terminal = try start()
    enter(terminal, "struct Line {\r/// How far.\rvar distance = 3\r}", "let line = Line()")
    terminal.type("line.distance?\r")
    #expect(terminal.expect("distance: Int\r\n  How far.\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func theTourRunsInputByInputToItsEnd() throws {
    let terminal = try start()
    terminal.type("tour\r")
    #expect(terminal.expect("My view does not update"))
    #expect(terminal.expect("· Enter begins 'tour 1', and then runs one input after the other\r\n"))
    #expect(terminal.expect("bindery> "))
    terminal.type("tour 1\r")
    #expect(terminal.expect("Make models observable"))
    #expect(terminal.expect("'tour end' leaves\r\n"))
    #expect(terminal.expect("bindery> "))
    for _ in 0..<40 where !terminal.screen.contains("ends here") {
      terminal.type(Key.enter)
      #expect(terminal.expect(Key.taken))
      #expect(terminal.expect("\u{1B}[?2004h"))
    }
    #expect(terminal.screen.contains("ends here; 'tour 2' is the next\r\n"))
    leave(terminal)
  }

  @Test func inputsAreFoundByWhatTheyUpdated() throws {
    let terminal = try start()
    enter(
      terminal, "let dune = Book(title: \"Dune\")", "watch dune.title as title",
      "dune.isAvailable = false", "dune.title = \"Emma\"")
    terminal.type("history title\r")
    #expect(terminal.expect(Key.taken + "  4  dune.title = \"Emma\"  updated title\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func aPasteOfCommandsRunsOneByOne() throws {
    let terminal = try start()
    let text =
      "bindery> let dune = Book(title: \"Dune\")\rbindery> watch dune.title as t\rbindery> dune.title = \"A\"\r"
    terminal.type("\u{1B}[200~" + text + "\u{1B}[201~" + Key.enter)
    #expect(terminal.expect("+ t  \"Dune\"\r\n"))
    #expect(terminal.expect("↻ t  Book#1.title  \"Dune\" → \"A\"\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func whatIsPutBackOfAPasteHasNoPrompts() throws {
    let terminal = try start()
    // Without the marks of a paste, as terminals send it that know none.
    let lines = ["let a = nothing", "print(\"second\")", "print(\"third\")"]
    terminal.type(lines.map { "bindery> \($0)\r" }.joined())
    #expect(terminal.expect("error: cannot find 'nothing' in scope"))
    #expect(
      terminal.expect(
        "bindery> let a = nothing\r\n      …> print(\"second\")\r\n      …> print(\"third\")"))
    giveUp(terminal)
    leave(terminal)
  }

  @Test func whatIsTypedWhileAnInputFailsIsTheNextOne() throws {
    let terminal = try start()
    terminal.type("for _ in 0..<3_000_000 {}; [1][5]\r")
    #expect(terminal.expect(Key.taken))
    terminal.type("1 + 1\r")
    #expect(terminal.expect("Index out of range"))
    #expect(terminal.expect("$1: Int = 2\r\n"))
    #expect(terminal.expect("bindery> "))
    leave(terminal)
  }

  @Test func saveOverwritesWhereItIsTold() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.bindery", "old\n")
    let terminal = try start()
    terminal.type("save \(file)\r")
    #expect(terminal.expect("error: there is nothing to save yet"))
    #expect(terminal.expect("bindery> "))
    enter(terminal, "let a = 1")
    terminal.type("save \(file)\r")
    #expect(terminal.expect("exists already"))
    #expect(terminal.expect("bindery> "))
    terminal.type("save \(file) --force\r")
    #expect(terminal.expect("1 input saved"))
    #expect(terminal.expect("bindery> "))
    #expect(try FileAccess.read(file) == "let a = 1\n")
    leave(terminal)
  }

  @Test func inputsThatTheShellShowsHaveColours() throws {
    let terminal = try PseudoTerminal(ProcessRun.built("bindery"), ["--color", "always", "-q"])
    #expect(terminal.expect("bindery>"))
    terminal.type("let a = 1 let b = 2\r")
    #expect(terminal.expect("consecutive statements"))
    #expect(terminal.expect("bindery>"))
    terminal.type("fix\r")
    #expect(
      terminal.expect(
        "\u{1B}[35mlet\u{1B}[0m a = \u{1B}[33m1\u{1B}[0m; \u{1B}[35mlet\u{1B}[0m b"))
    #expect(terminal.expect("bindery>"))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test func bracketsAndWordsHaveColours() throws {
    let terminal = try PseudoTerminal(ProcessRun.built("bindery"), ["--color", "always", "-q"])
    #expect(terminal.expect("bindery>"))
    terminal.type("let a = (1)")
    // A keyword, the bracket that matches the one before the cursor, and a number.
    #expect(
      terminal.expect(
        "\u{1B}[35mlet\u{1B}[0m a = \u{1B}[1;4m(\u{1B}[0m\u{1B}[33m1\u{1B}[0m\u{1B}[1;4m)\u{1B}[0m")
    )
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }
}
