internal import SourceText

/// The statements that have a list of conditions.
package enum ConditionalStatement: String, Sendable { case `if`, `guard`, `while` }

extension Parser {
  mutating func parseConditions(
    _ statement: ConditionalStatement, keyword: Span
  ) -> [Condition] {
    if at(.leftBrace), !isConditionClosure() {
      wrong(.missingCondition(statement), at: keyword)
      return []
    }
    return with(.beforeBody) { parser in
      var conditions: [Condition] = []
      repeat {
        if !conditions.isEmpty, parser.at(.leftBrace) || parser.at(.else) {
          parser.wrong(.expectedCondition(statement), at: parser.token.span)
          break
        }
        if let further = parser.parseUnmarkedBinding(after: conditions.last) {
          conditions.append(further)
          continue
        }
        conditions.append(parser.parseCondition(statement))
      } while parser.takeConditionSeparator(statement)
      return conditions
    }
  }

  /// Whether a called closure is in the place of a condition: `if { true }() {`.
  private mutating func isConditionClosure() -> Bool {
    lookAhead(.conditionClosure) { parser in
      parser.skipOne()
      return parser.at(.leftParen) && !parser.token.startsLine
    }
  }

  private mutating func takeConditionSeparator(_ statement: ConditionalStatement) -> Bool {
    if take(.comma) { return true }
    // `if a && let b = c`: another language's operator in place of a comma.
    guard isOperator(token), reads(token, "&&"),
      peek().word == .let || peek().word == .var || peek().word == .case
    else { return false }
    wrong(
      .expectedCommaBetweenConditions, at: token.span,
      fixIts: [Diagnostic.FixIt(span: token.span, replacement: ",")])
    advance()
    return true
  }

  private mutating func parseCondition(_ statement: ConditionalStatement) -> Condition {
    switch token.word {
    case .let, .var: return parseOptionalBinding()
    case .case: return parsePatternCondition()
    default: break
    }
    if at(.pound), peek().word == .available || peek().word == .unavailable {
      return parseAvailability()
    }
    if at(.underscore), peek().kind == .equal {
      // `if _ = x`: reported by name resolution.
      return .expression(parseExpression())
    }
    return .expression(parseExpression(.expectedCondition(statement)))
  }

  /// `x = y` after `let a = b` lacks its `let`: an assignment has no value.
  private mutating func parseUnmarkedBinding(after last: Condition?) -> Condition? {
    let word: String
    switch last {
    case .optionalBinding(let isLet, _, _, _, _): word = isLet ? "let" : "var"
    case .pattern: word = "case"
    default: return nil
    }
    guard at(.identifier) || at(.underscore) || at(.leftParen) else { return nil }
    let isBinding = lookAhead(.unmarkedBinding) { parser in
      parser.skipOne()
      return parser.at(.equal)
    }
    guard isBinding else { return nil }
    let place = token.span
    let start = Span(Int(place.start), Int(place.start))
    wrong(
      .expectedBindingWord(word), at: place,
      fixIts: [Diagnostic.FixIt(span: start, replacement: word + " ")])
    return word == "case"
      ? parsePatternCondition(keyword: place)
      : parseOptionalBinding(isLet: word == "let", keyword: place)
  }

  private mutating func parseOptionalBinding() -> Condition {
    let isLet = at(.let)
    let keyword = token.span
    advance()
    if isLet || token.word != .case, at(.case) { return parsePatternCondition() }
    return parseOptionalBinding(isLet: isLet, keyword: keyword)
  }

  private mutating func parseOptionalBinding(isLet: Bool, keyword: Span) -> Condition {
    let name = parseBindingPattern(open: keyword, isCondition: true)
    var type: TypeReference?
    if take(.colon) { type = parseType(.expectedType) }
    func binding(_ value: Expression?) -> Condition {
      .optionalBinding(isLet: isLet, keyword: keyword, name: name, type: type, value: value)
    }
    guard at(.equal) else {
      if case .binding = name.kind {
        return binding(nil)
      }
      if case .wildcard = name.kind,
        diagnostics.last?.fact as? SyntaxError == .expectedPattern
      {
        return binding(nil)
      }
      expected(.conditionNeedsInitializer)
      return binding(missingExpression())
    }
    advance()
    return binding(parseConditionValue())
  }

  private mutating func parseConditionValue() -> Expression {
    if at(.leftBrace), !isConditionClosure() {
      expected(.expectedInitialValue, at: endOfPrevious)
      return missingExpression()
    }
    return parseExpression(.expectedInitialValue)
  }

  private mutating func parsePatternCondition() -> Condition {
    let keyword = token.span
    advance()
    return parsePatternCondition(keyword: keyword)
  }

  private mutating func parsePatternCondition(keyword: Span) -> Condition {
    let pattern = with([.beforeBody, .pattern]) { $0.parseMatchingPattern() }
    var type: TypeReference?
    if take(.colon) { type = parseType(.expectedType) }
    guard take(.equal) else {
      expected(.conditionNeedsInitializer, open: keyword)
      return .pattern(pattern, type: type, value: missingExpression())
    }
    return .pattern(pattern, type: type, value: parseConditionValue())
  }

  private mutating func parseAvailability() -> Condition {
    let start = token
    advance()
    let isAvailable = at(.available)
    advance()
    if at(.leftParen) {
      skipAttributeArguments()
    } else {
      expected(.expectedAvailabilityOption)
    }
    return .availability(isAvailable: isAvailable, span(from: start))
  }
}
