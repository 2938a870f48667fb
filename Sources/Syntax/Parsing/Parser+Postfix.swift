internal import SourceText

extension Parser {
  /// A primary expression with its postfix parts.
  mutating func parsePostfix(_ error: SyntaxError) -> Expression {
    let primary = parsePrimary(error)
    if case .missing = primary.kind { return primary }
    return parsePostfix(of: primary)
  }

  /// Members, calls, subscripts, `!`, `?` and postfix operators after an expression.
  mutating func parsePostfix(of base: Expression) -> Expression {
    var expression = base
    var length = 0
    while let next = parseSuffix(of: expression) {
      expression = next
      length += 1
      if length > Self.maximumChain {
        cutOff(.nestingTooDeep(Self.maximumChain))
        break
      }
    }
    return expression
  }

  private mutating func parseSuffix(of base: Expression) -> Expression? {
    if context.contains(.oneLine), token.startsLine { return nil }
    switch token.kind {
    case .dot, .prefixDot:
      return parseMember(of: base)
    case .leftParen where !token.startsLine:
      return parseCall(of: base)
    case .leftBracket where !token.startsLine:
      return parseSubscript(of: base)
    case .leftBrace where acceptsTrailingClosure(base):
      let closures = parseTrailingClosures()
      return Expression(
        .call(
          Call(
            callee: base, arguments: [], trailingClosures: closures, hasParentheses: false)),
        span: span(from: base.span))
    case .postfixExclamation where !token.startsLine:
      advance()
      return Expression(.forceUnwrap(base), span: span(from: base.span))
    case .postfixQuestion where !token.startsLine:
      return parseQuestion(after: base)
    case .postfixOperator where !token.startsLine:
      return parsePostfixOperator(after: base)
    case .infixOperator where startsWith(token, UInt8(ascii: "<")) && !token.startsLine:
      // `Foo<...>(` in articles.
      guard reads(token, "<...>"), case .identifier(var identifier) = base.kind else { return nil }
      advance()
      identifier.genericArguments = [
        TypeReference(.placeholder, span: span(from: Int(token.start)))
      ]
      return Expression(.identifier(identifier), span: span(from: base.span))
    case .poundIf where continuesChain():
      return parsePostfixDirective(on: base)
    default:
      return nil
    }
  }

  private mutating func parsePostfixOperator(after base: Expression) -> Expression? {
    let sign = token
    // `Foo<T>...` does not get here; `x...` is a one-sided range.
    if context.contains(.pattern), reads(token, "?") { return nil }
    advance()
    return Expression(
      .postfixOperator(base, text(sign), operatorSpan: sign.span), span: span(from: base.span))
  }

  /// `a?.b`, or the type `Int?` where only a type is possible.
  private mutating func parseQuestion(after base: Expression) -> Expression? {
    let next = peek()
    if context.contains(.pattern) {
      switch next.kind {
      case .dot, .prefixDot, .leftParen, .leftBracket, .postfixExclamation, .postfixQuestion:
        if next.startsLine || !next.adjoins { return nil }
      default: return nil
      }
    }
    advance()
    if let type = optionalType(of: base) {
      return Expression(.type(type), span: span(from: base.span))
    }
    return Expression(.optionalChain(base), span: span(from: base.span))
  }

  /// `Int` before `?`: a capitalized name, or one with generic arguments, is treated as a type.
  private func optionalType(of base: Expression) -> TypeReference? {
    let whole = span(from: base.span)
    switch base.kind {
    case .type(let type): return TypeReference(.optional(type), span: whole)
    case .identifier, .member:
      guard let type = typeReference(of: base), isTypeName(type) else { return nil }
      return TypeReference(.optional(type), span: whole)
    default: return nil
    }
  }

  private func isTypeName(_ type: TypeReference) -> Bool {
    guard case .named(_, let name, let arguments) = type.kind else { return false }
    return !arguments.isEmpty || startsUppercase(name)
  }

  func startsUppercase(_ name: String) -> Bool {
    for byte in name.utf8 where byte != UInt8(ascii: "_") {
      return byte >= 65 && byte <= 90
    }
    return false
  }

  /// A chain of names as a type.
  func typeReference(of expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .identifier(let identifier) where identifier.argumentLabels == nil:
      return TypeReference(
        .named(base: nil, name: identifier.name, arguments: identifier.genericArguments),
        span: expression.span)
    case .member(let base, let member) where member.argumentLabels == nil:
      guard let baseType = typeReference(of: base) else { return nil }
      return TypeReference(
        .named(base: baseType, name: member.name, arguments: member.genericArguments),
        span: expression.span)
    default: return nil
    }
  }

  private mutating func parseMember(of base: Expression) -> Expression? {
    let dot = token
    // A line that begins with `..<` or the like is not a member; nor is `.` after a directive's
    // line.
    advance()
    switch token.kind {
    case .integer where !token.startsLine:
      let member = Identifier(name: text(token), span: token.span)
      advance()
      return Expression(.member(base: base, member), span: span(from: base.span))
    case .float where !token.startsLine:
      // `pair.0.1`, in which the lexer saw one number.
      return parseFloatMembers(of: base)
    case .identifier, .keyword, .dollarName:
      if token.startsLine, dot.kind == .dot, token.kind == .keyword || !dot.startsLine {
        return missingMember(of: base, dot)
      }
      let member = parseMemberName()
      return Expression(.member(base: base, member), span: span(from: base.span))
    default:
      if isEllipsis(token) {
        advance()
        return Expression(.placeholder, span: span(from: base.span))
      }
      return missingMember(of: base, dot)
    }
  }

  private mutating func missingMember(of base: Expression, _ dot: Token) -> Expression {
    expected(.expectedMemberName, at: dot.span, open: dot.span)
    return Expression(
      .member(base: base, Identifier(name: "", span: endOfPrevious)), span: span(from: base.span))
  }

  private mutating func parseFloatMembers(of base: Expression) -> Expression {
    let parts = text(token).split(separator: ".")
    advance()
    var result = base
    for part in parts {
      result = Expression(
        .member(base: result, Identifier(name: String(part), span: endOfPrevious)),
        span: span(from: base.span))
    }
    return result
  }

  /// A name after a dot, with generic arguments or argument labels: `map`, `init(x:)`, `Foo<Int>`.
  mutating func parseMemberName() -> Identifier {
    let start = token
    var identifier = Identifier(
      name: name(token), span: token.span, isEscaped: token.flags.contains(.escaped))
    advance()
    parseNameSuffix(of: &identifier, start)
    return identifier
  }

  /// `<Int>` or `(x:y:)` after a name, where Swift's rules allow them.
  mutating func parseNameSuffix(of identifier: inout Identifier, _ start: Token) {
    if at(.leftParen), token.adjoins, let labels = parseArgumentLabels() {
      identifier.argumentLabels = labels
      return
    }
    if let arguments = parseGenericArgumentsInExpression() {
      identifier.genericArguments = arguments
    }
  }

  /// `(_:at:)`: labels and colons only, at least one.
  private mutating func parseArgumentLabels() -> [String]? {
    var distance = 1
    while true {
      let label = peek(distance)
      if label.kind == .rightParen, distance > 1 { break }
      guard label.kind == .identifier || label.kind == .keyword,
        peek(distance + 1).kind == .colon
      else { return nil }
      distance += 2
    }
    var labels: [String] = []
    advance()
    while !at(.rightParen) {
      labels.append(name(token))
      advance()
      advance()
    }
    advance()
    return labels
  }

  /// `<Int, String>` after a name, unless what follows makes it a comparison.
  mutating func parseGenericArgumentsInExpression() -> [TypeReference]? {
    guard isOperator(token), startsWith(token, UInt8(ascii: "<")), !token.startsLine,
      token.count == 1 || !isComparisonOnly(token), !reads(token, "<>")
    else { return nil }
    return attempt(.genericArguments) { parser in
      guard let arguments = parser.parseGenericArguments(), parser.followsGenericArguments() else {
        return nil
      }
      return arguments
    }
  }

  private func isComparisonOnly(_ token: Token) -> Bool {
    reads(token, "<=") || reads(token, "<<") || reads(token, "<<=")
  }

  /// Swift's rule: only these tokens may follow generic arguments within an expression.
  private func followsGenericArguments() -> Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .prefixDot, .comma, .semicolon,
      .endOfText, .postfixExclamation, .postfixQuestion, .colon:
      return true
    case .leftParen, .leftBracket: return !token.startsLine
    case .infixOperator: return reads(token, "&")
    default: return false
    }
  }
}
