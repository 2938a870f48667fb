internal import SourceText

extension Parser {
  /// `@State @Environment(\.dismiss)`, as many as there are.
  mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      if at(.at) {
        attributes.append(parseAttribute(isType: false))
      } else if startsConditionalAttributes() {
        attributes += parseConditionalAttributes()
      } else {
        return attributes
      }
    }
  }

  mutating func parseTypeAttribute() -> Attribute { parseAttribute(isType: true) }

  private mutating func parseAttribute(isType: Bool) -> Attribute {
    let start = token
    advance()
    guard at(.identifier) || at(.rethrows) else {
      expected(.expectedAttributeName, open: start.span)
      return Attribute(name: "", arguments: nil, span: start.span)
    }
    if !token.adjoins {
      wrong(.blankAfterAt, at: endOfPrevious)
    }
    var name = name(token)
    advance()
    while at(.dot), token.adjoins, peek().kind == .identifier {
      advance()
      name += "." + self.name(token)
      advance()
    }
    var generics: [TypeReference] = []
    if isOperator(token), startsWith(token, UInt8(ascii: "<")), token.adjoins,
      let arguments = attempt(.genericArguments, { $0.parseGenericArguments() })
    {
      generics = arguments
    }
    var arguments: [Argument]?
    if at(.leftParen), token.adjoins, !isType || isTypeAttributeArgument(name) {
      arguments = parseAttributeArguments(name)
    }
    return Attribute(
      name: name, genericArguments: generics, arguments: arguments, span: span(from: start))
  }

  /// In `@MainActor () -> Void` without a space, the parentheses belong to the function type.
  private mutating func isTypeAttributeArgument(_ name: String) -> Bool {
    switch name {
    case "escaping", "autoclosure", "Sendable", "MainActor": return false
    default: break
    }
    return !lookAhead(.typeAttributeArgument) { parser in
      parser.skipOne()
      return parser.at(.arrow) || parser.at(.async) || parser.at(.throws)
    }
  }

  private mutating func parseAttributeArguments(_ name: String) -> [Argument] {
    switch name {
    case "available": return parseAvailability()
    case "attached", "freestanding": return parseMacroRole()
    case "objc", "_spi", "backDeployed", "convention", "_specialize", "_semantics",
      "derivative", "differentiable", "_alwaysEmitIntoClient", "_originallyDefinedIn",
      "_silgen_name", "implementation", "_documentation", "_effects", "inline",
      "lifetime",
      "_lifetime", "abi":
      skipAttributeArguments()
      return []
    default: break
    }
    if let arguments = attempt(
      .attributeArguments, { $0.parseArguments(closing: .rightParen) })
    {
      return arguments
    }
    let isClosed = lookAhead(.closedArguments) { parser in
      parser.skipOne()
      return !parser.isAtEnd || parser.tokens[parser.index - 1].kind == .rightParen
    }
    // Errors in the arguments are reported for this attribute, but not for other attributes whose
    // arguments are not expressions.
    if isClosed, name == "storageRestrictions" {
      skipAttributeArguments()
      return []
    }
    return parseArguments(closing: .rightParen)
  }

  /// `(member, names: named(init), suffixed(Mock))`. The value of an argument is the name at its
  /// start, with the span of the whole argument.
  private mutating func parseMacroRole() -> [Argument] {
    let opening = token.span
    var arguments: [Argument] = []
    advance()
    while !isAtEnd, !at(.rightParen) {
      var label: String?
      if peek().kind == .colon {
        label = text(token)
        advance()
        advance()
      }
      let (start, name) = (token.span, token)
      while !isAtEnd, !at(.comma), !at(.rightParen) { skipOne() }
      let value = Expression(
        .identifier(Identifier(name: text(name), span: name.span)), span: span(from: start))
      arguments.append(Argument(label: label, value: value))
      guard take(.comma) else { break }
    }
    if !take(.rightParen) { expected(.expectedParenInList, open: opening) }
    return arguments
  }

  /// `(*, unavailable, message: "…")`: the names and labelled texts; platforms and versions are
  /// ignored.
  private mutating func parseAvailability() -> [Argument] {
    let opening = token.span
    var arguments: [Argument] = []
    advance()
    repeat {
      let first = token
      if isOperator(token), reads(token, "*") {
        advance()
        continue
      }
      guard take(.identifier) else {
        expected(.expectedPlatform, open: opening)
        break
      }
      if take(.colon) {
        let value = parseExpression()
        arguments.append(Argument(label: text(first), labelSpan: first.span, value: value))
        // `13.0.1` is a number followed by adjacent tokens.
        while at(.dot) || at(.integer) { advance() }
        continue
      }
      let name = Expression(
        .identifier(Identifier(name: text(first), span: first.span)), span: first.span)
      arguments.append(Argument(label: nil, value: name))
      while at(.integer) || at(.float) || at(.dot) { advance() }
    } while take(.comma)
    guard !take(.rightParen) else { return arguments }
    expected(.expectedParenInAvailability, open: opening)
    skipToParen()
    return arguments
  }

  /// Skips to the closing parenthesis.
  private mutating func skipToParen() {
    while !isAtEnd, !at(.rightParen), !at(.rightBrace), !token.startsLine { skipOne() }
    _ = take(.rightParen)
  }

  /// Skips parentheses whose content is ignored.
  mutating func skipAttributeArguments() {
    let opening = token.span
    skipOne()
    if isAtEnd, tokens[index - 1].kind != .rightParen {
      expected(.expectedParenInList, open: opening)
    }
  }

  /// `private(set) static nonisolated(unsafe)`.
  mutating func parseModifiers() -> [Modifier] {
    var modifiers: [Modifier] = []
    while isModifier() {
      let start = token
      advance()
      var detail: String?
      if at(.leftParen), takesDetail(start.word) {
        advance()
        if at(.identifier) || at(.keyword) {
          detail = name(token)
          advance()
        }
        if !take(.rightParen) {
          expected(.expectedParenAfterModifier)
        }
      }
      let modifier = Modifier(name: text(start), detail: detail, span: span(from: start))
      if let twin = modifiers.first(where: {
        $0.name == modifier.name && $0.detail == modifier.detail
      }) {
        wrong(.duplicateModifier, at: start.span, note: (.modifierStandsHere, twin.span))
      }
      modifiers.append(modifier)
      if at(.at) {
        // Attributes between modifiers are rare, but read.
        _ = parseAttributes()
      }
    }
    return modifiers
  }

  private func takesDetail(_ word: Word) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated,
      .unsafe:
      true
    default: false
    }
  }

  private mutating func isModifier() -> Bool {
    guard !token.flags.contains(.escaped) else { return false }
    let next = peek()
    switch token.word {
    case .private, .fileprivate, .internal, .public, .static: return true
    case .class:
      switch next.word {
      case .func, .var, .let, .subscript, .override, .private, .public, .internal, .fileprivate,
        .open, .final, .typealias, .mutating, .class, .required, .dynamic, .async:
        return next.kind == .keyword || peek(2).kind != .leftBrace && peek(2).kind != .colon
      default: return false
      }
    case .open, .package, .final, .override, .required, .convenience, .lazy, .mutating,
      .nonmutating, .dynamic, .optional, .indirect, .distributed, .underscoredConsuming,
      .underscoredConst, .borrowing, .consuming, .prefix, .postfix, .infix, .weak, .unowned,
      .nonisolated, .async, .isolated, .sending, .unsafe:
      return startsModified(next)
    default: return false
    }
  }

  private func startsModified(_ next: Token) -> Bool {
    switch next.kind {
    case .keyword: next.word != .is && next.word != .as && next.word != .in
    case .identifier, .at: true
    case .leftParen: takesDetail(token.word)
    case .endOfText: true
    default: false
    }
  }
}
