/// The localized text of a key.
package struct LocalizedString: Hashable, Sendable {
  /// The text, with format specifiers such as `%@` and `%lld` for the values.
  let text: String
  /// The texts by plural category, such as `one` and `other`; empty if there is only one text.
  let plurals: [String: String]

  init(_ text: String, plurals: [String: String] = [:]) {
    self.text = text
    self.plurals = plurals
  }

  /// The text with values inserted.
  ///
  /// - Parameter values: The formatted values, in the order of the key's specifiers.
  func text(for values: [Substring]) -> String {
    let number = values.lazy.compactMap { Int($0) }.first
    let form =
      switch number {
      case 0?: plurals["zero"]
      case 1?: plurals["one"]
      default: nil as String?
      }
    var result = ""
    var next = 0
    for piece in FormatPiece.pieces(of: form ?? text) {
      switch piece {
      case .text(let text): result += text
      case .value(let position):
        let index = position ?? next
        next = index + 1
        if values.indices.contains(index) { result += values[index] }
      }
    }
    return result
  }
}

/// A part of a format string: literal text, or a specifier with the index of its value, if given.
enum FormatPiece: Hashable, Sendable {
  case text(String)
  case value(Int?)

  /// Parses a format string: `Hello %@` is a text and a specifier, `%%` is a percent sign.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
      } else if let (position, end) = specifier(rest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.value(position))
        rest = end
      } else {
        text.append(character)
      }
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }

  /// Parses a format specifier after its percent sign, such as `2$@` or `lld`.
  ///
  /// - Returns: The index of the value from 0, if given, and the rest of the text; nil if there is
  ///   none.
  private static func specifier(_ text: Substring) -> (position: Int?, rest: Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { $0.isNumber || ".+-#".contains($0) }
    rest = rest.drop { "hlqzt".contains($0) }
    guard let kind = rest.popFirst(), "@diufgeExXcsp".contains(kind) else { return nil }
    return (position, rest)
  }
}
