/// Where inputs come from: a line editor, a plain terminal, a pipe or file, or a test.
package protocol LineReader {
  /// Whether keys pressed while an input runs are echoed on the screen.
  var echoesKeys: Bool { get }

  /// Reads lines until they form a complete input.
  ///
  /// - Parameter isWhole: checks the text read so far, without the last line break.
  mutating func nextInput(_ prompt: Prompt, isWhole: (String) -> Continuation) -> ReadResult

  /// Lets reading end where nothing is typed and another descriptor can be read; nil for none.
  mutating func watch(_ descriptor: Int32?)

  /// Clears the input that was read last from the screen, where the reader can.
  func clearInput()

  /// Restores the settings of the terminal.
  func close()

  /// Starts the next input with a text, if the reader can.
  mutating func putBack(_ text: String)

  /// Returns the lines that arrived together with the last input: the rest of a paste that the
  /// terminal does not bracket. Empty if there are none, or if they may be typed keys.
  mutating func takePastedRest() -> String

  /// The message for the user, once, if the inputs cannot be stored for later sessions.
  mutating func takeHistoryProblem() -> String?
}

extension LineReader {
  package func close() {}

  package mutating func watch(_ descriptor: Int32?) {}

  package func clearInput() {}

  package mutating func putBack(_ text: String) {}

  package mutating func takePastedRest() -> String { "" }

  package mutating func takeHistoryProblem() -> String? { nil }
}

/// The result of reading an input.
package enum ReadResult: Hashable, Sendable {
  /// An input without its last line break, and its first line number.
  case input(String, firstLine: Int)
  /// The user cancelled this input with Ctrl-C.
  case interrupted
  /// Nothing was typed, and the descriptor to watch can be read.
  case woken
  /// There is nothing more to read.
  case endOfFile
  /// Nothing can be read, for this reason.
  case failed(SystemError)
}

/// Whether a text is a complete input.
package enum Continuation: Hashable, Sendable {
  /// Run it.
  case whole
  /// Read another line. No line without the byte `closer` can complete the text.
  case needsMore(closer: UInt8?)
}

/// The text shown before an input is read.
package struct Prompt: Sendable {
  /// Before the first line; `bindery> `.
  package var text: String
  /// Before each further line, where the reader shows one line at a time.
  package var continuation: String
  /// The terminal sequence that begins the prompt's style; empty for none.
  package var start: String
  /// The terminal sequence that ends the prompt's style.
  package var end: String
  /// The editor's key bindings, `emacs` or `vi`; nil for the user's own settings.
  package var keys: String?

  package init(
    text: String = "bindery> ", continuation: String = "   ...> ", start: String = "",
    end: String = "", keys: String? = nil
  ) {
    self.keys = keys
    self.text = text
    self.continuation = continuation
    self.start = start
    self.end = end
  }

  /// A prompt or continuation with its style, which ends before the last blank: a line editor drops
  /// a sequence at the very end.
  package func styled(_ text: String) -> String {
    guard !start.isEmpty, text.last == " " else { return text }
    return start + text.dropLast() + end + " "
  }
}
