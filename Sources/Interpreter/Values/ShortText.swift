/// A text of at most twelve bytes, each of which is a character of its own: ASCII without zero bytes
/// and carriage returns. It lies in a value itself (see `ValueKind.string`).
struct ShortText: Equatable {
  static let capacity = 12
  static let empty = ShortText(low: 0, high: 0)

  /// The first eight bytes, the first one lowest; zero behind the end of the text.
  let low: UInt64
  /// The next four bytes, in the low half.
  let high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Nil if the bytes are too many, or not all of them are characters of their own.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    guard count <= ShortText.capacity else { return nil }
    let raw = UnsafeRawBufferPointer(bytes)
    let low: UInt64
    var high: UInt64 = 0
    if count >= 8 {
      low = raw.loadUnaligned(as: UInt64.self)
      if count > 8 {
        let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        high = UInt64(last) &>> UInt64((ShortText.capacity - count) * 8)
      }
    } else if count >= 4 {
      let first = raw.loadUnaligned(as: UInt32.self)
      let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      low = UInt64(first) | UInt64(last) &<< UInt64((count - 4) * 8)
    } else {
      var word: UInt64 = 0
      for index in 0..<count { word |= UInt64(bytes[index]) &<< UInt64(index * 8) }
      low = word
    }
    self.init(low: low, high: high, count: count)
  }

  /// The text of bytes that are numbers of a program.
  @inline(__always)
  init?(numbers: UnsafeMutableBufferPointer<Value>) {
    guard numbers.count <= ShortText.capacity else { return nil }
    var (low, high): (UInt64, UInt64) = (0, 0)
    for index in 0..<min(numbers.count, 8) {
      low |= (numbers[index].bits & 0xFF) &<< UInt64(index * 8)
    }
    for index in 8..<max(numbers.count, 8) {
      high |= (numbers[index].bits & 0xFF) &<< UInt64((index - 8) * 8)
    }
    self.init(low: low, high: high, count: numbers.count)
  }

  /// Nil if the text does not fit, or not all of its bytes are characters of their own.
  @inline(__always)
  init?(_ text: String) {
    if let words = SmallStringWords(text) {
      guard words.count <= ShortText.capacity else { return nil }
      self.init(low: words.low, high: words.high, count: words.count)
      return
    }
    guard text.utf8.count <= ShortText.capacity,
      let made = text.utf8.withContiguousStorageIfAvailable({ ShortText($0) }) ?? nil
    else { return nil }
    self = made
  }

  /// Nil if one of the first `count` bytes is not a character of its own.
  @inline(__always)
  private init?(low: UInt64, high: UInt64, count: Int) {
    // Bytes behind the end must not count as zero bytes.
    let isPlain =
      ShortText.isPlain(low | ShortText.ones(from: count))
      && (count <= 8 || ShortText.isPlain(high | ShortText.ones(from: count - 8)))
    guard isPlain, (low | high) & ShortText.highBits == 0 else { return nil }
    self.init(low: low, high: high)
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// A word whose bytes from an index on are 255.
  @inline(__always)
  private static func ones(from index: Int) -> UInt64 {
    index >= 8 ? 0 : ~0 &<< UInt64(index * 8)
  }

  /// Whether no byte of a word is zero or a carriage return.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let other = word ^ returns
    return ((word &- lowBits) & ~word | (other &- lowBits) & ~other) & highBits == 0
  }

  /// The number of bytes, which is that of characters.
  @inline(__always)
  var count: Int {
    high == 0 ? 8 - low.leadingZeroBitCount / 8 : 16 - high.leadingZeroBitCount / 8
  }

  /// The byte at an offset; nil if there is none.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < ShortText.capacity else { return nil }
    let byte = UInt8(
      truncatingIfNeeded: (offset < 8 ? low : high) &>> UInt64((offset & 7) * 8))
    return byte == 0 ? nil : byte
  }

  @inline(__always)
  var string: String { SmallStringWords(low: low, high: high, count: count).string }

  private var whole: UInt128 { UInt128(high) &<< 64 | UInt128(low) }

  private init(_ whole: UInt128) {
    self.init(low: UInt64(truncatingIfNeeded: whole), high: UInt64(truncatingIfNeeded: whole >> 64))
  }

  /// Both texts in a row; nil if they do not fit.
  func appending(_ other: ShortText) -> ShortText? {
    let count = count
    guard count + other.count <= ShortText.capacity else { return nil }
    return ShortText(whole | other.whole &<< UInt128(count * 8))
  }

  /// The text between two offsets; nil if they are no range in it.
  func part(from start: Int, to end: Int) -> ShortText? {
    guard 0 <= start, start <= end, end <= count else { return nil }
    return ShortText(whole &>> UInt128(start * 8) & (1 &<< UInt128((end - start) * 8) &- 1))
  }

  /// The order of texts, which of ASCII is that of bytes.
  static func < (lhs: ShortText, rhs: ShortText) -> Bool {
    (lhs.low.byteSwapped, lhs.high.byteSwapped) < (rhs.low.byteSwapped, rhs.high.byteSwapped)
  }

  /// Puts the bytes, and zeros behind them, at the beginning of a buffer of 16 bytes or more.
  @inline(__always)
  func write(to bytes: UnsafeMutablePointer<UInt8>) {
    let target = UnsafeMutableRawPointer(bytes)
    target.storeBytes(of: low, as: UInt64.self)
    target.storeBytes(of: high, toByteOffset: 8, as: UInt64.self)
  }
}

/// The two words of a `String` of ASCII that the standard library keeps without an object: the
/// bytes, then the count with a mark. Going through them makes short texts and strings of each other
/// without copying byte by byte.
struct SmallStringWords {
  let low: UInt64
  let high: UInt64
  let count: Int

  init(low: UInt64, high: UInt64, count: Int) {
    self.low = low
    self.high = high
    self.count = count
  }

  /// The most bytes that a string has without an object.
  static let capacity = 15
  private static let mark: UInt64 = 0xE0

  /// Nil of a string that has an object, or characters beyond ASCII.
  @inline(__always)
  init?(_ string: String) {
    let (low, high) = unsafeBitCast(string, to: (UInt64, UInt64).self)
    guard high &>> 60 == SmallStringWords.mark &>> 4 else { return nil }
    self.low = low
    self.high = high & 0x00FF_FFFF_FFFF_FFFF
    count = Int(high &>> 56 & 15)
  }

  @inline(__always)
  var string: String {
    unsafeBitCast(
      (low, high | (SmallStringWords.mark | UInt64(count)) &<< 56), to: String.self)
  }

  /// Whether the standard library lays its strings out like this.
  static var isLayoutOfStrings: Bool {
    let texts = ["", "a", "bindery", "Sixteen bytes -", "longer than sixteen bytes", "né"]
    return texts.allSatisfy { text in
      let copy = String(decoding: Array(text.utf8), as: UTF8.self)
      guard let words = SmallStringWords(copy) else {
        return text.utf8.count > capacity || text.utf8.contains { $0 >= 0x80 }
      }
      return words.count == text.utf8.count && words.string == text
    }
  }
}
