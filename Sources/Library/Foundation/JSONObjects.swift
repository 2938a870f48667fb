// `JSONSerialization`: JSON as dictionaries and arrays of `Any`.

final class NSNull: Hashable, CustomStringConvertible {
  init() {}
  static func == (lhs: NSNull, rhs: NSNull) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  var description: String { "<null>" }
}
final class JSONSerialization {
  struct ReadingOptions: OptionSet {
    let rawValue: Int
    static let mutableContainers = ReadingOptions(rawValue: 1)
    static let mutableLeaves = ReadingOptions(rawValue: 2)
    static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    static let allowFragments = ReadingOptions(rawValue: 4)
  }
  struct WritingOptions: OptionSet {
    let rawValue: Int
    static let prettyPrinted = WritingOptions(rawValue: 1)
    static let sortedKeys = WritingOptions(rawValue: 2)
    static let fragmentsAllowed = WritingOptions(rawValue: 4)
    static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }
  static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    guard var document = _JSONDocument(_jsonText(data._bytes)) else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    let tree = document.node()
    if !options.contains(.fragmentsAllowed), tree.kind != .array, tree.kind != .object {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return _object(tree)
  }
  static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = JSONEncoder.OutputFormatting(rawValue: options.rawValue & ~4)
    guard let tree = _tree(object) else {
      throw EncodingError.invalidValue(
        object,
        EncodingError.Context(codingPath: [], debugDescription: "Invalid object in JSON."))
    }
    return encoder._data(of: tree)
  }
  static func isValidJSONObject(_ object: Any) -> Bool {
    (object is [Any] || object is [String: Any]) && _tree(object) != nil
  }
  static func _object(_ node: _CodingNode) -> Any {
    switch node.kind {
    case .null: return NSNull()
    case .boolean: return node.text == "true"
    case .string: return node.text
    case .number:
      if let whole = Int(node.text) { return whole }
      return Double(node.text) ?? 0
    case .array: return node.elements.map({ _object($0) })
    case .object:
      var members: [String: Any] = [:]
      for (name, element) in zip(node.names, node.elements) {
        members[name] = _object(element)
      }
      return members
    }
  }
  static func _tree(_ object: Any) -> _CodingNode? {
    if object is NSNull { return _CodingNode(.null) }
    if let primitive = object as? any _CodingPrimitive {
      let node = _CodingNode(.null)
      primitive._write(to: node)
      return node
    }
    if let list = object as? [Any] {
      let node = _CodingNode(.array)
      for element in list {
        guard let inner = _tree(element) else { return nil }
        node.elements.append(inner)
      }
      return node
    }
    guard let members = object as? [String: Any] else { return nil }
    let node = _CodingNode(.object)
    for (name, element) in members {
      guard let inner = _tree(element) else { return nil }
      node.set(inner, for: name)
    }
    return node
  }
}
