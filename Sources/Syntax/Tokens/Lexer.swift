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

  let text: TextBytes
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
    text = TextBytes(bytes: bytes, start: range.lowerBound, end: range.upperBound)
    self.takesOrdinals = takesOrdinals
    position = range.lowerBound == 0 ? text.prologueEnd : range.lowerBound
    words = WordTable.shared
  }

  /// The whole text.
  @inline(__always)
  var bytes: [UInt8] { text.bytes }

  /// The end of the part.
  @inline(__always)
  var end: Int { text.end }

  mutating func next() -> Token {
    var flags = skipTrivia()
    let begin = position
    if begin == text.start { flags.insert(.startsLine) }
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
    if TextBytes.isIdentifierByte(first), first < 0x80 {
      if TextBytes.isDigit(first) {
        token.kind = lexNumber(at: begin)
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
      if TextBytes.isOperatorByte(first) || first >= 0x80 {
        lexOperatorOrUnicode(into: &token, at: begin)
      } else {
        skipInvalid(into: &token, at: begin, count: 1)
      }
    }
  }

  private mutating func lexOperatorOrUnicode(into token: inout Token, at begin: Int) {
    let first = bytes[begin]
    if first < 0x80 {
      if first == UInt8(ascii: "<"), text.byte(begin + 1) == UInt8(ascii: "#"),
        lexEditorPlaceholder(into: &token, at: begin)
      {
        return
      }
      if first == UInt8(ascii: "/"), lexBareRegex(into: &token, at: begin) { return }
      lexOperator(into: &token, at: begin)
      return
    }
    let (scalar, count) = text.decode(at: begin)
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

  private mutating func lexNumber(at begin: Int) -> TokenKind {
    var number = NumberReader(text, at: begin)
    let kind = number.read(isMember: previous == .dot || previous == .prefixDot)
    position = number.position
    problems += number.problems
    return kind
  }

  private mutating func skipInvalid(into token: inout Token, at begin: Int, count: Int) {
    position = begin + count
    token.kind = .invalid
    token.flags.insert(.skipped)
    let span = Span(begin, begin + count)
    let scalar = text.decode(at: begin).scalar.flatMap(Unicode.Scalar.init)
    let note = scalar.flatMap { $0.isASCII ? nil : (SyntaxError.whichCharacter($0), span) }
    problems.append(Problem(error: .invalidCharacter, span: span, note: note))
  }
}
