internal import SourceText

extension Lexer {
  /// `#/ … /#`, also over several lines.
  mutating func lexPoundRegex(into token: inout Token, pounds: Int) -> Bool {
    let begin = Int(token.start)
    var index = begin + pounds + 1
    let isMultiline = byte(index) == UInt8(ascii: "\n") || byte(index) == UInt8(ascii: "\r")
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), !isMultiline { return false }
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "/") {
        var closing = 0
        while closing < pounds, self.byte(index + 1 + closing) == UInt8(ascii: "#") { closing += 1 }
        if closing == pounds {
          position = index + 1 + pounds
          token.kind = .regex
          return true
        }
      }
      index += 1
    }
    return false
  }

  /// `/ … /` where an expression may begin: not after an operand, no blank after the first slash, and
  /// a second slash on the same line.
  mutating func lexBareRegex(into token: inout Token, at begin: Int) -> Bool {
    guard !endsOperand else { return false }
    let after = byte(begin + 1)
    switch after {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: ")"):
      return false
    default: break
    }
    var index = begin + 1
    var classDepth = 0
    var parentheses = 0
    let limit = Swift.min(end, begin + Self.longestScan)
    while index < limit, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = Swift.max(0, classDepth - 1)
      case UInt8(ascii: "(") where classDepth == 0: parentheses += 1
      case UInt8(ascii: ")") where classDepth == 0:
        parentheses -= 1
        if parentheses < 0 { return false }
      case UInt8(ascii: "/"):
        guard bytes[index - 1] != UInt8(ascii: " ") else { return false }
        position = index + 1
        token.kind = .regex
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether the last token ends an operand, so that a `/` divides.
  private var endsOperand: Bool {
    switch previous {
    case .identifier, .dollarName, .integer, .float, .string, .regex, .editorPlaceholder,
      .rightParen, .rightBracket, .rightBrace, .postfixQuestion, .postfixExclamation,
      .postfixOperator:
      switch previousWord {
      case .await, .consume, .copy: false
      default: true
      }
    case .keyword:
      switch previousWord {
      case .`self`, .selfType, .super, .true, .false, .nil, .any, .`init`, .underscore: true
      default: false
      }
    case .endOfText, .prefixOperator, .infixOperator, .leftParen, .leftBrace, .leftBracket, .comma,
      .colon, .semicolon, .dot, .prefixDot, .at, .pound, .poundIf, .poundElseif, .poundElse,
      .poundEndif, .arrow, .equal, .prefixAmpersand, .backslash, .infixQuestion, .invalid:
      previous == .dot || previous == .prefixDot || previous == .backslash
    }
  }
}
