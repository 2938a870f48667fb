/// The open brackets of a text, determined from its tokens only.
///
/// Each call of `read` continues at the end of the lines read before. If tokens are not sufficient,
/// as in texts with `#if` or multi-line literals, `read` returns false.
package struct OpenBrackets: Sendable {
  private var closers: [TokenKind] = []

  package init() {}

  /// Reads whole lines; false if tokens are not sufficient.
  package mutating func read(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes, range: 0..<bytes.count)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .leftBrace: closers.append(.rightBrace)
      case .leftParen: closers.append(.rightParen)
      case .leftBracket: closers.append(.rightBracket)
      case .rightBrace, .rightParen, .rightBracket:
        guard closers.popLast() == token.kind else { return false }
      case .invalid, .regex, .poundIf, .poundElse, .poundElseif, .poundEndif: return false
      case .endOfText: return lexer.unfinished == nil && lexer.problems.isEmpty
      default: break
      }
    }
  }

  /// The innermost open bracket; nil if none is open.
  package var innermost: String? {
    switch closers.last {
    case .rightBrace: "{"
    case .rightParen: "("
    case .rightBracket: "["
    default: nil
    }
  }
}
