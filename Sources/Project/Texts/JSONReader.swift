/// A JSON value, as in string catalogs.
indirect enum JSON: Equatable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  /// A number, `true`, `false` or `null`, as written.
  case other(String)

  subscript(key: String) -> JSON? {
    if case .object(let fields) = self { fields[key] } else { nil }
  }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var fields: [String: JSON] { if case .object(let fields) = self { fields } else { [:] } }
}

/// A parser of JSON; its functions return nil if the text is malformed.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private static let maxDepth = 200

  static func read(_ bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.place == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() -> JSON? {
    skipBlanks()
    guard place < bytes.count, depth < Self.maxDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    default:
      let start = place
      while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
      return start == place
        ? nil : .other(String(decoding: bytes[start..<place], as: UTF8.self))
    }
  }

  private static let ends = Set(" \t\r\n,]}:\"{[".utf8)

  private mutating func object() -> JSON? {
    place += 1
    var fields: [String: JSON] = [:]
    if consume("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard let key = string(), consume(":"), let value = value() else { return nil }
      fields[key] = value
    } while consume(",")
    return consume("}") ? .object(fields) : nil
  }

  private mutating func array() -> JSON? {
    place += 1
    var elements: [JSON] = []
    if consume("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while consume(",")
    return consume("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        units += escaped.utf8
      default: units.append(byte)
      }
    }
    return nil
  }

  /// Parses an escape sequence after its backslash, and returns the character it denotes.
  private mutating func escape() -> String? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let high = unit() else { return nil }
      guard UTF16.isLeadSurrogate(high) else { return String(decoding: [high], as: UTF16.self) }
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] == UInt8(ascii: "u")
      else { return nil }
      place += 2
      return unit().map { String(decoding: [high, $0], as: UTF16.self) }
    default: return String(decoding: [byte], as: UTF8.self)
    }
  }

  /// Parses four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }

  private mutating func consume(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }
}
