protocol Encodable {
  func encode(to encoder: any Encoder) throws
}
protocol Decodable {
  init(from decoder: any Decoder) throws
}
typealias Codable = Decodable & Encodable
protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  var stringValue: String { get }
  init?(stringValue: String)
  var intValue: Int? { get }
  init?(intValue: Int)
}
extension CodingKey {
  var intValue: Int? { nil }
  init?(intValue: Int) { return nil }
  var description: String { _keyText("\(type(of: self))") }
  var debugDescription: String { description }
  func _keyText(_ type: String) -> String {
    let number = intValue.map({ String($0) }) ?? "nil"
    return "\(type)(stringValue: \"\(stringValue)\", intValue: \(number))"
  }
}
extension CodingKey where Self: RawRepresentable, RawValue == String {
  var stringValue: String { rawValue }
  init?(stringValue: String) { self.init(rawValue: stringValue) }
}
/// Dictionary keys that are encoded as keys of a keyed container.
protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}
extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == String {
  var codingKey: any CodingKey { _AnyCodingKey(rawValue) }
  init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}
extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == Int {
  var codingKey: any CodingKey { _AnyCodingKey(String(rawValue)) }
  init?<T: CodingKey>(codingKey: T) {
    guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
    self.init(rawValue: number)
  }
}
struct CodingUserInfoKey: Hashable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}
// Keys without a declaration in the program: array indices, and names in synthesized code.
struct _AnyCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(_ name: String) {
    stringValue = name
    intValue = nil
  }
  init?(stringValue: String) {
    self.stringValue = stringValue
    self.intValue = nil
  }
  init?(intValue: Int) {
    self.stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
  // The name of the type that the compiler derives.
  var description: String { _keyText(intValue == nil ? "CodingKeys" : "_CodingKey") }
}
enum EncodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey], debugDescription: String,
      underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, Context)
}
func _codingText(_ path: [any CodingKey], _ description: String) -> String {
  var text = ""
  for key in path {
    if let number = key.intValue {
      text += "[\(number)]"
    } else {
      text += (text.isEmpty ? "" : ".") + key.stringValue
    }
  }
  return (text.isEmpty ? "" : " Path: \(text).") + " Debug description: \(description)"
}
extension EncodingError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      return "EncodingError.invalidValue: \(value) (\(type(of: value)))."
        + _codingText(context.codingPath, context.debugDescription)
    }
  }
}
extension DecodingError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      return "DecodingError.typeMismatch: expected value of type \(type)."
        + _codingText(context.codingPath, context.debugDescription)
    case .valueNotFound(let type, let context):
      return "DecodingError.valueNotFound: Expected value of type \(type) but found null instead."
        + _codingText(context.codingPath, context.debugDescription)
    case .keyNotFound(let key, let context):
      return
        "DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container."
        + _codingText(context.codingPath, context.debugDescription)
    case .dataCorrupted(let context):
      return "DecodingError.dataCorrupted: Data was corrupted."
        + _codingText(context.codingPath, context.debugDescription)
    }
  }
}
protocol KeyedDecodingContainerProtocol<Key> {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
}
enum DecodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey], debugDescription: String,
      underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
  static func dataCorruptedError<C: KeyedDecodingContainerProtocol>(
    forKey key: C.Key, in container: C, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: any SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}
protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}
protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}
protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
}
protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
}
extension UnkeyedEncodingContainer {
  mutating func encode<S: Sequence>(contentsOf sequence: S) throws
  where S.Element: Encodable {
    for element in sequence { try encode(element) }
  }
}
protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}
protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
}
extension UnkeyedDecodingContainer {
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }
}
