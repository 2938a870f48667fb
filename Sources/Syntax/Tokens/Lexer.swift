internal import SourceText

/// Splits a part of a text into tokens, one per call of `next`.
///
/// Never fails: invalid text becomes an `invalid` token, and `problems` has the reason.
struct Lexer {
  /// An error inside a token, and its place.
  struct Problem {
    let error: SyntaxError
    let span: Span
    var fixIts: [Diagnostic.FixIt] = []
    var note: (SyntaxError, Span)?
  }

  /// What an unfinished text still waits for inside a token: `"""` or `/*`.
  struct Unfinished {
    let opener: String
    let span: Span
  }

  /// How far to look for the end of what may not be meant: a regex, a placeholder of an editor.
  static let longestScan = 2000

  let bytes: [UInt8]
  let end: Int
  let start: Int
  let words: WordTable
  /// Whether `Book#1` is one name.
  let takesOrdinals: Bool
  var position: Int
  /// The kind of the last token, which tells a regex from a division and `0.1` from two members.
  var previous: TokenKind = .semicolon
  var previousWord: Word = .none
  var problems: [Problem] = []
  var unfinished: Unfinished?

  init(bytes: [UInt8], range: Range<Int>, takesOrdinals: Bool = false) {
    self.bytes = bytes
    self.takesOrdinals = takesOrdinals
    start = range.lowerBound
    end = range.upperBound
    position = range.lowerBound
    words = WordTable.shared
    if start == 0 { skipPrologue() }
  }

  /// The byte at an offset, 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// Skips a byte order mark and a `#!` line.
  private mutating func skipPrologue() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    guard byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") else {
      return
    }
    while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  mutating func next() -> Token {
    var flags = skipTrivia()
    let begin = position
    if begin == start { flags.insert(.startsLine) }
    var token = Token(
      kind: .invalid, word: .none, flags: flags, start: Int32(truncatingIfNeeded: begin),
      end: Int32(truncatingIfNeeded: begin))
    guard begin < end else {
      token.kind = .endOfText
      return token
    }
    lexToken(into: &token, at: begin)
    while token.kind == .invalid, token.flags.contains(.skipped) {
      // What Swift has no use for is reported, and then as good as a blank.
      let seen = skipTrivia()
      token.flags = token.flags.intersection([.startsLine, .followsElision]).union(seen)
      token.flags.remove(.adjoins)
      token.start = Int32(truncatingIfNeeded: position)
      guard position < end else {
        token.kind = .endOfText
        break
      }
      lexToken(into: &token, at: position)
    }
    token.end = Int32(truncatingIfNeeded: position)
    previous = token.kind
    previousWord = token.word
    return token
  }

  private mutating func lexToken(into token: inout Token, at begin: Int) {
    let first = bytes[begin]
    if Self.isIdentifierByte(first), first < 0x80 {
      if Self.isDigit(first) {
        token.kind = lexNumber()
      } else {
        lexName(into: &token)
      }
      return
    }
    position = begin + 1
    switch first {
    case UInt8(ascii: "("): token.kind = .leftParen
    case UInt8(ascii: ")"): token.kind = .rightParen
    case UInt8(ascii: "{"): token.kind = .leftBrace
    case UInt8(ascii: "}"): token.kind = .rightBrace
    case UInt8(ascii: "["): token.kind = .leftBracket
    case UInt8(ascii: "]"): token.kind = .rightBracket
    case UInt8(ascii: ","): token.kind = .comma
    case UInt8(ascii: ":"): token.kind = .colon
    case UInt8(ascii: ";"): token.kind = .semicolon
    case UInt8(ascii: "@"): token.kind = .at
    case UInt8(ascii: "\\"): token.kind = .backslash
    case UInt8(ascii: "\""): lexString(into: &token, pounds: 0, quote: begin)
    case UInt8(ascii: "#"): lexPound(into: &token, at: begin)
    case UInt8(ascii: "$"): lexDollar(into: &token, at: begin)
    case UInt8(ascii: "`"): lexEscapedName(into: &token, at: begin)
    case UInt8(ascii: "'"): lexSingleQuoted(into: &token, at: begin)
    default:
      if Self.isOperatorByte(first) || first >= 0x80 {
        lexOperatorOrUnicode(into: &token, at: begin)
      } else {
        skipInvalid(into: &token, at: begin, count: 1)
      }
    }
  }

  private mutating func lexOperatorOrUnicode(into token: inout Token, at begin: Int) {
    let first = bytes[begin]
    if first < 0x80 {
      if first == UInt8(ascii: "<"), byte(begin + 1) == UInt8(ascii: "#"),
        lexEditorPlaceholder(into: &token, at: begin)
      {
        return
      }
      if first == UInt8(ascii: "/"), lexBareRegex(into: &token, at: begin) { return }
      lexOperator(into: &token, at: begin)
      return
    }
    let (scalar, count) = decode(at: begin)
    if scalar == 0x201C || scalar == 0x201D {
      lexCurlyQuoted(into: &token, at: begin)
      return
    }
    if let scalar, UnicodeClass.isOperatorHead(scalar) {
      lexOperator(into: &token, at: begin)
    } else if let scalar, UnicodeClass.isIdentifierHead(scalar) {
      lexName(into: &token)
    } else {
      skipInvalid(into: &token, at: begin, count: count)
    }
  }

  private mutating func skipInvalid(into token: inout Token, at begin: Int, count: Int) {
    position = begin + count
    token.kind = .invalid
    token.flags.insert(.skipped)
    let span = Span(begin, begin + count)
    let scalar = decode(at: begin).scalar.flatMap(Unicode.Scalar.init)
    let note = scalar.flatMap { $0.isASCII ? nil : (SyntaxError.whichCharacter($0), span) }
    problems.append(Problem(error: .invalidCharacter, span: span, note: note))
  }

  /// The scalar at an offset and its length in bytes; nil for bytes that are not UTF-8.
  func decode(at offset: Int) -> (scalar: UInt32?, count: Int) {
    let first = UInt32(byte(offset))
    func continuation(_ index: Int) -> UInt32? {
      let next = UInt32(byte(offset + index))
      return next & 0xC0 == 0x80 ? next & 0x3F : nil
    }
    if first < 0x80 { return (first, 1) }
    if first & 0xE0 == 0xC0, let a = continuation(1) { return ((first & 0x1F) << 6 | a, 2) }
    if first & 0xF0 == 0xE0, let a = continuation(1), let b = continuation(2) {
      return ((first & 0x0F) << 12 | a << 6 | b, 3)
    }
    if first & 0xF8 == 0xF0, let a = continuation(1), let b = continuation(2),
      let c = continuation(3)
    {
      return ((first & 0x07) << 18 | a << 12 | b << 6 | c, 4)
    }
    var count = 1
    while byte(offset + count) & 0xC0 == 0x80, count < 4 { count += 1 }
    return (nil, count)
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Letters, digits, `_` and all bytes of non-ASCII characters.
  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
