internal import SourceText

extension Lexer {
  /// Lexes `1_000`, `0xFF`, `0b01`, `0o17`, `1.5e-3`, `0x1.8p1`.
  mutating func lexNumber() -> TokenKind {
    let begin = position
    if text.byte(begin) == UInt8(ascii: "0") {
      switch text.byte(begin + 1) {
      case UInt8(ascii: "x"): return lexHexadecimal(begin)
      case UInt8(ascii: "o"): return lexRadixInteger(begin, .octal)
      case UInt8(ascii: "b"): return lexRadixInteger(begin, .binary)
      default: break
      }
    }
    skipDigits(.decimal)
    // In `pair.0.1`, each number is a member of its own.
    let isMember = previous == .dot || previous == .prefixDot
    if isMember {
      finishNumber(begin, .decimal)
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
      lexExponent()
    }
    finishNumber(begin, .decimal)
    return kind
  }

  private mutating func lexRadixInteger(_ begin: Int, _ radix: IntegerRadix) -> TokenKind {
    position = begin + 2
    requireDigit(radix)
    skipDigits(radix)
    finishNumber(begin, radix)
    return .integer
  }

  private mutating func lexHexadecimal(_ begin: Int) -> TokenKind {
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
      lexExponent()
    }
    finishNumber(begin, .hexadecimal)
    return kind
  }

  private mutating func lexExponent() {
    position += 1
    if text.byte(position) == UInt8(ascii: "+") || text.byte(position) == UInt8(ascii: "-") {
      position += 1
    }
    if !TextBytes.isDigit(text.byte(position)) {
      problems.append(Problem(error: .expectedExponentDigit, span: Span(position, position)))
    }
    skipDigits(.decimal)
  }

  private mutating func requireDigit(_ radix: IntegerRadix) {
    guard !radix.admits(text.byte(position)), !TextBytes.isIdentifierByte(text.byte(position))
    else { return }
    problems.append(Problem(error: .invalidDigit("", radix), span: Span(position, position)))
  }

  private mutating func skipDigits(_ radix: IntegerRadix) {
    while radix.admits(text.byte(position)) || text.byte(position) == UInt8(ascii: "_") {
      position += 1
    }
  }

  /// Reports letters adjacent to a number, and includes them in the token.
  private mutating func finishNumber(_ begin: Int, _ radix: IntegerRadix) {
    let rest = text.nameEnd(from: position)
    guard rest > position, position < end else { return }
    let (_, count) = text.decode(at: position)
    let text = String(decoding: bytes[position..<Swift.min(end, position + count)], as: UTF8.self)
    let isReported = problems.last.map { $0.span.start >= begin } ?? false
    if !isReported {
      problems.append(
        Problem(error: .invalidDigit(text, radix), span: Span(position, position + count)))
    }
    position = rest
  }
}
