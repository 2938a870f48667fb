// Encoding and decoding containers, and what derived conformances call.

// Both containers work on a tree of `_CodingNode`s, which encoders print and decoders parse.
struct KeyedEncodingContainer<Key: CodingKey> {
  let _target: _CodingNode
  let codingPath: [any CodingKey]
  init(_target: _CodingNode, codingPath: [any CodingKey]) {
    self._target = _target
    self.codingPath = codingPath
    _target.path = codingPath
  }
  mutating func encodeNil(forKey key: Key) throws {
    _target.set(_CodingNode(.null), for: key.stringValue)
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    _target.set(
      try _target.settings.encode(value, at: codingPath + [key]), for: key.stringValue)
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let node = _CodingNode(.object)
    node.settings = _target.settings
    _target.set(node, for: key.stringValue)
    return KeyedEncodingContainer<NestedKey>(_target: node, codingPath: codingPath + [key])
  }
  mutating func nestedUnkeyedContainer(
    forKey key: Key
  ) -> any UnkeyedEncodingContainer {
    let node = _CodingNode(.array)
    node.settings = _target.settings
    _target.set(node, for: key.stringValue)
    return _UnkeyedEncoding(_target: node, codingPath: codingPath + [key])
  }
  mutating func superEncoder() -> any Encoder {
    let node = _CodingNode(.null)
    node.settings = _target.settings
    _target.set(node, for: "super")
    return _TreeEncoder(_target: node, codingPath: codingPath)
  }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    let node = _CodingNode(.null)
    node.settings = _target.settings
    _target.set(node, for: key.stringValue)
    return _TreeEncoder(_target: node, codingPath: codingPath + [key])
  }
}
struct _UnkeyedEncoding: UnkeyedEncodingContainer {
  let _target: _CodingNode
  let codingPath: [any CodingKey]
  var count: Int { _target.elements.count }
  mutating func encodeNil() throws { _target.elements.append(_CodingNode(.null)) }
  mutating func encode<T: Encodable>(_ value: T) throws {
    let path = codingPath + [_AnyCodingKey(intValue: count)!]
    _target.elements.append(try _target.settings.encode(value, at: path))
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let node = _CodingNode(.object)
    node.settings = _target.settings
    _target.elements.append(node)
    return KeyedEncodingContainer<NestedKey>(_target: node, codingPath: codingPath)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let node = _CodingNode(.array)
    node.settings = _target.settings
    _target.elements.append(node)
    return _UnkeyedEncoding(_target: node, codingPath: codingPath)
  }
}
struct _SingleValueEncoding: SingleValueEncodingContainer {
  let _target: _CodingNode
  let codingPath: [any CodingKey]
  mutating func encodeNil() throws { _target.become(_CodingNode(.null)) }
  mutating func encode<T: Encodable>(_ value: T) throws {
    _target.become(try _target.settings.encode(value, at: codingPath))
  }
}
struct _TreeEncoder: Encoder {
  let _target: _CodingNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { _target.settings.userInfo }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if _target.kind != .object { _target.kind = .object }
    return KeyedEncodingContainer<Key>(_target: _target, codingPath: codingPath)
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    _target.kind = .array
    return _UnkeyedEncoding(_target: _target, codingPath: codingPath)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    _SingleValueEncoding(_target: _target, codingPath: codingPath)
  }
}
// The type of a property, to select the overload that decodes it.
func _codingType<Root, Value>(_ property: KeyPath<Root, Value>) -> Value.Type { Value.self }
func _codingWrappedType<Root, Value>(_ property: KeyPath<Root, Value?>) -> Value.Type {
  Value.self
}
struct KeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let _source: _CodingNode
  let codingPath: [any CodingKey]
  init(_source: _CodingNode, codingPath: [any CodingKey]) {
    self._source = _source
    self.codingPath = codingPath
    _source.path = codingPath
  }
  var allKeys: [Key] { _source.keys.compactMap({ Key(stringValue: $0) }) }
  func contains(_ key: Key) -> Bool { _source.member(key.stringValue) != nil }
  func _member(_ key: Key) throws -> _CodingNode {
    guard let node = _source.member(key.stringValue) else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "No value associated with key \(_describe(key))."))
    }
    return node
  }
  func _describe(_ key: Key) -> String {
    "\(String(describing: key)) (\"\(key.stringValue)\")"
  }
  func decodeNil(forKey key: Key) throws -> Bool { try _member(key).kind == .null }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let node = try _member(key)
    return try _source.settings.decode(type, from: node, at: codingPath + [key])
  }
  func _decodeAny(_ type: Any.Type, forKey key: Key) throws -> Any {
    let node = try _member(key)
    node.settings = _source.settings
    let decoder = _TreeDecoder(_source: node, codingPath: codingPath + [key])
    try decoder._refuseNull(type)
    if _codingIsDerived(type) { return try _decodeDerived(type, decoder) }
    return try _codingCreate(type, decoder)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let node = _source.member(key.stringValue) else { return nil }
    if node.kind == .null { return nil }
    return try _source.settings.decode(type, from: node, at: codingPath + [key])
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let node = try _member(key)
    return try _TreeDecoder(_source: node, codingPath: codingPath + [key])
      .container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    let node = try _member(key)
    return try _TreeDecoder(_source: node, codingPath: codingPath + [key])
      .unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder {
    _TreeDecoder(
      _source: _source.member("super") ?? _CodingNode(.null), codingPath: codingPath)
  }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    let node = try _member(key)
    node.settings = _source.settings
    return _TreeDecoder(_source: node, codingPath: codingPath + [key])
  }
}
struct _UnkeyedDecoding: UnkeyedDecodingContainer {
  let _source: _CodingNode
  let codingPath: [any CodingKey]
  var currentIndex = 0
  init(_source: _CodingNode, codingPath: [any CodingKey]) {
    self._source = _source
    self.codingPath = codingPath
  }
  var count: Int? { _source.elements.count }
  var isAtEnd: Bool { currentIndex >= _source.elements.count }
  var _path: [any CodingKey] { codingPath + [_AnyCodingKey(intValue: currentIndex)!] }
  // An element that could not be decoded stays the next one.
  func _next(_ type: Any.Type) throws -> _CodingNode {
    if isAtEnd {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: _path, debugDescription: "Unkeyed container is at end."))
    }
    return _source.elements[currentIndex]
  }
  mutating func decodeNil() throws -> Bool {
    if isAtEnd || _source.elements[currentIndex].kind != .null { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try _source.settings.decode(type, from: try _next(type), at: _path)
    currentIndex += 1
    return value
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let node = try _next(type)
    node.settings = _source.settings
    let made = try _TreeDecoder(_source: node, codingPath: _path).container(keyedBy: type)
    currentIndex += 1
    return made
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let node = try _next([Any].self)
    node.settings = _source.settings
    let made = try _TreeDecoder(_source: node, codingPath: _path).unkeyedContainer()
    currentIndex += 1
    return made
  }
}
struct _SingleValueDecoding: SingleValueDecodingContainer {
  let _source: _CodingNode
  let codingPath: [any CodingKey]
  func decodeNil() -> Bool { _source.kind == .null }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try _source.settings.decode(type, from: _source, at: codingPath)
  }
}
struct _TreeDecoder: Decoder {
  let _source: _CodingNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { _source.settings.userInfo }
  func _mismatch(
    _ type: Any.Type, _ name: String, wanted: String? = nil
  ) -> DecodingError {
    if _source.kind == .null {
      return DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription:
            "Cannot get \(wanted ?? "value of type \(name)") -- found null value instead"))
    }
    return DecodingError.typeMismatch(
      type,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription:
          "Expected to decode \(name) but found \(_source.typeName) instead."))
  }
  // These types reject null, whatever the strategy.
  func _refuseNull(_ type: Any.Type) throws {
    if _source.kind == .null && (type is Date.Type || type is URL.Type) {
      throw _mismatch(type, "\(type)")
    }
  }
  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    if _source.kind != .object {
      throw _mismatch(
        [String: Any].self, "Dictionary<String, Any>", wanted: "keyed decoding container")
    }
    return KeyedDecodingContainer<Key>(_source: _source, codingPath: codingPath)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    if _source.kind != .array {
      throw _mismatch([Any].self, "Array<Any>", wanted: "unkeyed decoding container")
    }
    return _UnkeyedDecoding(_source: _source, codingPath: codingPath)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    _SingleValueDecoding(_source: _source, codingPath: codingPath)
  }
  func _number(_ type: Any.Type, _ name: String) throws -> String {
    if _source.kind == .string, let texts = _source.settings.numberTexts,
      let i = texts.firstIndex(of: _source.text), type is any BinaryFloatingPoint.Type
    {
      return ["inf", "-inf", "nan"][i]
    }
    if _source.kind != .number { throw _mismatch(type, name) }
    if type is any BinaryFloatingPoint.Type, !_fits(type) { throw _unfit }
    return _source.text
  }
  /// Whether a floating-point type can represent the number without overflow or underflow.
  func _fits(_ type: Any.Type) -> Bool {
    let text = _source.text
    let value = type is Float.Type ? Float(text).map { Double($0) } : Double(text)
    guard let value else { return true }
    if value != 0 { return value.isFinite }
    let isNonzero = text.prefix { $0 != "e" && $0 != "E" }.contains { $0 >= "1" && $0 <= "9" }
    return !isNonzero
  }
  var _unfit: DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [], debugDescription: "The given data was not valid JSON."))
  }
}
