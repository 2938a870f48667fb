/// The brackets that a text leaves open, told by its tokens alone.
///
/// A text is read on from where the last reading ended, which is at the end of a line. Where tokens
/// cannot tell, as in texts with `#if` or with literals over several lines, `read` says so.
package struct OpenBrackets: Sendable {
  private var closers: [TokenKind] = []

  package init() {}

  /// Reads whole lines; false where they cannot be told apart without parsing them.
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

  /// The opening bracket that is to be closed next; nil where none is open.
  package var innermost: String? {
    switch closers.last {
    case .rightBrace: "{"
    case .rightParen: "("
    case .rightBracket: "["
    default: nil
    }
  }
}
