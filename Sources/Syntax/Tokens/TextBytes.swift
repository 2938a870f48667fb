/// A part of a text, which is asked what stands at an offset. It keeps no position and reports
/// nothing: the lexer does.
struct TextBytes {
  /// How far to look for the end of what may not be meant: a regex, a placeholder of an editor.
  static let longestScan = 2000

  /// The whole text.
  let bytes: [UInt8]
  /// The part.
  let start: Int
  let end: Int

  /// The byte at an offset, 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// The scalar at an offset and its length in bytes; nil for bytes that are not UTF-8.
  func decode(at offset: Int) -> (scalar: UInt32?, count: Int) {
    let first = UInt32(byte(offset))
    func continuation(_ index: Int) -> UInt32? {
      let next = UInt32(byte(offset + index))
      return next & 0xC0 == 0x80 ? next & 0x3F : nil
    }
    if first < 0x80 { return (first, 1) }
    if first & 0xE0 == 0xC0, let a = continuation(1) { return ((first & 0x1F) << 6 | a, 2) }
    if first & 0xF0 == 0xE0, let a = continuation(1), let b = continuation(2) {
      return ((first & 0x0F) << 12 | a << 6 | b, 3)
    }
    if first & 0xF8 == 0xF0, let a = continuation(1), let b = continuation(2),
      let c = continuation(3)
    {
      return ((first & 0x07) << 18 | a << 12 | b << 6 | c, 4)
    }
    var count = 1
    while byte(offset + count) & 0xC0 == 0x80, count < 4 { count += 1 }
    return (nil, count)
  }

  /// The end of a byte order mark and a `#!` line.
  var prologueEnd: Int {
    let begin = byte(0) == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
    guard byte(begin) == UInt8(ascii: "#"), byte(begin + 1) == UInt8(ascii: "!") else {
      return begin
    }
    var index = begin
    while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// The end of the name that goes on at `offset`; `_$registrar` is one name.
  func nameEnd(from offset: Int) -> Int {
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        guard Self.isIdentifierByte(byte) || byte == UInt8(ascii: "$") else { break }
        index += 1
      } else {
        let (scalar, count) = decode(at: index)
        guard let scalar, UnicodeClass.isIdentifierBody(scalar) else { break }
        index += count
      }
    }
    return index
  }

  /// Whether the bytes at an offset are this text, letter case aside.
  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<count {
        var actual = bytes[offset + index]
        if actual >= 65, actual <= 90 { actual += 32 }
        if actual != expected[index] { return false }
      }
      return true
    }
  }

  func isUnicodeLineBreak(at offset: Int) -> Bool {
    byte(offset + 1) == 0x80 && (byte(offset + 2) == 0xA8 || byte(offset + 2) == 0xA9)
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Letters, digits, `_` and all bytes of non-ASCII characters.
  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
