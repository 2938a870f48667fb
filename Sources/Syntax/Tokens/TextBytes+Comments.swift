/// Where comments end, and what they say.
extension TextBytes {
  /// The end of the line that goes on at `offset`.
  func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return index
  }

  /// A block comment: where it ends, and what it contains.
  struct BlockComment {
    let end: Int
    let isClosed: Bool
    let hasLineBreak: Bool
  }

  /// The `/* … */` at an offset, with nested comments.
  func blockComment(at offset: Int) -> BlockComment {
    var index = offset + 2
    var depth = 1
    var hasLineBreak = false
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "*") where byte(index + 1) == UInt8(ascii: "/"):
        index += 2
        depth -= 1
        if depth == 0 {
          return BlockComment(end: index, isClosed: true, hasLineBreak: hasLineBreak)
        }
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        index += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasLineBreak = true
        index += 1
      default:
        index += 1
      }
    }
    return BlockComment(end: end, isClosed: false, hasLineBreak: hasLineBreak)
  }

  /// `init ...`: a few words that say what is left out.
  private func endsInEllipsis(_ begin: Int, _ finish: Int) -> Bool {
    var last = finish
    while last > begin, isCommentFiller(bytes[last - 1]) { last -= 1 }
    guard last - begin > 3, hasPrefix("...", at: last - 3) || hasPrefix("\u{2026}", at: last - 3)
    else { return false }
    return bytes[begin..<last].count { $0 == UInt8(ascii: " ") } < 4
  }

  /// Whether a comment stands for omitted code: `...`, `the rest of the body`, `init ...`.
  func tellsElision(from begin: Int, to finish: Int) -> Bool {
    var low = begin
    while low < finish, isCommentFiller(bytes[low]) { low += 1 }
    guard low < finish else { return false }
    if hasPrefix("...", at: low) || hasPrefix("\u{2026}", at: low) {
      return true
    }
    if endsInEllipsis(low, finish) {
      return true
    }
    let word = Array("omitted".utf8)
    if bytes[low..<finish].contains(UInt8(ascii: "o")),
      (low...max(low, finish - word.count)).contains(where: { hasPrefix("omitted", at: $0) })
    {
      return true
    }
    for phrase in ["the rest of", "rest of", "same as", "etc"] as [StaticString]
    where hasPrefix(phrase, at: low) {
      let after = low + phrase.utf8CodeUnitCount
      if after >= finish || !Self.isIdentifierByte(bytes[after]) { return true }
    }
    return false
  }

  private func isCommentFiller(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
