package import SourceText

/// Characters pasted from web pages and word processors that look like those of Swift.
package enum Lookalike {
  /// The character that a scalar looks like, and the name of that character.
  private static func plain(_ scalar: Unicode.Scalar) -> (character: Character, name: String)? {
    switch scalar.value {
    case 0x2010...0x2015, 0x2043, 0x2212, 0x02D7, 0xFF0D: ("-", "Hyphen Minus")
    case 0x201A, 0xFF0C: (",", "Comma")
    case 0x201E, 0x201F, 0xFF02: ("\"", "Quotation Mark")
    case 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07: ("'", "Apostrophe")
    case 0x037E, 0xFF1B: (";", "Semicolon")
    case 0x0589, 0x2236, 0xA789, 0x02D0, 0xFF1A: (":", "Colon")
    case 0x2024, 0xFF0E: (".", "Full Stop")
    case 0x2044, 0x2215: ("/", "Forward Slash")
    case 0x2217, 0xFF0A: ("*", "Asterisk")
    case 0x2039, 0x276E, 0xFF1C: ("<", "Less Than Sign")
    case 0x203A, 0x276F, 0xFF1E: (">", "Greater Than Sign")
    case 0xFF08, 0x3014: ("(", "Left Parenthesis")
    case 0xFF09, 0x3015: (")", "Right Parenthesis")
    case 0xFF3B: ("[", "Left Square Bracket")
    case 0xFF3D: ("]", "Right Square Bracket")
    case 0xFF5B: ("{", "Left Curly Bracket")
    case 0xFF5D: ("}", "Right Curly Bracket")
    case 0xFF1D: ("=", "Equals Sign")
    case 0xFF0B: ("+", "Plus Sign")
    case 0xFF01: ("!", "Exclamation Mark")
    case 0xFF1F: ("?", "Question Mark")
    case 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: (" ", "Space")
    default: nil
    }
  }

  /// The name of a character that is invalid in a source.
  static func description(ofInvalid scalar: Unicode.Scalar) -> String {
    if let (character, name) = plain(scalar) {
      return
        "unicode character '\(scalar)' (\(title(scalar))) looks similar to '\(character)' (\(name)); did you mean to use '\(character)' (\(name))?"
    }
    let number = String(scalar.value, radix: 16, uppercase: true)
    return
      "this is unicode character U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number) (\(title(scalar)))"
  }

  /// A note if an undeclared name or operator is just such a character.
  package static func notes(
    on use: Use, _ name: String, at span: Span, in source: Source
  ) -> [Diagnostic] {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, scalars.count == 1, let (character, plain) = plain(first)
    else { return [] }
    let fact = Fact(use: use, scalar: first, meant: character, meantName: plain)
    return [
      Diagnostic(
        .note, fact, in: source, at: span,
        fixIts: [.init(span: span, replacement: String(character))])
    ]
  }

  /// What an undeclared name is used as.
  package enum Use: String, Sendable { case identifier, `operator` }

  /// The fact that a name looks like a character of Swift.
  package struct Fact: DiagnosticFact {
    package let use: Use
    package let scalar: Unicode.Scalar
    package let meant: Character
    let meantName: String

    package var message: String {
      let meaning = "'\(meant)' (\(meantName))"
      return "\(use.rawValue) '\(scalar)' (\(title(scalar))) looks similar to \(meaning); "
        + "did you mean \(meaning)?"
    }
  }

  /// `EN DASH` as `En Dash`.
  private static func title(_ scalar: Unicode.Scalar) -> String {
    var isInside = false
    let name = scalar.properties.name ?? scalar.properties.nameAlias ?? "no character"
    return String(
      name.map { letter in
        defer { isInside = letter.isLetter }
        return isInside ? Character(letter.lowercased()) : letter
      })
  }
}
