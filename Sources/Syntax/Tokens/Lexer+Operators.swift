internal import SourceText

extension Lexer {
  /// Lexes a run of operator characters; blanks on either side determine its kind.
  mutating func lexOperator(into token: inout Token, at begin: Int) {
    position = text.operatorEnd(from: begin)
    let leftBound = text.isLeftBound(begin)
    let first = bytes[begin]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), leftBound {
      // `a!.b` and `a?.b`: the operator is one character, whatever follows.
      position = begin + 1
      token.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation
      return
    }
    let rightBound = text.isRightBound(position, leftBound: leftBound)
    if position == begin + 1 {
      switch first {
      case UInt8(ascii: "="):
        if leftBound != rightBound { reportUnevenEqual(begin, leftBound: leftBound) }
        token.kind = .equal
        return
      case UInt8(ascii: "&") where rightBound && !leftBound:
        token.kind = .prefixAmpersand
        return
      case UInt8(ascii: "."):
        token.kind = rightBound && !leftBound ? .prefixDot : .dot
        if leftBound, !rightBound { reportBlankAfterDot(begin) }
        return
      case UInt8(ascii: "?"):
        token.kind = .infixQuestion
        return
      default: break
      }
    } else if position == begin + 2 {
      if first == UInt8(ascii: "-"), bytes[begin + 1] == UInt8(ascii: ">") {
        token.kind = .arrow
        return
      }
      if first == UInt8(ascii: "*"), bytes[begin + 1] == UInt8(ascii: "/") {
        problems.append(Problem(error: .unexpectedCommentEnd, span: Span(begin, begin + 2)))
        token.kind = .invalid
        token.flags.insert(.malformed)
        return
      }
    }
    if leftBound == rightBound {
      token.kind = .infixOperator
    } else {
      token.kind = leftBound ? .postfixOperator : .prefixOperator
    }
  }

  /// `a. b`: a blank between the dot and a name on the same line.
  private mutating func reportBlankAfterDot(_ begin: Int) {
    var index = position
    while text.byte(index) == UInt8(ascii: " ") || text.byte(index) == UInt8(ascii: "\t") {
      index += 1
    }
    guard index > position, index < end, text.isRightBound(index, leftBound: true) else { return }
    problems.append(
      Problem(
        error: .blankAfterDot, span: Span(begin, begin + 1),
        fixIts: [Diagnostic.FixIt(span: Span(position, index), replacement: "")]))
  }

  private mutating func reportUnevenEqual(_ begin: Int, leftBound: Bool) {
    let place = leftBound ? begin : begin + 1
    problems.append(
      Problem(
        error: .unevenEqual, span: Span(begin, begin + 1),
        fixIts: [Diagnostic.FixIt(span: Span(place, place), replacement: " ")]))
  }
}
