import ShellFixtures
import Testing

/// The program itself at a pseudo-terminal, typed at as a person would.
struct TypedPrompt {
  enum Key {
    static let enter = "\r"
    static let tab = "\t"
    static let interrupt = "\u{3}"
    static let endOfFile = "\u{4}"
    /// What the editor sends once it has taken an input, just before the input's output.
    static let taken = "\u{1B}[?2004l"
    /// What it sends when it shows the next prompt.
    static let ready = "\u{1B}[?2004h"
  }

  let terminal: PseudoTerminal
  /// What stands above the first prompt.
  let greeting: String

  init(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws {
    terminal = try PseudoTerminal(
      ProcessRun.built("bindery"), ["--color", "never"] + arguments, environment: environment,
      columns: columns, rows: rows)
    greeting = TypedPrompt.lines(of: terminal.text(upTo: Key.ready) ?? "")
    #expect(terminal.expect("bindery> "))
  }

  /// What is shown between the end of an input and the next prompt, as lines.
  func answer(to input: String) -> String {
    terminal.type(input.split(separator: "\n").joined(separator: "\r") + Key.enter)
    #expect(terminal.expect(Key.taken), "\(input)")
    let shown = terminal.text(upTo: Key.ready)
    #expect(shown != nil, "\(input)")
    #expect(terminal.expect("> "), "\(input)")
    return TypedPrompt.lines(of: shown ?? "")
  }

  /// Types inputs that have to show nothing.
  func enter(_ inputs: String...) {
    for input in inputs { #expect(answer(to: input) == "", "\(input)") }
  }

  /// Text as it stands on the screen: without the progress of inputs that take long.
  private static func lines(of shown: String) -> String {
    let lines = shown.split(separator: "\r\n", omittingEmptySubsequences: false).map { line in
      // What was on a line before it was cleared is gone.
      line.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last ?? ""
    }
    return (lines.last == "" ? lines.dropLast() : lines).joined(separator: "\n")
  }

  func type(_ keys: String) { terminal.type(keys) }

  @discardableResult
  func expect(_ text: String) -> Bool { terminal.expect(text) }

  /// Presses Tab behind a text, and gives the input up again.
  func complete(_ text: String, to whole: String) {
    terminal.type(text)
    #expect(terminal.expect(text), "\(text)")
    terminal.type(Key.tab)
    #expect(terminal.expect(String(whole.dropFirst(text.count))), "\(text)")
    giveUp()
  }

  func giveUp() {
    terminal.type(Key.interrupt)
    #expect(terminal.expect("^C"))
    #expect(terminal.expect("> "))
  }

  func leave() {
    terminal.type(Key.endOfFile)
    #expect(terminal.finish() == 0)
  }
}
