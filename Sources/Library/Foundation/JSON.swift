class JSONEncoder {
  struct OutputFormatting: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let prettyPrinted = OutputFormatting(rawValue: 1)
    static let sortedKeys = OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  enum DateEncodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }
  enum DataEncodingStrategy {
    case deferredToData, base64
    case custom((Data, any Encoder) throws -> Void)
  }
  enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var dataEncodingStrategy = DataEncodingStrategy.base64
  var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  enum KeyEncodingStrategy {
    case useDefaultKeys, convertToSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  var outputFormatting: OutputFormatting = []
  var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let settings = _CodingSettings()
    settings.userInfo = userInfo
    switch keyEncodingStrategy {
    case .useDefaultKeys: break
    case .convertToSnakeCase:
      settings.writeKey = { _AnyCodingKey(_CodingNode.snakeCase($0.last!.stringValue)) }
    case .custom(let convert): settings.writeKey = convert
    }
    switch dataEncodingStrategy {
    case .base64: break
    case .deferredToData: settings.writeData = { try Array($0).encode(to: $1) }
    case .custom(let write): settings.writeData = write
    }
    switch dateEncodingStrategy {
    case .deferredToDate: break
    case .secondsSince1970:
      settings.writeDate = { try $0.timeIntervalSince1970.encode(to: $1) }
    case .millisecondsSince1970:
      settings.writeDate = { try ($0.timeIntervalSince1970 * 1000).encode(to: $1) }
    case .iso8601: settings.writeDate = { try $0.ISO8601Format().encode(to: $1) }
    case .formatted(let formatter):
      settings.writeDate = { try formatter.string(from: $0).encode(to: $1) }
    case .custom(let write): settings.writeDate = write
    }
    if case .convertToString(let plus, let minus, let nan) =
      nonConformingFloatEncodingStrategy
    {
      settings.numberTexts = [plus, minus, nan]
    }
    let tree = try settings.encode(value, at: [])
    var text = ""
    _write(tree, 0, &text)
    return Data(text.utf8)
  }
  func _write(_ node: _CodingNode, _ depth: Int, _ text: inout String) {
    let isPretty = outputFormatting.contains(.prettyPrinted)
    let inner = isPretty ? "\n" + String(repeating: "  ", count: depth + 1) : ""
    let outer = isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
    switch node.kind {
    case .null: text += "null"
    case .boolean, .number: text += node.text
    case .string: _writeString(node.text, &text)
    case .array:
      text += "["
      for i in 0..<node.elements.count {
        if i > 0 { text += "," }
        text += inner
        _write(node.elements[i], depth + 1, &text)
      }
      // An empty container still has a line break inside.
      if isPretty && node.elements.isEmpty { text += "\n" }
      text += outer
      text += "]"
    case .object:
      text += "{"
      var order = Array(0..<node.names.count)
      if outputFormatting.contains(.sortedKeys) {
        order.sort(by: { node.names[$0] < node.names[$1] })
      }
      var isFirst = true
      for i in order {
        if !isFirst { text += "," }
        isFirst = false
        text += inner
        _writeString(node.names[i], &text)
        text += isPretty ? " : " : ":"
        _write(node.elements[i], depth + 1, &text)
      }
      // An empty container still has a line break inside.
      if isPretty && node.elements.isEmpty { text += "\n" }
      text += outer
      text += "}"
    }
  }
  func _writeString(_ string: String, _ text: inout String) {
    let keepsSlashes = outputFormatting.contains(.withoutEscapingSlashes)
    text += _jsonQuoted(string, keepsSlashes)
  }
}
class JSONDecoder {
  enum DateDecodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  enum KeyDecodingStrategy {
    case useDefaultKeys, convertFromSnakeCase
    case custom(([any CodingKey]) -> any CodingKey)
  }
  enum DataDecodingStrategy {
    case deferredToData, base64
    case custom((any Decoder) throws -> Data)
  }
  enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var dataDecodingStrategy = DataDecodingStrategy.base64
  var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  var allowsJSON5 = false
  var assumesTopLevelDictionary = false
  var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let settings = _CodingSettings()
    settings.userInfo = userInfo
    switch keyDecodingStrategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase:
      settings.readKey = { _AnyCodingKey(_CodingNode.camelCase($0.last!.stringValue)) }
    case .custom(let convert): settings.readKey = convert
    }
    switch dataDecodingStrategy {
    case .base64: break
    case .deferredToData: settings.readData = { Data(try [UInt8](from: $0)) }
    case .custom(let read): settings.readData = read
    }
    if case .convertFromString(let plus, let minus, let nan) =
      nonConformingFloatDecodingStrategy
    {
      settings.numberTexts = [plus, minus, nan]
    }
    switch dateDecodingStrategy {
    case .deferredToDate: break
    case .secondsSince1970:
      settings.readDate = { Date(timeIntervalSince1970: try Double(from: $0)) }
    case .millisecondsSince1970:
      settings.readDate = { Date(timeIntervalSince1970: try Double(from: $0) / 1000) }
    case .iso8601:
      settings.readDate = {
        try JSONDecoder._date(
          ISO8601DateFormatter().date(from: try String(from: $0)), $0,
          "Expected date string to be ISO8601-formatted.")
      }
    case .formatted(let formatter):
      settings.readDate = {
        try JSONDecoder._date(
          formatter.date(from: try String(from: $0)), $0,
          "Date string does not match format expected by formatter.")
      }
    case .custom(let read): settings.readDate = read
    }
    var reader = _JSONReader(_bytes: _jsonText(data._bytes))
    guard let tree = reader.document() else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
    return try settings.decode(type, from: tree, at: [])
  }
}
extension JSONDecoder {
  static func _date(
    _ date: Date?, _ decoder: any Decoder, _ problem: String
  ) throws -> Date {
    if let date { return date }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: problem))
  }
}
extension _CodingNode {
  static func snakeCase(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for i in 0..<characters.count {
      let character = characters[i]
      let isUpper = character.isUppercase
      // A word begins at a capital after a lowercase letter, and at the last capital of a run.
      let begins =
        isUpper && i > 0
        && (!characters[i - 1].isUppercase
          || (i + 1 < characters.count && characters[i + 1].isLowercase))
      if begins && characters[i - 1] != "_" { result += "_" }
      result += isUpper ? character.lowercased() : String(character)
    }
    return result
  }
  static func camelCase(_ name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }),
      let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_")
    if words.count == 1 { return name }
    return name[..<first] + words[0].lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
      + name[name.index(after: last)...]
  }
}
struct _JSONReader {
  let _bytes: [UInt8]
  var _position = 0
  // The number of open arrays and objects; Foundation reads no more than 512.
  var _depth = 0
  init(_bytes: [UInt8]) { self._bytes = _bytes }
  var _byte: Int { _position < _bytes.count ? Int(_bytes[_position]) : -1 }
  mutating func _skipBlanks() {
    while _byte == 32 || _byte == 10 || _byte == 13 || _byte == 9 { _position += 1 }
  }
  mutating func document() -> _CodingNode? {
    // The UTF-8 byte order mark.
    if _bytes.starts(with: [0xEF, 0xBB, 0xBF]) { _position = 3 }
    guard let node = value() else { return nil }
    _skipBlanks()
    return _position == _bytes.count ? node : nil
  }
  mutating func value() -> _CodingNode? {
    _skipBlanks()
    switch _byte {
    case 123, 91:
      if _depth == 512 { return nil }
      _depth += 1
      defer { _depth -= 1 }
      return _byte == 123 ? object() : array()
    case 34:
      guard let text = string() else { return nil }
      return _CodingNode(.string, text)
    case 116: return word("true", .boolean)
    case 102: return word("false", .boolean)
    case 110: return word("null", .null)
    default: return number()
    }
  }
  mutating func word(_ text: String, _ kind: _CodingNode.Kind) -> _CodingNode? {
    for byte in text.utf8 {
      if _byte != Int(byte) { return nil }
      _position += 1
    }
    return _CodingNode(kind, text)
  }
  mutating func number() -> _CodingNode? {
    let start = _position
    if _byte == 45 { _position += 1 }
    if _byte == 48 { _position += 1 } else if !_skipDigits() { return nil }
    if _byte == 46 {
      _position += 1
      if !_skipDigits() { return nil }
    }
    if _byte == 101 || _byte == 69 {
      _position += 1
      if _byte == 45 || _byte == 43 { _position += 1 }
      if !_skipDigits() { return nil }
    }
    return _CodingNode(.number, _bytes[start..<_position]._decoded())
  }
  /// Skips digits; returns whether there was one.
  mutating func _skipDigits() -> Bool {
    let start = _position
    while _byte >= 48 && _byte <= 57 { _position += 1 }
    return _position > start
  }
  mutating func string() -> String? {
    let start = _position
    _position += 1
    while _byte != 34 {
      if _byte < 32 { return nil }
      _position += _byte == 92 ? 2 : 1
    }
    _position += 1
    return _jsonUnquoted(_bytes[start..<_position]._decoded())
  }
  mutating func array() -> _CodingNode? {
    let node = _CodingNode(.array)
    _position += 1
    _skipBlanks()
    if _byte == 93 {
      _position += 1
      return node
    }
    while true {
      _skipBlanks()
      // Foundation accepts a trailing comma.
      if _byte == 93, !node.elements.isEmpty {
        _position += 1
        return node
      }
      guard let element = value() else { return nil }
      node.elements.append(element)
      _skipBlanks()
      _position += 1
      if _position > _bytes.count { return nil }
      let separator = Int(_bytes[_position - 1])
      if separator == 93 { return node }
      if separator != 44 { return nil }
    }
  }
  mutating func object() -> _CodingNode? {
    let node = _CodingNode(.object)
    _position += 1
    _skipBlanks()
    if _byte == 125 {
      _position += 1
      return node
    }
    while true {
      _skipBlanks()
      if _byte == 125, !node.elements.isEmpty {
        _position += 1
        return node
      }
      if _byte != 34 { return nil }
      guard let name = string() else { return nil }
      _skipBlanks()
      if _byte != 58 { return nil }
      _position += 1
      guard let element = value() else { return nil }
      node.names.append(name)
      node.elements.append(element)
      _skipBlanks()
      _position += 1
      if _position > _bytes.count { return nil }
      let separator = Int(_bytes[_position - 1])
      if separator == 125 { return node }
      if separator != 44 { return nil }
    }
  }
}
/// The text in UTF-8; other encodings are recognized by their byte order mark or zero bytes.
func _jsonText(_ bytes: [UInt8]) -> [UInt8] {
  var start = Array(bytes.prefix(4))
  if start.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
  let isMarked = start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
  if start.count < 2 || !isMarked && !start.contains(0) { return bytes }
  while start.count < 4 { start.append(1) }
  let encoding: String.Encoding
  if start == [0, 0, 0xFE, 0xFF] || start == [0xFF, 0xFE, 0, 0] {
    encoding = .utf32
  } else if isMarked {
    encoding = .utf16
  } else if start[0] == 0 && start[1] == 0 {
    encoding = .utf32BigEndian
  } else if start[2] == 0 && start[3] == 0 {
    encoding = .utf32LittleEndian
  } else {
    encoding = start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
  }
  return String(bytes: bytes, encoding: encoding).map { Array($0.utf8) } ?? bytes
}
@_native("json.quoted") func _jsonQuoted(_ text: String, _ keepsSlashes: Bool) -> String
@_native("json.unquoted") func _jsonUnquoted(_ text: String) -> String?
