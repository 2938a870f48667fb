internal import SourceText

extension Lexer {
  /// Lexes a run of operator characters; blanks on either side determine its kind.
  mutating func lexOperator(into token: inout Token, at begin: Int) {
    position = operatorEnd(from: begin)
    let leftBound = isLeftBound(begin)
    let first = bytes[begin]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), leftBound {
      // `a!.b` and `a?.b`: the operator is one character, whatever follows.
      position = begin + 1
      token.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation
      return
    }
    let rightBound = isRightBound(position, leftBound: leftBound)
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

  private func operatorEnd(from begin: Int) -> Int {
    let dotted = bytes[begin] == UInt8(ascii: ".")
    var index = begin
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        guard Self.isOperatorByte(byte) else { break }
        if byte == UInt8(ascii: "."), !dotted { break }
        if byte == UInt8(ascii: "/"), index > begin,
          self.byte(index + 1) == UInt8(ascii: "/") || self.byte(index + 1) == UInt8(ascii: "*")
        {
          break
        }
        // An editor placeholder begins: `=<#value#>`.
        if byte == UInt8(ascii: "<"), index > begin, self.byte(index + 1) == UInt8(ascii: "#") {
          break
        }
        index += 1
      } else {
        let (scalar, count) = decode(at: index)
        guard let scalar, UnicodeClass.isOperatorBody(scalar) else { break }
        index += count
      }
    }
    return Swift.max(index, begin + 1)
  }

  private func isLeftBound(_ begin: Int) -> Bool {
    guard begin > start else { return false }
    switch bytes[begin - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0, 0x0B, 0x0C:
      return false
    case UInt8(ascii: "/"):
      // The end of a block comment counts as a blank.
      return !(begin - 2 >= start && bytes[begin - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(begin - 2 >= start && bytes[begin - 2] == 0xC2)
    default:
      return true
    }
  }

  private func isRightBound(_ finish: Int, leftBound: Bool) -> Bool {
    switch byte(finish) {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0, 0x0B, 0x0C:
      return false
    case UInt8(ascii: "."):
      // `x^.y` has a postfix operator, `^.y` a prefix one.
      return !leftBound
    case UInt8(ascii: "/"):
      let next = byte(finish + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return byte(finish + 1) != 0xA0
    default:
      return true
    }
  }

  /// `a. b`: a blank between the dot and a name on the same line.
  private mutating func reportBlankAfterDot(_ begin: Int) {
    var index = position
    while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
    guard index > position, index < end, isRightBound(index, leftBound: true) else { return }
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
