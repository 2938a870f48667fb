/// Reads JSON as Foundation does: with its limit of nesting, and trailing commas.
struct JSONParser {
  /// The open arrays and objects that Foundation reads at most.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var document = JSONDocument()

  /// The document that the bytes are, in UTF-8; nil if they are none.
  static func parse(_ bytes: [UInt8]) -> JSONDocument? {
    var parser = JSONParser(bytes: bytes)
    // The byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    guard parser.readValue() else { return nil }
    parser.skipBlanks()
    return parser.position == bytes.count ? parser.document : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; 0, which JSON has nowhere, at the end.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips a byte; returns whether it is there.
  private mutating func skip(_ wanted: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// Reads a value; returns false if there is none.
  private mutating func readValue() -> Bool {
    skipBlanks()
    switch Unicode.Scalar(byte) {
    case "{": return readContainer(.object, end: "}")
    case "[": return readContainer(.array, end: "]")
    case "\"":
      document.shape.append(JSONDocument.Node.string.rawValue)
      return readString()
    case "t": return readWord("true", .yes)
    case "f": return readWord("false", .no)
    case "n": return readWord("null", .null)
    default: return readNumber()
    }
  }

  private mutating func readWord(_ word: StaticString, _ node: JSONDocument.Node) -> Bool {
    let length = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isThere else { return false }
    position += length
    document.shape.append(node.rawValue)
    return true
  }

  private mutating func readNumber() -> Bool {
    let start = position
    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("e") || skip("E") {
      _ = skip("-") || skip("+")
      guard skipDigits() else { return false }
    }
    document.shape.append(JSONDocument.Node.number.rawValue)
    document.texts.append(String(decoding: bytes[start..<position], as: UTF8.self))
    return true
  }

  /// Skips digits; returns whether there was one.
  private mutating func skipDigits() -> Bool {
    let start = position
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  /// Reads a string, and adds its text.
  private mutating func readString() -> Bool {
    let start = position
    position += 1
    var isPlain = true
    while byte != UInt8(ascii: "\"") {
      // Also the end of the document.
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        position += 1
      }
      position += 1
    }
    position += 1
    let inner = bytes[(start + 1)..<(position - 1)]
    if isPlain {
      document.texts.append(String(decoding: inner, as: UTF8.self))
      return true
    }
    guard let text = JSONText.unescaped(String(decoding: inner, as: UTF8.self)) else {
      return false
    }
    document.texts.append(text)
    return true
  }

  /// Reads an array or object.
  private mutating func readContainer(_ node: JSONDocument.Node, end: Unicode.Scalar) -> Bool {
    guard depth < JSONParser.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    document.shape.append(node.rawValue)
    let countPlace = document.shape.count
    document.shape.append(0)
    position += 1
    while true {
      skipBlanks()
      // Foundation accepts a trailing comma.
      if skip(end) { return true }
      if node == .object {
        guard byte == UInt8(ascii: "\""), readString() else { return false }
        skipBlanks()
        guard skip(":") else { return false }
      }
      guard readValue() else { return false }
      document.shape[countPlace] += 1
      skipBlanks()
      if skip(end) { return true }
      guard skip(",") else { return false }
    }
  }
}
