internal import SourceText

extension Parser {
  /// `(…)`, `[T]`, `[K: V]`, `[3 of T]`.
  mutating func parseBracketedType() -> TypeReference {
    let opening = token
    guard enterBracket(opening.span) else { return missingType() }
    defer { leaveBracket() }
    if at(.leftParen) { return parseTupleType(opening) }
    advance()
    let size = parseArraySize()
    let element = parseType(.expectedElementType)
    var value: TypeReference?
    if take(.colon) { value = parseType(.expectedDictionaryValueType) }
    if !take(.rightBracket) {
      expected(
        value == nil ? .expectedBracketInArrayType : .expectedBracketInDictionaryType,
        at: token.startsLine ? endOfPrevious : nil, open: opening.span,
        note: (.toMatchOpening("["), opening.span))
    }
    let kind: TypeReference.Kind =
      size.map { .named(base: nil, name: "InlineArray", arguments: [$0, element]) }
      ?? value.map { .dictionary(key: element, value: $0) } ?? .array(element)
    return TypeReference(kind, span: span(from: opening))
  }

  /// `3 of` in `[3 of T]`; nil if there is no size.
  private mutating func parseArraySize() -> TypeReference? {
    guard at(.integer) || at(.underscore) || at(.identifier), peek().word == .of else { return nil }
    let (size, isOpen) = (token, at(.underscore))
    advance()
    advance()
    return TypeReference(
      isOpen ? .placeholder : .named(base: nil, name: text(size), arguments: []), span: size.span)
  }

  private mutating func parseTupleType(_ opening: Token) -> TypeReference {
    advance()
    var elements: [TypeReference.TupleElement] = []
    while !at(.rightParen), !isAtEnd {
      if isEllipsis(token), peek().kind == .rightParen {
        advance()
        break
      }
      elements.append(parseTupleTypeElement())
      if !take(.comma) { break }
    }
    if !take(.rightParen) {
      expected(
        .expectedParenInTupleType, open: opening.span,
        note: (.toMatchOpening("("), opening.span))
      skipInList(to: .rightParen)
      _ = take(.rightParen)
    }
    return TypeReference(.tuple(elements), span: span(from: opening))
  }

  private mutating func parseTupleTypeElement() -> TypeReference.TupleElement {
    var label: String?
    var second: String?
    if let width = tupleLabelWidth() {
      label = name(token)
      advance()
      if width == 2 {
        second = name(token)
        advance()
      }
      advance()
    }
    let type = parseType(.expectedType)
    var isVariadic = false
    if isOperator(token), reads(token, "...") {
      isVariadic = true
      advance()
    }
    if at(.equal) {
      wrong(.defaultInTupleType, at: token.span)
      advance()
      _ = parseExpression()
    }
    return TypeReference.TupleElement(
      label: label, secondName: second, type: type, isVariadic: isVariadic)
  }

  /// The number of names before a colon: `x:` has one, `_ x:` two.
  private mutating func tupleLabelWidth() -> Int? {
    guard at(.identifier) || at(.keyword) else { return nil }
    let next = peek()
    if next.kind == .colon { return 1 }
    if next.kind == .identifier || next.kind == .keyword, peek(2).kind == .colon { return 2 }
    return nil
  }

  /// `<T: P, each U, let n: Int>`.
  mutating func parseGenericParameters() -> [GenericClause.Parameter] {
    let opening = Span(Int(token.start), Int(token.start) + 1)
    takeFirstByte()
    var parameters: [GenericClause.Parameter] = []
    if isCloseAngle() { wrong(.expectedGenericParameterName, at: token.span) }
    while !isCloseAngle() {
      _ = parseAttributes()
      let isPack = at(.each) && peek().kind == .identifier
      let isValue = at(.let) && peek().kind == .identifier
      if isPack || isValue { advance() }
      guard at(.identifier) || at(.dollarName) else {
        expected(.expectedGenericParameterName)
        break
      }
      requireUnreservedName(token)
      let nameToken = token
      advance()
      var constraint: TypeReference?
      if take(.colon) { constraint = parseType(.expectedGenericConstraint(name(nameToken))) }
      parameters.append(
        GenericClause.Parameter(
          name: name(nameToken), nameSpan: nameToken.span, constraint: constraint, isPack: isPack,
          isValue: isValue))
      if !take(.comma) { break }
    }
    if isCloseAngle() {
      takeFirstByte()
    } else {
      expected(
        .expectedCloseAngleInParameters, open: opening, note: (.toMatchOpening("<"), opening))
      skipToAngle()
    }
    return parameters
  }

  private mutating func skipToAngle() {
    while !isAtEnd, !token.startsLine, !isCloseAngle(), !at(.leftParen), !at(.leftBrace),
      !at(.rightBrace)
    {
      advance()
    }
    if isCloseAngle() { takeFirstByte() }
  }

  /// `where T: P, U.Element == Int`, from `where` on; empty if there is none.
  mutating func parseRequirements() -> [GenericRequirement] {
    guard take(.where) else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      if at(.leftBrace), !requirements.isEmpty { break }
      if at(.at) { _ = parseAttributes() }
      let before = diagnostics.count
      let first = parseRequirementType()
      if case .missing = first.kind, diagnostics.count > before { break }
      if take(.colon) {
        if at(.identifier), isLayoutConstraint() {
          advance()
          if at(.leftParen) { skipOne() }
          continue
        }
        requirements.append(.conformance(first, parseType(.expectedType)))
      } else if isOperator(token), reads(token, "==") {
        advance()
        requirements.append(.sameType(first, parseRequirementType()))
      } else {
        expected(.expectedRequirementSign)
        break
      }
    } while take(.comma)
    return requirements
  }

  private mutating func parseRequirementType() -> TypeReference {
    let start = token
    if at(.integer) || at(.prefixOperator) && peek().kind == .integer {
      if at(.prefixOperator) { advance() }
      advance()
      let whole = span(from: start)
      return TypeReference(
        .named(base: nil, name: source.text(in: whole), arguments: []), span: whole)
    }
    return parseType(.expectedType)
  }

  /// `_Trivial(64, 8)`, which only the standard library writes.
  private func isLayoutConstraint() -> Bool {
    switch text(token) {
    case "_Trivial", "_TrivialAtMost", "_RefCountedObject", "_NativeRefCountedObject",
      "_UnknownLayout", "_BridgeObject", "_TrivialStride":
      true
    default: false
    }
  }
}
