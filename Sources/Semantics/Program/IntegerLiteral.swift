/// The exact value of an integer literal. Its context determines the type, and whether the value
/// fits.
package struct IntegerLiteral {
  /// The value; nil beyond 128 bits, which only floating-point types can represent.
  let value: Int128?
  /// The value as a floating-point number; infinite if it is too large.
  let double: Double
  /// The literal in decimal digits for messages; as written if it is too large.
  let text: String

  init(_ value: Int) {
    self.value = Int128(value)
    double = Double(value)
    text = "\(value)"
  }

  /// Parses a literal as written: `1_000`, `0xFF`, `0o17`, `0b1`.
  init(written: String) {
    let digits = written.filter { $0 != "_" }
    let radix =
      switch digits.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 10
      }
    let body = radix == 10 ? digits[...] : digits.dropFirst(2)
    value = Int128(body, radix: radix)
    double =
      switch radix {
      case 10, 16: Double(digits) ?? .infinity
      default:
        body.reduce(0) { $0 * Double(radix) + Double($1.wholeNumberValue ?? 0) }
      }
    text = value.map { "\($0)" } ?? digits
  }

  private init(value: Int128?, double: Double, text: String) {
    self.value = value
    self.double = double
    self.text = text
  }

  /// The negated literal.
  var negated: IntegerLiteral {
    IntegerLiteral(
      value: value.map { -$0 }, double: -double, text: value.map { "\(-$0)" } ?? "-" + text)
  }

  /// The literal plus one.
  var successor: IntegerLiteral {
    let value = value.map { $0 &+ 1 }
    return IntegerLiteral(value: value, double: double + 1, text: value.map { "\($0)" } ?? text)
  }

  /// The bits of the value, sign-extended, for an integer type in which it fits.
  package var bits: Int { Int(truncatingIfNeeded: value ?? 0) }

  /// Why the literal is not a value of a numeric type of the standard library; nil if it fits.
  func objection(in typeName: String) -> LiteralError? {
    switch typeName {
    case "Float": return Float(double).isFinite ? nil : overflow(typeName)
    case "Double", "CGFloat": return double.isFinite ? nil : overflow(typeName)
    default: break
    }
    guard let range = Self.range(of: typeName) else { return nil }
    if let value, range.contains(value) { return nil }
    if text.hasPrefix("-"), range.lowerBound == 0 {
      return .negativeAsUnsigned(text, type: typeName)
    }
    return overflow(typeName)
  }

  private func overflow(_ typeName: String) -> LiteralError { .overflow(text, type: typeName) }

  /// The range of an integer type; nil for other types.
  static func range(of typeName: String) -> ClosedRange<Int128>? {
    switch typeName {
    case "Int", "Int64": Int128(Int64.min)...Int128(Int64.max)
    case "Int8": Int128(Int8.min)...Int128(Int8.max)
    case "Int16": Int128(Int16.min)...Int128(Int16.max)
    case "Int32": Int128(Int32.min)...Int128(Int32.max)
    case "UInt", "UInt64": 0...Int128(UInt64.max)
    case "UInt8": 0...Int128(UInt8.max)
    case "UInt16": 0...Int128(UInt16.max)
    case "UInt32": 0...Int128(UInt32.max)
    default: nil
    }
  }
}
