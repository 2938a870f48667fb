/// Where inputs come from: a line editor, a plain terminal, a pipe or file, or a test.
package protocol LineReader {
  /// Whether keys that are pressed while an input runs show on the screen.
  var echoesKeys: Bool { get }

  /// Reads lines until they make a whole input.
  ///
  /// - Parameter isWhole: Judges the text read so far, without the last line's break.
  mutating func nextInput(_ prompt: Prompt, isWhole: (String) -> Continuation) -> ReadResult

  /// Lets reading end where nothing is typed and another descriptor can be read; nil for none.
  mutating func watch(_ descriptor: Int32?)

  /// Clears the input that was read last from the screen, where the reader can.
  func clearInput()

  /// Begins the next input with a text, where the reader can.
  mutating func putBack(_ text: String)

  /// Takes the lines that came together with the input that was read last: the rest of a paste that its
  /// terminal does not mark as one. Empty where there are none, and where they may be keys.
  mutating func takePastedRest() -> String

  /// What to tell a person, once, where the inputs cannot be kept for later sessions.
  mutating func takeHistoryProblem() -> String?
}

extension LineReader {
  package mutating func watch(_ descriptor: Int32?) {}

  package func clearInput() {}

  package mutating func putBack(_ text: String) {}

  package mutating func takePastedRest() -> String { "" }

  package mutating func takeHistoryProblem() -> String? { nil }
}

/// What a reader came back with.
package enum ReadResult: Hashable, Sendable {
  /// An input, without its last line break, and the number of its first line in all that was read.
  case input(String, firstLine: Int)
  /// The person gave up this input with Ctrl-C.
  case interrupted
  /// Nothing was typed, and the descriptor to watch can be read.
  case woken
  /// There is nothing more to read.
  case endOfFile
  /// Nothing can be read, for this reason.
  case failed(SystemError)
}

/// Whether a text is ready to be run.
package enum Continuation: Hashable, Sendable {
  /// Run it.
  case whole
  /// Read another line. No line without the byte `closer` can make the text whole.
  case needsMore(closer: UInt8?)
}

/// What is shown before an input is read.
package struct Prompt: Sendable {
  /// Before the first line; `bindery> `.
  package var text: String
  /// Before each further line, where the reader shows one line at a time.
  package var continuation: String
  /// The terminal sequence that starts the prompt's look; empty for none.
  package var start: String
  /// The terminal sequence that ends the prompt's look.
  package var end: String
  /// Whose keys the editor understands, `emacs` or `vi`; nil for what the person's own settings say.
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

  /// A prompt or continuation with its look. The look ends before the last blank, so that a line
  /// editor, which drops a sequence at the very end, keeps it.
  package func styled(_ text: String) -> String {
    guard !start.isEmpty, text.last == " " else { return text }
    return start + text.dropLast() + end + " "
  }
}
