internal import SourceText

/// Reads a number: `1_000`, `0xFF`, `0b01`, `0o17`, `1.5e-3`, `0x1.8p1`.
struct NumberReader {
  let text: TextBytes
  /// The end of what was read of the number.
  private(set) var position: Int
  /// What is wrong with it.
  private(set) var problems: [Lexer.Problem] = []

  init(_ text: TextBytes, at begin: Int) {
    self.text = text
    position = begin
  }

  /// Reads to the number's end.
  ///
  /// - Parameter isMember: Whether it follows a dot: in `pair.0.1`, each number is a member of its own.
  mutating func read(isMember: Bool) -> TokenKind {
    let begin = position
    if text.byte(begin) == UInt8(ascii: "0") {
      switch text.byte(begin + 1) {
      case UInt8(ascii: "x"): return readHexadecimal(begin)
      case UInt8(ascii: "o"): return readInteger(begin, .octal)
      case UInt8(ascii: "b"): return readInteger(begin, .binary)
      default: break
      }
    }
    skipDigits(.decimal)
    if isMember {
      finish(.decimal)
      return .integer
    }
    var kind = TokenKind.integer
    if text.byte(position) == UInt8(ascii: "."), TextBytes.isDigit(text.byte(position + 1)) {
      position += 1
      skipDigits(.decimal)
      kind = .float
    }
    if text.byte(position) | 0x20 == UInt8(ascii: "e") {
      kind = .float
      readExponent()
    }
    finish(.decimal)
    return kind
  }

  private mutating func readInteger(_ begin: Int, _ radix: IntegerRadix) -> TokenKind {
    position = begin + 2
    requireDigit(radix)
    skipDigits(radix)
    finish(radix)
    return .integer
  }

  private mutating func readHexadecimal(_ begin: Int) -> TokenKind {
    position = begin + 2
    requireDigit(.hexadecimal)
    skipDigits(.hexadecimal)
    var kind = TokenKind.integer
    if text.byte(position) == UInt8(ascii: "."),
      IntegerRadix.hexadecimal.admits(text.byte(position + 1))
    {
      // `0xFF.description` is a member, `0x1.8p3` a float: only the exponent tells.
      var ahead = position + 1
      while IntegerRadix.hexadecimal.admits(text.byte(ahead))
        || text.byte(ahead) == UInt8(ascii: "_")
      {
        ahead += 1
      }
      guard text.byte(ahead) | 0x20 == UInt8(ascii: "p") else { return .integer }
      position = ahead
    }
    if text.byte(position) | 0x20 == UInt8(ascii: "p") {
      kind = .float
      readExponent()
    }
    finish(.hexadecimal)
    return kind
  }

  private mutating func readExponent() {
    position += 1
    if text.byte(position) == UInt8(ascii: "+") || text.byte(position) == UInt8(ascii: "-") {
      position += 1
    }
    if !TextBytes.isDigit(text.byte(position)) {
      problems.append(Lexer.Problem(error: .expectedExponentDigit, span: Span(position, position)))
    }
    skipDigits(.decimal)
  }

  private mutating func requireDigit(_ radix: IntegerRadix) {
    guard !radix.admits(text.byte(position)), !TextBytes.isIdentifierByte(text.byte(position))
    else { return }
    problems.append(Lexer.Problem(error: .invalidDigit("", radix), span: Span(position, position)))
  }

  private mutating func skipDigits(_ radix: IntegerRadix) {
    while radix.admits(text.byte(position)) || text.byte(position) == UInt8(ascii: "_") {
      position += 1
    }
  }

  /// Reports letters adjacent to a number, and includes them in the token.
  private mutating func finish(_ radix: IntegerRadix) {
    let rest = text.nameEnd(from: position)
    guard rest > position, position < text.end else { return }
    if problems.isEmpty {
      let (_, count) = text.decode(at: position)
      let letter = text.bytes[position..<min(text.end, position + count)]
      problems.append(
        Lexer.Problem(
          error: .invalidDigit(String(decoding: letter, as: UTF8.self), radix),
          span: Span(position, position + count)))
    }
    position = rest
  }
}
