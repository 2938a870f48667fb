internal import SourceText

/// The context of a declaration.
enum DeclarationScope {
  case statements(StatementScope)
  case members(MemberScope)

  var isProtocol: Bool {
    if case .members(.protocol) = self { true } else { false }
  }
}

enum MemberScope { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }

extension Parser {
  /// Whether a declaration begins here, attributes and modifiers included.
  mutating func startsDeclaration(_ scope: StatementScope) -> Bool {
    switch token.kind {
    case .at: return peek().kind == .identifier || peek().kind == .keyword || isAtEndOrLine(peek())
    case .keyword, .identifier:
      return !token.flags.contains(.escaped) && startsDeclaration(at: 0, isFile: scope.isFile)
    case .pound: return startsMacroDeclaration()
    case .poundIf: return startsConditionalAttributes()
    default: return false
    }
  }

  private func isAtEndOrLine(_ token: Token) -> Bool {
    token.kind == .endOfText || token.startsLine
  }

  /// Whether a use of a macro is a declaration, as `#Preview { … }` is: its name has a capital
  /// letter, and it starts a line.
  private mutating func startsMacroDeclaration() -> Bool {
    let next = peek()
    guard next.kind == .identifier, next.adjoins, next.count > 0 else { return false }
    let first = source.bytes[Int(next.start)]
    return first >= 65 && first <= 90 && token.startsLine
  }

  private mutating func startsDeclaration(at distance: Int, isFile: Bool) -> Bool {
    let word = peek(distance)
    guard !word.flags.contains(.escaped) else { return false }
    let next = peek(distance + 1)
    switch word.word {
    case .associatedtype, .deinit, .enum, .extension, .func, .import, .let, .operator,
      .precedencegroup, .protocol, .struct, .typealias, .var, .class, .fileprivate, .internal,
      .private, .public, .static:
      return next.kind != .colon || word.word == .import
    case .subscript, .`init`: return next.kind != .colon && next.kind != .dot
    case .case: return distance > 0
    case .actor, .macro:
      return next.kind == .identifier && !next.startsLine
    case .open, .package, .final, .override, .required, .convenience, .lazy, .mutating,
      .nonmutating, .dynamic, .optional, .indirect, .distributed, .underscoredConsuming,
      .underscoredConst, .borrowing, .consuming, .prefix, .postfix, .infix, .weak, .isolated,
      .sending:
      return startsDeclarationAfterModifier(at: distance + 1, isFile: isFile)
    case .unowned, .nonisolated, .unsafe:
      guard next.kind == .leftParen else {
        return startsDeclarationAfterModifier(at: distance + 1, isFile: isFile)
      }
      return peek(distance + 3).kind == .rightParen
        && startsDeclarationAfterModifier(at: distance + 4, isFile: isFile)
    case .async: return (next.word == .let || next.word == .func) && !next.startsLine
    default: return false
    }
  }

  private mutating func startsDeclarationAfterModifier(at distance: Int, isFile: Bool) -> Bool {
    let next = peek(distance)
    if next.kind == .at { return true }
    // No declaration has forty modifiers: so many words in a row are names.
    guard next.kind == .keyword || next.kind == .identifier, distance < 40 else { return false }
    return startsDeclaration(at: distance, isFile: isFile)
  }

  /// Parses a declaration with its attributes and modifiers.
  mutating func parseDeclaration(_ scope: DeclarationScope) -> Declaration {
    let start = token
    let attributes = parseAttributes()
    let modifiers = parseModifiers()
    let head = Head(start: start, attributes: attributes, modifiers: modifiers)
    let kind = parseDeclarationKind(scope, head)
    return Declaration(
      kind, attributes: attributes, modifiers: modifiers, span: span(from: start))
  }

  /// The attributes and modifiers before the keyword of a declaration.
  struct Head {
    let start: Token
    let attributes: [Attribute]
    let modifiers: [Modifier]
  }

  private mutating func parseDeclarationKind(
    _ scope: DeclarationScope, _ head: Head
  ) -> Declaration.Kind {
    switch token.kind {
    case .pound where peek().adjoins: return .macroExpansion(parseMacroExpansion())
    case .poundIf: return .conditionalCompilation(parseConditionalMembers(scope))
    case .keyword, .identifier: break
    default: return parseNoDeclaration(scope, head)
    }
    switch token.word {
    case .import: return parseImport()
    case .let, .var: return parseVariable(scope, head)
    case .func: return parseFunction(scope, head)
    case .`init`: return parseInitializer(scope)
    case .deinit: return parseDeinitializer()
    case .subscript: return parseSubscript(scope)
    case .struct: return parseNominal(.struct, .struct)
    case .class: return parseNominal(.class, .class)
    case .enum: return parseNominal(.enum, .enum)
    case .protocol: return parseNominal(.protocol, .protocol)
    case .actor where peek().kind == .identifier || peek().kind == .keyword:
      return parseNominal(.actor, .actor)
    case .extension: return parseExtension()
    case .typealias: return parseTypeAlias()
    case .associatedtype: return parseAssociatedType()
    case .case: return parseEnumCase(scope)
    case .operator: return parseOperator(head)
    case .precedencegroup: return parsePrecedenceGroup()
    case .macro where peek().kind == .identifier: return parseMacro()
    default: return parseNoDeclaration(scope, head)
    }
  }

  /// Attributes or modifiers without a declaration, or no declaration at all.
  private mutating func parseNoDeclaration(
    _ scope: DeclarationScope, _ head: Head
  ) -> Declaration.Kind {
    let first = head.attributes.first?.span ?? head.modifiers.first?.span
    expected(.expectedDeclaration, open: first)
    return .placeholder
  }

  private mutating func parseImport() -> Declaration.Kind {
    advance()
    switch token.word {
    case .struct, .class, .enum, .protocol, .func, .var, .let, .typealias, .actor:
      if peek().kind == .identifier, !peek().startsLine { advance() }
    default: break
    }
    var path: [String] = []
    repeat {
      guard at(.identifier) || (at(.keyword) && !path.isEmpty) || isOperator(token),
        path.isEmpty || !token.startsLine
      else {
        if path.isEmpty {
          expected(.expectedImportName)
        } else {
          expected(.expectedMemberName, at: tokens[index - 1].span)
        }
        break
      }
      path.append(name(token))
      advance()
    } while take(.dot)
    return .import(path)
  }

  private mutating func parseDeinitializer() -> Declaration.Kind {
    let keyword = token.span
    advance()
    if at(.leftParen) {
      wrong(.deinitializerParameters, at: token.span)
      skipOne()
    }
    _ = parseEffects()
    let body = parseBlock(.expectedBraceAfterDeinit, open: keyword) ?? missingBlock()
    return .deinitializer(body)
  }

  private mutating func parseTypeAlias() -> Declaration.Kind {
    advance()
    let (name, nameSpan) = parseDeclaredName(.typealias)
    var generics = parseGenericClause()
    var type = missingType()
    if take(.equal) {
      type = parseType(.expectedTypeInAlias)
    } else {
      expected(.expectedEqualInAlias)
    }
    generics.requirements += parseRequirements()
    return .typeAlias(
      TypeAliasDeclaration(name: name, nameSpan: nameSpan, generics: generics, type: type))
  }

  private mutating func parseAssociatedType() -> Declaration.Kind {
    advance()
    let (name, nameSpan) = parseDeclaredName(.associatedtype)
    let inheritance = parseInheritance()
    var defaultType: TypeReference?
    if take(.equal) { defaultType = parseType(.expectedType) }
    return .associatedType(
      AssociatedTypeDeclaration(
        name: name, nameSpan: nameSpan, inheritance: inheritance, defaultType: defaultType,
        requirements: parseRequirements()))
  }

  /// The name after the keyword of a declaration; reports a missing one.
  mutating func parseDeclaredName(_ kind: DeclaredKind) -> (name: String, span: Span) {
    let nameToken = token
    if at(.identifier) || at(.dollarName) {
      requireUnreservedName(token)
      advance()
      return (name(nameToken), nameToken.span)
    }
    if at(.keyword), !token.startsLine {
      wrong(
        .keywordAsName(text(token)), at: token.span,
        note: nil, fixIts: [Diagnostic.FixIt(span: token.span, replacement: "`\(text(token))`")])
      advance()
      return (text(nameToken), nameToken.span)
    }
    expected(.expectedName(kind))
    return ("", endOfPrevious)
  }

  /// Names with `$` belong to property wrappers.
  mutating func requireUnreservedName(_ token: Token) {
    if token.kind == .dollarName { wrong(.reservedName(text(token)), at: token.span) }
  }

  /// `<T>` if there is one.
  mutating func parseGenericClause() -> GenericClause {
    guard isOperator(token), startsWith(token, UInt8(ascii: "<")) else { return GenericClause() }
    return GenericClause(parameters: parseGenericParameters())
  }

  /// `: A, B` if there is one.
  mutating func parseInheritance() -> [TypeReference] {
    guard take(.colon) else { return [] }
    var types: [TypeReference] = []
    repeat {
      if at(.class), peek().kind == .comma || peek().kind == .leftBrace || peek().word == .where {
        // `protocol P: class`, the old way to write AnyObject.
        let span = token.span
        advance()
        types.append(TypeReference(.named(base: nil, name: "AnyObject", arguments: []), span: span))
        continue
      }
      types.append(parseType(.expectedType))
    } while take(.comma)
    return types
  }
}
