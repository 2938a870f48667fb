internal import SourceText

extension Parser {
  mutating func parseClosure() -> Closure {
    let opening = token
    let indentation = blockIndentation()
    advance()
    guard enterBracket(opening.span) else {
      return Closure(
        attributes: [], captures: [], parameters: nil, effects: Effects(), result: nil,
        body: missingBlock(), span: opening.span)
    }
    defer { leaveBracket() }
    return with([]) { $0.parseClosureBody(opening, indentation) }
  }

  private mutating func parseClosureBody(
    _ opening: Token, _ indentation: BlockIndentation?
  ) -> Closure {
    let troublesBefore = findings.troubles
    let outerShorthand = highestShorthand
    highestShorthand = -1
    defer { highestShorthand = outerShorthand }
    var signature = ClosureSignature()
    if hasClosureSignature() { signature = parseClosureSignature() }
    var isElided = false
    let bodyStart = token
    let statements = parseStatements(.braces, isElided: &isElided, block: indentation)
    let bodySpan = statements.isEmpty ? endOfPrevious : span(from: bodyStart)
    closeBlock(
      opening: opening.span, .expectedBraceAtEndOfClosure, indentation,
      troublesBefore: troublesBefore)
    return Closure(
      attributes: signature.attributes, captures: signature.captures,
      parameters: signature.parameters, effects: signature.effects, result: signature.result,
      body: CodeBlock(statements: statements, span: bodySpan, isElided: isElided),
      span: span(from: opening), highestShorthand: highestShorthand)
  }

  /// Records that the enclosing closure uses `$n`.
  mutating func noteShorthand(_ name: String) {
    if let number = Int(name.dropFirst()) { highestShorthand = max(highestShorthand, number) }
  }

  private struct ClosureSignature {
    var attributes: [Attribute] = []
    var captures: [Closure.Capture] = []
    var parameters: [Parameter]?
    var effects = Effects()
    var result: TypeReference?
  }

  /// Looks ahead for the `in` that ends a signature, without building anything.
  private mutating func hasClosureSignature() -> Bool {
    switch token.kind {
    case .at, .leftBracket, .leftParen, .identifier, .dollarName: break
    case .keyword:
      guard at(.underscore) else { return false }
    default: return false
    }
    return lookAhead(.closureSignature) { parser in
      parser.skipSignatureHead()
      if parser.at(.in) { return true }
      if parser.at(.async) || parser.at(.throws) || parser.at(.rethrows) {
        _ = parser.parseEffects()
      }
      if parser.take(.arrow) {
        _ = parser.parseType(.expectedType)
        // The result type is written, so only `in` can be missing.
        if parser.token.startsLine, !parser.isAtEnd, !parser.at(.rightBrace) { return true }
      }
      return parser.at(.in)
    }
  }

  private mutating func skipSignatureHead() {
    while at(.at) {
      advance()
      advance()
      while at(.dot) {
        advance()
        advance()
      }
      if at(.leftParen), token.adjoins { skipOne() }
    }
    if at(.leftBracket) { skipOne() }
    if at(.leftParen) {
      skipOne()
      return
    }
    guard at(.identifier) || at(.dollarName) || at(.underscore), !at(.async) || peek().word == .in
    else { return }
    advance()
    while at(.comma) {
      advance()
      guard at(.identifier) || at(.dollarName) || at(.underscore) else { return }
      advance()
    }
  }

  private mutating func parseClosureSignature() -> ClosureSignature {
    var signature = ClosureSignature()
    signature.attributes = parseAttributes()
    if at(.leftBracket) { signature.captures = parseCaptures() }
    if at(.leftParen) {
      signature.parameters = parseParameters(.closure)
    } else if at(.identifier) || at(.dollarName) || at(.underscore) {
      signature.parameters = parseBareParameters()
    }
    signature.effects = parseEffects()
    if take(.arrow) { signature.result = parseType(.expectedClosureResult) }
    if !take(.in) {
      expected(
        .expectedInAfterSignature,
        fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: " in")])
    }
    return signature
  }

  /// `a, _, $c`.
  private mutating func parseBareParameters() -> [Parameter] {
    var parameters: [Parameter] = []
    repeat {
      guard at(.identifier) || at(.dollarName) || at(.underscore) else { break }
      parameters.append(
        Parameter(label: nil, name: name(token), nameSpan: token.span, type: nil))
      advance()
    } while take(.comma)
    return parameters
  }

  /// `[weak self, x, y = z]`.
  private mutating func parseCaptures() -> [Closure.Capture] {
    let opening = token.span
    advance()
    var captures: [Closure.Capture] = []
    while !at(.rightBracket), !isAtEnd {
      var strength = Closure.Capture.Strength.strong
      if at(.weak) || at(.unowned), peek().kind != .equal, peek().kind != .comma,
        peek().kind != .rightBracket
      {
        strength = at(.weak) ? .weak : .unowned
        advance()
        if at(.leftParen) { skipOne() }
      }
      guard at(.identifier) || at(.`self`) || at(.dollarName) else {
        expected(.expectedCapture)
        skipInList(to: .rightBracket)
        break
      }
      let nameToken = token
      advance()
      var value: Expression?
      if at(.equal) {
        // Without a value, `$x` captures what a property wrapper projects.
        requireUnreservedName(nameToken)
        advance()
        value = parseExpression(.expectedInitialValue)
      }
      captures.append(
        Closure.Capture(
          strength: strength, name: name(nameToken), nameSpan: nameToken.span, value: value))
      if !take(.comma) { break }
    }
    if !take(.rightBracket) {
      expected(.expectedBracketAfterCaptures, open: opening)
      while !isAtEnd, !at(.rightBracket), !at(.in), !at(.rightBrace) { advance() }
      _ = take(.rightBracket)
    }
    return captures
  }
}
