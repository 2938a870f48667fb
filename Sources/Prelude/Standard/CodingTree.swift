extension PreludeLibrary {
  /// What encoders and decoders work on, and what the compiler derives.
  static let codingTree = PreludeChunk(
    names: [
      "KeyedEncodingContainer", "KeyedDecodingContainer", "_CodingNode", "_CodingSettings",
      "_CodingPrimitive", "_TreeDecoder", "_TreeEncoder", "_codingType", "_codingWrappedType",
    ],
    text: #"""
      // Both containers work on a tree of `_CodingNode`, which encoders write out and decoders read in.
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
      // Which overload decodes a property is told by its type, which derived code has no words for.
      func _codingType<Root, Value>(_ property: KeyPath<Root, Value>) -> Value.Type { Value.self }
      func _codingWrappedType<Root, Value>(_ property: KeyPath<Root, Value?>) -> Value.Type {
        Value.self
      }
      final class _CodingSettings {
        var userInfo: [CodingUserInfoKey: Any] = [:]
        // Nil where dates are written and read as they are.
        var writeDate: ((Date, any Encoder) throws -> Void)?
        var readDate: ((any Decoder) throws -> Date)?
        // The texts of infinity, of minus infinity and of what is no number.
        var numberTexts: [String]?
        // What keys are called in the tree, and what the tree's are called in the program; nil where
        // the names are the same.
        var writeKey: (([any CodingKey]) -> any CodingKey)?
        var readKey: (([any CodingKey]) -> any CodingKey)?
        var readData: ((any Decoder) throws -> Data)?
        var writeData: ((Data, any Encoder) throws -> Void)?
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
        var settings = _CodingSettings()
        var path: [any CodingKey] = []
        // The keys of dictionaries are no names of the program.
        var keepsNames = false
        init(_ kind: Kind) { self.kind = kind }
        init(_ kind: Kind, _ text: String) {
          self.kind = kind
          self.text = text
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
        /// The names as the program has them.
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
          elements = other.elements
          names = other.names
        }
        var typeName: String {
          switch kind {
          case .null: return "null value"
          case .boolean: return "bool"
          case .number: return "number"
          case .string: return "a string"
          case .array: return "an array"
          case .object: return "a dictionary"
          }
        }
      }
      protocol _CodingPrimitive {
        func _write(to node: _CodingNode)
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
        // What could not be read stays next.
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
        // These are read as what they are, whatever they are written as.
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
          if type is any BinaryFloatingPoint.Type, Double(_source.text)?.isFinite == false {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(
                codingPath: [], debugDescription: "The given data was not valid JSON."))
          }
          return _source.text
        }
        func _unfit(_ type: Any.Type, _ name: String) -> DecodingError {
          DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription: "Parsed JSON number <\(_source.text)> does not fit in \(name)."))
        }
      }
      """#)
}
