import ShellFixtures
import Terminal
import Testing

/// The effects of single keys on a line and a block, at a pseudo-terminal.
@Suite(.serialized) struct EditorKeyTests {
  private enum Key {
    static let enter = "\r"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    static let escape = "\u{1B}"
    static let interrupt = "\u{3}"
    static let endOfFile = "\u{4}"
    static let lineStart = "\u{1}"
    static let lineEnd = "\u{5}"
    static let cutRest = "\u{B}"
    static let cutStart = "\u{15}"
    static let cutWord = "\u{17}"
    static let insertCut = "\u{19}"
    static let takeBack = "\u{1F}"
    static let left = "\u{1B}[D"
    static let right = "\u{1B}[C"
    static let search = "\u{12}"
    static let tab = "\t"
    static let openEditor = "\u{18}\u{5}"
    /// The editor's output after it accepted an input, just before the input's own output.
    static let taken = "\u{1B}[?2004l"
  }

  private func start(
    environment: [String: String] = [:], color: String = "never", columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ProcessRun.driver, ["--color", color], environment: environment, columns: columns, rows: rows)
    #expect(terminal.expect("bindery>"))
    return terminal
  }

  private func leave(_ terminal: PseudoTerminal) {
    #expect(terminal.expect("bindery> "))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test(arguments: [(Key.home, Key.end), (Key.lineStart, Key.lineEnd)])
  func homeAndEndActOnTheLineAndThenOnTheBlock(home: String, end: String) throws {
    let terminal = try start()
    terminal.type("value {\ra\rb\r}")
    terminal.type(Key.up + home + "<" + end + ">" + end + end + "!" + home + home + home)
    terminal.type("value " + Key.enter)
    #expect(terminal.expect(Key.taken + "value {\r\n  a\r\n<  b>\r\n}!\r\n"))
    leave(terminal)
  }

  @Test func whatIsCutIsOfTheLineAndComesBack() throws {
    let terminal = try start()
    terminal.type("value one two" + Key.cutWord + "three" + Key.insertCut + Key.enter)
    #expect(terminal.expect(Key.taken + "one threetwo\r\n"))
    terminal.type("nonsense" + Key.cutStart + "value x" + Key.lineStart + Key.cutRest)
    terminal.type(Key.insertCut + Key.insertCut + Key.enter)
    #expect(terminal.expect(Key.taken + "xvalue x\r\n"))
    leave(terminal)
  }

  @Test func changesAreTakenBack() throws {
    let terminal = try start()
    // Keys that come together are one change.
    terminal.type("value one")
    #expect(terminal.expect("value one"))
    terminal.type(" two")
    #expect(terminal.expect(" two"))
    terminal.type(Key.takeBack + "2" + Key.enter)
    #expect(terminal.expect(Key.taken + "one2\r\n"))
    terminal.type("value abc")
    #expect(terminal.expect("value abc"))
    terminal.type(Key.cutWord + Key.takeBack + Key.enter)
    #expect(terminal.expect(Key.taken + "abc\r\n"))
    leave(terminal)
  }

  @Test func arrowsPassAWholeCharacter() throws {
    let terminal = try start()
    terminal.type("value a👨‍👩‍👧b" + Key.left + Key.left + "<" + Key.right + ">" + Key.enter)
    #expect(terminal.expect(Key.taken + "a<👨‍👩‍👧>b\r\n"))
    leave(terminal)
  }

  @Test func cuttingStaysInItsLine() throws {
    let terminal = try start()
    terminal.type("value {\rabc\r}" + Key.up + Key.lineStart + Key.cutRest + "  x" + Key.lineEnd)
    terminal.type(Key.down + Key.lineEnd + Key.enter)
    #expect(terminal.expect(Key.taken + "{\r\n  x\r\n}\r\n"))
    leave(terminal)
  }

  @Test func upGoesThroughInputsThatBeginSo() throws {
    let terminal = try start()
    for word in ["alpha", "beta", "aleph"] {
      terminal.type("value \(word)" + Key.enter)
      #expect(terminal.expect(Key.taken + "\(word)\r\n"))
    }
    terminal.type("value a" + Key.up + Key.up + Key.enter)
    #expect(terminal.expect(Key.taken + "alpha\r\n"))
    // Down again returns to the typed text.
    terminal.type("value b" + Key.up + Key.down + "!" + Key.enter)
    #expect(terminal.expect(Key.taken + "b!\r\n"))
    leave(terminal)
  }

  @Test(arguments: ["\u{1B}[13;2u", "\u{1B}[27;2;13~", "\u{1B}\r"])
  func shiftEnterBeginsALine(key: String) throws {
    let terminal = try start()
    terminal.type("value a" + key + "value b" + Key.enter)
    #expect(terminal.expect("bindery> value a\r\na\r\nbindery> value b\r\nb\r\n"))
    leave(terminal)
  }

  @Test(arguments: ["\u{1B}[1;7P", "\u{1B}[57428u", "\u{1B}[200;5;3~", "\u{1B}[[A", "\u{1B}OZ"])
  func unknownSequencesAreLeftOut(sequence: String) throws {
    let terminal = try start()
    terminal.type("value a\(sequence)b" + Key.enter)
    #expect(terminal.expect(Key.taken + "ab\r\n"))
    leave(terminal)
  }

  @Test func aBlockTallerThanTheWindowScrolls() throws {
    let terminal = try start(rows: 6)
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\r")
    terminal.type("value {\r" + lines)
    #expect(terminal.expect("line 20"))
    // The cursor moves up to the second line, which scrolls into sight.
    terminal.type(String(repeating: Key.up, count: 19) + "x")
    #expect(terminal.expect("line 1x"))
    terminal.type(
      String(repeating: Key.down, count: 19) + Key.lineEnd + Key.enter + "}" + Key.enter)
    #expect(terminal.expect("line 1x\r\n"))
    #expect(terminal.expect(Key.taken + "{\r\n  line 1x\r\n  line 2\r\n"))
    leave(terminal)
  }

  @Test func viHasACommandMode() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let settings = try folder.file("editrc", "bind -v\n")
    let terminal = try start(environment: ["EDITRC": settings])
    terminal.type("value one" + Key.enter)
    #expect(terminal.expect(Key.taken + "one\r\n"))
    // ESC alone leaves insert mode; an arrow key does not.
    terminal.type("value abc" + Key.escape + "0wx" + "A!" + "\u{1B}[D" + "?" + Key.enter)
    #expect(terminal.expect(Key.taken + "bc?!\r\n"))
    terminal.type(Key.escape + "kkA." + Key.enter)
    #expect(terminal.expect(Key.taken + "one.\r\n"))
    leave(terminal)
  }

  @Test func escapeLeavesTheSearchWithItsText() throws {
    let terminal = try start()
    terminal.type("value alpha" + Key.enter)
    #expect(terminal.expect(Key.taken + "alpha\r\n"))
    terminal.type(Key.search + "alp")
    #expect(terminal.expect("(search 'alp') value alpha"))
    terminal.type(Key.escape)
    #expect(terminal.expect("bindery> value alpha"))
    terminal.type("!" + Key.enter)
    #expect(terminal.expect(Key.taken + "alpha!\r\n"))
    leave(terminal)
  }

  @Test func aMatchThatIsKeptCanBeGivenUp() throws {
    let terminal = try start()
    terminal.type("value alpha" + Key.enter)
    #expect(terminal.expect(Key.taken + "alpha\r\n"))
    for _ in 1...3 {
      terminal.type(Key.search + "alp")
      #expect(terminal.expect("(search 'alp') value alpha"))
      terminal.type(Key.escape)
      #expect(terminal.expect("bindery> value alpha"))
      terminal.type(Key.interrupt)
      #expect(terminal.expect("^C"))
      #expect(terminal.expect("bindery> "))
    }
    terminal.type(Key.up)
    #expect(terminal.expect("value alpha"))
    terminal.type(Key.enter)
    #expect(terminal.expect(Key.taken + "alpha\r\n"))
    leave(terminal)
  }

  @Test func aPasteWithoutItsEndLeavesControlC() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~value lost")
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("bindery> "))
    terminal.type("value next" + Key.enter)
    #expect(terminal.expect(Key.taken + "next\r\n"))
    leave(terminal)
  }

  @Test func furtherLinesNameWhatIsOpen() throws {
    let terminal = try start()
    terminal.type("answer {\r")
    #expect(terminal.expect("\r\n     {…> "))
    terminal.type("f(\u{1B}\r")
    #expect(terminal.expect("\r\n     (…> "))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    leave(terminal)
  }

  @Test func theThirdTabShowsDocumentation() throws {
    let terminal = try start()
    terminal.type("print" + Key.tab)
    terminal.type(Key.tab)
    #expect(terminal.expect("print    println"))
    terminal.type(Key.tab)
    #expect(terminal.expect("\r\nabout print\r\nabout println\r\n"))
    #expect(terminal.expect("bindery> print"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    leave(terminal)
  }

  @Test func theInputOpensInAnEditor() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let script = try folder.file("editor", "sed -i 's/one/two/' \"$1\"\n")
    let terminal = try start(environment: ["EDITOR": "sh \(script)", "VISUAL": ""])
    terminal.type("value one" + Key.openEditor)
    #expect(terminal.expect("value two"))
    terminal.type(Key.enter)
    #expect(terminal.expect(Key.taken + "two\r\n"))
    leave(terminal)
  }

  @Test func aHistoryThatCannotBeWrittenIsToldOfOnce() throws {
    let terminal = try start(environment: ["BINDERY_HISTORY": "/dev/null/history"])
    terminal.type("value a" + Key.enter)
    #expect(
      terminal.expect(
        Key.taken + "bindery: the history cannot be written to '/dev/null/history': "
          + "Not a directory\r\na\r\n"))
    terminal.type("value b" + Key.enter)
    #expect(terminal.expect(Key.taken + "b\r\n"))
    leave(terminal)
  }

  @Test func bracketsThatBelongTogetherAreShown() throws {
    let terminal = try start(color: "always")
    terminal.type("answer (a)")
    #expect(
      terminal.expect("answer \u{1B}[1;4m(\u{1B}[0ma\u{1B}[1;4m)\u{1B}[0m"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("bindery>"))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test func swiftHasItsColours() throws {
    let terminal = try start(color: "always")
    terminal.type("let a = \"b\"")
    #expect(terminal.expect("\u{1B}[35mlet\u{1B}[0m a = \u{1B}[33m\"b\"\u{1B}[0m"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("bindery>"))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }
}
