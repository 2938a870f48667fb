/// A recorded session: inputs, their outputs, and prose between them.
///
///     # Values
///     bindery> let dune = Book(title: "Dune")
///     bindery> dune.title
///     $1: String = "Dune"
package struct Transcript {
  /// An input and its expected output.
  package struct Exchange: Hashable, Sendable {
    /// The number of the input's first line in the file, counted from 1.
    package let line: Int
    /// The prefix of each line in the file, which the lines here do not contain: blanks, and `>`
    /// marks of quotations.
    package var margin = ""
    /// The lines of the input as written in the file, with prompts.
    package let inputLines: [String]
    /// The text of the input, without prompts.
    package let input: String
    /// The lines of the expected output, as written in the file.
    package var expected: [String]
  }

  /// A part of the file.
  package enum Piece: Hashable, Sendable {
    /// Prose and blank lines.
    case text([String])
    case exchange(Exchange)
  }

  package let pieces: [Piece]
  /// Whether the file ends with a line break.
  let endsWithBreak: Bool

  /// Makes a transcript of inputs without outputs.
  init(inputs: [String]) {
    pieces = inputs.map { input in
      let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
      let inputLines = lines.enumerated().map { index, line in
        let marker = index == 0 ? Transcript.prompt : Transcript.continuation
        return line.isEmpty ? String(marker.dropLast()) : marker + line
      }
      return .exchange(Exchange(line: 0, inputLines: inputLines, input: input, expected: []))
    }
    endsWithBreak = true
  }

  init(pieces: [Piece], endsWithBreak: Bool) {
    self.pieces = pieces
    self.endsWithBreak = endsWithBreak
  }

  package static let prompt = "bindery> "
  package static let continuation = "   ...> "

  package var exchanges: [Exchange] {
    pieces.compactMap { if case .exchange(let exchange) = $0 { exchange } else { nil } }
  }

  /// The text of the file with each exchange's output replaced; missing outputs are empty.
  package func text(with outputs: [String]) -> String {
    var lines: [String] = []
    var rest = outputs[...]
    for piece in pieces {
      switch piece {
      case .text(let text): lines += text
      case .exchange(let exchange):
        let written = exchange.inputLines + Transcript.lines(of: rest.popFirst() ?? "")
        let bare = exchange.margin.droppingLastBlanks
        lines += written.map { $0.isEmpty ? bare : exchange.margin + $0 }
      }
    }
    return lines.joined(separator: "\n") + (endsWithBreak && !lines.isEmpty ? "\n" : "")
  }

  /// The lines of an output in a transcript; ambiguous lines are escaped by a backslash.
  package static func lines(of output: String) -> [String] {
    guard !output.isEmpty else { return [] }
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if output.hasSuffix("\n") { lines.removeLast() }
    lines = lines.map { line in
      let isAmbiguous =
        line.hasPrefix("#") || line.hasPrefix("\\") || line.hasPrefix("```")
        || isPrompt(line) || isContinuation(line)
      return isAmbiguous ? "\\" + line : line
    }
    // Blank lines before an input are layout, so an output must not end with one.
    if let last = lines.last, last.isEmpty { lines[lines.count - 1] = "\\" }
    return lines
  }

  static func isPrompt(_ line: String) -> Bool {
    line.hasPrefix(prompt) || line == prompt.dropLast()
  }

  static func isContinuation(_ line: String) -> Bool {
    line.hasPrefix(continuation) || line == continuation.dropLast()
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var droppingLastBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
