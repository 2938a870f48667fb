package import SourceText

/// The parts of a text for display in an editor: highlighted tokens, open brackets per line, and
/// matching brackets.
package struct TextOutline: Sendable {
  package enum Kind: Sendable { case keyword, string, number, comment, attribute }

  /// The highlighted parts, in order.
  package private(set) var parts: [(span: Span, kind: Kind)] = []
  /// The innermost open delimiter at the beginning of each line: `{`, `(`, `[`, `"`, or empty.
  package private(set) var openers: [String] = [""]
  /// Matching brackets, by their offsets.
  package private(set) var pairs: [(open: Int, close: Int)] = []

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes, range: 0..<bytes.count, takesOrdinals: true)
    var open: [(kind: TokenKind, offset: Int)] = []
    var line = 0
    let lineStarts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    func pass(_ offset: Int, in opener: String, _ openers: inout [String]) {
      while line < lineStarts.count, lineStarts[line] <= offset {
        openers.append(opener)
        line += 1
      }
    }
    var end = 0
    while true {
      let token = lexer.next()
      pass(Int(token.start), in: TextOutline.sign(open.last?.kind), &openers)
      noteComments(between: end, Int(token.start), bytes)
      guard token.kind != .endOfText else { break }
      end = Int(token.end)
      pass(end, in: token.kind == .string ? "\"" : "", &openers)
      note(token)
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: open.append((token.kind, Int(token.start)))
      case .rightBrace, .rightParen, .rightBracket:
        if let opening = open.popLast() { pairs.append((opening.offset, Int(token.start))) }
      default: break
      }
    }
    pass(bytes.count, in: TextOutline.sign(open.last?.kind), &openers)
  }

  private mutating func note(_ token: Token) {
    let kind: Kind? =
      switch token.kind {
      case .keyword: .keyword
      case .string, .regex: .string
      case .integer, .float: .number
      case .at, .pound: .attribute
      default: nil
      }
    if let kind { parts.append((token.span, kind)) }
  }

  /// A comment is text between tokens that begins with a slash.
  private mutating func noteComments(between start: Int, _ end: Int, _ bytes: [UInt8]) {
    guard let slash = bytes[start..<max(start, end)].firstIndex(of: UInt8(ascii: "/")) else {
      return
    }
    parts.append((Span(slash, end), .comment))
  }

  private static func sign(_ kind: TokenKind?) -> String {
    switch kind {
    case .leftBrace: "{"
    case .leftParen: "("
    case .leftBracket: "["
    default: ""
    }
  }
}
