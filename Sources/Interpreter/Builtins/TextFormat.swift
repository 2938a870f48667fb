import Glibc

/// `String(format:)`: the conversions of `printf`, and `%@`.
enum TextFormat {
  /// A conversion specification of a format string, after its `%`.
  private struct Directive {
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character = "%"

    /// The specification in C syntax, with a conversion that includes its length modifier.
    func text(_ conversion: String) -> String {
      "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + conversion
    }
  }

  private static let conversions = Set<Character>("dDiuUxXoOfFeEgGaAcC@sS")

  static func text(
    _ format: String, _ arguments: [Value], _ machine: Machine
  ) throws(Fault) -> String {
    var result = ""
    var rest = Array(format)[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let start = rest.first
      var directive = Directive()
      parse(&rest, &directive) {
        defer { next += 1 }
        return arguments.indices.contains(next) ? arguments[next].asInt : 0
      }
      if directive.conversion == "%" {
        result += "%"
        continue
      }
      guard conversions.contains(directive.conversion) else {
        // For an unknown conversion the toolchain's Foundation writes the character after the `%`.
        if let start { result.append(start) }
        continue
      }
      let index = directive.position.map { $0 - 1 } ?? next
      if directive.position == nil { next += 1 }
      guard arguments.indices.contains(index) else { continue }
      result += try convert(arguments[index], directive, machine)
    }
    return result
  }

  /// A number with a fixed number of decimal places.
  static func fixed(_ value: Double, places: Int) -> String { c("%.\(places)f", value) }

  private static func parse(
    _ rest: inout ArraySlice<Character>, _ directive: inout Directive, star: () -> Int
  ) {
    var number = ""
    directive.conversion = "\0"
    while let character = rest.popFirst() {
      switch character {
      case "1"..."9",
        "0" where !number.isEmpty:
        number.append(character)
      case "$":
        directive.position = Int(number)
        number = ""
      case "0", "-", "+", " ", "#": directive.flags.append(character)
      case "*": number = String(star())
      case ".":
        directive.width = Int(number)
        var digits = ""
        while let digit = rest.first, digit.isASCII, digit.isNumber {
          digits.append(digit)
          rest = rest.dropFirst()
        }
        if rest.first == "*" {
          rest = rest.dropFirst()
          digits = String(star())
        }
        directive.precision = Int(digits) ?? 0
        number = ""
      case "l", "h", "q", "z", "t", "j", "L": continue
      default:
        if !number.isEmpty { directive.width = Int(number) }
        directive.conversion = character
        return
      }
    }
  }

  private static func convert(
    _ value: Value, _ directive: Directive, _ machine: Machine
  ) throws(Fault) -> String {
    switch directive.conversion {
    case "d", "i", "D": return c(directive.text("ld"), integer(value))
    case "u", "U", "x", "X", "o", "O":
      let conversion = directive.conversion
      let text = conversion == "X" ? "X" : conversion.lowercased()
      return c(directive.text("l" + text), integer(value))
    case "c", "C":
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: integer(value)))
      return padded(scalar.map(String.init) ?? "", directive)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = value.isFloating ? value.asDouble : Double(integer(value))
      return c(directive.text(String(directive.conversion)), number)
    // The toolchain's Foundation ignores the width of `%@`.
    case "@": return try machine.describer.describe(value)
    case "s", "S": return padded(try machine.describer.describe(value), directive)
    default: return ""
    }
  }

  private static func integer(_ value: Value) -> Int {
    value.isInteger ? value.asInt : value.kind == .bool ? (value.asBool ? 1 : 0) : 0
  }

  private static func padded(_ text: String, _ directive: Directive) -> String {
    let shown = directive.precision.map { String(text.prefix($0)) } ?? text
    guard let width = directive.width, shown.count < width else { return shown }
    let blanks = String(repeating: " ", count: width - shown.count)
    return directive.flags.contains("-") ? shown + blanks : blanks + shown
  }

  private static func c(_ format: String, _ argument: any CVarArg) -> String {
    let length = Int(withVaList([argument]) { vsnprintf(nil, 0, format, $0) })
    guard length > 0 else { return "" }
    return String(unsafeUninitializedCapacity: length + 1) { buffer in
      withVaList([argument]) { list in
        buffer.withMemoryRebound(to: CChar.self) { text in
          _ = vsnprintf(text.baseAddress, text.count, format, list)
        }
      }
      return length
    }
  }
}
