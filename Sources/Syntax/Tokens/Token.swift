internal import SourceText

/// One word, operator or literal of a text, with its place.
///
/// In `a +b`, the token `+` is a `prefixOperator` at offsets 2 to 3.
struct Token {
  /// Properties of a token besides its kind.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// A line break precedes the token.
    static let startsLine = Flags(rawValue: 1)
    /// Written between backticks, or a raw identifier.
    static let escaped = Flags(rawValue: 2)
    /// A comment such as `// ...` precedes it, on a line of its own.
    static let followsElision = Flags(rawValue: 4)
    /// The lexer reported the token as malformed.
    static let malformed = Flags(rawValue: 8)
    /// The string is written over several lines, between `"""`.
    static let multiline = Flags(rawValue: 16)
    /// A string between curly quotes.
    static let curly = Flags(rawValue: 128)
    /// Not a token at all, but a character to pass over.
    static let skipped = Flags(rawValue: 64)
    /// No blank, comment or line break stands before it.
    static let adjoins = Flags(rawValue: 32)
  }

  var kind: TokenKind
  var word: Word
  var flags: Flags
  var start: Int32
  var end: Int32

  var span: Span { Span(Int(start), Int(end)) }
  var startsLine: Bool { flags.contains(.startsLine) }
  var adjoins: Bool { flags.contains(.adjoins) }
  var count: Int { Int(end - start) }
}

enum TokenKind: UInt8 {
  case endOfText
  /// A name, also one that is a keyword in some places: `book`, `async`, `` `default` ``.
  case identifier
  /// A reserved word: `struct`, `_`.
  case keyword
  /// `$0`, `$book`.
  case dollarName
  case integer
  case float
  case string
  case regex
  /// `<#name#>`.
  case editorPlaceholder
  case prefixOperator
  case postfixOperator
  case infixOperator
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftBracket
  case rightBracket
  case comma
  case colon
  case semicolon
  /// `.` after an expression, or between blanks.
  case dot
  /// `.` before a name and after nothing: `.red`.
  case prefixDot
  case at
  case pound
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case arrow
  case equal
  case prefixAmpersand
  case backslash
  /// `?` directly after something.
  case postfixQuestion
  /// `?` after a blank.
  case infixQuestion
  case postfixExclamation
  /// A character that Swift has no use for.
  case invalid
}
