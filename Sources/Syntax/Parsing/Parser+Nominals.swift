internal import SourceText

extension Parser {
  /// `struct Name<T>: P where … { members }`, from the keyword.
  mutating func parseNominal(
    _ keyword: TypeDeclaration.Keyword, _ scope: MemberScope
  ) -> Declaration.Kind {
    let keywordSpan = token.span
    let errorsBefore = diagnostics.count
    advance()
    let (name, nameSpan) = parseDeclaredName(DeclaredKind(keyword))
    if at(.identifier), !token.startsLine, !name.isEmpty { skipForeignInheritance(keyword) }
    var generics = parseGenericClause()
    let inheritance = parseInheritance()
    generics.requirements += parseRequirements()
    let body = parseMemberBlock(
      scope, DeclaredKind(keyword), keywordSpan, errorsBefore: errorsBefore)
    return .type(
      TypeDeclaration(
        keyword: keyword, name: name, nameSpan: nameSpan, generics: generics,
        inheritance: inheritance, block: body))
  }

  /// `class B extends A`: other languages' keywords for `:`.
  private mutating func skipForeignInheritance(_ keyword: TypeDeclaration.Keyword) {
    let words = Span(previousEnd, Int(peek().start))
    let isFollowed = peek().kind == .identifier && !peek().startsLine
    wrong(
      .secondIdentifier(in: DeclaredKind(keyword)), at: token.span,
      fixIts: isFollowed ? [Diagnostic.FixIt(span: words, replacement: ": ")] : [])
    advance()
  }

  mutating func parseExtension() -> Declaration.Kind {
    let keywordSpan = token.span
    let errorsBefore = diagnostics.count
    advance()
    let extended = parseType(.expectedExtendedType)
    let inheritance = parseInheritance()
    let requirements = parseRequirements()
    let body = parseMemberBlock(
      .extension, .extension, keywordSpan, errorsBefore: errorsBefore)
    return .extension(
      ExtensionDeclaration(
        extended: extended, inheritance: inheritance, requirements: requirements,
        block: body))
  }

  private mutating func parseMemberBlock(
    _ scope: MemberScope, _ what: DeclaredKind, _ keyword: Span, errorsBefore: Int
  ) -> MemberBlock {
    guard at(.leftBrace) else {
      guard !isAtEnd || diagnostics.count == errorsBefore || what == .extension else {
        return MemberBlock(span: endOfPrevious)
      }
      expected(
        .expectedBraceInType(what), at: token.startsLine ? endOfPrevious : nil, open: keyword)
      return MemberBlock(span: endOfPrevious)
    }
    return deferMembers(scope, what) ?? parseMembersInBraces(scope, what)
  }

  mutating func parseMembersInBraces(_ scope: MemberScope, _ what: DeclaredKind) -> MemberBlock {
    let opening = token.span
    let indentation = blockIndentation()
    advance()
    guard enterBracket(opening) else { return MemberBlock(span: opening) }
    defer { leaveBracket() }
    let troublesBefore = findings.troubles
    var isElided = false
    let members = with([]) {
      $0.parseMembers(
        .members(scope), isElided: &isElided, block: indentation, inDirective: false)
    }
    closeBlock(
      opening: opening, .expectedBraceAtEndOfType(what), indentation,
      troublesBefore: troublesBefore)
    return MemberBlock(members: members, isElided: isElided, span: span(from: opening))
  }

  mutating func parseMembers(
    _ scope: DeclarationScope, isElided: inout Bool, block: BlockIndentation?, inDirective: Bool
  ) -> [Declaration] {
    var members: [Declaration] = []
    var needsSeparator = false
    var troublesAtSemicolon = findings.troubles
    while true {
      if token.flags.contains(.followsElision) { isElided = true }
      switch token.kind {
      case .endOfText, .rightBrace: return members
      case .poundElse, .poundElseif, .poundEndif:
        if inDirective { return members }
        wrong(.unexpectedDirectiveEnd, at: token.span)
        advance()
        skipToNextLine()
        continue
      case .semicolon:
        if !needsSeparator, findings.troubles == troublesAtSemicolon {
          wrong(
            .unexpectedSeparator(";"), at: token.span,
            fixIts: [Diagnostic.FixIt(span: token.span, replacement: "")])
        }
        advance()
        needsSeparator = false
        troublesAtSemicolon = findings.troubles
        continue
      default: break
      }
      if let block, endsByIndentation(block, forCases: true) { return members }
      if needsSeparator, !token.startsLine { reportMissingSeparator(.declaration) }
      let start = token
      let beginning = index
      let before = findings.troubles
      if let member = parseMember(scope) {
        if case .placeholder = member.kind, member.attributes.isEmpty { isElided = true }
        members.append(member)
      }
      needsSeparator = true
      if findings.troubles > before {
        recoverMember(after: start)
        needsSeparator = false
      }
      if index == beginning { advance() }
    }
  }

  private mutating func parseMember(_ scope: DeclarationScope) -> Declaration? {
    if isEllipsis(token) {
      let start = token
      advance()
      return Declaration(.placeholder, attributes: [], modifiers: [], span: start.span)
    }
    if at(.leftBracket), isEllipsis(peek()), token.startsLine {
      // `[...]` marks omitted text in articles.
      let start = token
      advance()
      skipToNextLine()
      return Declaration(.placeholder, attributes: [], modifiers: [], span: start.span)
    }
    guard at(.case) || at(.pound) || at(.poundIf) || startsDeclaration(.braces) else {
      reportNoMember()
      return nil
    }
    let member = parseDeclaration(scope)
    if case .enumCase = member.kind, case .members(let kind) = scope, kind != .enum,
      kind != .extension
    {
      wrong(.caseOutsideEnum, at: member.span)
    }
    return member
  }

  /// `count = 0` and `update() { }` in a type lack their `var` and `func`.
  private mutating func reportNoMember() {
    let place = Span(Int(token.start), Int(token.start))
    let previous = tokens[Swift.max(0, index - 1)].kind
    guard at(.identifier),
      token.startsLine || previous == .semicolon || previous == .leftBrace
    else {
      wrong(.expectedDeclaration, at: token.span)
      return
    }
    switch peek().kind {
    case .equal, .colon, .comma, .leftBrace:
      wrong(
        .expectedVar, at: token.span,
        fixIts: [Diagnostic.FixIt(span: place, replacement: "var ")])
    case .leftParen:
      wrong(
        .expectedFunc, at: token.span,
        fixIts: [Diagnostic.FixIt(span: place, replacement: "func ")])
    default: wrong(.expectedDeclaration, at: token.span)
    }
  }

  /// After errors in a member: skips to the next one, or to the end of the type.
  private mutating func recoverMember(after start: Token) {
    let column = indentation(at: Int(start.start))
    while !isAtEnd {
      switch token.kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif, .poundIf: return
      case .semicolon: return
      default: break
      }
      if token.startsLine, Int(token.start) > Int(start.start) {
        if at(.case) || startsDeclaration(.braces) { return }
        if indentation(at: Int(token.start)) <= column { return }
      }
      skipOne()
    }
  }

  mutating func parseConditionalMembers(
    _ scope: DeclarationScope
  ) -> [ConditionalClause<Declaration>] {
    parseClauses { parser in
      var isElided = false
      return parser.parseMembers(scope, isElided: &isElided, block: nil, inDirective: true)
    }
  }

  /// `case a, b(Int), c = 1`.
  mutating func parseEnumCase(_ scope: DeclarationScope) -> Declaration.Kind {
    advance()
    var elements: [EnumCaseElement] = []
    repeat {
      if isEllipsis(token), !elements.isEmpty {
        advance()
        break
      }
      let (name, nameSpan) = parseEnumCaseName()
      guard !name.isEmpty else { break }
      var parameters: [Parameter]?
      if at(.leftParen), !token.startsLine { parameters = parseParameters(.enumCase) }
      var rawValue: Expression?
      if take(.equal) { rawValue = parseExpression(.expectedRawValue) }
      elements.append(
        EnumCaseElement(
          name: name, nameSpan: nameSpan, parameters: parameters, rawValue: rawValue))
    } while take(.comma)
    return .enumCase(elements)
  }

  private mutating func parseEnumCaseName() -> (String, Span) {
    if at(.prefixDot) || at(.dot), peek().kind == .identifier {
      wrong(
        .dotInEnumCase, at: token.span,
        fixIts: [Diagnostic.FixIt(span: token.span, replacement: "")])
      advance()
    }
    guard at(.identifier) || at(.dollarName) || (at(.keyword) && !token.startsLine) else {
      if isEllipsis(token) {
        advance()
        return ("", endOfPrevious)
      }
      expected(.expectedEnumCaseName, at: isAtEnd ? nil : tokens[index - 1].span)
      return ("", endOfPrevious)
    }
    return parseDeclaredName(.enumCase)
  }
}
