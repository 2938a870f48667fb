/// String literals of JSON.
enum JSONText {
  static func quoted(_ text: String, keepsSlashes: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += keepsSlashes ? "/" : "\\/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of what is written between quotation marks; nil if an escape is invalid.
  static func unescaped(_ text: String) -> String? {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C else {
        units.append(unit)
        continue
      }
      guard let escape = rest.popFirst(), let letter = Unicode.Scalar(escape) else { return nil }
      switch letter {
      case "\"", "\\", "/": units.append(escape)
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "u":
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        guard digits.count == 4, let code = UInt16(digits, radix: 16) else { return nil }
        units.append(code)
        rest = rest.dropFirst(4)
      default: return nil
      }
    }
    return String(validating: units, as: UTF16.self)
  }
}
