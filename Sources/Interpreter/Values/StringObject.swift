/// A text that does not fit into a value; changed in place only while uniquely referenced.
///
/// Appending to a string of Swift costs much more than copying a few bytes. So short texts that are
/// appended one after the other, without a read between them, are collected first.
package final class StringObject: HeapObject {
  /// The text without what is collected.
  @exclusivity(unchecked) private var settled: String
  /// The collected texts.
  @exclusivity(unchecked) private var collected: TextBuffer?
  /// The bytes in the string's own storage, once they have been looked for; they stay where they are
  /// until the text changes.
  @exclusivity(unchecked) private var storage: UnsafeBufferPointer<UInt8>?

  init(_ string: String, type: RuntimeType? = nil) {
    settled = string
    super.init(type: type)
    MemoryGauge.note(string.utf8.count)
  }

  final var string: String {
    get {
      settle()
      return settled
    }
    set {
      collected = nil
      appends = 0
      settled = newValue
      storage = nil
    }
    _modify {
      settle()
      storage = nil
      yield &settled
    }
  }

  /// The number of bytes.
  var byteCount: Int { settled.utf8.count + (collected?.end ?? 0) }

  /// The number of texts that were appended since the text was last read, as far as it matters.
  @inline(__always)
  private var appends: UInt32 {
    get { header.tag }
    set { header.tag = newValue }
  }

  /// The appends in a row from which on more are expected.
  private static var fewAppends: UInt32 { 4 }

  /// The number of bytes that are collected at most.
  private static var collectionLimit: Int { 4096 }

  func append(_ text: ShortText) {
    storage = nil
    guard appends == StringObject.fewAppends else {
      appends += 1
      settled += text.string
      return
    }
    let buffer = collected ?? TextBuffer()
    collected = buffer
    buffer.append(text)
    if buffer.end >= StringObject.collectionLimit { settle(buffer) }
  }

  @inline(__always)
  private func settle() {
    guard appends != 0 else { return }
    appends = 0
    if let collected { settle(collected) }
    collected = nil
  }

  @inline(never)
  private func settle(_ buffer: TextBuffer) {
    buffer.take(from: 0) { settled += String(decoding: $0, as: UTF8.self) }
  }

  /// The number of characters. In plain ASCII without carriage returns every byte is one.
  var characterCount: Int {
    let plain = string.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var marks: UInt8 = 0
      var returns = false
      for byte in bytes {
        marks |= byte
        returns = returns || byte == 0x0D
      }
      return marks & 0x80 == 0 && !returns ? bytes.count : nil
    }
    if case .some(.some(let count)) = plain { return count }
    return string.count
  }

  /// The bytes; nil if they are not in one piece of memory that stays.
  @inline(__always)
  private var bytes: UnsafeBufferPointer<UInt8>? { storage ?? findBytes() }

  @inline(never)
  private func findBytes() -> UnsafeBufferPointer<UInt8>? {
    // The bytes of a small string are in the string itself, which moves.
    guard string.utf8.count > SmallStringWords.capacity else { return nil }
    storage = string.utf8.withContiguousStorageIfAvailable { $0 }
    return storage
  }

  /// Accesses the bytes; nil if the string is not UTF-8.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    if let bytes { return body(bytes) }
    return string.utf8.withContiguousStorageIfAvailable(body)
  }

  /// Reads the character at a byte offset; returns the offset behind it, or nil at the end.
  func character(at offset: Int, into element: inout Value) -> Int? {
    if let byte = plainByte(at: offset) {
      element = Value(.character, bits: UInt64(byte))
      return offset + 1
    }
    guard offset < string.utf8.count else { return nil }
    let start = string.byteIndex(offset)
    element = .character(string[start])
    return string.byteOffset(string.index(after: start))
  }

  func byte(at offset: Int) -> UInt8? {
    withBytes { bytes -> UInt8? in offset < bytes.count ? bytes[offset] : nil } ?? nil
  }

  /// The byte at an offset if it is a character of its own: ASCII with nothing that combines with
  /// it.
  @inline(__always)
  func plainByte(at offset: Int) -> UInt8? {
    withBytes { bytes -> UInt8? in
      guard offset >= 0, offset < bytes.count else { return nil }
      let byte = bytes[offset]
      guard byte < 0x80, byte != 0x0D else { return nil }
      guard offset + 1 == bytes.count || bytes[offset + 1] < 0x80 else { return nil }
      return byte
    } ?? nil
  }

  /// The bytes between two offsets; nil if that is all of them, or if a scalar does not begin at one
  /// of the offsets.
  @inline(__always)
  func withPart<Result>(
    from start: Int, to end: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    withBytes { bytes -> Result? in
      guard 0 <= start, start <= end, end <= bytes.count, end - start < bytes.count,
        start == bytes.count || bytes[start] & 0xC0 != 0x80,
        end == bytes.count || bytes[end] & 0xC0 != 0x80
      else { return nil }
      return body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    } ?? nil
  }
}
