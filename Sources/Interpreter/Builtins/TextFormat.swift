import Glibc

/// `String(format:)`: the conversions of C, and `%@`.
enum TextFormat {
  /// What a `%` in a format asks for.
  private struct Directive {
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    var conversion: Character = "%"

    /// The directive as C writes it, for a conversion with its length.
    func text(_ conversion: String) -> String {
      "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + conversion
    }
  }

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
      var directive = Directive()
      parse(&rest, &directive) {
        defer { next += 1 }
        return arguments.indices.contains(next) ? arguments[next].asInt : 0
      }
      if directive.conversion == "%" {
        result += "%"
        continue
      }
      let index = directive.position.map { $0 - 1 } ?? next
      if directive.position == nil { next += 1 }
      guard arguments.indices.contains(index) else { continue }
      result += try convert(arguments[index], directive, machine)
    }
    return result
  }

  /// A number with so many digits after the point.
  static func fixed(_ value: Double, places: Int) -> String { c("%.\(places)f", value) }

  private static func parse(
    _ rest: inout ArraySlice<Character>, _ directive: inout Directive, star: () -> Int
  ) {
    var number = ""
    while let character = rest.popFirst() {
      switch character {
      case "1"..."9",
        "0" where !number.isEmpty:
        number.append(character)
      case "$":
        directive.position = Int(number)
        number = ""
      case "0", "-", "+", " ", "#", "'": directive.flags.append(character)
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
    case "u", "U", "x", "X", "o":
      return c(directive.text("l\(directive.conversion)"), integer(value))
    case "c":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: integer(value))).map(String.init) ?? ""
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = value.isFloating ? value.asDouble : Double(integer(value))
      return c(directive.text(String(directive.conversion)), number)
    // The toolchain's Foundation pads no objects.
    case "@": return try machine.describe(value)
    case "s": return padded(try machine.describe(value), directive)
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
    withVaList([argument]) { list in
      var buffer = [CChar](repeating: 0, count: 512)
      let length = vsnprintf(&buffer, buffer.count, format, list)
      let bytes = buffer.prefix(max(0, min(Int(length), buffer.count - 1)))
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
