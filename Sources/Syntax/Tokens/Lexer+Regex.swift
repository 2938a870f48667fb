internal import SourceText

extension Lexer {
  /// `#/ … /#`, also over several lines.
  mutating func lexPoundRegex(into token: inout Token, pounds: Int) -> Bool {
    finishRegex(text.poundRegexEnd(at: Int(token.start), pounds: pounds), &token)
  }

  /// `/ … /` where an expression may begin: not after an operand.
  mutating func lexBareRegex(into token: inout Token, at begin: Int) -> Bool {
    !previous.endsOperand(previousWord) && finishRegex(text.bareRegexEnd(at: begin), &token)
  }

  private mutating func finishRegex(_ finish: Int?, _ token: inout Token) -> Bool {
    guard let finish else { return false }
    position = finish
    token.kind = .regex
    return true
  }
}

extension TokenKind {
  /// Whether a token of this kind ends an operand, so that a `/` after it divides.
  fileprivate func endsOperand(_ word: Word) -> Bool {
    switch self {
    case .identifier, .dollarName, .integer, .float, .string, .regex, .editorPlaceholder,
      .rightParen, .rightBracket, .rightBrace, .postfixQuestion, .postfixExclamation,
      .postfixOperator:
      switch word {
      case .await, .consume, .copy: false
      default: true
      }
    case .keyword:
      switch word {
      case .`self`, .selfType, .super, .true, .false, .nil, .any, .`init`, .underscore: true
      default: false
      }
    case .endOfText, .prefixOperator, .infixOperator, .leftParen, .leftBrace, .leftBracket, .comma,
      .colon, .semicolon, .dot, .prefixDot, .at, .pound, .poundIf, .poundElseif, .poundElse,
      .poundEndif, .arrow, .equal, .prefixAmpersand, .backslash, .infixQuestion, .invalid:
      self == .dot || self == .prefixDot || self == .backslash
    }
  }
}
