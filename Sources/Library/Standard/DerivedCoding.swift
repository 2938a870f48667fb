// Derived Codable conformances: by stored properties, or by raw values.
//
// Loads with: Encodable, Decodable

extension Encodable {
  func encode(to encoder: any Encoder) throws {
    if let raw = _codingRawValue(self) as? any Encodable {
      try raw.encode(to: encoder)
      return
    }
    var container = encoder.container(keyedBy: _AnyCodingKey.self)
    let keys = _codingKeys(Self.self)
    for (key, value) in zip(keys, _codingValues(self)) {
      if let value = value as? any Encodable {
        try container.encode(value, forKey: _AnyCodingKey(key))
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
  // A type without keys does not request a container.
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
@_native("coding.values") func _codingValues(_ value: Any) -> [Any]
@_native("coding.make") func _codingMake(_ type: Any.Type, _ values: [Any]) throws -> Any
@_native("coding.create")
func _codingCreate(_ type: Any.Type, _ decoder: any Decoder) throws -> Any
@_native("coding.none") func _noValue() -> Any
