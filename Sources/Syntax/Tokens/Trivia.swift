internal import SourceText

extension Lexer {
  /// Skips blanks and comments before a token; returns the flags that they set.
  mutating func skipTrivia() -> Token.Flags {
    var flags: Token.Flags = []
    let begin = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.startsLine)
        position += 1
      case UInt8(ascii: "/") where text.byte(position + 1) == UInt8(ascii: "/"):
        let comment = position
        position = text.lineEnd(from: position)
        noteElision(from: comment + 2, to: position, &flags)
      case UInt8(ascii: "/") where text.byte(position + 1) == UInt8(ascii: "*"):
        let comment = position
        skipBlockComment(&flags)
        noteElision(from: comment + 2, to: Swift.max(comment + 2, position - 2), &flags)
      case 0xC2 where text.byte(position + 1) == 0xA0:
        // A no-break space, as in web pages: a blank like any other.
        position += 2
      case 0xE2 where text.isUnicodeLineBreak(at: position):
        flags.insert(.startsLine)
        position += 3
      default:
        if position == begin { flags.insert(.adjoins) }
        return flags
      }
    }
    if position == begin { flags.insert(.adjoins) }
    return flags
  }

  mutating func skipBlockComment(_ flags: inout Token.Flags) {
    let comment = text.blockComment(at: position)
    if comment.hasLineBreak { flags.insert(.startsLine) }
    if !comment.isClosed {
      let span = Span(position, position + 2)
      problems.append(
        Problem(
          error: .unterminatedComment, span: Span(end, end), note: (.commentStartsHere, span)))
      unfinished = Unfinished(opener: "/*", span: span)
    }
    position = comment.end
  }

  /// Marks the next token if a comment stands for omitted code.
  ///
  /// Only comments on a line of their own count, or those directly after `{`.
  private func noteElision(from begin: Int, to finish: Int, _ flags: inout Token.Flags) {
    guard flags.contains(.startsLine) || previous == .leftBrace || begin == text.start + 2 else {
      return
    }
    if text.tellsElision(from: begin, to: finish) { flags.insert(.followsElision) }
  }
}
