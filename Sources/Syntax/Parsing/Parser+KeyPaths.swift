internal import SourceText

extension Parser {
  /// `\Book.author.name`, `\.title`, `\.self`, `\.[0]?.count`.
  mutating func parseKeyPath() -> Expression {
    let start = token
    advance()
    guard enter() else { return missingExpression() }
    defer { leave() }
    let errorsBefore = diagnostics.count
    var root: TypeReference?
    if !at(.dot), !at(.prefixDot), !startsOperator(UInt8(ascii: ".")) {
      guard !token.startsLine,
        at(.identifier) || at(.leftParen) || at(.leftBracket) || at(.selfType) || at(.any)
      else {
        expected(.expectedKeyPath)
        return missingExpression()
      }
      root = parseKeyPathRoot()
    }
    let components = parseKeyPathComponents(&root)
    if components.isEmpty, root == nil, diagnostics.count == errorsBefore {
      expected(.expectedKeyPath)
    }
    return Expression(
      .keyPath(KeyPathLiteral(root: root, components: components)), span: span(from: start))
  }

  private func startsOperator(_ byte: UInt8) -> Bool {
    isOperator(token) && !token.startsLine && startsWith(token, byte)
  }

  /// The type before the first component: `Array<Int>`, `[Int]`, `(a: Int, b: Int)`, `Outer`, `Int?`.
  private mutating func parseKeyPathRoot() -> TypeReference {
    let start = token
    var type: TypeReference
    if at(.identifier) || at(.selfType) || at(.any) {
      advance()
      var arguments: [TypeReference] = []
      if isOperator(token), startsWith(token, UInt8(ascii: "<")),
        let parsed = attempt(.genericArguments, { $0.parseGenericArguments() })
      {
        arguments = parsed
      }
      type = TypeReference(
        .named(base: nil, name: name(start), arguments: arguments), span: span(from: start))
    } else {
      let bracketed = parseBracketedType()
      type = withoutParentheses(bracketed)
    }
    while !token.startsLine, at(.postfixQuestion) || startsOperator(UInt8(ascii: "?")) {
      takeFirstByte()
      type = TypeReference(.optional(type), span: span(from: start))
    }
    return type
  }

  private mutating func parseKeyPathComponents(
    _ root: inout TypeReference?
  ) -> [KeyPathLiteral.Component] {
    var components: [KeyPathLiteral.Component] = []
    while components.count <= Self.maximumChain {
      switch token.kind {
      case .dot, .prefixDot:
        guard !token.startsLine || components.isEmpty && root == nil else { return components }
        let dot = token
        advance()
        parseKeyPathMember(into: &components, dot, &root)
      case .leftBracket where !token.startsLine:
        let start = token
        let arguments = parseArguments(closing: .rightBracket)
        components.append(.subscriptCall(arguments, span(from: start)))
      case .leftParen where !token.startsLine && !components.isEmpty:
        let start = token
        let arguments = parseArguments(closing: .rightParen)
        components.append(.call(arguments, span(from: start)))
      case .postfixQuestion where !token.startsLine:
        components.append(.optionalChain(token.span))
        advance()
      case .postfixExclamation where !token.startsLine:
        components.append(.forceUnwrap(token.span))
        advance()
      // `\.?.name`: the lexer reads the punctuation as an operator.
      case _ where startsOperator(UInt8(ascii: ".")):
        let dot = token
        takeFirstByte()
        if !startsOperator(UInt8(ascii: "?")), !startsOperator(UInt8(ascii: "!")) {
          parseKeyPathMember(into: &components, dot, &root)
        }
      case _ where startsOperator(UInt8(ascii: "?")) && token.adjoins:
        components.append(.optionalChain(token.span))
        takeFirstByte()
      case _ where startsOperator(UInt8(ascii: "!")) && token.adjoins:
        components.append(.forceUnwrap(token.span))
        takeFirstByte()
      default: return components
      }
    }
    return components
  }

  private mutating func parseKeyPathMember(
    into components: inout [KeyPathLiteral.Component], _ dot: Token, _ root: inout TypeReference?
  ) {
    switch token.kind {
    case .leftBracket, .postfixQuestion, .postfixExclamation:
      return
    case .infixQuestion:
      components.append(.optionalChain(token.span))
      advance()
    case .integer:
      components.append(.member(Identifier(name: text(token), span: token.span)))
      advance()
    case .identifier, .keyword, .dollarName:
      guard !token.startsLine else {
        wrong(.expectedMemberName, at: dot.span)
        return
      }
      if at(.`self`) {
        components.append(.identity(token.span))
        advance()
        return
      }
      let member = parseMemberName()
      // `\Outer.Inner.name`: a capitalized name that is followed by more belongs to the root.
      if components.isEmpty, let base = root, startsUppercase(member.name),
        at(.dot) || at(.prefixDot)
      {
        root = TypeReference(
          .named(base: base, name: member.name, arguments: member.genericArguments),
          span: span(from: base.span))
        return
      }
      components.append(.member(member))
    default:
      expected(.expectedMemberName, at: dot.span, open: dot.span)
    }
  }
}
