/// Names in a literal, in the order of their bytes and with white space between them: a name is
/// looked up without building a set.
package struct SortedNames: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  package func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in text.withUTF8Buffer { SortedNames.contains(name, in: $0) } }
  }

  private static func contains(
    _ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (low, high) = (0, text.count)
    while low < high {
      var start = low + (high - low) / 2
      var end = start
      while start > low, !isSpace(text[start - 1]) { start -= 1 }
      while end < high, !isSpace(text[end]) { end += 1 }
      let found = text[start..<end]
      if found.elementsEqual(name) { return true }
      if found.lexicographicallyPrecedes(name) { low = end + 1 } else { high = max(start - 1, low) }
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  /// All names, in their order.
  package var all: [String] {
    text.withUTF8Buffer { text in
      text.split(whereSeparator: SortedNames.isSpace).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
