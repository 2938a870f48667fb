internal import SourceText

extension Parser {
  mutating func parseCall(of callee: Expression) -> Expression {
    let opening = token.span
    let arguments = parseArguments(closing: .rightParen)
    let argumentsSpan = span(from: opening)
    var closures: [TrailingClosure] = []
    if at(.leftBrace), isValidTrailingClosure() { closures = parseTrailingClosures() }
    return Expression(
      .call(
        Call(
          callee: callee, arguments: arguments, trailingClosures: closures,
          argumentsSpan: argumentsSpan)),
      span: span(from: callee.span))
  }

  mutating func parseSubscript(of base: Expression) -> Expression {
    let opening = token.span
    let arguments = parseArguments(closing: .rightBracket)
    let argumentsSpan = span(from: opening)
    var closures: [TrailingClosure] = []
    if at(.leftBrace), isValidTrailingClosure() { closures = parseTrailingClosures() }
    return Expression(
      .subscriptCall(
        Call(
          callee: base, arguments: arguments, trailingClosures: closures,
          argumentsSpan: argumentsSpan)),
      span: span(from: base.span))
  }

  /// `(a, label: b)` or `[a]`, from the opening bracket to the closing one.
  mutating func parseArguments(closing: TokenKind) -> [Argument] {
    let opening = token.span
    advance()
    guard enterBracket(opening) else { return [] }
    defer { leaveBracket() }
    return with([]) { parser in
      var arguments: [Argument] = []
      let before = parser.diagnostics.count
      if parser.at(closing) {
        parser.advance()
        return arguments
      }
      parser.parseArgumentList(into: &arguments, closing: closing, opening: opening)
      parser.closeList(closing, opening: opening, errorsBefore: before)
      return arguments
    }
  }

  /// Closes a list of arguments or elements as the compiler does.
  mutating func closeList(_ closing: TokenKind, opening: Span, errorsBefore: Int) {
    if take(closing) { return }
    // A missing element at the end of the text has already been reported.
    if diagnostics.count > errorsBefore,
      isAtEnd || diagnostics.last?.span.start == token.start
    {
      return
    }
    // The closing bracket may be inside an unterminated string.
    if index > 0, tokens[index - 1].flags.contains(.malformed), tokens[index - 1].kind == .string,
      token.startsLine || isAtEnd
    {
      findings.isWrong = true
      return
    }
    let error: SyntaxError =
      closing == .rightParen ? .expectedParenInList : .expectedBracketInList
    let fixIt = Diagnostic.FixIt(
      span: strayWord(after: opening) ?? endOfPrevious,
      replacement: closing == .rightParen ? ")" : "]")
    expected(
      error, open: opening, note: (.toMatchOpening(source.text(in: opening)), opening),
      fixIts: [fixIt])
  }

  /// The lone word of `toggle( gg` at the end of a line, which the closing bracket should replace.
  private func strayWord(after opening: Span) -> Span? {
    guard index >= 2, token.startsLine, tokens[index - 1].kind == .identifier,
      !tokens[index - 1].adjoins, tokens[index - 2].span == opening
    else { return nil }
    return Span(Int(opening.end), previousEnd)
  }

  /// Whether the line that begins here belongs to a list opened on an earlier line.
  func isIndented(deeperThan opening: Span) -> Bool {
    indentation(at: Int(token.start)) > indentation(at: Int(opening.start))
  }

  private mutating func parseArgumentList(
    into arguments: inout [Argument], closing: TokenKind, opening: Span
  ) {
    var lacksComma = false
    while true {
      while at(.comma) {
        wrong(
          .unexpectedSeparator(","), at: token.span,
          fixIts: [Diagnostic.FixIt(span: token.span, replacement: "")])
        advance()
      }
      if at(closing) { return }
      let before = diagnostics.count
      let argument = parseArgument()
      if case .missing = argument.value.kind, argument.label == nil {
        if diagnostics.count > before { skipInList(to: closing) }
      } else {
        arguments.append(argument)
      }
      if take(.comma) {
        if at(closing) { return }
        continue
      }
      if at(.semicolon), !token.startsLine, closesOnLine(closing) {
        reportMissingComma()
        advance()
        continue
      }
      guard !at(closing), !leavesList(closing) else { return }
      // Two arguments without a comma between them.
      guard startsExpression(), !token.startsLine || isIndented(deeperThan: opening) else {
        if diagnostics.count > before { skipInList(to: closing) }
        guard take(.comma) else { return }
        continue
      }
      if !lacksComma { reportMissingComma() }
      lacksComma = true
      if looksLikeStray(closing) {
        advance()
        return
      }
    }
  }

  /// Whether the list was never closed: the text continues with something else.
  private mutating func leavesList(_ closing: TokenKind) -> Bool {
    switch token.kind {
    case .endOfText, .rightBrace, .rightParen, .rightBracket, .semicolon, .poundIf, .poundElse,
      .poundElseif, .poundEndif:
      true
    default: token.startsLine && startsDeclarationOrStatement()
    }
  }

  mutating func reportMissingComma() {
    wrong(
      .expectedSeparator(","), at: token.startsLine ? endOfPrevious : token.span,
      fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: ",")])
  }

  /// Whether the bracket that closes the list comes before the end of the line.
  mutating func closesOnLine(_ closing: TokenKind) -> Bool {
    var distance = 1
    while distance < 50, !peek(distance).startsLine, peek(distance).kind != .endOfText {
      if peek(distance).kind == closing { return true }
      distance += 1
    }
    return false
  }

  /// Whether a lone word ends the line in a list that is not closed.
  private mutating func looksLikeStray(_ closing: TokenKind) -> Bool {
    peek().startsLine && peek().kind == .rightBrace
  }

  private mutating func parseArgument() -> Argument {
    let start = token
    let isLabel: Bool
    switch token.kind {
    case .identifier, .keyword: isLabel = peek().kind == .colon
    default: isLabel = false
    }
    guard isLabel else {
      return Argument(label: nil, value: parseExpression(.expectedExpressionInList))
    }
    let label = name(token)
    advance()
    advance()
    // `f(x:)` is a name with labels, and `f(x: )` a mistake that the compiler finds later.
    let value = parseExpression(.expectedExpressionInList)
    return Argument(label: label, labelSpan: start.span, value: value)
  }

  /// Whether `{` after this expression can be a trailing closure.
  mutating func acceptsTrailingClosure(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral, .booleanLiteral,
      .nilLiteral, .magicLiteral, .array, .dictionary, .tuple, .placeholder, .missing, .closure,
      .ifExpression, .switchExpression, .discard:
      return false
    case .call(let call):
      // In `f { } { }`, the second closure would be passed to the result.
      if !call.trailingClosures.isEmpty { return false }
    default: break
    }
    return isValidTrailingClosure()
  }

  /// Swift's rules for `{` after an expression: a closure, accessors, or the body of a statement.
  mutating func isValidTrailingClosure() -> Bool {
    if startsObserverBlock() { return false }
    if context.contains(.oneLine), token.startsLine { return false }
    guard context.contains(.beforeBody) else { return true }
    // The body of a `switch`.
    if peek().word == .case { return false }
    return lookAhead(.trailingClosure) { parser in
      parser.skipOne()
      guard !parser.token.startsLine else { return false }
      switch parser.token.kind {
      case .leftBrace, .comma, .leftBracket, .leftParen, .dot, .prefixDot, .postfixQuestion,
        .infixQuestion, .postfixExclamation, .colon, .equal, .postfixOperator, .infixOperator:
        return true
      case .keyword:
        return parser.token.word == .where || parser.token.word == .is || parser.token.word == .as
      default: return false
      }
    }
  }

  /// `{ didSet …` or `{ @storageRestrictions(…) init …` after the initial value of a variable.
  mutating func startsObserverBlock() -> Bool {
    var distance = 1
    while peek(distance).kind == .at {
      distance += 2
      if peek(distance).kind == .leftParen, peek(distance).adjoins {
        var depth = 0
        repeat {
          switch peek(distance).kind {
          case .leftParen: depth += 1
          case .rightParen: depth -= 1
          case .endOfText: return false
          default: break
          }
          distance += 1
        } while depth > 0
      }
    }
    switch peek(distance).word {
    case .didSet, .willSet:
      return distance > 1 || peek(distance + 1).kind == .leftBrace
        || peek(distance + 1).kind == .leftParen
    case .`init`, .get, .set: return context.contains(.initialValue) && distance > 1
    default: return false
    }
  }

  /// `{ … } label: { … }`.
  mutating func parseTrailingClosures() -> [TrailingClosure] {
    var closures = [TrailingClosure(label: nil, closure: parseClosure())]
    while let label = labelOfTrailingClosure() {
      let labelToken = token
      advance()
      advance()
      guard at(.leftBrace) else {
        closures.append(parseUnopenedClosure(label: label, labelToken))
        break
      }
      closures.append(
        TrailingClosure(label: label, labelSpan: labelToken.span, closure: parseClosure()))
    }
    return closures
  }

  private mutating func labelOfTrailingClosure() -> String? {
    guard token.kind == .identifier || (token.kind == .keyword && !at(.default) && !at(.case)),
      peek().kind == .colon
    else { return nil }
    let next = peek(2)
    if next.kind == .leftBrace { return name(token) }
    // After `} label:` and a line break, the brace was forgotten.
    let isForgotten =
      !token.startsLine && token.kind == .identifier && next.startsLine
      && next.kind != .rightBrace && next.kind != .endOfText
    return isForgotten ? name(token) : nil
  }

  /// Parses the lines after `} label:` as a closure without its `{`.
  private mutating func parseUnopenedClosure(label: String, _ labelToken: Token) -> TrailingClosure
  {
    wrong(
      .expectedBraceAfterLabel(label), at: endOfPrevious,
      fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: " {")])
    let start = token
    var isElided = false
    let statements = with([]) { $0.parseStatements(.braces, isElided: &isElided) }
    _ = take(.rightBrace)
    let body = CodeBlock(statements: statements, span: span(from: start), isElided: isElided)
    let closure = Closure(
      attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil, body: body,
      span: body.span)
    return TrailingClosure(label: label, labelSpan: labelToken.span, closure: closure)
  }
}
