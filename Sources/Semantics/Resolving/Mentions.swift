import SourceText

/// The identifiers that stand in a piece of text, as far as that shows without parsing it.
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
}
