package import SourceText

/// Parses a text into a tree. It never fails or stops early; errors become diagnostics.
///
/// Diagnostics, their places and error recovery follow the Swift compiler. Text missing at the end
/// is distinguished from errors that no further text can fix (`Completeness`).
///
/// It is one type of many lines, with a file for each family of the grammar, because the families
/// are one recursion: types hold expressions, expressions hold closures with statements, patterns
/// and types, and each reads the same tokens under the same restrictions and may be undone as a
/// whole. Parts would hand that state around at every call.
package struct Parser {
  /// Restrictions on expressions at the current position.
  struct Context: OptionSet {
    let rawValue: UInt8

    /// `{` opens the body of `if`, `while`, `for`, `switch`, …, not a trailing closure.
    static let beforeBody = Context(rawValue: 1)
    /// A line break ends the expression: the condition of `#if`.
    static let oneLine = Context(rawValue: 2)
    /// The initial value of a variable, which accessors may follow.
    static let initialValue = Context(rawValue: 4)
    /// Within a pattern, where `x?` unwraps.
    static let pattern = Context(rawValue: 8)
  }

  /// The construct that is open at the end of the text.
  struct OpenPlace {
    let opener: String
    let span: Span
  }

  /// What is known of the text so far, beside the diagnostics.
  struct Findings {
    /// The number of errors after which the parser had to recover.
    var troubles = 0
    var openPlace: OpenPlace?
    var isWrong = false
    var lacksBrace = false
  }

  /// How deep the current position is nested.
  struct Nesting {
    var depth = 0
    var brackets = 0
  }

  /// The lookaheads in progress, and what earlier ones have found.
  struct Lookahead {
    /// The number of nested lookaheads, which must leave no traces.
    var depth = 0
    /// Cached answers, by position and question.
    var answers: [UInt64: Bool] = [:]
    /// The number of consumed tokens, including those that were parsed again.
    var steps = 0
  }

  /// Brackets nested as deep as this are cut off, as in the Swift compiler.
  static let maximumBrackets = 256
  /// The nesting limit of all kinds together, including brackets: the stack must hold it.
  static let maximumDepth = 600
  /// The length limit of a chain of members, calls and the like; code that walks the tree recurses
  /// along it.
  static let maximumChain = 1000

  let source: Source
  /// Whether this parser reads an interpolation inside a string, after which the text continues.
  let isNested: Bool
  /// Second pass over a text whose braces do not match: indentation tells where blocks end.
  let trustsIndentation: Bool
  /// Where the members of a library text are, whose blocks are parsed on demand; nil for other texts.
  let outline: LibraryOutline?
  /// What holds for the `#if`s around modifiers and attributes.
  let conditions: BuildConfiguration.Conditions

  var lexer: Lexer
  var tokens: [Token] = []
  var index = 0
  var token: Token
  /// The end of the last consumed token.
  var previousEnd: Int
  var splits: [(index: Int, token: Token, previous: TokenKind)] = []

  var diagnostics: [Diagnostic] = []
  var findings = Findings()
  var isCutOff = false
  /// Whether a `? :` without colon was reported, so that its missing last operand is not.
  var lacksOperand = false
  var nesting = Nesting()
  var lookahead = Lookahead()
  var context: Context = []
  /// The largest `n` of the `$n` in the current closure, without nested closures; -1 for none.
  var highestShorthand = -1

  init(
    _ source: Source, range: Range<Int>, isNested: Bool = false, trustsIndentation: Bool = false,
    outline: LibraryOutline? = nil, conditions: BuildConfiguration.Conditions = .init()
  ) {
    self.source = source
    self.isNested = isNested
    self.trustsIndentation = trustsIndentation
    self.outline = outline
    self.conditions = conditions
    lexer = Lexer(bytes: source.bytes, range: range, takesOrdinals: !source.isSwiftFile)
    tokens.reserveCapacity(48)
    token = lexer.next()
    tokens.append(token)
    previousEnd = range.lowerBound
  }

  /// Parses a whole text.
  ///
  /// `Parser.parse(Source(name: "a.swift", text: "let a = 1"))` has one statement.
  ///
  /// - Parameter conditions: what holds for its `#if`s around modifiers and attributes; those around
  ///   statements and declarations are left to whoever walks the tree.
  package static func parse(
    _ source: Source, under conditions: BuildConfiguration.Conditions = .init()
  ) -> SourceFile {
    let range = 0..<source.bytes.count
    var parser = Parser(source, range: range, conditions: conditions)
    let file = parser.parseFile()
    guard parser.findings.lacksBrace, file.diagnostics.count < 1000 else { return file }
    var second = Parser(
      source, range: range, trustsIndentation: true, conditions: conditions)
    let mended = second.parseFile()
    guard mended.diagnostics.count <= file.diagnostics.count else { return file }
    return SourceFile(
      statements: mended.statements, diagnostics: mended.diagnostics,
      completeness: file.completeness)
  }

  mutating func parseFile() -> SourceFile {
    var isElided = false
    let statements = parseStatements(.file, isElided: &isElided)
    return finish(statements)
  }

  /// Combines the findings of the lexer and the parser.
  mutating func finish(_ statements: [Statement]) -> SourceFile {
    collectLexicalProblems()
    return SourceFile(
      statements: statements, diagnostics: sortedDiagnostics(), completeness: completeness)
  }

  private var completeness: Completeness {
    if findings.isWrong { return .wrong }
    if let unfinished = lexer.unfinished {
      return .incomplete(opener: unfinished.opener, at: unfinished.span)
    }
    if let openPlace = findings.openPlace {
      return .incomplete(opener: openPlace.opener, at: openPlace.span)
    }
    return .complete
  }
}

extension Parser {
  /// Advances to the next token.
  mutating func advance() {
    previousEnd = Int(token.end)
    index += 1
    lookahead.steps += 1
    if index >= tokens.count { tokens.append(lexer.next()) }
    token = tokens[index]
  }

  /// The token `distance` places ahead; after the end of the text, the end token repeats.
  mutating func peek(_ distance: Int = 1) -> Token {
    while index + distance >= tokens.count {
      guard tokens[tokens.count - 1].kind != .endOfText else { return tokens[tokens.count - 1] }
      tokens.append(lexer.next())
    }
    return tokens[index + distance]
  }

  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// Whether the token is this word, reserved or not, without backticks.
  func at(_ word: Word) -> Bool { token.word == word }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  var isAtEnd: Bool { token.kind == .endOfText }

  /// From an offset to the end of the last consumed token.
  func span(from start: Int) -> Span { Span(start, Swift.max(start, previousEnd)) }

  func span(from token: Token) -> Span { span(from: Int(token.start)) }

  func span(from span: Span) -> Span { self.span(from: Int(span.start)) }

  /// The empty span after the last consumed token.
  var endOfPrevious: Span { Span(previousEnd, previousEnd) }

  func text(_ token: Token) -> String {
    String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The name of a token, without backticks.
  func name(_ token: Token) -> String {
    guard token.flags.contains(.escaped), token.count > 2 else { return text(token) }
    return String(
      decoding: source.bytes[(Int(token.start) + 1)..<(Int(token.end) - 1)], as: UTF8.self)
  }

  func isOperator(_ token: Token) -> Bool {
    switch token.kind {
    case .prefixOperator, .postfixOperator, .infixOperator: true
    default: false
    }
  }

  /// Whether the token's text equals this one.
  func reads(_ token: Token, _ text: StaticString) -> Bool {
    guard token.count == text.utf8CodeUnitCount else { return false }
    let start = Int(token.start)
    return text.withUTF8Buffer { expected in
      for index in 0..<expected.count where source.bytes[start + index] != expected[index] {
        return false
      }
      return true
    }
  }

  func startsWith(_ token: Token, _ byte: UInt8) -> Bool {
    token.count > 0 && source.bytes[Int(token.start)] == byte
  }

  /// `...` or `…`, with or without spaces around it.
  func isEllipsis(_ token: Token) -> Bool {
    isOperator(token) && (reads(token, "...") || reads(token, "\u{2026}"))
  }

  /// Consumes the first byte of an operator token, as `>` of `>>` at the end of a generic type.
  mutating func takeFirstByte() {
    guard token.count > 1 else {
      advance()
      return
    }
    splits.append((index, token, lexer.previous))
    let start = Int(token.start) + 1
    tokens.removeLast(tokens.count - index - 1)
    lexer.position = start
    var rest = lexer.next()
    rest.flags = [.adjoins]
    previousEnd = start
    token = rest
    tokens[index] = rest
  }

  /// Runs `body` with other restrictions on expressions.
  mutating func with<Result>(
    _ newContext: Context, _ body: (inout Parser) -> Result
  ) -> Result {
    let saved = context
    context = newContext
    let result = body(&self)
    context = saved
    return result
  }
}
