internal import SourceText

/// The owner of a parameter list: closures and enum cases have looser rules.
enum ParameterOwner {
  case function, `operator`, closure, enumCase, `subscript`, initializer, macro
}

extension Parser {
  mutating func parseFunction(_ scope: DeclarationScope, _ head: Head) -> Declaration.Kind {
    if let modifier = head.modifiers.first(where: { $0.name == "async" }) {
      wrong(
        .asyncBeforeFunc, at: modifier.span,
        fixIts: [Diagnostic.FixIt(span: modifier.span, replacement: "")])
    }
    if let modifier = head.modifiers.first(where: { $0.name == "infix" }) {
      wrong(
        .infixFunc, at: modifier.span,
        fixIts: [Diagnostic.FixIt(span: modifier.span, replacement: "")])
    }
    let keyword = token.span
    advance()
    let isOperator = !at(.identifier) && !at(.keyword)
    let (name, nameSpan) = parseFunctionName()
    var generics = parseGenericClause()
    var parameters: [Parameter] = []
    if at(.leftParen) {
      parameters = parseParameters(isOperator ? .operator : .function)
    } else {
      if !isAtEnd || !name.isEmpty {
        expected(
          .expectedParenInFunction, at: token.startsLine ? endOfPrevious : nil, open: keyword)
      }
    }
    var effects = parseEffects()
    var result: TypeReference?
    if at(.colon), !token.startsLine {
      wrong(
        .expectedArrow, at: token.span,
        fixIts: [Diagnostic.FixIt(span: token.span, replacement: " ->")])
      advance()
      result = parseResultType(.expectedFunctionResult)
    } else if take(.arrow) {
      result = parseResultType(.expectedFunctionResult)
      if effects.isThrowing == false, at(.throws) || at(.async) {
        wrong(.effectAfterArrow(text(token)), at: token.span)
        effects = parseEffects()
      }
    }
    generics.requirements += parseRequirements()
    // Core Data provides the implementation of such a function.
    let isManaged = head.attributes.contains { $0.name == "NSManaged" }
    let body =
      isManaged && !at(.leftBrace)
      ? CodeBlock(statements: [], span: endOfPrevious)
      : parseBody(scope, keyword: keyword, isInitializer: false)
    return .function(
      FunctionDeclaration(
        keywordSpan: keyword, name: name, nameSpan: nameSpan, generics: generics,
        parameters: parameters, effects: effects, result: result, body: body))
  }

  private mutating func parseFunctionName() -> (String, Span) {
    guard isOperator(token) || at(.equal) || at(.prefixAmpersand) || at(.postfixExclamation) else {
      return parseDeclaredName(.function)
    }
    let sign = token
    // In `func ==<T>(`, the `<` opens the generic parameters.
    if sign.count > 1, source.bytes[Int(sign.end) - 1] == UInt8(ascii: "<"),
      peek().kind == .identifier, peek().adjoins
    {
      let end = Int(sign.end) - 1
      for _ in 0..<(sign.count - 1) { takeFirstByte() }
      let span = Span(Int(sign.start), end)
      return (source.text(in: span), span)
    }
    advance()
    return (text(sign), sign.span)
  }

  /// The body of a function; only protocol members need none.
  mutating func parseBody(
    _ scope: DeclarationScope, keyword: Span, isInitializer: Bool
  ) -> CodeBlock? {
    if at(.leftBrace) {
      let opening = token.span
      let body = parseBracedBlock()
      if scope.isProtocol { wrong(.protocolBody(isInitializer: isInitializer), at: opening) }
      return body
    }
    guard !scope.isProtocol else { return nil }
    if isEllipsis(token), !token.startsLine {
      advance()
      return CodeBlock(statements: [], span: endOfPrevious, isElided: true)
    }
    if !isInitializer, lacksArrow() {
      let place = Span(Int(token.start), Int(token.start))
      wrong(
        .expectedBodyBrace(isInitializer: isInitializer), at: endOfPrevious,
        fixIts: [Diagnostic.FixIt(span: place, replacement: "-> ")])
      _ = parseType(.expectedFunctionResult)
      return parseBracedBlock()
    }
    let hadErrors = diagnostics.last.map { Int($0.span.start) >= Int(keyword.start) } ?? false
    if !hadErrors {
      expected(
        .expectedBodyBrace(isInitializer: isInitializer), at: isAtEnd ? nil : endOfPrevious,
        open: keyword)
    }
    return nil
  }

  /// Whether the result type follows the parameters without `->`: `func f() Int { }`.
  private mutating func lacksArrow() -> Bool {
    guard at(.identifier) || at(.leftBracket), !token.startsLine, diagnostics.isEmpty else {
      return false
    }
    return lookAhead(.resultWithoutArrow) { parser in
      _ = parser.parseType(.expectedFunctionResult)
      return parser.at(.leftBrace) && !parser.token.startsLine
    }
  }

  mutating func parseInitializer(_ scope: DeclarationScope) -> Declaration.Kind {
    let keyword = token.span
    advance()
    var isFailable = false
    let isImplicitlyUnwrapped = at(.postfixExclamation)
    if isImplicitlyUnwrapped || at(.postfixQuestion) || at(.infixQuestion) {
      isFailable = true
      advance()
    } else if isOperator(token), startsWith(token, UInt8(ascii: "?")) {
      isFailable = true
      takeFirstByte()
    }
    var generics = parseGenericClause()
    var parameters: [Parameter] = []
    if at(.leftParen) {
      parameters = parseParameters(.initializer)
    } else {
      expected(.expectedParenInInitializer, open: keyword)
    }
    let effects = parseEffects()
    generics.requirements += parseRequirements()
    let body = parseBody(scope, keyword: keyword, isInitializer: true)
    return .initializer(
      InitializerDeclaration(
        isFailable: isFailable, isImplicitlyUnwrapped: isImplicitlyUnwrapped, generics: generics,
        parameters: parameters, effects: effects, body: body, keywordSpan: keyword))
  }

  mutating func parseSubscript(_ scope: DeclarationScope) -> Declaration.Kind {
    let keyword = token.span
    advance()
    var generics = parseGenericClause()
    var parameters: [Parameter] = []
    if at(.leftParen) {
      parameters = parseParameters(.subscript)
    } else {
      expected(.expectedParenInSubscript, open: keyword)
    }
    var result = missingType()
    if take(.arrow) {
      result = parseType(.expectedSubscriptType)
    } else {
      expected(.expectedSubscriptArrow, open: keyword)
      expected(.expectedSubscriptType, open: keyword)
    }
    generics.requirements += parseRequirements()
    var accessors: AccessorBlock?
    if at(.leftBrace) {
      accessors = parseAccessors(scope)
    } else if !scope.isProtocol {
      expected(.expectedSubscriptBrace, at: isAtEnd ? nil : endOfPrevious, open: keyword)
    }
    return .subscript(
      SubscriptDeclaration(
        generics: generics, parameters: parameters, result: result, accessors: accessors,
        keywordSpan: keyword))
  }

  /// `(_ a: Int, for b: String = "", c: Int...)`, from the parenthesis.
  mutating func parseParameters(_ owner: ParameterOwner) -> [Parameter] {
    let opening = token.span
    advance()
    guard enterBracket(opening) else { return [] }
    defer { leaveBracket() }
    return with([]) { parser in
      var parameters: [Parameter] = []
      while !parser.at(.rightParen), !parser.isAtEnd {
        if parser.isEllipsis(parser.token), parser.peek().kind == .rightParen {
          parser.advance()
          break
        }
        let before = parser.diagnostics.count
        parameters.append(parser.parseParameter(owner))
        if parser.diagnostics.count > before { parser.skipInList(to: .rightParen) }
        if parser.take(.comma) { continue }
        if parser.at(.rightParen) { break }
        guard parser.startsParameter(in: opening), parser.diagnostics.count == before else { break }
        parser.reportMissingComma()
      }
      if !parser.take(.rightParen) { parser.reportOpenParameters(opening) }
      return parameters
    }
  }

  private func startsParameter(in opening: Span) -> Bool {
    (at(.identifier) || at(.underscore) || at(.at))
      && (!token.startsLine || isIndented(deeperThan: opening))
  }

  private mutating func reportOpenParameters(_ opening: Span) {
    if isAtEnd {
      guard !findings.isWrong else { return }
      expected(
        .expectedParameterName, open: opening, note: (.toMatchOpening("("), opening))
      return
    }
    expected(
      .expectedParenInParameters, open: opening, note: (.toMatchOpening("("), opening),
      fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: ")")])
    skipInList(to: .rightParen)
    _ = take(.rightParen)
  }

  private mutating func parseParameter(_ owner: ParameterOwner) -> Parameter {
    // The attributes of an unnamed value belong to its type.
    if owner == .enumCase, !startsNamedParameter() { return parseUnnamedParameter() }
    let attributes = parseAttributes()
    skipParameterModifiers()
    let first = token
    guard at(.identifier) || at(.keyword) || at(.dollarName) else {
      expected(.expectedParameterName)
      return Parameter(
        attributes: attributes, label: nil, name: "", nameSpan: endOfPrevious, type: nil)
    }
    if at(.inout) {
      wrong(.inoutBeforeName, at: token.span)
    }
    advance()
    var second: Token?
    if at(.inout) {
      wrong(.expectedParameterName, at: first.span)
    } else if at(.identifier) || at(.dollarName) || (at(.keyword) && !token.startsLine && !at(.in))
    {
      second = token
      advance()
    }
    // `{ ($item: Binding<Item>) in … }` takes a projected value.
    if owner != .closure {
      requireUnreservedName(first)
      if let second { requireUnreservedName(second) }
    }
    if owner == .operator, let second, first.word != .underscore {
      let label = Span(Int(first.start), Int(second.start))
      wrong(
        .operatorLabel, at: first.span, fixIts: [Diagnostic.FixIt(span: label, replacement: "")])
    }
    return parseParameterType(owner, attributes, first, second)
  }

  private mutating func parseParameterType(
    _ owner: ParameterOwner, _ attributes: [Attribute], _ first: Token, _ second: Token?
  ) -> Parameter {
    var type: TypeReference?
    var isVariadic = false
    if take(.colon) {
      type = parseType(.expectedParameterType)
      if isOperator(token), reads(token, "...") {
        isVariadic = true
        advance()
      }
    } else if owner != .closure {
      reportParameterWithoutType(first, second)
    }
    var value: Expression?
    if take(.equal) {
      value = parseExpression(.expectedDefaultValue)
    } else if isOperator(token), reads(token, "=..."), type != nil {
      advance()
    }
    return Parameter(
      attributes: attributes, label: second == nil ? nil : name(first),
      name: name(second ?? first), nameSpan: (second ?? first).span, type: type,
      isVariadic: isVariadic, defaultValue: value)
  }

  private mutating func reportParameterWithoutType(_ first: Token, _ second: Token?) {
    guard second == nil else {
      expected(.expectedParameterColon)
      return
    }
    if isAtEnd {
      expected(.expectedParameterColon)
    } else if at(.rightParen) || at(.comma) {
      wrong(
        .unnamedParameter, at: first.span,
        fixIts: [
          Diagnostic.FixIt(span: Span(Int(first.start), Int(first.start)), replacement: "_: ")
        ])
    } else if isOperator(token) || at(.dot) || at(.postfixQuestion) {
      wrong(.unnamedParameter, at: token.span)
    } else {
      expected(.expectedParameterColon)
    }
  }

  private mutating func skipParameterModifiers() {
    while true {
      switch token.word {
      case .isolated, .borrowing, .consuming, .sending, .underscoredConst, .owned, .shared:
        guard peek().kind == .identifier || peek().word == .underscore,
          peek(2).kind == .colon || peek(2).kind == .identifier
        else { return }
        advance()
      default: return
      }
    }
  }

  /// Whether `name:` or `_ name:` stands here, as opposed to a type.
  private mutating func startsNamedParameter() -> Bool {
    guard at(.identifier) || at(.keyword) else { return false }
    let next = peek()
    if next.kind == .colon { return true }
    return (next.kind == .identifier || next.kind == .keyword) && peek(2).kind == .colon
  }

  private mutating func parseUnnamedParameter() -> Parameter {
    let start = token
    let type = parseType(.expectedParameterName)
    var value: Expression?
    if take(.equal) { value = parseExpression(.expectedDefaultValue) }
    return Parameter(
      label: nil, name: "_", nameSpan: span(from: start), type: type, defaultValue: value)
  }
}
