internal import SourceText

extension Parser {
  /// A pattern that only binds names: after `let`, `var`, `for`.
  ///
  /// - Parameter isCondition: Whether it belongs to a condition, `if let $x = …`, where the toolchain
  ///   takes names with `$`.
  mutating func parseBindingPattern(open: Span? = nil, isCondition: Bool = false) -> Pattern {
    let start = token
    switch token.kind {
    case .identifier, .dollarName:
      if !isCondition { requireUnreservedName(start) }
      advance()
      return Pattern(.binding(name: name(start)), span: start.span)
    case .keyword where at(.underscore):
      advance()
      return Pattern(.wildcard, span: start.span)
    case .keyword where at(.var) || at(.let):
      // `for var x in`: the name is bound either way.
      let isLet = at(.let)
      guard enter() else { return Pattern(.wildcard, span: start.span) }
      defer { leave() }
      advance()
      let inner = parseBindingPattern(open: start.span)
      return Pattern(.bindingModifier(isLet: isLet, inner), span: span(from: start))
    case .leftParen:
      return parseTuplePattern { $0.parseBindingPattern() }
    case .keyword where !token.startsLine && !at(.in) && !at(.`self`):
      wrong(.keywordAsName(text(token)), at: token.span)
      advance()
      return Pattern(.binding(name: text(start)), span: start.span)
    case .keyword where at(.`self`):
      advance()
      return Pattern(.binding(name: "self"), span: start.span)
    default:
      expected(.expectedPattern, at: token.startsLine && !isAtEnd ? endOfPrevious : nil, open: open)
      return Pattern(.wildcard, span: endOfPrevious)
    }
  }

  private mutating func parseTuplePattern(
    _ parseElement: (inout Parser) -> Pattern
  ) -> Pattern {
    let start = token
    guard enterBracket(start.span) else { return Pattern(.wildcard, span: start.span) }
    defer { leaveBracket() }
    let elements = parsePatternElements(parseElement)
    // Parentheses around one pattern have no meaning.
    if elements.count == 1, elements[0].label == nil {
      return Pattern(elements[0].pattern.kind, span: span(from: start))
    }
    return Pattern(.tuple(elements), span: span(from: start))
  }

  /// `(p, label: q)`.
  private mutating func parsePatternElements(
    _ parseElement: (inout Parser) -> Pattern
  ) -> [Pattern.Element] {
    let opening = token.span
    advance()
    var elements: [Pattern.Element] = []
    while !at(.rightParen), !isAtEnd {
      var label: String?
      if at(.identifier) || at(.keyword), peek().kind == .colon {
        label = name(token)
        advance()
        advance()
      }
      elements.append(Pattern.Element(label: label, pattern: parseElement(&self)))
      if !take(.comma) { break }
    }
    if !take(.rightParen) {
      expected(
        .expectedParenInTuplePattern, open: opening, note: (.toMatchOpening("("), opening),
        fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: ")")])
      skipInList(to: .rightParen)
      _ = take(.rightParen)
    }
    return elements
  }

  /// A pattern that a value is matched against: after `case` and `catch`.
  mutating func parseMatchingPattern(binds: Bool = false) -> Pattern {
    guard enter() else { return Pattern(.wildcard, span: token.span) }
    defer { leave() }
    let start = token
    let saved = context
    context.insert(.pattern)
    defer { context = saved }
    var pattern = parsePatternOperand(binds: binds)
    var length = 0
    while length < Self.maximumChain {
      length += 1
      if at(.postfixQuestion), !token.startsLine {
        advance()
        pattern = Pattern(.optional(pattern), span: span(from: start))
      } else if at(.as), !token.startsLine {
        advance()
        let type = parseType(.expectedTypeAfterAs)
        pattern = Pattern(.asType(pattern, type), span: span(from: start))
      } else {
        break
      }
    }
    return pattern
  }

  private mutating func parsePatternOperand(binds: Bool) -> Pattern {
    let start = token
    switch token.word {
    case .let, .var:
      advance()
      let inner = parseMatchingPattern(binds: true)
      return Pattern(.bindingModifier(isLet: start.word == .let, inner), span: span(from: start))
    case .is:
      advance()
      return Pattern(.isType(parseType(.expectedTypeAfterIs)), span: span(from: start))
    default: break
    }
    if let pattern = attempt(
      binds ? .bindingPattern : .pattern, { $0.parseStructuredPattern(binds: binds) })
    {
      return pattern
    }
    if lookahead.depth == 0, at(.leftParen) || at(.prefixDot) || at(.dot) {
      if let expression = attempt(
        .patternExpression, { $0.parseExpression(.expectedPattern) })
      {
        return Pattern(.expression(expression), span: expression.span)
      }
      // Both readings are wrong or incomplete: treat it as a pattern.
      let start = checkpoint()
      if let pattern = parseStructuredPattern(binds: binds) { return pattern }
      restore(start)
    }
    let expression = parseExpression(.expectedPattern)
    return Pattern(.expression(expression), span: expression.span)
  }

  /// Names, tuples and enum cases, unless what follows makes them an expression.
  private mutating func parseStructuredPattern(binds: Bool) -> Pattern? {
    let start = token
    let pattern: Pattern
    switch token.kind {
    case .keyword where at(.underscore):
      advance()
      pattern = Pattern(.wildcard, span: start.span)
    case .leftParen:
      pattern = parseTuplePattern { $0.parseMatchingPattern(binds: binds) }
    case .prefixDot, .dot:
      guard let enumCase = parseEnumCasePattern(base: nil, start, binds: binds) else { return nil }
      pattern = enumCase
    case .identifier, .keyword:
      guard at(.identifier) || at(.selfType) else { return nil }
      guard let named = parseNamedPattern(start, binds: binds) else { return nil }
      pattern = named
    default: return nil
    }
    return endsPattern() ? pattern : nil
  }

  private func endsPattern() -> Bool {
    switch token.kind {
    case .colon, .comma, .equal, .rightParen, .rightBracket, .rightBrace, .leftBrace,
      .postfixQuestion, .endOfText, .semicolon:
      true
    case .keyword:
      token.word == .where || token.word == .in || token.word == .as || token.word == .is
        || token.startsLine
    default: token.startsLine
    }
  }

  /// A `name` that binds, or `Type.Nested.name(…)`.
  private mutating func parseNamedPattern(_ start: Token, binds: Bool) -> Pattern? {
    let first = peek()
    // A dot at the beginning of a line continues the type's name.
    let isContinued = first.kind == .prefixDot && first.startsLine && startsUppercase(name(start))
    guard
      first.kind == .dot || isContinued
        || (isOperator(first) && startsWith(first, UInt8(ascii: "<")))
    else {
      guard binds, at(.identifier), first.kind != .leftParen || first.startsLine else { return nil }
      advance()
      return Pattern(.binding(name: name(start)), span: start.span)
    }
    guard startsUppercase(name(start)) else { return nil }
    advance()
    var identifier = Identifier(name: name(start), span: start.span)
    parseNameSuffix(of: &identifier, start)
    var base = Expression(.identifier(identifier), span: span(from: start))
    while at(.dot) || at(.prefixDot) {
      guard peek().kind == .identifier || peek().kind == .keyword, peek().word != .`self` else {
        return nil
      }
      if peek(2).kind != .dot, peek(2).kind != .prefixDot,
        !(isOperator(peek(2)) && startsWith(peek(2), UInt8(ascii: "<")))
      {
        return parseEnumCasePattern(base: base, start, binds: binds)
      }
      advance()
      let member = parseMemberName()
      base = Expression(.member(base: base, member), span: span(from: start))
    }
    return nil
  }

  /// `.name(payload)`, from the dot.
  private mutating func parseEnumCasePattern(
    base: Expression?, _ start: Token, binds: Bool
  ) -> Pattern? {
    advance()
    guard at(.identifier) || (at(.keyword) && !token.startsLine) else { return nil }
    let nameToken = token
    advance()
    var payload: [Pattern.Element]?
    if at(.leftParen), !token.startsLine {
      guard enterBracket(token.span) else { return nil }
      defer { leaveBracket() }
      payload = parsePatternElements { $0.parseMatchingPattern(binds: binds) }
    }
    return Pattern(
      .enumCase(base: base, name: name(nameToken), nameSpan: nameToken.span, payload: payload),
      span: span(from: start))
  }
}
