internal import SourceText

extension Parser {
  /// An expression without postfix parts: a literal, a name, or a bracketed expression.
  mutating func parsePrimary(_ error: SyntaxError) -> Expression {
    let start = token
    switch token.kind {
    case .integer:
      advance()
      return Expression(.integerLiteral(text(start)), span: start.span)
    case .float:
      advance()
      return Expression(.floatLiteral(text(start)), span: start.span)
    case .string:
      return parseString()
    case .regex:
      advance()
      return Expression(.regexLiteral(text(start)), span: start.span)
    case .editorPlaceholder:
      wrong(.editorPlaceholder, at: start.span)
      advance()
      return Expression(.placeholder, span: start.span)
    case .identifier:
      return parseName()
    case .dollarName:
      noteShorthand(text(start))
      advance()
      return Expression(
        .identifier(Identifier(name: text(start), span: start.span)), span: start.span)
    case .keyword:
      return parseKeywordExpression(error)
    case .leftParen:
      return functionTypeFollows() ? parseTypeExpression() : parseTuple()
    case .leftBracket:
      return parseCollection()
    case .leftBrace:
      let closure = parseClosure()
      return Expression(.closure(closure), span: closure.span)
    case .prefixDot, .dot:
      return parseImplicitMember()
    case .pound:
      return parsePoundExpression()
    case .at:
      return parseAttributedExpression(error)
    default:
      return reportMissingExpression(error)
    }
  }

  func takesPlaceOfPrevious(_ error: SyntaxError) -> Bool { error == .expectedInitialValue }

  private mutating func reportMissingExpression(_ error: SyntaxError) -> Expression {
    if at(.invalid) {
      // The lexer has reported the error.
      findings.isWrong = findings.isWrong || !isAtEnd
      if !token.flags.contains(.malformed) || text(token) == "`" { wrong(error, at: token.span) }
      advance()
      return missingExpression()
    }
    expected(error, at: takesPlaceOfPrevious(error) && token.startsLine ? endOfPrevious : nil)
    if at(.colon) { skipStrayLabel() }
    return missingExpression()
  }

  /// `lhs.id == rhs.id:w`: leftovers of an editor command are skipped, with a fix-it to remove
  /// them.
  private mutating func skipStrayLabel() {
    let start = token
    let next = peek()
    guard !token.startsLine, next.adjoins, next.kind == .identifier, peek(2).startsLine,
      diagnostics.last?.span.start == start.start
    else { return }
    advance()
    advance()
    let removal = Diagnostic.FixIt(span: span(from: start), replacement: "")
    diagnostics[diagnostics.count - 1].fixIts = [removal]
    // A `;` before it would not help.
    if let before = diagnostics.dropLast().last, Int(before.span.start) == Int(start.start) {
      diagnostics[diagnostics.count - 2].fixIts = []
    }
  }

  private mutating func parseName() -> Expression {
    let start = token
    if at(.some) || at(.anyType), startsTypeAfterWord() { return parseTypeExpression() }
    advance()
    var identifier = Identifier(name: name(start), span: start.span)
    parseNameSuffix(of: &identifier, start)
    return Expression(.identifier(identifier), span: span(from: start))
  }

  /// `any P`, `some P` in place of an expression.
  private mutating func startsTypeAfterWord() -> Bool {
    let next = peek()
    guard !token.flags.contains(.escaped), !next.startsLine, next.kind == .identifier else {
      return false
    }
    return true
  }

  mutating func parseTypeExpression() -> Expression {
    let start = token
    let type = parseType(.expectedType)
    return Expression(.type(type), span: span(from: start))
  }

  /// Whether the parenthesis begins a function type: `(Int) -> Void`.
  private mutating func functionTypeFollows() -> Bool {
    var distance = 1
    var open = 1
    while open > 0 {
      switch peek(distance).kind {
      case .leftParen, .leftBracket: open += 1
      case .rightParen, .rightBracket: open -= 1
      case .endOfText, .leftBrace, .rightBrace, .semicolon, .string, .integer, .float: return false
      default: break
      }
      distance += 1
    }
    let next = peek(distance)
    if next.kind == .arrow { return true }
    guard next.word == .async || next.word == .throws, !next.startsLine else { return false }
    let following = peek(distance + 1)
    return following.kind == .arrow || following.word == .throws || following.kind == .leftParen
  }

  /// `if` and `switch` as expressions.
  private mutating func parseStatementExpression() -> Expression {
    let start = token
    guard enterBracket(start.span) else { return missingExpression() }
    defer { leaveBracket() }
    let kind: Expression.Kind =
      token.word == .if
      ? .ifExpression(parseIf(label: nil)) : .switchExpression(parseSwitch(label: nil))
    return Expression(kind, span: span(from: start))
  }

  private mutating func parseKeywordExpression(_ error: SyntaxError) -> Expression {
    let start = token
    func leaf(_ kind: Expression.Kind) -> Expression { Expression(kind, span: start.span) }
    switch token.word {
    case .true, .false:
      advance()
      return leaf(.booleanLiteral(start.word == .true))
    case .nil:
      advance()
      return leaf(.nilLiteral)
    case .underscore:
      advance()
      return leaf(.discard)
    case .`self`, .selfType, .super, .any:
      advance()
      var identifier = Identifier(name: text(start), span: start.span)
      if start.word == .`self` || start.word == .super {
        return leaf(.identifier(identifier))
      }
      parseNameSuffix(of: &identifier, start)
      return Expression(.identifier(identifier), span: span(from: start))
    case .`init`:
      advance()
      return leaf(.identifier(Identifier(name: "init", span: start.span)))
    case .if, .switch: return parseStatementExpression()
    default:
      return reportMissingExpression(error)
    }
  }

  private mutating func parseImplicitMember() -> Expression {
    let dot = token
    advance()
    if at(.integer), token.adjoins {
      let number = token
      advance()
      let text = text(number)
      wrong(
        .dotBeforeDigits(text), at: dot.span,
        fixIts: [Diagnostic.FixIt(span: dot.span, replacement: "0.")])
      return Expression(.floatLiteral("0." + text), span: span(from: dot))
    }
    guard at(.identifier) || at(.dollarName) || (at(.keyword) && !token.startsLine) else {
      expected(.expectedAfterDot, open: dot.span)
      return Expression(
        .implicitMember(Identifier(name: "", span: endOfPrevious)), span: span(from: dot))
    }
    var identifier = parseMemberName()
    // Without a base, `.self` and `.Type` are members of these names.
    if ["self", "Type"].contains(identifier.name) { identifier.isEscaped = true }
    return Expression(.implicitMember(identifier), span: span(from: dot))
  }

  /// `()`, `(a)`, `(a, b)`, `(x: a)`.
  private mutating func parseTuple() -> Expression {
    let start = token
    let arguments = parseArguments(closing: .rightParen)
    let whole = span(from: start)
    if arguments.count == 1, arguments[0].label == nil {
      return Expression(.parenthesized(arguments[0].value), span: whole)
    }
    return Expression(.tuple(arguments), span: whole)
  }

  /// `[a, b]`, `[k: v]`, `[]`, `[:]`.
  private mutating func parseCollection() -> Expression {
    let opening = token
    advance()
    guard enterBracket(opening.span) else { return missingExpression() }
    defer { leaveBracket() }
    return with([]) { $0.parseCollectionElements(opening) }
  }

  private mutating func parseCollectionElements(_ opening: Token) -> Expression {
    if take(.rightBracket) { return Expression(.array([]), span: span(from: opening)) }
    if at(.colon), peek().kind == .rightBracket {
      advance()
      advance()
      return Expression(.dictionary([]), span: span(from: opening))
    }
    let errorsBefore = diagnostics.count
    var elements: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    repeat {
      if at(.rightBracket) { break }
      let before = diagnostics.count
      let element = parseExpression(.expectedElement)
      if take(.colon) {
        pairs.append((element, parseExpression(.expectedDictionaryValue)))
      } else if !pairs.isEmpty, diagnostics.count == before {
        expected(.expectedDictionaryColon)
      } else if at(.of), !token.startsLine, elements.isEmpty {
        return parseSizedArray(opening, size: element)
      } else {
        elements.append(element)
      }
      if diagnostics.count > before { skipInList(to: .rightBracket) }
    } while takeElementSeparator(opening)
    if !take(.rightBracket), !isAtEnd || diagnostics.count == errorsBefore {
      expected(
        .expectedBracketInCollection, at: endOfPrevious, open: opening.span,
        note: (.toMatchOpening("["), opening.span),
        fixIts: [Diagnostic.FixIt(span: endOfPrevious, replacement: "]")])
    }
    let whole = span(from: opening)
    return Expression(pairs.isEmpty ? .array(elements) : .dictionary(pairs), span: whole)
  }

  /// Takes a comma, or reports a missing one.
  private mutating func takeElementSeparator(_ opening: Token) -> Bool {
    if take(.comma) { return true }
    if at(.semicolon), !token.startsLine, closesOnLine(.rightBracket) {
      reportMissingComma()
      advance()
      return true
    }
    guard startsExpression(), !at(.rightBracket) else { return false }
    if token.startsLine, startsDeclarationOrStatement() || !isIndented(deeperThan: opening.span) {
      return false
    }
    reportMissingComma()
    return true
  }

  /// `[3 of Int]`, a type.
  private mutating func parseSizedArray(_ opening: Token, size: Expression) -> Expression {
    advance()
    let element = parseType(.expectedType)
    _ = take(.rightBracket)
    let whole = span(from: opening)
    let text: String? =
      switch size.kind {
      case .integerLiteral(let text): text
      case .identifier(let name): name.name
      default: nil
      }
    let count = TypeReference(
      text.map { .named(base: nil, name: $0, arguments: []) } ?? .placeholder, span: size.span)
    return Expression(
      .type(
        TypeReference(
          .named(base: nil, name: "InlineArray", arguments: [count, element]), span: whole)),
      span: whole)
  }

  /// `@MainActor { … }` is not an expression, but `@Sendable () -> Void` can be a type.
  private mutating func parseAttributedExpression(_ error: SyntaxError) -> Expression {
    let start = token
    let attributes = parseAttributes()
    let isType =
      at(.leftParen) ? functionTypeFollows() : at(.identifier) && startsUppercase(text(token))
    guard isType, !token.startsLine else {
      wrong(error, at: start.span)
      return missingExpression()
    }
    let type = parseType(.expectedType)
    let whole = span(from: start)
    return Expression(
      .type(TypeReference(.attributed(attributes, specifiers: [], type), span: whole)), span: whole)
  }

  /// `#file`, `#expect(…) { … }`.
  private mutating func parsePoundExpression() -> Expression {
    let start = token
    guard peek().adjoins, peek().kind == .identifier || peek().kind == .keyword else {
      let next = peek()
      advance()
      if !next.adjoins, !next.startsLine, next.kind == .identifier {
        wrong(.blankAfterPound, at: Span(Int(start.end), Int(start.end)))
        advance()
      } else {
        expected(.expectedMacroName)
      }
      return missingExpression()
    }
    guard MagicLiteral.names.contains(text(peek())) else {
      let expansion = parseMacroExpansion()
      return Expression(.macroExpansion(expansion), span: span(from: start))
    }
    advance()
    let name = text(token)
    advance()
    return Expression(.magicLiteral(name), span: span(from: start))
  }

  /// `#name<T>(arguments) { … }`, from the `#`.
  mutating func parseMacroExpansion() -> MacroExpansion {
    advance()
    let nameToken = token
    var identifier = Identifier(name: name(token), span: token.span)
    advance()
    if at(.dot), peek().adjoins, peek().kind == .identifier {
      advance()
      identifier = Identifier(name: name(token), span: token.span)
      advance()
    }
    if let arguments = parseGenericArgumentsInExpression() {
      identifier.genericArguments = arguments
    }
    var arguments: [Argument] = []
    if at(.leftParen), !token.startsLine {
      if identifier.name == "available" || identifier.name == "unavailable"
        || identifier.name == "sourceLocation"
      {
        skipAttributeArguments()
      } else {
        arguments = parseArguments(closing: .rightParen)
      }
    }
    var closures: [TrailingClosure] = []
    if at(.leftBrace), isValidTrailingClosure() { closures = parseTrailingClosures() }
    return MacroExpansion(
      name: identifier.name, nameSpan: nameToken.span,
      genericArguments: identifier.genericArguments, arguments: arguments,
      trailingClosures: closures)
  }
}
