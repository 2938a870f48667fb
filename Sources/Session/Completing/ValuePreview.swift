import Interpreter
import Semantics

/// A short text of a value, whose cost does not grow with the value, and for which no code of the program runs.
struct ValuePreview {
  let machine: Machine

  /// The most characters of a string that are shown.
  private static let longest = 24

  /// The text of a variable's value; nil for computed variables, those without a value, and values of kinds that
  /// have no short text.
  func text(of symbol: GlobalSymbol) -> String? {
    guard case .variable(let variable) = symbol else { return nil }
    return text(of: machine.global(variable))
  }

  private func text(of value: Value) -> String? {
    if value.isNil { return "nil" }
    if value.depth > 0 { return text(of: value.unwrapped) }
    switch value.kind {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
      .double, .float, .cgFloat:
      return try? machine.describer.debugDescribe(value)
    case .string, .longString:
      let text = value.asString
      let start = text.prefix(Self.longest)
      return ValueText.quoted(start.endIndex < text.endIndex ? start + "…" : text)
    case .array: return Self.elements(value.array.count)
    case .set: return Self.elements(value.set.count)
    case .dictionary: return Self.elements(value.dictionary.count)
    case .instance:
      return machine.dynamicType(value).isObservedClass ? machine.names.objectName(value) : nil
    case .enumCase: return machine.enumCase(of: value).map { ".\($0.name)" }
    case .enumPayload: return machine.enumCase(of: value).map { ".\($0.name)(…)" }
    default: return nil
    }
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }
}
