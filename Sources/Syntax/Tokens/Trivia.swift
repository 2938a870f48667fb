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
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        let comment = position
        skipLineComment()
        noteElision(from: comment + 2, to: position, &flags)
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        let comment = position
        skipBlockComment(&flags)
        noteElision(from: comment + 2, to: Swift.max(comment + 2, position - 2), &flags)
      case 0xC2 where byte(position + 1) == 0xA0:
        // A no-break space, as in web pages: a blank like any other.
        position += 2
      case 0xE2 where isUnicodeLineBreak(at: position):
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

  private func isUnicodeLineBreak(at offset: Int) -> Bool {
    byte(offset + 1) == 0x80 && (byte(offset + 2) == 0xA8 || byte(offset + 2) == 0xA9)
  }

  mutating func skipLineComment() {
    while position < end, bytes[position] != UInt8(ascii: "\n"),
      bytes[position] != UInt8(ascii: "\r")
    {
      position += 1
    }
  }

  /// Skips `/* … */` with nested comments.
  mutating func skipBlockComment(_ flags: inout Token.Flags) {
    let begin = position
    position += 2
    var depth = 1
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
        position += 2
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        position += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        flags.insert(.startsLine)
        position += 1
      default:
        position += 1
      }
    }
    position = end
    let span = Span(begin, begin + 2)
    problems.append(
      Problem(
        error: .unterminatedComment, span: Span(end, end), note: (.commentStartsHere, span)))
    unfinished = Unfinished(opener: "/*", span: span)
  }

  /// `init ...`: a few words that say what is left out.
  private func endsInEllipsis(_ begin: Int, _ finish: Int) -> Bool {
    var last = finish
    while last > begin, isCommentFiller(bytes[last - 1]) { last -= 1 }
    guard last - begin > 3, hasPrefix("...", at: last - 3) || hasPrefix("\u{2026}", at: last - 3)
    else { return false }
    return bytes[begin..<last].count { $0 == UInt8(ascii: " ") } < 4
  }

  /// Marks the next token if a comment stands for omitted code.
  ///
  /// Only comments on a line of their own count, or those directly after `{`.
  private func noteElision(from begin: Int, to finish: Int, _ flags: inout Token.Flags) {
    guard flags.contains(.startsLine) || previous == .leftBrace || begin == start + 2 else {
      return
    }
    var low = begin
    while low < finish, isCommentFiller(bytes[low]) { low += 1 }
    guard low < finish else { return }
    if hasPrefix("...", at: low) || hasPrefix("\u{2026}", at: low) {
      flags.insert(.followsElision)
      return
    }
    if endsInEllipsis(low, finish) {
      flags.insert(.followsElision)
      return
    }
    let word = Array("omitted".utf8)
    if bytes[low..<finish].contains(UInt8(ascii: "o")),
      (low...max(low, finish - word.count)).contains(where: { hasPrefix("omitted", at: $0) })
    {
      flags.insert(.followsElision)
      return
    }
    for phrase in ["the rest of", "rest of", "same as", "etc"] as [StaticString]
    where hasPrefix(phrase, at: low) {
      let after = low + phrase.utf8CodeUnitCount
      if after >= finish || !Self.isIdentifierByte(bytes[after]) { flags.insert(.followsElision) }
    }
  }

  private func isCommentFiller(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether the bytes at an offset are this text, letter case aside.
  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<count {
        var actual = bytes[offset + index]
        if actual >= 65, actual <= 90 { actual += 32 }
        if actual != expected[index] { return false }
      }
      return true
    }
  }
}
