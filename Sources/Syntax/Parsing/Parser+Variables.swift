internal import SourceText

extension Parser {
  mutating func parseVariable(_ scope: DeclarationScope, _ head: Head) -> Declaration.Kind {
    let isLet = at(.let)
    let keyword = token.span
    advance()
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      bindings.append(parseBinding(scope, isLet: isLet, keyword))
      shareType(of: &bindings)
    } while take(.comma)
    return .variable(
      VariableDeclaration(isLet: isLet, bindings: bindings, keywordSpan: keyword))
  }

  /// `let a, b: Int`: names without a type have the type of the next one with a type, unless a
  /// value comes between.
  private func shareType(of bindings: inout [VariableDeclaration.Binding]) {
    guard let last = bindings.last, case .binding = last.pattern.kind, last.type != nil,
      last.initializer == nil, last.accessors == nil
    else { return }
    for index in bindings.indices.dropLast().reversed() {
      let binding = bindings[index]
      guard case .binding = binding.pattern.kind, binding.type == nil, binding.initializer == nil,
        binding.accessors == nil
      else { return }
      bindings[index] = VariableDeclaration.Binding(
        pattern: binding.pattern, type: last.type, initializer: nil, accessors: nil,
        isTypeShared: true)
    }
  }

  private mutating func parseBinding(
    _ scope: DeclarationScope, isLet: Bool, _ keyword: Span
  ) -> VariableDeclaration.Binding {
    let before = diagnostics.count
    if at(.let) || at(.var), !bindingsAreFirst(keyword) {
      wrong(.nestedBinding(text(token)), at: token.span)
      advance()
    }
    if at(.`self`) { wrong(.keywordAsName("self"), at: token.span) }
    let pattern = parseBindingPattern(open: nil)
    if case .binding = pattern.kind, at(.identifier), !token.startsLine,
      peek().kind == .equal || peek().kind == .colon || peek().kind == .rightBrace
        || peek().startsLine
    {
      // A type without its colon.
      let lacksColon = startsUppercase(text(token))
      let place = Span(previousEnd, Int(token.start))
      wrong(
        .secondIdentifier(in: isLet ? .constant : .variable), at: token.span,
        fixIts: lacksColon ? [Diagnostic.FixIt(span: place, replacement: ": ")] : [])
      advance()
    }
    if diagnostics.count > before, case .wildcard = pattern.kind {
      return VariableDeclaration.Binding(
        pattern: pattern, type: nil, initializer: nil, accessors: nil)
    }
    var type: TypeReference?
    if take(.colon) { type = parseType(.expectedType) }
    var initializer: Expression?
    if at(.equal) || (isOperator(token) && startsWith(token, UInt8(ascii: "=")) && type != nil) {
      if at(.equal) { advance() } else { takeFirstByte() }
      let saved = context
      context = .initialValue
      initializer = parseExpression(.expectedInitialValue)
      context = saved
    }
    var accessors: AccessorBlock?
    if at(.leftBrace), ownsBrace(type: type, initializer: initializer) {
      let opening = token.span
      let block = parseAccessors(scope)
      if case .tuple = pattern.kind {
        wrong(.accessorsOfTuple, at: pattern.span)
      } else if type == nil, !block.observesOnly {
        wrong(.computedNeedsType, at: pattern.span)
      } else if isLet {
        wrong(block.observesOnly ? .observedLet : .computedLet, at: opening)
      }
      accessors = block
    }
    return VariableDeclaration.Binding(
      pattern: pattern, type: type, initializer: initializer, accessors: accessors)
  }

  /// Whether the pattern follows directly after `let` or `var`.
  private func bindingsAreFirst(_ keyword: Span) -> Bool { previousEnd == Int(keyword.end) }

  /// Whether `{` after a variable opens its accessors.
  private mutating func ownsBrace(type: TypeReference?, initializer: Expression?) -> Bool {
    guard initializer != nil else { return true }
    // After an initial value, only observers may follow.
    return !token.startsLine || startsObserverBlock() || startsAccessor(at: 1)
  }

  /// `{ get … set … }`, or a body that is the getter.
  mutating func parseAccessors(_ scope: DeclarationScope) -> AccessorBlock {
    let saved = context
    context = []
    defer { context = saved }
    guard startsAccessor(at: 1) || scope.isProtocol else {
      return .getter(parseBracedBlock())
    }
    let opening = token.span
    let indentation = blockIndentation()
    advance()
    guard enterBracket(opening) else { return .accessors([], opening) }
    defer { leaveBracket() }
    let troublesBefore = findings.troubles
    var accessors: [Accessor] = []
    while !at(.rightBrace), !isAtEnd {
      if let indentation, endsByIndentation(indentation) { break }
      if take(.semicolon) { continue }
      if isEllipsis(token) {
        advance()
        continue
      }
      guard
        let accessor = parseAccessor(
          scope, isFirst: accessors.isEmpty && !scope.isProtocol,
          isAfterTrouble: findings.troubles > troublesBefore)
      else {
        _ = parseAttributes()
        wrong(
          scope.isProtocol ? .expectedProtocolAccessor : .expectedAccessor, at: token.span)
        repeat {
          skipOne()
        } while !isAtEnd && !at(.rightBrace) && !startsAccessor(at: 0, isFirst: false)
        continue
      }
      accessors.append(accessor)
    }
    closeBlock(
      opening: opening, .expectedBraceAtEndOfAccessors, indentation,
      troublesBefore: troublesBefore)
    return .accessors(accessors, span(from: opening))
  }

  /// Whether an accessor begins `distance` tokens ahead: its keyword, and then what may follow it.
  ///
  /// Only the first in its braces could be a statement instead; then the following token decides.
  private mutating func startsAccessor(at start: Int, isFirst: Bool = true) -> Bool {
    var distance = start
    while true {
      let next = peek(distance)
      guard !next.flags.contains(.escaped) else { return false }
      if next.kind == .at {
        distance += 2
        if peek(distance).kind == .leftParen, peek(distance).adjoins {
          distance = closingDistance(from: distance)
        }
        continue
      }
      switch next.word {
      case .mutating, .nonmutating, .borrowing, .consuming, .underscoredConsuming, .nonisolated,
        .private, .fileprivate, .internal, .public, .package, .isolated:
        distance += 1
        if peek(distance).kind == .leftParen { distance = closingDistance(from: distance) }
      case .get, .set, .willSet, .didSet, .`init`, .modify, .read, .plainModify, .plainRead,
        .unsafeAddress, .borrow, .mutate, .yielding, .underscoredBorrow:
        return !isFirst || isAccessorFollowed(at: distance)
      default: return false
      }
    }
  }

  private mutating func closingDistance(from start: Int) -> Int {
    var distance = start
    var depth = 0
    repeat {
      switch peek(distance).kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .endOfText: return distance
      default: break
      }
      distance += 1
    } while depth > 0
    return distance
  }

  private mutating func isAccessorFollowed(at distance: Int) -> Bool {
    let word = peek(distance).word
    let next = peek(distance + 1)
    switch next.kind {
    case .leftBrace, .rightBrace, .semicolon, .at: return true
    case .endOfText: return true
    case .leftParen:
      return word != .get && peek(distance + 2).kind == .identifier
        && peek(distance + 3).kind == .rightParen && peek(distance + 4).kind == .leftBrace
    case .keyword, .identifier:
      if next.word == .async || next.word == .throws { return true }
      return startsAccessor(at: distance + 1, isFirst: false)
    default: return isEllipsis(next)
    }
  }

  private mutating func parseAccessor(
    _ scope: DeclarationScope, isFirst: Bool, isAfterTrouble: Bool
  ) -> Accessor? {
    guard startsAccessor(at: 0, isFirst: isFirst) else { return nil }
    let start = token
    let attributes = parseAttributes()
    var modifiers: [Modifier] = []
    while accessorKind() == nil, !at(.leftBrace), !isAtEnd {
      modifiers.append(Modifier(name: text(token), span: token.span))
      advance()
      if at(.leftParen) { skipOne() }
    }
    let kind = accessorKind() ?? .get
    if at(.yielding) { advance() }
    advance()
    var parameterName: String?
    if take(.leftParen) {
      parameterName = name(token)
      advance()
      if !take(.rightParen) { expected(.expectedParenInList) }
    }
    let effects = parseEffects()
    var body: CodeBlock?
    if at(.leftBrace) {
      body = parseBracedBlock()
    } else if !scope.isProtocol, !isAfterTrouble {
      expected(.expectedAccessorBody(kind))
    }
    return Accessor(
      kind: kind, attributes: attributes, modifiers: modifiers, parameterName: parameterName,
      effects: effects, body: body, span: span(from: start))
  }

  private func accessorKind() -> Accessor.Kind? {
    switch token.word {
    case .get: .get
    case .set: .set
    case .willSet: .willSet
    case .didSet: .didSet
    case .`init`: .`init`
    case .modify, .plainModify, .mutate: .modify
    case .read, .plainRead, .unsafeAddress, .borrow, .yielding, .underscoredBorrow: .read
    default: nil
    }
  }
}

extension AccessorBlock {
  /// Whether there are only `willSet` and `didSet`, which a stored property may have.
  fileprivate var observesOnly: Bool {
    guard case .accessors(let accessors, _) = self else { return false }
    return !accessors.isEmpty && accessors.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
}
