internal import SourceText

/// The context of a statement list, which determines its end.
enum StatementScope {
  case file
  case braces
  /// Between `case …:` and the next `case`.
  case switchCase

  var isFile: Bool { if case .file = self { true } else { false } }
}

extension Parser {
  /// Parses statements up to the end of their list; sets `isElided` if a comment replaces some.
  mutating func parseStatements(
    _ scope: StatementScope, isElided: inout Bool, inDirective: Bool = false,
    block: BlockIndentation? = nil
  ) -> [Statement] {
    var statements: [Statement] = []
    var needsSeparator = false
    var troublesAtSemicolon = findings.troubles
    while true {
      if token.flags.contains(.followsElision) { isElided = true }
      if endsStatements(scope, inDirective: inDirective) { return statements }
      if let block, endsByIndentation(block) { return statements }
      if at(.semicolon) {
        if !needsSeparator, findings.troubles == troublesAtSemicolon {
          wrong(
            .emptyStatement, at: token.span,
            fixIts: [Diagnostic.FixIt(span: token.span, replacement: "")])
        }
        advance()
        needsSeparator = false
        troublesAtSemicolon = findings.troubles
        continue
      }
      if at(.rightBrace) {
        wrong(
          .extraneousBrace, at: token.span,
          fixIts: [Diagnostic.FixIt(span: token.span, replacement: "")])
        advance()
        needsSeparator = false
        continue
      }
      let isUnseparated = needsSeparator && !token.startsLine
      if isUnseparated { reportMissingSeparator(.statement) }
      let reported = diagnostics.count
      let start = token
      let before = findings.troubles
      let beginning = index
      let statement = parseStatement(scope)
      if isUnseparated { suggestCall(of: statements.last, with: statement, at: reported - 1) }
      statements.append(statement)
      needsSeparator = true
      if index == beginning { advance() }
      if findings.troubles > before {
        recover(after: start)
        needsSeparator = false
      }
    }
  }

  private mutating func endsStatements(_ scope: StatementScope, inDirective: Bool) -> Bool {
    switch token.kind {
    case .endOfText: return true
    case .rightBrace: return !scope.isFile
    case .poundElseif, .poundElse, .poundEndif:
      if inDirective { return true }
      if case .file = scope { return false }
      return true
    case .poundIf:
      guard case .switchCase = scope else { return false }
      return directiveHoldsCases()
    case .keyword:
      guard case .switchCase = scope else { return false }
      return at(.case) || at(.default)
    case .at:
      guard case .switchCase = scope else { return false }
      return peek().word == .unknown
    default: return false
    }
  }

  /// `{ statements }`; reports `error` where there is no `{`.
  mutating func parseBlock(
    _ error: SyntaxError, closing: SyntaxError = .expectedBraceAtEndOfBlock, open: Span? = nil
  ) -> CodeBlock? {
    guard at(.leftBrace) else {
      expected(error, at: token.startsLine ? endOfPrevious : nil, open: open)
      return nil
    }
    return parseBracedBlock(closing: closing)
  }

  mutating func parseBracedBlock(closing: SyntaxError = .expectedBraceAtEndOfBlock) -> CodeBlock {
    if let deferred = deferBody() { return deferred }
    let opening = token.span
    let indentation = blockIndentation()
    advance()
    guard enterBracket(opening) else { return CodeBlock(statements: [], span: opening) }
    defer { leaveBracket() }
    let troublesBefore = findings.troubles
    var isElided = false
    let statements = with([]) {
      $0.parseStatements(.braces, isElided: &isElided, block: indentation)
    }
    closeBlock(opening: opening, closing, indentation, troublesBefore: troublesBefore)
    return CodeBlock(statements: statements, span: span(from: opening), isElided: isElided)
  }

  /// An empty block in place of a missing one.
  func missingBlock() -> CodeBlock { CodeBlock(statements: [], span: endOfPrevious) }

  mutating func parseStatement(_ scope: StatementScope) -> Statement {
    let start = token
    guard enter() else { return Statement(.skipped, span: start.span) }
    defer { leave() }
    let kind = parseStatementKind(scope)
    return Statement(kind, span: span(from: start))
  }

  private mutating func parseStatementKind(
    _ scope: StatementScope
  ) -> Statement.Kind {
    switch token.kind {
    case .poundIf where !startsConditionalAttributes():
      return .conditionalCompilation(parseConditionalStatements(scope))
    case .poundElseif, .poundElse, .poundEndif:
      wrong(.unexpectedDirectiveEnd, at: token.span)
      advance()
      skipToNextLine()
      return .skipped
    case .keyword where !token.flags.contains(.escaped):
      if let kind = parseKeywordStatement(scope) { return kind }
    case .identifier where !token.flags.contains(.escaped):
      if let kind = parseWordStatement(scope) { return kind }
    case .prefixDot, .dot:
      if scope.isFile, token.startsLine, peek().kind == .identifier || peek().kind == .keyword {
        return .modifierFragment(parseExpression())
      }
    case .infixOperator, .prefixOperator, .postfixOperator:
      if isEllipsis(token), !startsOperandOnLine(peek()) {
        advance()
        return .placeholder
      }
    case .leftBrace where scope.isFile:
      wrong(.closureStatement, at: token.span)
    default: break
    }
    if startsDeclaration(scope) { return .declaration(parseDeclaration(.statements(scope))) }
    return .expression(parseExpression())
  }

  /// Whether a token continues an expression that began on the same line.
  func startsOperandOnLine(_ next: Token) -> Bool {
    guard !next.startsLine else { return false }
    switch next.kind {
    case .endOfText, .rightBrace, .rightParen, .rightBracket, .semicolon, .comma, .colon:
      return false
    default: return true
    }
  }

  private mutating func parseKeywordStatement(_ scope: StatementScope) -> Statement.Kind? {
    switch token.word {
    case .if: return parseIfStatement(label: nil)
    case .guard: return parseGuard()
    case .while: return parseWhile(label: nil)
    case .repeat:
      guard peek().kind == .leftBrace else { return nil }
      return parseRepeat(label: nil)
    case .for: return parseFor(label: nil)
    case .switch: return parseSwitchStatement(label: nil)
    case .do: return parseDoStatement(label: nil)
    case .defer: return parseDefer()
    case .try where peek().kind == .leftBrace && isFollowedByCatch():
      wrong(
        .doInsteadOfTry, at: token.span,
        fixIts: [Diagnostic.FixIt(span: token.span, replacement: "do")])
      return parseDoStatement(label: nil)
    case .return: return parseReturn()
    case .throw:
      let keyword = token.span
      advance()
      guard startsExpression() else {
        expected(
          .expectedThrowExpression, at: token.startsLine ? endOfPrevious : nil, open: keyword)
        return .throw(missingExpression())
      }
      return .throw(parseExpression())
    case .break:
      advance()
      return .break(label: takeJumpLabel())
    case .continue:
      advance()
      return .continue(label: takeJumpLabel())
    case .fallthrough:
      advance()
      return .fallthrough
    case .case, .default:
      return parseStrayCase(scope)
    default: return nil
    }
  }

  /// Whether a block is followed by `catch`, as in other languages' `try { … } catch …`.
  private mutating func isFollowedByCatch() -> Bool {
    lookAhead(.misspelledDo) { parser in
      parser.advance()
      parser.skipOne()
      return parser.at(.catch)
    }
  }

  /// `case` outside of a `switch`: at the top level, a fragment of an enum.
  private mutating func parseStrayCase(_ scope: StatementScope) -> Statement.Kind? {
    let next = peek()
    if at(.case), next.kind == .identifier {
      if !scope.isFile { wrong(.caseOutsideEnum, at: token.span) }
      return .declaration(parseDeclaration(.statements(scope)))
    }
    guard at(.case) || next.kind == .colon else { return nil }
    wrong(.caseOutsideSwitch(text(token)), at: token.span)
    advance()
    while !isAtEnd, !at(.colon), !at(.rightBrace), !token.startsLine { skipOne() }
    _ = take(.colon)
    return .skipped
  }

  private mutating func takeJumpLabel() -> String? {
    guard at(.identifier), !token.startsLine else { return nil }
    // A `break` before a statement on the same line is reported separately.
    let label = name(token)
    advance()
    return label
  }

  private mutating func parseReturn() -> Statement.Kind {
    advance()
    if at(.rightBrace) || at(.semicolon) || isAtEnd || at(.poundEndif) || at(.poundElse)
      || at(.poundElseif)
    {
      return .return(nil)
    }
    if token.startsLine, token.kind == .keyword, startsStatementWord() { return .return(nil) }
    if token.startsLine, startsDeclaration(.braces) { return .return(nil) }
    guard startsExpression() else { return .return(nil) }
    return .return(parseExpression())
  }

  private mutating func parseDefer() -> Statement.Kind {
    advance()
    return .defer(parseBlock(.expectedBraceAfterDefer) ?? missingBlock())
  }

  /// Statements that begin with a word that can also be a name.
  private mutating func parseWordStatement(_ scope: StatementScope) -> Statement.Kind? {
    let next = peek()
    if next.kind == .colon, let kind = parseLabelled() { return kind }
    switch token.word {
    case .yield:
      let isYield =
        next.kind == .prefixAmpersand
        || (!next.startsLine && !next.adjoins && startsOperandOnLine(next)
          && !isBinarySign(next) && next.kind != .leftBrace && next.kind != .dot)
      guard isYield else { return nil }
      advance()
      return .yield(parseExpression())
    case .discard where !next.startsLine && (next.word == .`self` || next.kind == .identifier):
      advance()
      return .discard(parseExpression())
    case .then where !next.startsLine && !next.adjoins && isPlainOperand(next):
      advance()
      return .expression(parseExpression())
    default: return nil
    }
  }

  private func isBinarySign(_ token: Token) -> Bool {
    switch token.kind {
    case .infixOperator, .postfixOperator, .equal, .infixQuestion, .postfixQuestion, .arrow: true
    case .keyword: token.word == .as || token.word == .is
    default: false
    }
  }

  private func isPlainOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .integer, .float, .string, .dollarName, .prefixDot: true
    case .keyword:
      token.word == .`self` || token.word == .nil || token.word == .true
        || token.word == .false
    default: false
    }
  }

  /// `name: while …`.
  private mutating func parseLabelled() -> Statement.Kind? {
    let following = peek(2)
    guard following.kind == .keyword else { return nil }
    switch following.word {
    case .while, .repeat, .for, .switch, .if, .do: break
    default: return nil
    }
    let label = name(token)
    advance()
    advance()
    switch token.word {
    case .while: return parseWhile(label: label)
    case .repeat: return parseRepeat(label: label)
    case .for: return parseFor(label: label)
    case .switch: return parseSwitchStatement(label: label)
    case .if: return parseIfStatement(label: label)
    default: return parseDoStatement(label: label)
    }
  }

  /// Whether the token is a word that only begins a statement.
  func startsStatementWord() -> Bool {
    switch token.word {
    case .guard, .while, .for, .defer, .return, .throw, .break, .continue, .fallthrough, .case,
      .default:
      true
    case .if, .switch, .do, .repeat: true
    default: false
    }
  }
}
