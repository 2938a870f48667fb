import Foundation
import Interpreter

/// How the library passes Foundation's own values.

/// In seconds since 1970.
extension Date: Bridged {
  static func type(in types: TypeTable) -> RuntimeType { types.double }
  init(bridging value: Value) { self.init(timeIntervalSince1970: value.asDouble) }
  func bridged(in types: TypeTable) -> Value { .double(timeIntervalSince1970) }
}

/// By their identifiers.
extension Locale: BridgedArgument {
  init(bridging value: Value) { self.init(identifier: value.asString) }
}

/// By the identifiers that `zone.identifier` returned.
extension TimeZone: BridgedArgument {
  init(bridging value: Value) { self.init(known: value.asString) }

  init(known identifier: String) { self = TimeZone(identifier: identifier) ?? .gmt }
}

/// By their descriptions, which the library's `Calendar` writes.
extension Calendar: BridgedArgument {
  init(bridging value: Value) { self = CalendarDescription.calendar(value.asString) }
}

/// By the names of the cases.
extension Calendar.Component: BridgedArgument {
  init(bridging value: Value) { self = CalendarDescription.components[value.asString] ?? .era }
}

/// By the text and that of the base, an absolute one, which is empty if there is none.
extension URL: BridgedResult {
  static func type(in types: TypeTable) -> RuntimeType { [String].type(in: types) }
  func bridged(in types: TypeTable) -> Value {
    [relativeString, baseURL?.absoluteString ?? ""].bridged(in: types)
  }
}

/// Nil is a hint that the path itself gives.
extension URL.DirectoryHint: BridgedArgument {
  init(bridging value: Value) {
    self =
      switch Bool?(bridging: value) {
      case true?: .isDirectory
      case false?: .notDirectory
      case nil: .inferFromPath
      }
  }
}

/// By their raw values.
extension String.CompareOptions: BridgedArgument {
  init(bridging value: Value) { self.init(rawValue: UInt(bitPattern: value.asInt)) }
}
extension String.Encoding: BridgedArgument {
  init(bridging value: Value) { self.init(rawValue: UInt(bitPattern: value.asInt)) }
}
extension Decimal.RoundingMode: BridgedArgument {
  init(bridging value: Value) { self = Self(rawValue: UInt(bitPattern: value.asInt)) ?? .plain }
}
extension NSRegularExpression.Options: BridgedArgument {
  init(bridging value: Value) { self.init(rawValue: UInt(bitPattern: value.asInt)) }
}
extension NSRegularExpression.MatchingOptions: BridgedArgument {
  init(bridging value: Value) { self.init(rawValue: UInt(bitPattern: value.asInt)) }
}
extension ISO8601DateFormatter.Options: BridgedArgument {
  init(bridging value: Value) { self.init(rawValue: UInt(bitPattern: value.asInt)) }
}
