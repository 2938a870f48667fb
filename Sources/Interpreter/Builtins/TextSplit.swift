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

/// The parts of a text between the occurrences of a separator, as byte ranges.
struct TextSplit: IteratorProtocol {
  private let text: String
  private let search: TextSearch
  private let isSeparatorEmpty: Bool
  private let omitsEmpty: Bool
  private let end: Int
  /// Where the next part begins; nil after the last one.
  private var start: Int?
  private var splitsLeft: Int

  /// - Parameter range: the part of the text that is split. Nothing behind its end is looked at as
  ///   long as the text is plain: the parts of a long text may be split in turn.
  init(
    _ text: String, _ range: Range<Int>, at separator: String, maxSplits: Int, omitsEmpty: Bool
  ) {
    self.text = text
    search = TextSearch(separator)
    isSeparatorEmpty = separator.isEmpty
    self.omitsEmpty = omitsEmpty
    end = range.upperBound
    start = range.lowerBound
    splitsLeft = maxSplits
  }

  mutating func next() -> Range<Int>? {
    while let first = start {
      guard first < end, splitsLeft > 0, let separator = separator(from: first) else {
        start = nil
        return first < end || !omitsEmpty ? first..<max(first, end) : nil
      }
      start = separator.upperBound
      if first != separator.lowerBound || !omitsEmpty {
        splitsLeft -= 1
        return first..<separator.lowerBound
      }
    }
    return nil
  }

  /// The next separator; an empty one matches after every character.
  private func separator(from start: Int) -> Range<Int>? {
    if isSeparatorEmpty {
      let next = text.byteOffset(text.index(after: text.byteIndex(start)))
      return next <= end ? next..<next : nil
    }
    if let plain = search.plain, let answer = firstPlain(plain, from: start) {
      return answer.start.map { $0..<($0 + plain.count) }
    }
    // What is left has not only plain characters, or they are not in one piece of memory.
    guard let found = search.first(in: text, from: start), found.upperBound <= end else {
      return nil
    }
    return found
  }

  private func firstPlain(_ plain: [UInt8], from start: Int) -> PlainSearch.Answer? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      PlainSearch.first(plain, in: UnsafeBufferPointer(rebasing: bytes[..<end]), from: start)
    } ?? nil
  }
}
