internal import SourceText

extension Parser {
  /// `#if … #elseif … #else … #endif` around statements.
  mutating func parseConditionalStatements(
    _ scope: StatementScope
  ) -> [ConditionalClause<Statement>] {
    parseClauses { parser in
      var isElided = false
      return parser.parseStatements(scope, isElided: &isElided, inDirective: true)
    }
  }

  /// The clauses of a `#if`, their elements read by `parseElements`.
  mutating func parseClauses<Element: Sendable>(
    _ parseElements: (inout Parser) -> [Element]
  ) -> [ConditionalClause<Element>] {
    let opening = token.span
    guard enterBracket(opening) else { return [] }
    defer { leaveBracket() }
    var clauses: [ConditionalClause<Element>] = []
    while true {
      let start = token
      let isElse = at(.poundElse)
      advance()
      let condition = isElse ? nil : parseDirectiveCondition()
      let elements = parseElements(&self)
      clauses.append(
        ConditionalClause(
          condition: condition, elements: elements, span: span(from: start),
          defines: conditions.defines))
      if at(.poundElseif) || at(.poundElse) {
        if isElse {
          wrong(.furtherConditions, at: token.span)
        }
        continue
      }
      break
    }
    if !take(.poundEndif) {
      expected(.expectedEndif, open: opening)
      while !isAtEnd, !at(.poundEndif), !at(.rightBrace) { skipOne() }
      _ = take(.poundEndif)
    }
    return clauses
  }

  /// Whether the `#if` contains only attributes, which belong to the declaration after `#endif`.
  mutating func startsConditionalAttributes() -> Bool {
    guard at(.poundIf) else { return false }
    var distance = 1
    while !peek(distance).startsLine, peek(distance).kind != .endOfText { distance += 1 }
    switch peek(distance).kind {
    case .at, .poundElse, .poundElseif: break
    default: return false
    }
    return lookAhead(.conditionalAttributes) { parser in
      let clauses = parser.parseClauses { $0.parseAttributes() }
      return clauses.contains { !$0.elements.isEmpty } && !parser.isAtEnd
        && !parser.at(.rightBrace)
    }
  }

  /// The attributes of the clause that is taken.
  mutating func parseConditionalAttributes() -> [Attribute] {
    BuildConfiguration.taken(
      of: parseClauses { $0.parseAttributes() }, under: conditions
    )?.elements ?? []
  }

  private mutating func parseDirectiveCondition() -> Expression? {
    guard !token.startsLine || isAtEnd else {
      expected(.incompleteDirectiveCondition, at: endOfPrevious)
      return missingExpression()
    }
    let condition = with(.oneLine) { $0.parseExpression() }
    if !token.startsLine, !isAtEnd {
      wrong(.extraTokensAfterDirective, at: token.span)
      skipToNextLine()
    }
    return condition
  }

  /// Whether the `#if` contains `case`s of a switch rather than statements.
  mutating func directiveHoldsCases() -> Bool {
    var distance = 1
    var depth = 1
    while true {
      let next = peek(distance)
      switch next.kind {
      case .endOfText, .rightBrace: return false
      case .poundIf: depth += 1
      case .poundEndif:
        depth -= 1
        if depth == 0 { return false }
      case .keyword where next.word == .case || next.word == .default:
        if next.startsLine { return true }
      case .at where peek(distance + 1).word == .unknown: return true
      default:
        // The first token of the first nonempty clause decides.
        if next.startsLine, depth == 1 { return false }
      }
      distance += 1
    }
  }

  /// `#if` between the modifiers of a chain: parses all branches and continues with the one taken.
  mutating func parsePostfixDirective(on base: Expression) -> Expression {
    let opening = token.span
    guard enterBracket(opening) else { return base }
    defer { leaveBracket() }
    var taken: Expression?
    var first: Expression?
    while true {
      let isElse = at(.poundElse)
      advance()
      let condition = isElse ? nil : parseDirectiveCondition()
      var branch = base
      if at(.prefixDot) || at(.dot) {
        branch = parsePostfix(of: base)
      } else if at(.poundIf) {
        branch = parsePostfixDirective(on: base)
      }
      if !at(.poundElseif), !at(.poundElse), !at(.poundEndif), !isAtEnd {
        wrong(.unexpectedInPostfixDirective, at: token.span)
        while !isAtEnd, !at(.poundElseif), !at(.poundElse), !at(.poundEndif), !at(.rightBrace) {
          skipOne()
        }
      }
      if first == nil { first = branch }
      let holds = condition.map { condition in
        BuildConfiguration.holds(condition, under: conditions)
      }
      if taken == nil, holds ?? true { taken = branch }
      guard at(.poundElseif) || at(.poundElse) else { break }
    }
    if !take(.poundEndif) { expected(.expectedEndif, open: opening) }
    return taken ?? base
  }

  /// Whether the `#if` continues the chain before it: its first line begins with a dot.
  mutating func continuesChain() -> Bool {
    guard at(.poundIf) else { return false }
    var distance = 1
    while !peek(distance).startsLine, peek(distance).kind != .endOfText { distance += 1 }
    var next = peek(distance)
    while next.kind == .poundIf {
      distance += 1
      while !peek(distance).startsLine, peek(distance).kind != .endOfText { distance += 1 }
      next = peek(distance)
    }
    return next.kind == .prefixDot || (next.kind == .dot && next.startsLine)
  }
}
