import Glibc
import ShellFixtures
import Terminal
import Testing

/// The line editor, driven over a pseudo-terminal by key presses.
///
/// `value TEXT` prints its text, so a test sees the editor's result.
@Suite(.serialized) struct EditLineReaderTests {
  private enum Key {
    static let enter = "\r"
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let left = "\u{1B}[D"
    static let interrupt = "\u{3}"
    static let endOfFile = "\u{4}"
    static let lineStart = "\u{1}"
    static let lineEnd = "\u{5}"
    static let backspace = "\u{7F}"
    static let tab = "\t"
    static let search = "\u{12}"
    static let newline = "\u{1B}\r"
    static let pasteStart = "\u{1B}[200~"
    /// The editor's output after it accepted an input, just before the input's own output.
    static let taken = "\u{1B}[?2004l"
    static let pasteEnd = "\u{1B}[201~"
  }

  private func start(
    terminal: String = "xterm-256color", environment: [String: String] = [:],
    columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ProcessRun.driver, ["--color", "never"], terminal: terminal, environment: environment,
      columns: columns)
    #expect(terminal.expect("bindery> "))
    return terminal
  }

  private func leave(_ terminal: PseudoTerminal) {
    #expect(terminal.expect("bindery> "))
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test func keysSentAtOnceAreNotLost() throws {
    for _ in 0..<10 {
      let terminal = try PseudoTerminal(ProcessRun.driver, ["--color", "never"])
      // First before the program reads at all, then at the moment the prompt appears.
      terminal.type("value early" + Key.enter)
      #expect(terminal.expect("early\r\n"))
      leave(terminal)
    }
  }

  @Test func keysTypedAheadWaitForThePrompt() throws {
    for _ in 0..<20 {
      let terminal = try start()
      // A terminal in line mode would handle the search and the end of file itself.
      terminal.type("value one" + Key.enter + Key.search + "on" + Key.lineEnd + "!" + Key.enter)
      terminal.type("value two" + Key.enter + Key.endOfFile)
      #expect(terminal.expect(Key.taken + "one\r\n"))
      #expect(terminal.expect(Key.taken + "one!\r\n"))
      #expect(terminal.expect(Key.taken + "two\r\n"))
      #expect(terminal.finish() == 0)
    }
  }

  @Test func textIsEditedInPlace() throws {
    let terminal = try start()
    terminal.type("value 价值 bd" + Key.left + "c" + Key.left + Key.left)
    terminal.type(Key.backspace + "+a" + Key.lineEnd + "e" + Key.enter)
    #expect(terminal.expect(Key.taken + "价值+abcde\r\n"))
    leave(terminal)
  }

  @Test func aBlockIsOneInputWithIndentedLines() throws {
    let terminal = try start()
    terminal.type("value f {\ra {\rb\r}\r}\r")
    #expect(terminal.expect(Key.taken + "f {\r\n  a {\r\n    b\r\n  }\r\n}\r\n"))
    leave(terminal)
  }

  @Test func altEnterBeginsALineAnywhere() throws {
    let terminal = try start()
    terminal.type("value a" + Key.newline + "value b" + Key.enter)
    #expect(terminal.expect("bindery> value a\r\na\r\nbindery> value b\r\nb\r\n"))
    leave(terminal)
  }

  @Test func aPasteRunsInputByInput() throws {
    let terminal = try start()
    let text = "value a\ranswer {\r  b\r}\rfail c\rvalue d\r"
    terminal.type(Key.pasteStart + text + Key.pasteEnd + Key.enter)
    #expect(
      terminal.expect(
        "\u{1B}[6A\u{1B}[Jbindery> value a\r\na\r\nbindery> answer {\r\n  b\r\n}\r\n{\r\n  b\r\n}\r\n"
          + "bindery> fail c\r\n<input 3>:1:6: error: c\r\nfail c\r\n     ^\r\n"))
    // The failed input and those after it can be corrected.
    #expect(terminal.expect("fail c"))
    #expect(terminal.expect("value d"))
    terminal.type(Key.up + Key.lineEnd + Key.backspace + "x" + Key.interrupt)
    #expect(terminal.expect("^C"))
    leave(terminal)
  }

  @Test func aPasteThatIsNotMarkedStopsAtAFailureToo() throws {
    let terminal = try start()
    terminal.type("value a\rfail b\rvalue c\rvalue d\r")
    #expect(terminal.expect(Key.taken + "a\r\n"))
    #expect(terminal.expect("error: b"))
    #expect(terminal.expect("fail b"))
    #expect(terminal.expect("value d"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(!terminal.screen.contains(Key.taken + "c"))
    leave(terminal)
  }

  @Test func promptsInAPasteAreLeftOut() throws {
    let terminal = try start()
    let own = "bindery> value {\r   ...>   a\r   ...> }\r{ the answer }\rbindery> value b\r"
    terminal.type(Key.pasteStart + own + Key.pasteEnd + Key.enter)
    #expect(terminal.expect("bindery> value {\r\n  a\r\n}\r\n{\r\n  a\r\n}\r\n"))
    #expect(terminal.expect("bindery> value b\r\nb\r\n"))
    for mark in ["$ ", ">>> ", "...> "] {
      terminal.type("\(mark)value \(mark.count)" + Key.enter)
      #expect(terminal.expect(Key.taken + "\(mark.count)\r\n"))
    }
    leave(terminal)
  }

  @Test func endOfFileTwiceLeavesABlock() throws {
    let terminal = try start()
    terminal.type("answer {" + Key.enter + Key.endOfFile + Key.endOfFile)
    #expect(terminal.finish() == 0)
  }

  @Test func twoBlankLinesLeaveABlock() throws {
    let terminal = try start()
    terminal.type("answer {" + Key.enter + Key.enter + Key.enter)
    #expect(terminal.expect(Key.taken + "{\r\n"))
    leave(terminal)
  }

  @Test func controlCGivesUpTheInput() throws {
    let terminal = try start(columns: 30)
    terminal.type("value " + String(repeating: "x", count: 70) + "end")
    #expect(terminal.expect("end"))
    terminal.type(Key.lineStart + Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("bindery> "))
    terminal.type("value next" + Key.enter)
    #expect(terminal.expect(Key.taken + "next\r\n"))
    leave(terminal)
  }

  @Test func controlCStopsWhatRuns() throws {
    let terminal = try start()
    terminal.type("wait" + Key.enter)
    #expect(terminal.expect("waiting"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("error: interrupted"))
    leave(terminal)
  }

  @Test func upMovesInTheBlockAndThenThroughTheHistory() throws {
    let terminal = try start()
    terminal.type("value one" + Key.enter)
    #expect(terminal.expect(Key.taken + "one\r\n"))
    terminal.type("value {\rtwo\r}\r")
    #expect(terminal.expect(Key.taken + "{\r\n  two\r\n}\r\n"))
    #expect(terminal.expect("bindery> "))
    // Up: the block. Up twice: its first line. Up: the entry before.
    terminal.type(Key.up + Key.up + Key.up + Key.up + "!" + Key.enter)
    #expect(terminal.expect(Key.taken + "one!\r\n"))
    leave(terminal)
  }

  @Test func theDraftOutlivesALookAtTheHistory() throws {
    let terminal = try start()
    terminal.type("value one" + Key.enter)
    #expect(terminal.expect(Key.taken + "one\r\n"))
    let long = String(repeating: "z", count: 1500)
    terminal.type("value " + long)
    #expect(terminal.expect(String(repeating: "z", count: 40)))
    terminal.type(Key.up + Key.down + Key.enter)
    #expect(terminal.expect(Key.taken + long + "\r\n"))
    leave(terminal)
  }

  @Test func searchFindsAnEntry() throws {
    let terminal = try start()
    for word in ["alpha", "beta", "alpine"] {
      terminal.type("value \(word)" + Key.enter)
      #expect(terminal.expect(Key.taken + "\(word)\r\n"))
    }
    terminal.type(Key.search + "alp" + Key.search + Key.enter)
    #expect(terminal.expect(Key.taken + "alpha\r\n"))
    terminal.type(Key.search + "none")
    #expect(terminal.expect("no more 'none'"))
    terminal.type(Key.interrupt)
    #expect(terminal.expect("bindery> "))
    terminal.type("value rest" + Key.enter)
    #expect(terminal.expect(Key.taken + "rest\r\n"))
    leave(terminal)
  }

  @Test func pastedTextIsTakenAsItIs() throws {
    let terminal = try start()
    let lines = (1...20).map { "\tline \($0)" }.joined(separator: "\r")
    terminal.type(Key.pasteStart + "value {\r" + lines + "\r}\r\r" + Key.pasteEnd)
    #expect(terminal.expect("line 20"))
    terminal.type(Key.enter)
    #expect(terminal.expect(Key.taken + "{\r\n\tline 1\r\n\tline 2\r\n"))
    #expect(terminal.expect("\tline 20\r\n}\r\n"))
    leave(terminal)
  }

  @Test func tabExtendsAndThenLists() throws {
    let terminal = try start()
    terminal.type("pr")
    #expect(terminal.expect("pr"))
    terminal.type(Key.tab)
    #expect(terminal.expect("int"))
    terminal.type(Key.tab + Key.tab)
    #expect(terminal.expect("print    println"))
    #expect(terminal.expect("bindery> print"))
    terminal.type(" done" + Key.enter)
    #expect(terminal.expect(Key.taken + "done\r\n"))
    leave(terminal)
  }

  @Test func anotherWidthRedrawsTheText() throws {
    let terminal = try start(columns: 40)
    terminal.type("value " + String(repeating: "w", count: 50))
    #expect(terminal.expect("wwwww"))
    terminal.resize(columns: 60, rows: 24)
    #expect(terminal.expect("bindery> value www"))
    terminal.type(Key.enter)
    #expect(terminal.expect(Key.taken + String(repeating: "w", count: 50) + "\r\n"))
    leave(terminal)
  }

  @Test func historyIsKeptInAFile() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = folder.path + "/history"
    let terminal = try start(environment: ["BINDERY_HISTORY": file])
    terminal.type("value {\ra\r}\r")
    #expect(terminal.expect("\r\n}\r\n"))
    terminal.type(" value secret" + Key.enter)
    #expect(terminal.expect("secret\r\n"))
    leave(terminal)
    #expect(try FileAccess.read(file) == "value {\\n  a\\n}\n")
  }

  @Test func theLocaleDoesNotMatter() throws {
    let terminal = try start(environment: ["LC_ALL": "C"])
    terminal.type("value 价值" + Key.enter)
    #expect(terminal.expect(Key.taken + "价值\r\n"))
    leave(terminal)
  }

  @Test func aDumbTerminalGetsPlainLines() throws {
    let terminal = try start(terminal: "dumb")
    terminal.type("value {\n")
    #expect(terminal.expect("   ...> "))
    terminal.type("}\n")
    #expect(terminal.expect("\r\n{\r\n}\r\n"))
    #expect(terminal.expect("bindery> "))
    // Ctrl-D ends a block as in a shell: the prompt comes back.
    terminal.type("value {\n")
    #expect(terminal.expect("   ...> "))
    terminal.type(Key.endOfFile)
    #expect(terminal.expect("\r\n{\r\nbindery> "))
    // Right after the prompt, when the reader may not be waiting yet.
    for _ in 0..<20 {
      terminal.type("abc" + Key.interrupt)
      #expect(terminal.expect("bindery> "))
    }
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test func anUnknownTerminalIsUsable() throws {
    let terminal = try start(terminal: "odd-terminal")
    terminal.type("value a\n")
    #expect(terminal.expect("\r\na\r\n"))
    leave(terminal)
  }

  @Test func aKilledShellLeavesTheTerminalUsable() throws {
    let terminal = try start()
    terminal.send(SIGTERM)
    #expect(terminal.finish() == 128 + SIGTERM)
    #expect(terminal.screen.hasSuffix("\u{1B}[?2004l"))
  }
}
