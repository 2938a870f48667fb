/// Substring search by bytes in plain ASCII, where every byte is a character of its own and nothing
/// combines.
enum PlainSearch {
  /// The result of a conclusive search: the offset of the first occurrence, or nil if there is
  /// none.
  struct Answer {
    let start: Int?
  }

  static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  /// The first occurrence at or after `start`; nil if the search is inconclusive, because other
  /// characters come first that may equal plain ones or combine with them.
  static func first(_ target: [UInt8], in text: String, from start: Int) -> Answer? {
    text.utf8.withContiguousStorageIfAvailable { first(target, in: $0, from: max(start, 0)) } ?? nil
  }

  /// The same in the bytes of a text.
  static func first(
    _ target: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Answer? {
    guard start == 0 || start > bytes.count || isPlain(bytes[start - 1]) else { return nil }
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if !isPlain(byte) { return nil }
      if byte == target[0], let isFound = matches(target, bytes, offset) {
        return isFound ? Answer(start: offset) : nil
      }
      offset += 1
    }
    return Answer(start: nil)
  }

  /// Whether the target occurs at an offset and ends there at a character boundary: nil if it does
  /// not occur there, false if what follows may combine with it.
  private static func matches(
    _ target: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> Bool? {
    let end = offset + target.count
    guard end <= bytes.count else { return nil }
    for index in 1..<max(target.count, 1) where bytes[offset + index] != target[index] {
      return nil
    }
    return end == bytes.count || bytes[end] < 0x80
  }
}

/// Splits a text at every occurrence of a separator.
struct TextSplit {
  private let search: TextSearch
  private let isEmpty: Bool
  private let maxSplits: Int
  private let omitsEmpty: Bool

  init(_ separator: String, maxSplits: Int, omitsEmpty: Bool) {
    search = TextSearch(separator)
    isEmpty = separator.isEmpty
    self.maxSplits = maxSplits
    self.omitsEmpty = omitsEmpty
  }

  /// The byte ranges of the parts of a text between two offsets. Nothing behind the end is looked at
  /// as long as the text is plain: the parts of a long text may be split in turn.
  func parts(of text: String, from start: Int, to end: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = start
    var isSearched = false
    if let plain = search.plain {
      text.utf8.withContiguousStorageIfAvailable { bytes in
        let bytes = UnsafeBufferPointer(rebasing: bytes[..<end])
        while first < end, parts.count < maxSplits,
          let answer = PlainSearch.first(plain, in: bytes, from: first)
        {
          guard let found = answer.start else {
            isSearched = true
            return
          }
          if first != found || !omitsEmpty { parts.append(first..<found) }
          first = found + plain.count
        }
      }
    }
    // What is left has not only plain characters, or they are not in one piece of memory.
    while !isSearched, first < end, parts.count < maxSplits,
      let found = separator(in: text, from: first), found.upperBound <= end
    {
      if first != found.lowerBound || !omitsEmpty { parts.append(first..<found.lowerBound) }
      first = found.upperBound
    }
    if first < end || !omitsEmpty { parts.append(first..<max(first, end)) }
    return parts
  }

  /// The next separator; an empty one matches after every character.
  private func separator(in text: String, from start: Int) -> Range<Int>? {
    guard isEmpty else { return search.first(in: text, from: start) }
    let next = text.byteOffset(text.index(after: text.byteIndex(start)))
    return next..<next
  }
}
