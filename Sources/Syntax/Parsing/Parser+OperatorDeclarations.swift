internal import SourceText

extension Parser {
  /// `infix operator +++: AdditionPrecedence`, from `operator`.
  mutating func parseOperator(_ head: Head) -> Declaration.Kind {
    let keyword = token.span
    advance()
    var fixity: OperatorDeclaration.Fixity?
    for modifier in head.modifiers {
      if let found = OperatorDeclaration.Fixity(rawValue: modifier.name) { fixity = found }
    }
    if fixity == nil { wrong(.operatorNeedsFixity, at: keyword) }
    var name = ""
    if isOperatorName(token) {
      name = text(token)
      advance()
      // `prefix operator √x` continues after the operator; so do `?` and `!`.
    } else if at(.identifier) || at(.keyword), !token.startsLine {
      wrong(.identifierAsOperator(text(token)), at: token.span)
      advance()
    } else {
      expected(.expectedOperatorName)
    }
    var group: String?
    if take(.colon) {
      if at(.identifier) {
        group = self.name(token)
        advance()
        while take(.comma), at(.identifier) { advance() }
      } else {
        expected(.expectedOperatorGroup)
      }
    }
    if at(.leftBrace), !token.startsLine {
      wrong(.operatorBody, at: token.span)
      skipOne()
    }
    return .operator(
      OperatorDeclaration(name: name, fixity: fixity ?? .infix, precedenceGroup: group))
  }

  private func isOperatorName(_ token: Token) -> Bool {
    switch token.kind {
    case .postfixExclamation, .postfixQuestion, .infixQuestion, .prefixAmpersand, .equal, .arrow:
      true
    default: isOperator(token)
    }
  }

  mutating func parsePrecedenceGroup() -> Declaration.Kind {
    let keyword = token.span
    advance()
    let (name, _) = parseDeclaredName(.precedencegroup)
    var group = GroupParts()
    guard at(.leftBrace) else {
      expected(.expectedGroupBrace, open: keyword)
      return .precedenceGroup(group.declaration(name))
    }
    let opening = token.span
    advance()
    while !at(.rightBrace), !isAtEnd {
      guard at(.identifier), peek().kind == .colon else {
        reportGroupAttribute()
        while !isAtEnd, !at(.rightBrace) { skipOne() }
        break
      }
      let attribute = token
      advance()
      advance()
      parseGroupAttribute(attribute, into: &group)
    }
    close(.rightBrace, opening: opening, .expectedBraceAtEndOfGroup)
    return .precedenceGroup(group.declaration(name))
  }

  private struct GroupParts {
    var higherThan: [String] = []
    var lowerThan: [String] = []
    var associativity = PrecedenceGroupDeclaration.Associativity.none
    var isAssignment = false

    func declaration(_ name: String) -> PrecedenceGroupDeclaration {
      PrecedenceGroupDeclaration(
        name: name, higherThan: higherThan, lowerThan: lowerThan, associativity: associativity,
        isAssignment: isAssignment)
    }
  }

  /// Reports something that is not an attribute of a precedence group and its colon.
  private mutating func reportGroupAttribute() {
    guard at(.identifier) else { return wrong(.expectedGroupAttribute, at: token.span) }
    switch token.word {
    case .higherThan, .lowerThan, .associativity, .assignment:
      wrong(.expectedGroupColon, at: peek().span)
    default: wrong(.invalidGroupAttribute(text(token)), at: token.span)
    }
  }

  private mutating func parseGroupAttribute(_ attribute: Token, into group: inout GroupParts) {
    switch attribute.word {
    case .higherThan: group.higherThan += parseGroupNames()
    case .lowerThan: group.lowerThan += parseGroupNames()
    case .associativity:
      if let value = PrecedenceGroupDeclaration.Associativity(rawValue: text(token)) {
        group.associativity = value
      } else {
        expected(.expectedAssociativity)
      }
      if at(.identifier) { advance() }
    case .assignment:
      group.isAssignment = at(.true)
      if at(.true) || at(.false) { advance() } else { expected(.expectedAssignmentValue) }
    default:
      wrong(.invalidGroupAttribute(text(attribute)), at: attribute.span)
      while !isAtEnd, !at(.rightBrace), !token.startsLine { skipOne() }
    }
  }

  private mutating func parseGroupNames() -> [String] {
    var names: [String] = []
    repeat {
      guard at(.identifier) else {
        expected(.expectedGroupName)
        break
      }
      names.append(name(token))
      advance()
    } while take(.comma)
    return names
  }

  /// `macro name(…) -> T = #externalMacro(…)`; its definition is parsed and ignored.
  mutating func parseMacro() -> Declaration.Kind {
    let keyword = token.span
    advance()
    let (name, nameSpan) = parseDeclaredName(.macro)
    var generics = parseGenericClause()
    let parameters = at(.leftParen) ? parseParameters(.macro) : []
    let result = take(.arrow) ? parseType(.expectedType) : nil
    generics.requirements += parseRequirements()
    if take(.equal) { _ = parseExpression() }
    generics.requirements += parseRequirements()
    return .macro(
      FunctionDeclaration(
        keywordSpan: keyword, name: name, nameSpan: nameSpan, generics: generics,
        parameters: parameters, effects: Effects(), result: result, body: nil))
  }
}
