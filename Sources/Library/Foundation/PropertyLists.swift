// Property lists. They are always written as XML, whichever format is requested, and read from it.

class PropertyListSerialization {
  enum PropertyListFormat: UInt { case openStep = 1, xml = 100, binary = 200 }
  struct MutabilityOptions: OptionSet {
    let rawValue: UInt
    static let mutableContainers = MutabilityOptions(rawValue: 1)
    static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
  }
  typealias ReadOptions = MutabilityOptions
  static func propertyList(
    from data: Data, options: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any {
    var reader = _PropertyListReader(_text: String(decoding: data, as: UTF8.self))
    guard let value = reader.document().flatMap({ _object($0) }) else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    format?.pointee = .xml
    return value
  }
  static func _object(_ node: _CodingNode) -> Any? {
    switch node.tag {
    case "date": return ISO8601DateFormatter().date(from: node.text)
    case "data": return Data(base64Encoded: node.text.filter { !$0.isWhitespace })
    default: break
    }
    switch node.kind {
    case .array: return node.elements.compactMap { _object($0) }
    case .object:
      var members: [String: Any] = [:]
      for (name, element) in zip(node.names, node.elements) { members[name] = _object(element) }
      return members
    default: return JSONSerialization._object(node)
    }
  }
}
class PropertyListEncoder {
  var outputFormat = PropertyListSerialization.PropertyListFormat.binary
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let settings = _CodingSettings()
    settings.userInfo = userInfo
    settings.isPropertyList = true
    settings.numberTexts = ["inf", "-inf", "nan"]
    settings.writeDate = { date, encoder in
      try date.ISO8601Format().encode(to: encoder)
      (encoder as! _TreeEncoder)._target.tag = "date"
    }
    settings.writeData = { data, encoder in
      try data.base64EncodedString().encode(to: encoder)
      (encoder as! _TreeEncoder)._target.tag = "data"
    }
    let tree = try settings.encode(value, at: [])
    guard tree.kind == .object || tree.kind == .array else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [],
          debugDescription:
            "Unable to encode the given top-level value as a property list."))
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    _write(tree, "", &text)
    return Data((text + "</plist>\n").utf8)
  }
  func _escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
  func _write(_ node: _CodingNode, _ indent: String, _ text: inout String) {
    func element(_ name: String, _ content: String) -> String {
      indent + "<" + name + ">" + content + "</" + name + ">\n"
    }
    func nest(_ name: String, _ body: () -> Void) {
      if node.elements.isEmpty {
        text += indent + "<" + name + "/>\n"
        return
      }
      text += indent + "<" + name + ">\n"
      body()
      text += indent + "</" + name + ">\n"
    }
    switch node.kind {
    case .null: text += element("string", "$null")
    case .boolean: text += indent + "<" + node.text + "/>\n"
    case .number: text += element(node.tag == "" ? "integer" : node.tag, node.text)
    case .string where node.tag == "data":
      text += element("data", "\n" + indent + node.text + "\n" + indent)
    case .string:
      text += element(node.tag == "" ? "string" : node.tag, _escaped(node.text))
    case .array:
      nest("array") { for element in node.elements { _write(element, indent + "\t", &text) } }
    case .object:
      nest("dict") {
        for i in node.names.indices.sorted(by: { node.names[$0] < node.names[$1] }) {
          text += indent + "\t<key>" + _escaped(node.names[i]) + "</key>\n"
          _write(node.elements[i], indent + "\t", &text)
        }
      }
    }
  }
}
class PropertyListDecoder {
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let settings = _CodingSettings()
    settings.userInfo = userInfo
    settings.numberTexts = ["inf", "-inf", "nan"]
    settings.readDate = { decoder in
      guard let date = ISO8601DateFormatter().date(from: try String(from: decoder)) else {
        throw PropertyListDecoder._corrupted
      }
      return date
    }
    settings.readData = { decoder in
      let text = try String(from: decoder).filter { !$0.isWhitespace }
      guard let data = Data(base64Encoded: text) else {
        throw PropertyListDecoder._corrupted
      }
      return data
    }
    var reader = _PropertyListReader(_text: String(decoding: data, as: UTF8.self))
    guard let tree = reader.document() else { throw PropertyListDecoder._corrupted }
    return try settings.decode(type, from: tree, at: [])
  }
  func decode<T: Decodable>(
    _ type: T.Type, from data: Data,
    format: inout PropertyListSerialization.PropertyListFormat
  ) throws -> T {
    format = .xml
    return try decode(type, from: data)
  }
  static var _corrupted: DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [], debugDescription: "The given data was not a valid property list."))
  }
}
struct _PropertyListReader {
  let _text: String
  /// The offset of what comes next.
  var _place = 0
  init(_text: String) { self._text = _text }
  mutating func document() -> _CodingNode? {
    while let tag = tag() {
      if tag.hasPrefix("plist") { return self.tag().flatMap { value($0) } }
    }
    return nil
  }
  /// The text between the next `<` and `>`.
  mutating func tag() -> String? {
    _ = until("<")
    return until(">")
  }
  mutating func until(_ end: String) -> String? {
    let found = _text._find(end, _place)
    if found < 0 {
      _place = _text._byteCount
      return nil
    }
    let part = _text._slice(_place, found)
    _place = found + 1
    return part
  }
  /// The text of an element, up to its end tag.
  mutating func content() -> String? {
    guard let text = until("<"), until(">") != nil else { return nil }
    if !text.contains("&") { return text }
    return text.replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"")
      .replacingOccurrences(of: "&apos;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
  mutating func value(_ tag: String) -> _CodingNode? {
    switch tag {
    case "true/", "false/": return _CodingNode(.boolean, String(tag.dropLast()))
    case "string/": return _CodingNode(.string, "")
    case "array/": return _CodingNode(.array)
    case "dict/": return _CodingNode(.object)
    case "integer", "real", "string", "date", "data":
      guard let text = content() else { return nil }
      if tag == "string", text == "$null" { return _CodingNode(.null) }
      let isNumber = tag == "integer" || tag == "real"
      let node = _CodingNode(isNumber ? .number : .string, text)
      node.tag = tag
      return node
    case "array":
      let node = _CodingNode(.array)
      while let next = self.tag() {
        if next == "/array" { return node }
        guard let element = value(next) else { return nil }
        node.elements.append(element)
      }
      return nil
    case "dict":
      let node = _CodingNode(.object)
      while let next = self.tag() {
        if next == "/dict" { return node }
        guard next == "key", let name = content(), let inner = self.tag(),
          let element = value(inner)
        else { return nil }
        node.names.append(name)
        node.elements.append(element)
      }
      return nil
    default: return nil
    }
  }
}
