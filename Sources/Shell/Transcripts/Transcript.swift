/// A recorded session: inputs, what came of each, and prose between them.
///
///     # Values
///     bindery> let dune = Book(title: "Dune")
///     bindery> dune.title
///     $1: String = "Dune"
package struct Transcript {
  /// One input and what is expected of it.
  package struct Exchange: Hashable, Sendable {
    /// The number of the input's first line in the file, from 1.
    package let line: Int
    /// The lines of the input, prompts included, as they stand in the file.
    package let inputLines: [String]
    /// The input without prompts.
    package let input: String
    /// The lines that follow, as they stand in the file.
    package var expected: [String]
  }

  /// A stretch of the file.
  package enum Piece: Hashable, Sendable {
    /// Prose and blank lines, left as they are.
    case text([String])
    case exchange(Exchange)
  }

  package let pieces: [Piece]
  /// Whether the file's last line has a line break.
  let endsWithBreak: Bool

  /// The transcript of inputs whose outputs are not known yet.
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

  /// The file's text with each exchange's output replaced; an exchange without one has none.
  package func text(with outputs: [String]) -> String {
    var lines: [String] = []
    var rest = outputs[...]
    for piece in pieces {
      switch piece {
      case .text(let text): lines += text
      case .exchange(let exchange):
        lines += exchange.inputLines + Transcript.lines(of: rest.popFirst() ?? "")
      }
    }
    return lines.joined(separator: "\n") + (endsWithBreak && !lines.isEmpty ? "\n" : "")
  }

  /// An output as a transcript writes it: what could be taken for something else gets a backslash.
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
    // Blank lines before the next input are layout, so the last line must not be blank.
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
