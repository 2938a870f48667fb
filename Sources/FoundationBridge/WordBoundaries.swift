@_spi(_Unicode) import Swift

/// The words of a text.
enum WordBoundaries {
  /// The byte offset at which the word, or the gap between words, that begins at `offset` ends.
  static func wordEnd(in text: String, from offset: Int) -> Int {
    let limit = text.utf8.index(
      text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex)
    guard let start = limit, start < text.endIndex else { return text.utf8.count }
    return text.utf8.distance(from: text.startIndex, to: text._wordIndex(after: start))
  }
}
