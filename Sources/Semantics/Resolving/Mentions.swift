import SourceText

/// What stands in a piece of text, as far as that shows without parsing it: the identifiers that stand in a piece of text.
enum Mentions {
  static func names(in source: Source, _ span: Span) -> Set<String> {
    let bytes = source.bytes
    let range = span.clamped(to: bytes.count)
    var result: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index].isIdentifierStart else {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound,
        bytes[index].isIdentifierStart || (48...57).contains(bytes[index])
      {
        index += 1
      }
      result.insert(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return result
  }

  /// Whether two slashes on a line, or one after a number sign, may begin and end a regular
  /// expression. Paths in texts and divisions may look like one too.
  static func mayHoldRegex(in source: Source) -> Bool {
    let slash = UInt8(ascii: "/")
    let bytes = source.bytes
    var opening: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { opening = nil }
      guard byte == slash else { continue }
      let isComment = [index - 1, index + 1].contains { neighbour in
        bytes.indices.contains(neighbour) && [slash, UInt8(ascii: "*")].contains(bytes[neighbour])
      }
      if isComment { continue }
      if opening != nil || index > 0 && bytes[index - 1] == UInt8(ascii: "#") { return true }
      opening = index
    }
    return false
  }
}
