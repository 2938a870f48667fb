import Interpreter

/// A Swift type of which interpreted values have a counterpart: numbers, texts, and arrays and optionals of these.
protocol Bridged: SendableMetatype {
  /// The type of the interpreted values.
  static func type(in types: TypeTable) -> RuntimeType
  /// Reads a value of that type, which is borrowed.
  init(bridging value: Value)
  /// The interpreted value, which the caller owns.
  func bridged(in types: TypeTable) -> Value
}

extension Int: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.int }
  init(bridging value: Value) { self = value.asInt }
  func bridged(in types: TypeTable) -> Value { .int(self) }
}

extension UInt8: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.type(named: "UInt8") }
  init(bridging value: Value) { self = UInt8(truncatingIfNeeded: value.asInt) }
  func bridged(in types: TypeTable) -> Value { .integer(Int(self), .uint8) }
}

extension Double: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.double }
  init(bridging value: Value) { self = value.asDouble }
  func bridged(in types: TypeTable) -> Value { .double(self) }
}

extension Bool: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.bool }
  init(bridging value: Value) { self = value.asBool }
  func bridged(in types: TypeTable) -> Value { .bool(self) }
}

extension String: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.string }
  init(bridging value: Value) { self = value.asString }
  func bridged(in types: TypeTable) -> Value { .string(self) }
}

extension Array: Bridged where Element: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.array(of: Element.type(in: types)) }
  init(bridging value: Value) { self = value.array.elements.map { Element(bridging: $0) } }
  func bridged(in types: TypeTable) -> Value {
    .array(Self.type(in: types), map { $0.bridged(in: types) })
  }
}

extension Optional: Bridged where Wrapped: Bridged {
  static func type(in types: TypeTable) -> RuntimeType {
    types.optional(of: Wrapped.type(in: types))
  }
  init(bridging value: Value) {
    self = value.isNil ? nil : Wrapped(bridging: value.unwrapped)
  }
  func bridged(in types: TypeTable) -> Value { .optional(map { $0.bridged(in: types) }) }
}
