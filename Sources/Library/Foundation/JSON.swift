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
    return _data(of: tree)
  }
  func _data(of tree: _CodingNode) -> Data {
    var document = _JSONDocument()
    document.add(tree)
    let text = _jsonWritten(
      document._shape, document._texts, outputFormatting.contains(.prettyPrinted),
      outputFormatting.contains(.sortedKeys), outputFormatting.contains(.withoutEscapingSlashes))
    return Data(text.utf8)
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
    guard var document = _JSONDocument(_jsonText(data._bytes)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
    return try settings.decode(type, from: document.node(), at: [])
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
/// A document as `json.parse` reads it and `json.write` writes it: the nodes, outer ones first.
struct _JSONDocument {
  /// The number of each node; for arrays and objects, followed by the number of elements.
  var _shape: [Int] = []
  /// The texts of names, strings and numbers.
  var _texts: [String] = []
  var _next = 0
  var _nextText = 0
  init() {}
  /// Nil if the bytes are no document.
  init?(_ bytes: [UInt8]) {
    guard let parsed = _jsonParsed(bytes) else { return nil }
    _shape = parsed.0
    _texts = parsed.1
  }
  mutating func _number() -> Int {
    _next += 1
    return _shape[_next - 1]
  }
  mutating func _text() -> String {
    _nextText += 1
    return _texts[_nextText - 1]
  }
  /// The next node, with all that it contains.
  mutating func node() -> _CodingNode {
    switch _number() {
    case 0: return _CodingNode(.null, "null")
    case 1: return _CodingNode(.boolean, "false")
    case 2: return _CodingNode(.boolean, "true")
    case 3: return _CodingNode(.number, _text())
    case 4: return _CodingNode(.string, _text())
    case 5:
      let array = _CodingNode(.array)
      for _ in 0..<_number() { array.elements.append(node()) }
      return array
    default:
      let object = _CodingNode(.object)
      for _ in 0..<_number() {
        object.names.append(_text())
        object.elements.append(node())
      }
      return object
    }
  }
  /// Adds a node at the end, with all that it contains.
  mutating func add(_ node: _CodingNode) {
    switch node.kind {
    case .null: _shape.append(0)
    case .boolean: _shape.append(node.text == "true" ? 2 : 1)
    case .number:
      _shape.append(3)
      _texts.append(node.text)
    case .string:
      _shape.append(4)
      _texts.append(node.text)
    case .array:
      _shape.append(5)
      _shape.append(node.elements.count)
      for element in node.elements { add(element) }
    case .object:
      _shape.append(6)
      _shape.append(node.elements.count)
      for (name, element) in zip(node.names, node.elements) {
        _texts.append(name)
        add(element)
      }
    }
  }
}
@_native("json.parse") func _jsonParsed(_ bytes: [UInt8]) -> ([Int], [String])?
@_native("json.write")
func _jsonWritten(
  _ shape: [Int], _ texts: [String], _ isPretty: Bool, _ sortsNames: Bool, _ keepsSlashes: Bool
) -> String
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
