internal import SourceText

extension Parser {
  func missingType() -> TypeReference { TypeReference(.missing, span: endOfPrevious) }

  /// Parses a type with attributes, specifiers, `some`, `any`, `&` and arrows.
  mutating func parseType(_ error: SyntaxError) -> TypeReference {
    guard enter() else { return missingType() }
    defer { leave() }
    let start = token
    let (attributes, specifiers) = parseTypeSpecifiers()
    var type: TypeReference
    if at(.repeat) || (at(.each) && startsTypeName(peek())) {
      let isExpansion = at(.repeat)
      advance()
      let pattern = parseType(error)
      type = TypeReference(
        isExpansion ? .packExpansion(pattern) : .packElement(pattern), span: span(from: start))
    } else {
      type = parseUnionOfTypes(error)
      if let function = parseFunctionType(after: type) { type = function }
    }
    if !attributes.isEmpty || !specifiers.isEmpty {
      type = TypeReference(
        .attributed(attributes, specifiers: specifiers, type), span: span(from: start))
    }
    return type
  }

  private mutating func parseTypeSpecifiers() -> ([Attribute], [String]) {
    var attributes: [Attribute] = []
    var specifiers: [String] = []
    while true {
      if at(.at) {
        attributes.append(parseTypeAttribute())
        continue
      }
      switch token.word {
      case .inout:
        specifiers.append("inout")
        advance()
      case .borrowing, .consuming, .owned, .shared, .isolated, .sending, .underscoredConst:
        guard !token.flags.contains(.escaped), startsTypeAfterSpecifier(peek()) else {
          return (attributes, specifiers)
        }
        specifiers.append(text(token))
        advance()
      case .nonisolated where peek().kind == .leftParen:
        specifiers.append("nonisolated")
        advance()
        skipOne()
      case .nonisolated where startsTypeAfterSpecifier(peek()):
        // `extension Book: nonisolated Observable`.
        specifiers.append("nonisolated")
        advance()
      default: return (attributes, specifiers)
      }
    }
  }

  private func startsTypeName(_ next: Token) -> Bool {
    !next.startsLine && (next.kind == .identifier || next.word == .selfType || next.word == .any)
  }

  private func startsTypeAfterSpecifier(_ next: Token) -> Bool {
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .leftParen, .leftBracket, .at: return true
    case .keyword: return next.word == .selfType || next.word == .any || next.word == .inout
    case .prefixOperator: return startsWith(next, UInt8(ascii: "~"))
    default: return false
    }
  }

  /// `A & B`, `some A & B`.
  private mutating func parseUnionOfTypes(_ error: SyntaxError) -> TypeReference {
    let start = token
    if at(.some) || at(.anyType), !token.flags.contains(.escaped) {
      let isSome = at(.some)
      guard enter() else { return missingType() }
      defer { leave() }
      advance()
      let constraint = parseComposition(error)
      return TypeReference(
        isSome ? .some(constraint) : .any(constraint), span: span(from: start))
    }
    return parseComposition(error)
  }

  /// `A & B`.
  private mutating func parseComposition(_ error: SyntaxError) -> TypeReference {
    let start = token
    let first = parseSimpleType(error)
    guard isAmpersand() else { return first }
    var members = [first]
    while isAmpersand() {
      advance()
      members.append(parseSimpleType(.expectedTypeInComposition))
    }
    return TypeReference(.composition(members), span: span(from: start))
  }

  private func isAmpersand() -> Bool {
    (at(.infixOperator) && reads(token, "&")) || (at(.prefixAmpersand) && !token.startsLine)
  }

  /// `async throws -> T` after a tuple of parameter types.
  private mutating func parseFunctionType(after parameters: TypeReference) -> TypeReference? {
    let isEffect = at(.async) || at(.throws) || at(.rethrows) || at(.reasync)
    guard at(.arrow) || isEffect else { return nil }
    guard case .tuple(let elements) = parameters.kind else {
      guard at(.arrow) else { return nil }
      wrong(.functionTypeNeedsParentheses, at: parameters.span)
      advance()
      let result = parseResultType(.expectedFunctionTypeResult)
      let element = TypeReference.TupleElement(label: nil, type: parameters)
      return TypeReference(
        .function(parameters: [element], effects: Effects(), result: result),
        span: span(from: parameters.span))
    }
    if isEffect,
      !lookAhead(
        .typeEffects,
        { parser in
          _ = parser.parseEffects()
          return parser.at(.arrow)
        })
    {
      return nil
    }
    let effects = parseEffects()
    guard take(.arrow) else { return nil }
    let result = parseResultType(.expectedFunctionTypeResult)
    return TypeReference(
      .function(parameters: elements, effects: effects, result: result),
      span: span(from: parameters.span))
  }

  /// The type after an arrow; effects written here are reported, as they belong before it.
  mutating func parseResultType(_ error: SyntaxError) -> TypeReference {
    while at(.async) || at(.throws) || at(.rethrows), !token.flags.contains(.escaped) {
      wrong(.effectAfterArrow(text(token)), at: token.span)
      advance()
    }
    return parseType(error)
  }

  /// `async throws(E)`, in this order.
  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while !token.flags.contains(.escaped) {
      switch token.word {
      case .async, .reasync:
        if effects.isAsync { wrong(.repeatedEffect(text(token)), at: token.span) }
        if effects.isThrowing {
          wrong(.asyncBeforeThrows(text(token)), at: token.span)
        }
        effects.isAsync = true
        advance()
      case .throws, .rethrows:
        if effects.isThrowing { wrong(.repeatedEffect(text(token)), at: token.span) }
        effects.isThrowing = true
        if at(.rethrows) { effects.isRethrowing = true }
        let isPlain = at(.throws)
        advance()
        if isPlain, at(.leftParen), !token.startsLine {
          advance()
          effects.thrownType = parseType(.expectedThrownType)
          if !take(.rightParen) { expected(.expectedParenAfterThrown) }
        }
      case .try,
        .throw where endsEffects(peek()):
        guard endsEffects(peek()) else { return effects }
        wrong(
          .misspelledThrows, at: token.span,
          fixIts: [Diagnostic.FixIt(span: token.span, replacement: "throws")])
        effects.isThrowing = true
        advance()
      case .await where endsEffects(peek()):
        wrong(
          .misspelledAsync, at: token.span,
          fixIts: [Diagnostic.FixIt(span: token.span, replacement: "async")])
        effects.isAsync = true
        advance()
      default: return effects
      }
    }
    return effects
  }

  private func endsEffects(_ next: Token) -> Bool {
    next.kind == .leftBrace || next.kind == .arrow || next.word == .throws
  }

  /// A type without attributes and arrows, but with `?`, `!` and members.
  mutating func parseSimpleType(_ error: SyntaxError) -> TypeReference {
    let start = token
    var type: TypeReference
    switch token.kind {
    case .identifier, .dollarName:
      type = parseTypeName(base: nil, start)
    case .keyword where at(.selfType) || at(.any):
      type = parseTypeName(base: nil, start)
    case .keyword where at(.underscore):
      advance()
      type = TypeReference(.placeholder, span: start.span)
    case .editorPlaceholder:
      advance()
      type = TypeReference(.placeholder, span: start.span)
    case .leftParen, .leftBracket:
      let bracketed = parseBracketedType()
      // Two statements, so that the parser's state is read after the brackets are parsed.
      type = withoutParentheses(bracketed)
    case .prefixOperator where startsWith(token, UInt8(ascii: "~")):
      guard enter() else { return missingType() }
      defer { leave() }
      takeFirstByte()
      let inner = parseSimpleType(error)
      return TypeReference(.suppressed(inner), span: span(from: start))
    case .infixOperator, .postfixOperator, .prefixOperator:
      guard isEllipsis(token) else { return reportMissingType(error) }
      advance()
      return TypeReference(.placeholder, span: start.span)
    default:
      return reportMissingType(error)
    }
    return parseTypeSuffixes(of: type, start)
  }

  /// `(any P)` is `any P`, unless the parentheses are those of a function's parameters.
  func withoutParentheses(_ type: TypeReference) -> TypeReference {
    guard case .tuple(let elements) = type.kind, elements.count == 1, elements[0].label == nil,
      !elements[0].isVariadic, !at(.arrow), !at(.async), !at(.throws), !at(.rethrows)
    else { return type }
    if case .packExpansion = elements[0].type.kind { return type }
    return TypeReference(elements[0].type.kind, span: type.span)
  }

  private mutating func reportMissingType(_ error: SyntaxError) -> TypeReference {
    if token.kind == .keyword, !at(.in), !token.startsLine, !startsStatementWord(),
      peek().kind != .identifier, peek().kind != .keyword
    {
      wrong(.keywordAsType(text(token)), at: token.span)
      advance()
      return missingType()
    }
    let atPrevious = token.startsLine && !error.isReportedAtNextToken
    expected(error, at: atPrevious ? endOfPrevious : nil)
    return missingType()
  }

  private mutating func parseTypeName(base: TypeReference?, _ start: Token) -> TypeReference {
    let nameToken = token
    advance()
    var arguments: [TypeReference] = []
    if isOperator(token), startsWith(token, UInt8(ascii: "<")) {
      if reads(token, "<...>") {
        advance()
        arguments = [TypeReference(.placeholder, span: endOfPrevious)]
      } else {
        arguments = parseGenericArguments() ?? []
      }
    }
    return TypeReference(
      .named(base: base, name: name(nameToken), arguments: arguments), span: span(from: start))
  }

  private mutating func parseTypeSuffixes(of first: TypeReference, _ start: Token) -> TypeReference
  {
    var type = first
    var length = 0
    while length <= Self.maximumChain {
      length += 1
      switch token.kind {
      case .dot, .prefixDot:
        let next = peek()
        guard !next.startsLine, next.kind == .identifier || next.kind == .keyword else {
          if at(.dot), !token.startsLine { reportMissingMember() }
          return type
        }
        // `Int.self` is an expression, not a type.
        if next.word == .`self` || next.word == .`init` { return type }
        advance()
        if at(.typeMember) || at(.protocolMember) {
          let isProtocol = at(.protocolMember)
          advance()
          type = TypeReference(.metatype(type, isProtocol: isProtocol), span: span(from: start))
        } else {
          type = parseTypeName(base: type, start)
        }
      case .postfixQuestion where !token.startsLine:
        advance()
        type = TypeReference(.optional(type), span: span(from: start))
      case .postfixExclamation where !token.startsLine:
        advance()
        type = TypeReference(.implicitlyUnwrapped(type), span: span(from: start))
      case .leftBracket where token.adjoins && lookahead.depth == 0:
        type = parseOldArrayType(of: type, start)
      case .infixOperator, .postfixOperator:
        // `Int??` and `Int?=` are one operator token, which is split.
        guard startsWith(token, UInt8(ascii: "?")), token.adjoins else { return type }
        takeFirstByte()
        type = TypeReference(.optional(type), span: span(from: start))
      default: return type
      }
    }
    cutOff(.nestingTooDeep(Self.maximumChain))
    return type
  }

  /// `Int[]`, `Array[Int]`, as other languages write them.
  private mutating func parseOldArrayType(
    of element: TypeReference, _ start: Token
  ) -> TypeReference {
    let before = Span(Int(start.start), Int(start.start))
    let isPlain = peek().kind == .rightBracket
    let fixIts = [
      Diagnostic.FixIt(span: before, replacement: "["),
      Diagnostic.FixIt(span: Span(Int(token.start), Int(token.start) + 1), replacement: ""),
    ]
    wrong(.oldArrayType, at: token.span, fixIts: isPlain ? fixIts : [])
    skipOne()
    return isPlain
      ? TypeReference(.array(element), span: span(from: start)) : missingType()
  }

  /// Reports a dot after a type without a name.
  private mutating func reportMissingMember() {
    let dot = token.span
    advance()
    if isAtEnd || token.adjoins && at(.leftBrace) {
      expected(.expectedMemberType, open: dot)
    } else {
      wrong(.expectedMemberName, at: dot)
    }
  }

  /// `<A, B>`; nil if it is not closed.
  mutating func parseGenericArguments() -> [TypeReference]? {
    let opening = Span(Int(token.start), Int(token.start) + 1)
    guard enterBracket(opening) else { return nil }
    defer { leaveBracket() }
    takeFirstByte()
    var arguments: [TypeReference] = []
    while !isCloseAngle() {
      if at(.integer) || (at(.prefixOperator) && peek().kind == .integer) {
        let start = token
        if at(.prefixOperator) { advance() }
        advance()
        arguments.append(
          TypeReference(
            .named(base: nil, name: source.text(in: span(from: start)), arguments: []),
            span: span(from: start)))
      } else {
        arguments.append(parseType(.expectedType))
      }
      if !take(.comma) { break }
    }
    guard isCloseAngle() else {
      expected(
        .expectedCloseAngleInArguments, open: opening, note: (.toMatchOpening("<"), opening))
      return arguments.isEmpty ? nil : arguments
    }
    takeFirstByte()
    return arguments
  }

  func isCloseAngle() -> Bool { isOperator(token) && startsWith(token, UInt8(ascii: ">")) }
}
