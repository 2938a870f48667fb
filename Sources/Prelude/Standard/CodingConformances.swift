extension PreludeLibrary {
  /// Which types of the library can be encoded, and how.
  static let codingConformances = PreludeChunk(
    names: [
      "Encodable", "Decodable", "_decodeDerived", "_codingIsDerived", "_codingCreate",
      "_codingIsOptional",
    ],
    text: (numbers.map(numberText) + [valuesText, rangesText, derivationText]).joined(
      separator: "\n"))

  private static let numbers = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  private static func numberText(_ type: String) -> String {
    """
    extension \(type): Codable, _CodingPrimitive {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
      func _write(to node: _CodingNode) {
        node.kind = .number
        node.text = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
      }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        let text = try tree._number(\(type).self, "\(type)")
        if let value = \(type)(text) {
          self = value
        } else if let number = Double(text), let value = \(type)(exactly: number) {
          self = value
        } else {
          throw tree._unfit
        }
      }
    }
    """
  }

  private static let valuesText = #"""
    extension String: Codable, _CodingPrimitive {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
      func _write(to node: _CodingNode) {
        node.kind = .string
        node.text = self
      }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        if tree._source.kind != .string { throw tree._mismatch(String.self, "String") }
        self = tree._source.text
      }
    }
    extension Bool: Codable, _CodingPrimitive {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
      func _write(to node: _CodingNode) {
        node.kind = .boolean
        node.text = self ? "true" : "false"
      }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        if tree._source.kind != .boolean { throw tree._mismatch(Bool.self, "Bool") }
        self = tree._source.text == "true"
      }
    }
    extension Date: Codable {
      func encode(to encoder: any Encoder) throws {
        try timeIntervalSinceReferenceDate.encode(to: encoder)
      }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        if let readDate = tree._source.settings.readDate {
          self = try readDate(decoder)
        } else {
          self = Date(timeIntervalSinceReferenceDate: try Double(from: decoder))
        }
      }
    }
    extension UUID: Codable {
      func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        guard let value = UUID(uuidString: try String(from: decoder)) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: tree.codingPath,
              debugDescription: "Attempted to decode UUID from invalid UUID string."))
        }
        self = value
      }
    }
    extension URL: Codable {
      func encode(to encoder: any Encoder) throws { try absoluteString.encode(to: encoder) }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        guard let value = URL(string: try String(from: decoder)) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: tree.codingPath, debugDescription: "Invalid URL string."))
        }
        self = value
      }
    }
    extension Decimal: Codable, _CodingPrimitive {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
      func _write(to node: _CodingNode) {
        node.kind = .number
        node.text = description
      }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        let text = try tree._number(Decimal.self, "Decimal")
        guard let number = Decimal(string: text) else { throw tree._unfit }
        self = number
      }
    }
    extension Data: Codable {
      func encode(to encoder: any Encoder) throws { try base64EncodedString().encode(to: encoder) }
      init(from decoder: any Decoder) throws {
        let tree = decoder as! _TreeDecoder
        if let readData = tree._source.settings.readData {
          self = try readData(decoder)
          return
        }
        guard let data = Data(base64Encoded: try String(from: decoder)) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: tree.codingPath,
              debugDescription: "Encountered Data is not valid Base64."))
        }
        self = data
      }
    }
    extension CGPoint: Codable {
      func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
      init(from decoder: any Decoder) throws {
        let values = try [CGFloat](from: decoder)
        self.init(x: values[0], y: values[1])
      }
    }
    extension CGSize: Codable {
      func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
      init(from decoder: any Decoder) throws {
        let values = try [CGFloat](from: decoder)
        self.init(width: values[0], height: values[1])
      }
    }
    extension Optional: Encodable where Wrapped: Encodable {
      func encode(to encoder: any Encoder) throws {
        if let value = self {
          var container = encoder.singleValueContainer()
          try container.encode(value)
        } else {
          var container = encoder.singleValueContainer()
          try container.encodeNil()
        }
      }
    }
    extension Optional: Decodable where Wrapped: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = nil
        } else {
          self = .some(try container.decode(Wrapped.self))
        }
      }
    }
    extension Array: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension Array: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var result: [Element] = []
        while !container.isAtEnd { result.append(try container.decode(Element.self)) }
        self = result
      }
    }
    extension Set: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension Set: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
    }
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
      func encode(to encoder: any Encoder) throws {
        if Key.self == String.self || Key.self == Int.self {
          (encoder as? _TreeEncoder)?._target.keepsNames = true
          var container = encoder.container(keyedBy: _AnyCodingKey.self)
          for (key, value) in self {
            try container.encode(value, forKey: _AnyCodingKey(String(describing: key)))
          }
        } else if Key.self is any CodingKeyRepresentable.Type {
          var container = encoder.container(keyedBy: _AnyCodingKey.self)
          for (key, value) in self {
            let name = (key as! any CodingKeyRepresentable).codingKey.stringValue
            try container.encode(value, forKey: _AnyCodingKey(name))
          }
        } else {
          var container = encoder.unkeyedContainer()
          for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
          }
        }
      }
    }
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
      init(from decoder: any Decoder) throws {
        var result: [Key: Value] = [:]
        if Key.self == String.self || Key.self == Int.self {
          (decoder as? _TreeDecoder)?._source.keepsNames = true
          let container = try decoder.container(keyedBy: _AnyCodingKey.self)
          for key in container.allKeys {
            let value = try container.decode(Value.self, forKey: key)
            if let name = key.stringValue as? Key {
              result[name] = .some(value)
            } else if let number = Int(key.stringValue) as? Key {
              result[number] = .some(value)
            }
          }
        } else if let type = Key.self as? any CodingKeyRepresentable.Type {
          let container = try decoder.container(keyedBy: _AnyCodingKey.self)
          for name in container.allKeys {
            guard let key = type.init(codingKey: name) as? Key else {
              throw DecodingError.dataCorruptedError(
                forKey: name, in: container,
                debugDescription: "Could not convert key to type \(Key.self)")
            }
            result[key] = .some(try container.decode(Value.self, forKey: name))
          }
        } else {
          var container = try decoder.unkeyedContainer()
          while !container.isAtEnd {
            let key = try container.decode(Key.self)
            result[key] = .some(try container.decode(Value.self))
          }
        }
        self = result
      }
    }
    """#

  /// What the compiler would derive, by looking at the stored properties and at `CodingKeys`.
  private static let derivationText = #"""
    extension Encodable {
      func encode(to encoder: any Encoder) throws {
        if let raw = _codingRawValue(self) as? any Encodable {
          try raw.encode(to: encoder)
          return
        }
        var container = encoder.container(keyedBy: _AnyCodingKey.self)
        let keys = _codingKeys(Self.self)
        for i in 0..<keys.count {
          let value = _codingField(self, i)
          if let value = value as? any Encodable {
            try container.encode(value, forKey: _AnyCodingKey(keys[i]))
          }
        }
      }
    }
    extension Decodable {
      init(from decoder: any Decoder) throws {
        self = try _decodeDerived(Self.self, decoder) as! Self
      }
    }
    func _decodeDerived(_ type: Any.Type, _ decoder: any Decoder) throws -> Any {
      if let rawType = _codingRawType(type) {
        let raw = try _codingCreate(rawType, decoder)
        if let value = _codingFromRaw(type, raw) { return value }
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Cannot initialize \(type) from invalid \(rawType) value \(raw)"))
      }
      let keys = _codingKeys(type)
      // What has nothing to read does not ask what there is.
      if keys.isEmpty { return try _codingMake(type, []) }
      let container = try decoder.container(keyedBy: _AnyCodingKey.self)
      let types = _codingTypes(type)
      var values: [Any] = []
      for i in 0..<keys.count {
        let key = _AnyCodingKey(keys[i])
        if _codingIsOptional(types[i]) && !container.contains(key) {
          values.append(_noValue())
        } else {
          values.append(try container._decodeAny(types[i], forKey: key))
        }
      }
      return try _codingMake(type, values)
    }
    @_native("coding.isOptional") func _codingIsOptional(_ type: Any.Type) -> Bool
    @_native("coding.rawType") func _codingRawType(_ type: Any.Type) -> Any.Type?
    @_native("coding.rawValue") func _codingRawValue(_ value: Any) -> Any?
    @_native("coding.fromRaw") func _codingFromRaw(_ type: Any.Type, _ raw: Any) -> Any?
    @_native("coding.isDerived") func _codingIsDerived(_ type: Any.Type) -> Bool
    @_native("coding.keys") func _codingKeys(_ type: Any.Type) -> [String]
    @_native("coding.types") func _codingTypes(_ type: Any.Type) -> [Any.Type]
    @_native("coding.field") func _codingField(_ value: Any, _ index: Int) -> Any
    @_native("coding.make") func _codingMake(_ type: Any.Type, _ values: [Any]) throws -> Any
    @_native("coding.create")
    func _codingCreate(_ type: Any.Type, _ decoder: any Decoder) throws -> Any
    @_native("coding.none") func _noValue() -> Any
    """#
}
