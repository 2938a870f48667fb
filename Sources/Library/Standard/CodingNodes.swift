// The intermediate tree of encoders and decoders, and their settings.

final class _CodingSettings {
  /// Those of nodes that nobody encodes or decodes yet.
  static let plain = _CodingSettings()
  var userInfo: [CodingUserInfoKey: Any] = [:]
  // Nil if dates use their own Codable conformance.
  var writeDate: ((Date, any Encoder) throws -> Void)?
  var readDate: ((any Decoder) throws -> Date)?
  // The texts for infinity, negative infinity and NaN.
  var numberTexts: [String]?
  // Convert keys to names in the tree, and back; nil if
  // they are not converted.
  var writeKey: (([any CodingKey]) -> any CodingKey)?
  var readKey: (([any CodingKey]) -> any CodingKey)?
  var readData: ((any Decoder) throws -> Data)?
  var writeData: ((Data, any Encoder) throws -> Void)?
  // Property lists distinguish integers from other numbers.
  var isPropertyList = false
  func encode<T: Encodable>(_ value: T, at path: [any CodingKey]) throws -> _CodingNode {
    let node = _CodingNode(.null)
    node.settings = self
    if let date = value as? Date, let writeDate {
      try writeDate(date, _TreeEncoder(_target: node, codingPath: path))
    } else if let writeData, let data = value as? Data {
      try writeData(data, _TreeEncoder(_target: node, codingPath: path))
    } else if let number = value as? Double, !number.isFinite {
      guard let texts = numberTexts else {
        let name = number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity"
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: path,
            debugDescription: "Unable to encode Double.\(name) directly in JSON."))
      }
      node.kind = .string
      node.text = texts[number.isNaN ? 2 : number > 0 ? 0 : 1]
    } else if let primitive = value as? any _CodingPrimitive {
      primitive._write(to: node)
      if isPropertyList, value is any BinaryFloatingPoint { node.tag = "real" }
    } else {
      try value.encode(to: _TreeEncoder(_target: node, codingPath: path))
    }
    return node
  }
  func decode<T: Decodable>(
    _ type: T.Type, from node: _CodingNode, at path: [any CodingKey]
  ) throws -> T {
    node.settings = self
    let decoder = _TreeDecoder(_source: node, codingPath: path)
    try decoder._refuseNull(type)
    if _codingIsDerived(type) {
      if let made = try _decodeDerived(type, decoder) as? T { return made }
    }
    return try T(from: decoder)
  }
}
final class _CodingNode {
  enum Kind { case null, boolean, number, string, array, object }
  var kind: Kind
  var text = ""
  var elements: [_CodingNode] = []
  var names: [String] = []
  var settings = _CodingSettings.plain
  var path: [any CodingKey] = []
  // The element name in a property list, if the kind does not determine it.
  var tag = ""
  // Keys of dictionaries are not converted.
  var keepsNames = false
  init(_ kind: Kind) { self.kind = kind }
  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
  /// Becomes a number; a whole one has no fraction.
  func setNumber(_ text: String) {
    kind = .number
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  func set(_ node: _CodingNode, for name: String) {
    var key = name
    if !keepsNames, let writeKey = settings.writeKey {
      key = writeKey(path + [_AnyCodingKey(name)]).stringValue
    }
    if let i = names.firstIndex(of: key) {
      elements[i] = node
    } else {
      names.append(key)
      elements.append(node)
    }
  }
  /// The names as the program's keys have them.
  var keys: [String] {
    guard let readKey = settings.readKey, !keepsNames else { return names }
    return names.map { readKey(path + [_AnyCodingKey($0)]).stringValue }
  }
  func member(_ name: String) -> _CodingNode? {
    guard let i = keys.firstIndex(of: name) else { return nil }
    elements[i].settings = settings
    return elements[i]
  }
  func become(_ other: _CodingNode) {
    kind = other.kind
    text = other.text
    tag = other.tag
    elements = other.elements
    names = other.names
  }
  var typeName: String {
    switch kind {
    case .null: return "null value"
    case .boolean: return "bool"
    case .number: return tag == "" ? "number" : tag == "integer" ? "an integer" : "a real"
    case .string: return tag == "string" ? "a string/data" : "a string"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}
protocol _CodingPrimitive {
  func _write(to node: _CodingNode)
}
