import SourceText

/// The identifiers in a piece of text, found without parsing.
enum Mentions {
  /// - Parameter outsideBraces: whether identifiers in blocks and closures are excluded.
  static func names(
    in source: Source, _ span: Span, outsideBraces: Bool = false
  ) -> Set<String> {
    let bytes = source.bytes
    let range = span.clamped(to: bytes.count)
    var result: Set<String> = []
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      guard bytes[index].isIdentifierStart else {
        if bytes[index] == UInt8(ascii: "{") { depth += 1 }
        if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound,
        bytes[index].isIdentifierStart || (48...57).contains(bytes[index])
      {
        index += 1
      }
      if outsideBraces, depth > 0 { continue }
      result.insert(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return result
  }
}

/// The identifiers of a declaration, found on first use: most declarations are never searched for a
/// changed name.
final class Mentioned {
  private(set) lazy var names = find()
  private let find: () -> Set<String>

  init(_ find: @escaping () -> Set<String>) { self.find = find }
}
