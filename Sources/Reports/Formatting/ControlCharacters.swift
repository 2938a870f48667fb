/// Characters that control a terminal or change the display order of others.
///
/// A value, a name or a file may contain them; printed unescaped, they could hide parts of a
/// report.
package enum ControlCharacters {
  /// The text with each of them escaped as in a Swift literal: `\u{1B}`. Line breaks and tabs stay.
  package static func escaped(_ text: String) -> String {
    guard mayHaveSome(text) else { return text }
    return replaced(text) { escape(of: $0) }
  }

  /// The same for a JSON string, which has other escapes.
  package static func escapedInJSON(_ text: String) -> String {
    guard mayHaveSome(text) else { return text }
    return replaced(text) { scalar in
      guard isControl(scalar) else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The escape of a scalar; nil if it can be printed.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    guard isControl(scalar) else { return nil }
    switch scalar {
    case "\0": return "\\0"
    case "\r": return "\\r"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
    }
  }

  /// Whether bytes may contain one; a true result needs a closer check.
  package static func mayHaveSome(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x7F { continue }
      switch byte {
      case 0x09, 0x0A: continue
      // The first bytes of the second block of control characters, and of the Arabic letter mark.
      case ..<0x20, 0x7F, 0xC2, 0xD8: return true
      case 0xE2: if isDirectional(bytes.dropFirst(index + 1)) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether bytes after a first one of 0xE2 make a directional mark, embedding, override or isolate.
  private static func isDirectional(_ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let second = rest.first, let third = rest.dropFirst().first else { return true }
    return switch (second, third) {
    case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }

  private static func mayHaveSome(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayHaveSome(UnsafeRawBufferPointer($0)) }
  }

  private static func replaced(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F..<0xA0: true
    // Directional marks, embeddings, overrides and isolates.
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
