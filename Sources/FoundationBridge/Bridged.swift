import Interpreter

/// A Swift type that a builtin takes: it is made of an interpreted value.
protocol BridgedArgument: SendableMetatype {
  /// Reads a value of the corresponding type, which is borrowed.
  init(bridging value: Value)
}

/// A Swift type that a builtin returns: an interpreted value is made of it.
protocol BridgedResult: SendableMetatype {
  /// The type of the interpreted values.
  static func type(in types: TypeTable) -> RuntimeType
  /// The interpreted value, which the caller owns.
  func bridged(in types: TypeTable) -> Value
}

typealias Bridged = BridgedArgument & BridgedResult

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

extension Array: BridgedArgument where Element: BridgedArgument {
  init(bridging value: Value) { self = value.array.elements.map { Element(bridging: $0) } }
}

extension Array: BridgedResult where Element: BridgedResult {
  static func type(in types: TypeTable) -> RuntimeType { types.array(of: Element.type(in: types)) }
  func bridged(in types: TypeTable) -> Value {
    .array(Self.type(in: types), map { $0.bridged(in: types) })
  }
}

extension Optional: BridgedArgument where Wrapped: BridgedArgument {
  init(bridging value: Value) {
    self = value.isNil ? nil : Wrapped(bridging: value.unwrapped)
  }
}

extension Optional: BridgedResult where Wrapped: BridgedResult {
  static func type(in types: TypeTable) -> RuntimeType {
    types.optional(of: Wrapped.type(in: types))
  }
  func bridged(in types: TypeTable) -> Value { .optional(map { $0.bridged(in: types) }) }
}
