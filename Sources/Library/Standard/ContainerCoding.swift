// Codable conformances of optionals, collections and ranges.
//
// Loads with: Encodable, Decodable

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

extension PartialRangeFrom: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
  }
}
extension PartialRangeFrom: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Bound.self))
  }
}
extension ContiguousArray: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
extension ContiguousArray: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
