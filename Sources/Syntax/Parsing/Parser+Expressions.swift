internal import SourceText

extension Parser {
  func missingExpression() -> Expression { Expression(.missing, span: endOfPrevious) }

  /// Parses an expression without folding its operators; reports `error` if there is none.
  mutating func parseExpression(_ error: SyntaxError = .expectedExpression) -> Expression {
    guard enter() else { return missingExpression() }
    defer { leave() }
    let first = parseElement(error)
    return parseSequence(startingWith: first)
  }

  /// Continues after the first operand: `+ b`, `? c : d`, `as T`, `= e`.
  mutating func parseSequence(startingWith first: Expression) -> Expression {
    let start = first.span
    var elements: [SequenceElement] = []
    var last = first
    while let element = parseInfix(after: last) {
      if elements.isEmpty { elements.append(.operand(first)) }
      elements.append(element)
      guard elements.count <= 2 * Self.maximumChain else {
        cutOff(.nestingTooDeep(Self.maximumChain))
        break
      }
      if case .cast = element { continue }
      if lacksOperand {
        lacksOperand = false
        elements.append(.operand(missingExpression()))
        break
      }
      last = parseElement(errorAfter(element))
      elements.append(.operand(last))
    }
    guard !elements.isEmpty else { return first }
    return Expression(.sequence(elements), span: span(from: start))
  }

  private func errorAfter(_ element: SequenceElement) -> SyntaxError {
    switch element {
    case .assignment: .expectedAssignedExpression
    case .ternary: .expectedTernaryElse
    case .operand, .infix, .cast: .expectedExpressionAfterOperator
    }
  }

  /// An infix operator; nil at the end of the sequence.
  private mutating func parseInfix(after operand: Expression) -> SequenceElement? {
    if context.contains(.oneLine), token.startsLine { return nil }
    let sign = token
    switch token.kind {
    case .infixOperator:
      if isEllipsis(token), isPlaceholderHere() { return nil }
      advance()
      return .infix(text(sign), sign.span)
    case .equal:
      // In a condition, the `=` belongs to `case p = value` or `let x = value`.
      if context.contains(.pattern) { return nil }
      advance()
      return .assignment(sign.span)
    case .infixQuestion:
      return parseTernary(sign)
    case .keyword where sign.word == .is:
      advance()
      return .cast(.is, parseType(.expectedTypeAfterIs), span(from: sign))
    case .keyword where sign.word == .as:
      return context.contains(.pattern) ? nil : parseAs(sign)
    default: return nil
    }
  }

  private mutating func parseAs(_ sign: Token) -> SequenceElement {
    advance()
    var kind = Expression.CastKind.coerce
    if at(.postfixQuestion) {
      advance()
      kind = .conditional
    } else if at(.postfixExclamation) {
      advance()
      kind = .forced
    }
    return .cast(kind, parseType(.expectedTypeAfterAs), span(from: sign))
  }

  private mutating func parseTernary(_ sign: Token) -> SequenceElement? {
    advance()
    let saved = context
    context.remove(.pattern)
    let then = parseExpression(.expectedTernaryThen)
    context = saved
    if !take(.colon) {
      expected(.expectedTernaryColon, at: sign.span, open: sign.span)
      lacksOperand = true
    }
    return .ternary(then: then, span(from: sign))
  }

  /// Whether `...` marks omitted code rather than a range.
  mutating func isPlaceholderHere() -> Bool {
    token.startsLine && !startsOperandOnLine(peek())
  }

  /// One operand with `try`, `await` and prefix operators before it.
  mutating func parseElement(_ error: SyntaxError) -> Expression {
    let start = token
    switch token.word {
    case .try where token.kind == .keyword:
      guard enter() else { return missingExpression() }
      defer { leave() }
      advance()
      var kind = Expression.TryKind.plain
      if token.adjoins, take(.postfixQuestion) { kind = .optional }
      if token.adjoins, take(.postfixExclamation) { kind = .forced }
      let operand = parseElement(.expectedExpression)
      return Expression(.try(kind, operand), span: span(from: start))
    case .await, .unsafe, .consume, .copy, .borrow, .each, .repeat:
      guard isPrefixWord() else { break }
      return parsePrefixWord()
    default: break
    }
    return parseUnary(error)
  }

  /// Whether `await`, `consume`, … is an operator rather than a name here.
  private mutating func isPrefixWord() -> Bool {
    guard !token.flags.contains(.escaped) else { return false }
    let next = peek()
    switch token.word {
    case .repeat, .await: return true
    default:
      guard !next.startsLine, !next.adjoins else { return false }
      switch next.kind {
      case .identifier, .dollarName: return true
      case .keyword:
        return next.word == .`self` || next.word == .super || next.word == .try
          || next.word == .selfType
      case .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand:
        return token.word == .unsafe && next.kind != .leftParen
      default: return false
      }
    }
  }

  private mutating func parsePrefixWord() -> Expression {
    let start = token
    guard enter() else { return missingExpression() }
    defer { leave() }
    advance()
    if start.word == .await {
      let operand = parseElement(.expectedAfterAwait)
      return Expression(.await(operand), span: span(from: start))
    }
    // `repeat` applies to everything that follows, including assignments.
    let operand =
      start.word == .repeat
      ? parseExpression(.expectedExpression) : parseElement(.expectedExpression)
    return Expression(.ownership(text(start), operand), span: span(from: start))
  }

  mutating func parseUnary(_ error: SyntaxError) -> Expression {
    let start = token
    switch token.kind {
    case .prefixAmpersand:
      guard enter() else { return missingExpression() }
      defer { leave() }
      advance()
      let operand = parseUnary(.expectedExpression)
      return Expression(.addressOf(operand), span: span(from: start))
    case .prefixOperator:
      if isOmissionMark(token) { return parsePlaceholder() }
      guard enter() else { return missingExpression() }
      defer { leave() }
      advance()
      let operand = parseUnary(.expectedExpression)
      return Expression(
        .prefixOperator(text(start), operatorSpan: start.span, operand), span: span(from: start))
    case .infixOperator, .postfixOperator:
      return parseOperatorAsOperand(error)
    case .backslash:
      return parseKeyPath()
    default:
      return parsePostfix(error)
    }
  }

  /// `...` before something that is not an operand: `... }`.
  private mutating func isOmissionMark(_ token: Token) -> Bool {
    isEllipsis(token) && !startsOperandOnLine(peek())
  }

  private mutating func parsePlaceholder() -> Expression {
    let start = token
    advance()
    return Expression(.placeholder, span: start.span)
  }

  /// An operator in place of an operand: `...`, `+` as a function, or an error.
  private mutating func parseOperatorAsOperand(_ error: SyntaxError) -> Expression {
    let start = token
    if isEllipsis(token) { return parsePlaceholder() }
    if isOperatorReference() {
      advance()
      return Expression(
        .identifier(Identifier(name: text(start), span: start.span)), span: start.span)
    }
    let next = peek()
    if start.kind == .postfixOperator {
      wrong(.notPrefixOperator(text(start)), at: start.span)
    } else if next.start == start.end {
      wrong(.expectedAfterUnary, at: start.span)
    } else {
      let gap = Span(Int(start.end), Int(next.start))
      wrong(
        .separatedUnary, at: start.span,
        fixIts: next.startsLine ? [] : [Diagnostic.FixIt(span: gap, replacement: "")])
    }
    if next.kind == .endOfText || !startsOperandOnLine(next) {
      advance()
      if !startsExpression() || token.startsLine {
        expected(error, at: takesPlaceOfPrevious(error) ? endOfPrevious : nil)
      }
      return missingExpression()
    }
    // `a + * b`: parsed as a prefix operator, as in the compiler.
    guard enter() else { return missingExpression() }
    defer { leave() }
    advance()
    return parseElement(error)
  }

  /// `(+)`, `reduce(0, +)`, `sorted(by: >)`.
  private mutating func isOperatorReference() -> Bool {
    switch peek().kind {
    case .rightParen, .rightBracket, .comma, .colon: true
    default: false
    }
  }

  /// Whether an expression can begin with the token.
  func startsExpression() -> Bool {
    switch token.kind {
    case .identifier, .dollarName, .integer, .float, .string, .regex, .editorPlaceholder,
      .leftParen, .leftBrace, .leftBracket, .prefixDot, .pound, .prefixAmpersand, .backslash,
      .prefixOperator, .dot:
      true
    case .infixOperator, .postfixOperator: isEllipsis(token)
    case .keyword: startsExpressionWord()
    case .endOfText, .rightParen, .rightBrace, .rightBracket, .comma, .colon, .semicolon, .at,
      .poundIf, .poundElseif, .poundElse, .poundEndif, .arrow, .equal, .postfixQuestion,
      .infixQuestion, .postfixExclamation, .invalid:
      false
    }
  }

  private func startsExpressionWord() -> Bool {
    switch token.word {
    case .`self`, .selfType, .super, .any, .true, .false, .nil, .try, .if, .switch, .do,
      .underscore,
      .`init`, .repeat:
      true
    default: false
    }
  }
}
