/// Substring search by bytes in plain ASCII, where every byte is a character.
enum ASCIISearch {
  /// The result of a conclusive search: the offset of the first occurrence, or nil if there is
  /// none.
  struct Answer {
    let start: Int?
  }

  static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }

  /// The first occurrence at or after `start`; nil if a byte that is not plain comes before or right
  /// after it, so that characters must be compared.
  static func first(_ target: [UInt8], in text: String, from start: Int) -> Answer? {
    text.utf8.withContiguousStorageIfAvailable { first(target, in: $0, from: max(start, 0)) } ?? nil
  }

  /// Searches the bytes of a text.
  ///
  /// - Parameter target: Its first index is 0.
  static func first<Target: RandomAccessCollection>(
    _ target: Target, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Answer? where Target.Element == UInt8, Target.Index == Int {
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
  private static func matches<Target: RandomAccessCollection>(
    _ target: Target, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> Bool? where Target.Element == UInt8, Target.Index == Int {
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
  private(set) var start: Int?
  private var splitsLeft: Int

  /// - Parameter range: the byte range to split. A search in plain text stops at its end, so that
  ///   splitting each part of a long text does not search the rest every time.
  init(
    _ text: String, _ range: Range<Int>, at separator: String, maxSplits: Int = .max,
    omitsEmpty: Bool = true
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
      guard splitsLeft > 0, let separator = separator(from: first) else {
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

  /// The next separator before the end; an empty one matches after every character.
  func separator(from start: Int) -> Range<Int>? {
    guard start < end else { return nil }
    if isSeparatorEmpty {
      let next = text.byteOffset(text.index(after: text.byteIndex(start)))
      return next <= end ? next..<next : nil
    }
    if let plain = search.plain, let answer = firstPlain(plain, from: start) {
      return answer.start.map { $0..<($0 + plain.count) }
    }
    // The rest is not plain, or its bytes are not contiguous.
    guard let found = search.first(in: text, from: start), found.upperBound <= end else {
      return nil
    }
    return found
  }

  private func firstPlain(_ plain: [UInt8], from start: Int) -> ASCIISearch.Answer? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      ASCIISearch.first(plain, in: UnsafeBufferPointer(rebasing: bytes[..<end]), from: start)
    } ?? nil
  }
}

extension Machine {
  /// Advances an iteration over a `_TextParts` with these fields. The cursor is the byte offset of
  /// the next part, and void after the last one.
  @inline(never)
  func walkParts(
    _ fields: IterationForm.Fields, _ cursor: inout Value, into element: inout Value
  ) -> Bool {
    guard cursor.kind == .int else { return false }
    let text = fields[0]
    let range = Range(uncheckedBounds: (cursor.asInt, fields[3].asInt))
    let part: Range<Int>
    if let found = plainPart(text, range, at: fields[1], omitsEmpty: fields[5].asBool) {
      part = found
      cursor = found.upperBound < range.upperBound ? .int(found.upperBound + 1) : .void
    } else {
      var parts = TextSplit(
        text.asString, range, at: fields[1].asString, omitsEmpty: fields[5].asBool)
      guard let next = parts.next() else { return false }
      part = next
      cursor = parts.start.map(Value.int) ?? .void
    }
    element = makeSubstring(of: text, part)
    return true
  }

  /// The `Substring` of a text between two byte offsets.
  @inline(__always)
  func makeSubstring(of text: Value, _ range: Range<Int>) -> Value {
    let substring = reclaimer.makeStruct(types.substring, 3, empties: false)
    let slots = substring.header.pointee.slots
    slots[0] = text.retained()
    slots[1] = .int(range.lowerBound)
    slots[2] = .int(range.upperBound)
    return substring
  }

  /// The next part of a long text with a separator of one byte; nil if there is none, or if a byte
  /// that is not plain comes before or right after the separator.
  private func plainPart(
    _ text: Value, _ range: Range<Int>, at separator: Value, omitsEmpty: Bool
  ) -> Range<Int>? {
    guard text.kind == .longString, separator.kind == .string, separator.shortText.count == 1,
      let separator = separator.shortText.byte(at: 0)
    else { return nil }
    return text.withStringObject { object in
      object.withBytes { bytes -> Range<Int>? in
        let bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        var first = range.lowerBound
        while first < bytes.count,
          let answer = ASCIISearch.first(CollectionOfOne(separator), in: bytes, from: first)
        {
          let end = answer.start ?? bytes.count
          if first < end || !omitsEmpty { return first..<end }
          first = end + 1
        }
        return nil
      } ?? nil
    }
  }
}
