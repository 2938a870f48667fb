internal import SourceText

extension Parser {
  mutating func parseIfStatement(label: String?) -> Statement.Kind {
    let start = token
    let statement = parseIf(label: label)
    return continueAsExpression(
      Expression(.ifExpression(statement), span: span(from: start)), or: .if(statement))
  }

  mutating func parseSwitchStatement(label: String?) -> Statement.Kind {
    let start = token
    let statement = parseSwitch(label: label)
    return continueAsExpression(
      Expression(.switchExpression(statement), span: span(from: start)), or: .switch(statement))
  }

  mutating func parseDoStatement(label: String?) -> Statement.Kind {
    let keyword = token.span
    let statement = parseDo(label: label)
    guard statement.catches.isEmpty, at(.while), !token.startsLine else { return .do(statement) }
    wrong(
      .doWhile, at: keyword, fixIts: [Diagnostic.FixIt(span: keyword, replacement: "repeat")])
    advance()
    let condition = startsExpression() ? parseExpression() : missingExpression()
    return .repeatWhile(label: label, body: statement.body, condition: condition)
  }

  /// `if a { 1 } else { 2 } as Int` at the start of a statement is an expression after all.
  private mutating func continueAsExpression(
    _ expression: Expression, or statement: Statement.Kind
  ) -> Statement.Kind {
    guard at(.as), !token.startsLine else { return statement }
    return .expression(parseSequence(startingWith: expression))
  }

  mutating func parseIf(label: String?) -> IfStatement {
    // A chain of `else if` is parsed in a loop, so that it does not count as nesting.
    var parts: [(conditions: [Condition], body: CodeBlock, span: Span)] = []
    var last: IfStatement.Else?
    while true {
      let keyword = token.span
      advance()
      let conditions = parseConditions(.if, keyword: keyword)
      let body = parseConditionBody(.if, conditions, open: keyword)
      parts.append((conditions, body, keyword))
      guard at(.else) else { break }
      let elseSpan = token.span
      advance()
      if at(.if) {
        if parts.count > Self.maximumChain {
          cutOff(.nestingTooDeep(Self.maximumChain))
          break
        }
        continue
      }
      last = .block(
        parseBlock(.expectedBraceOrIfAfterElse, open: elseSpan) ?? missingBlock())
      break
    }
    let finish = previousEnd
    while parts.count > 1, let part = parts.popLast() {
      let nested = IfStatement(conditions: part.conditions, body: part.body, otherwise: last)
      last = .if(nested, Span(Int(part.span.start), finish))
    }
    return IfStatement(
      label: label, conditions: parts[0].conditions, body: parts[0].body, otherwise: last)
  }

  /// The body after conditions; if these are missing at the end of the text, so is the body,
  /// without another error.
  private mutating func parseConditionBody(
    _ statement: ConditionalStatement, _ conditions: [Condition], open: Span
  ) -> CodeBlock {
    if isAtEnd, case .expression(let last) = conditions.last, case .missing = last.kind {
      return missingBlock()
    }
    if at(.else), statement == .if, peek().kind == .leftBrace {
      wrong(.unexpectedElse, at: token.span)
      return missingBlock()
    }
    return parseBlock(.expectedBraceAfterCondition(statement), open: open) ?? missingBlock()
  }

  mutating func parseGuard() -> Statement.Kind {
    let keyword = token.span
    advance()
    let conditions = parseConditions(.guard, keyword: keyword)
    if !take(.else) {
      let place = token.span
      expected(
        .expectedElseAfterGuard, at: token.startsLine ? endOfPrevious : nil, open: keyword,
        fixIts: [
          Diagnostic.FixIt(span: Span(Int(place.start), Int(place.start)), replacement: "else ")
        ]
      )
      guard at(.leftBrace) else {
        return .guard(conditions: conditions, body: missingBlock())
      }
    }
    let body = parseBlock(.expectedBraceAfterGuardElse, open: keyword) ?? missingBlock()
    return .guard(conditions: conditions, body: body)
  }

  mutating func parseWhile(label: String?) -> Statement.Kind {
    let keyword = token.span
    advance()
    let conditions = parseConditions(.while, keyword: keyword)
    let body = parseConditionBody(.while, conditions, open: keyword)
    return .while(label: label, conditions: conditions, body: body)
  }

  mutating func parseRepeat(label: String?) -> Statement.Kind {
    let keyword = token.span
    advance()
    let body = parseBlock(.expectedBraceAfterRepeat, open: keyword) ?? missingBlock()
    let condition = token.span
    guard take(.while) else {
      expected(.expectedWhileAfterRepeat, at: tokens[index - 1].span, open: keyword)
      return .repeatWhile(label: label, body: body, condition: missingExpression())
    }
    if at(.leftBrace) {
      wrong(.missingCondition(.while), at: condition)
      return .repeatWhile(label: label, body: body, condition: missingExpression())
    }
    guard startsExpression() else {
      expected(.expectedRepeatCondition, at: token.startsLine ? endOfPrevious : nil)
      return .repeatWhile(label: label, body: body, condition: missingExpression())
    }
    return .repeatWhile(label: label, body: body, condition: parseExpression())
  }

  mutating func parseFor(label: String?) -> Statement.Kind {
    let keyword = token.span
    advance()
    var isTry = false
    var isAwait = false
    if take(.try) { isTry = true }
    if at(.await) || at(.unsafe), peek().word != .in, peek().kind != .colon {
      isAwait = at(.await)
      advance()
      if take(.unsafe) {}
    }
    var pattern: Pattern
    if take(.case) {
      pattern = parseMatchingPattern()
    } else if at(.leftParen), opensOldFor() {
      skipToBody()
      return parseOldFor(label: label, Pattern(.wildcard, span: endOfPrevious), keyword)
    } else {
      if at(.let) {
        let place = Span(Int(token.start), Int(peek().start))
        wrong(
          .letInForLoop, at: token.span,
          fixIts: [Diagnostic.FixIt(span: place, replacement: "")])
      }
      pattern = parseBindingPattern()
    }
    if case .binding = pattern.kind, at(.identifier), !token.startsLine {
      wrong(.secondIdentifier(in: .constant), at: token.span)
      advance()
    }
    var type: TypeReference?
    if take(.colon) { type = parseType(.expectedType) }
    guard take(.in) else {
      if at(.equal) { return parseOldFor(label: label, pattern, keyword) }
      expected(.expectedInAfterPattern, open: keyword)
      expected(.expectedForSequence, open: keyword)
      if !at(.leftBrace) { skipToBody() }
      let body = parseBlock(.expectedForBody, open: keyword) ?? missingBlock()
      return .for(
        ForStatement(
          label: label, isTry: isTry, isAwait: isAwait, pattern: pattern, type: type,
          sequence: missingExpression(), condition: nil, body: body))
    }
    let sequence = parseForSequence()
    var condition: Expression?
    if take(.where) {
      condition = with(.beforeBody) { $0.parseExpression(.expectedWhereExpression) }
    }
    let body = parseBlock(.expectedForBody, open: keyword) ?? missingBlock()
    return .for(
      ForStatement(
        label: label, isTry: isTry, isAwait: isAwait, pattern: pattern, type: type,
        sequence: sequence, condition: condition, body: body))
  }

  /// Whether the parentheses contain the three parts of a C-style `for`.
  private mutating func opensOldFor() -> Bool {
    var depth = 0
    var distance = 0
    while true {
      switch peek(distance).kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .semicolon: return true
      case .leftBrace, .endOfText: return false
      default: break
      }
      if depth == 0 { return false }
      distance += 1
    }
  }

  /// `for i = 0; i < 5; i++ { }`.
  private mutating func parseOldFor(
    label: String?, _ pattern: Pattern, _ keyword: Span
  ) -> Statement.Kind {
    wrong(.oldFor, at: keyword)
    skipToBody()
    let body = at(.leftBrace) ? parseBracedBlock() : missingBlock()
    return .for(
      ForStatement(
        label: label, isTry: false, isAwait: false, pattern: pattern, type: nil,
        sequence: missingExpression(), condition: nil, body: body))
  }

  private mutating func parseForSequence() -> Expression {
    if at(.leftBrace) {
      expected(.expectedForSequence)
      return missingExpression()
    }
    return with(.beforeBody) { $0.parseExpression(.expectedForSequence) }
  }

  mutating func parseDo(label: String?) -> DoStatement {
    let keyword = token.span
    advance()
    var thrownType: TypeReference?
    if take(.throws), take(.leftParen) {
      thrownType = parseType(.expectedThrownType)
      if !take(.rightParen) { expected(.expectedParenAfterThrown) }
    }
    let body = parseBlock(.expectedBraceAfterDo, open: keyword) ?? missingBlock()
    var catches: [DoStatement.Catch] = []
    while at(.catch) {
      let start = token
      advance()
      var items: [SwitchStatement.Case.Item] = []
      if !at(.leftBrace) { items = with(.beforeBody) { $0.parseCaseItems(whereBinds: "error") } }
      let body = parseBlock(.expectedBraceAfterCatch, open: start.span) ?? missingBlock()
      catches.append(DoStatement.Catch(items: items, body: body, span: span(from: start)))
    }
    return DoStatement(label: label, thrownType: thrownType, body: body, catches: catches)
  }

  /// `pattern where condition, pattern`.
  ///
  /// - Parameter name: What a condition without a pattern binds: `catch where error.isTransient`.
  mutating func parseCaseItems(whereBinds name: String? = nil) -> [SwitchStatement.Case.Item] {
    var items: [SwitchStatement.Case.Item] = []
    repeat {
      let pattern: Pattern
      if let name, at(.where) {
        let binding = Pattern(.binding(name: name), span: token.span)
        pattern = Pattern(.bindingModifier(isLet: true, binding), span: token.span)
      } else {
        pattern = parseMatchingPattern()
      }
      var condition: Expression?
      if take(.where) { condition = parseExpression(.expectedCaseWhereExpression) }
      items.append(SwitchStatement.Case.Item(pattern: pattern, condition: condition))
    } while take(.comma)
    return items
  }
}
