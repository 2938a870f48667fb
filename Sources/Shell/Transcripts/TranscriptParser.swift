import Reports

/// Parses a transcript into prose and exchanges.
package struct TranscriptParser {
  /// The form of a file that contains a transcript.
  package enum Form: Sendable {
    /// The whole file is a transcript.
    case session
    /// The fenced code blocks marked `bindery` are a transcript.
    case markdown

    /// The form of a file, by its suffix.
    package static func of(_ path: String) -> Form {
      path.hasSuffix(".md") || path.hasSuffix(".markdown") ? .markdown : .session
    }
  }

  /// A syntax error in a transcript, with its line.
  package enum FormatError: Error, Hashable {
    case outputWithoutInput(line: Int)
    case continuationWithoutInput(line: Int)
    case openBlock(line: Int)
    case unknownBlock(String, line: Int)

    package var line: Int {
      switch self {
      case .outputWithoutInput(let line), .continuationWithoutInput(let line),
        .openBlock(let line), .unknownBlock(_, let line):
        line
      }
    }

    package var message: String {
      switch self {
      case .outputWithoutInput: "expected output stands before the first input"
      case .continuationWithoutInput: "a continuation stands without its input"
      case .openBlock: "the block has no end"
      case .unknownBlock(let word, _):
        "nothing runs blocks marked '\(word)'; did you mean 'bindery'?"
      }
    }
  }

  private var pieces: [Transcript.Piece] = []
  private var text: [String] = []
  private var exchange: Transcript.Exchange?
  private var inputLines: [String] = []
  private var inputLine = 0
  /// The blocks of a Markdown file.
  private var blocks = CodeBlockReader()
  /// The line of the fence that opened the current block of inputs; nil outside of these.
  private var fenceLine: Int?

  /// Parses the text of a file; throws if a line is misplaced or a block malformed.
  package static func parse(
    _ text: String, as form: Form
  ) throws(FormatError) -> Transcript {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let endsWithBreak = lines.last?.isEmpty ?? false
    if endsWithBreak { lines.removeLast() }
    var parser = TranscriptParser()
    for (index, line) in lines.enumerated() {
      switch form {
      case .session: try parser.takeSessionLine(line, line, number: index + 1)
      case .markdown: try parser.takeMarkdownLine(line, number: index + 1)
      }
    }
    if let line = parser.fenceLine { throw .openBlock(line: line) }
    parser.endExchange()
    parser.endText()
    return Transcript(pieces: parser.pieces, endsWithBreak: endsWithBreak)
  }

  private mutating func takeMarkdownLine(
    _ line: String, number: Int
  ) throws(FormatError) {
    let kind = blocks.take(line)
    if case .code(let code) = kind {
      if fenceLine != nil { return try takeSessionLine(code, line, number: number) }
    } else if fenceLine != nil {
      fenceLine = nil
      endExchange()
    }
    text.append(line)
    guard case .opening(let fence) = kind else { return }
    if fence.word == TranscriptParser.blockName { fenceLine = number }
    if TranscriptParser.isMisspelled(fence.word) { throw .unknownBlock(fence.word, line: number) }
  }

  /// - Parameter written: The line with the blanks before its block.
  private mutating func takeSessionLine(
    _ line: String, _ written: String, number: Int
  ) throws(FormatError) {
    if Transcript.isPrompt(line) {
      endExchange()
      endText()
      inputLines = [line]
      inputLine = number
      setExchange(expected: [])
    } else if Transcript.isContinuation(line) {
      guard let exchange, exchange.expected.isEmpty else {
        throw .continuationWithoutInput(line: number)
      }
      inputLines.append(line)
      setExchange(expected: [])
    } else if line.hasPrefix("#") {
      endExchange()
      text.append(written)
    } else if exchange != nil {
      exchange?.expected.append(line)
    } else if line.isEmpty {
      text.append(written)
    } else {
      throw .outputWithoutInput(line: number)
    }
  }

  private mutating func setExchange(expected: [String]) {
    let parts = inputLines.map { line in
      let marker =
        Transcript.isPrompt(line) ? Transcript.prompt : Transcript.continuation
      return String(line.dropFirst(marker.count))
    }
    exchange = Transcript.Exchange(
      line: inputLine,
      margin: blocks.fence == nil ? "" : blocks.margin,
      inputLines: inputLines, input: parts.joined(separator: "\n"), expected: expected)
  }

  /// Ends the current exchange; blank lines at its end become part of the following text.
  private mutating func endExchange() {
    guard var ended = exchange else { return }
    exchange = nil
    var blanks: [String] = []
    while let last = ended.expected.last, last.isEmpty {
      ended.expected.removeLast()
      blanks.append(last)
    }
    pieces.append(.exchange(ended))
    text = blanks
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = []
  }

  /// The language name of blocks that are run.
  private static let blockName = "bindery"

  /// Whether a text contains blocks that are run.
  static func hasBlocks(_ text: String) -> Bool {
    var blocks = CodeBlockReader()
    return text.split(separator: "\n", omittingEmptySubsequences: false).contains { line in
      if case .opening(let fence) = blocks.take(String(line)) {
        return fence.word == blockName
      }
      return false
    }
  }

  private static func isMisspelled(_ word: String) -> Bool {
    word != blockName && !word.isEmpty && Spelling.distance(word.lowercased(), blockName) < 2
  }
}
