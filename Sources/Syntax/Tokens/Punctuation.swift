/// The brackets and commas of a text, determined from its tokens only: those in literals,
/// interpolations, comments and regular expressions do not count.
package enum Punctuation {
  /// Visits each bracket and comma in a part of a text, with its position, until `visit` stops it.
  package static func scan(
    _ bytes: [UInt8], in range: Range<Int>, _ visit: (Int, UInt8) -> Bool
  ) {
    var lexer = Lexer(bytes: bytes, range: range)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket, .rightBrace, .rightParen, .rightBracket, .comma:
        guard visit(Int(token.start), bytes[Int(token.start)]) else { return }
      case .endOfText: return
      default: break
      }
    }
  }
}
