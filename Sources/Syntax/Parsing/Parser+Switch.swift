internal import SourceText

extension Parser {
  mutating func parseSwitch(label: String?) -> SwitchStatement {
    let keyword = token
    advance()
    let subject: Expression
    if at(.leftBrace) {
      expected(.expectedSwitchSubject)
      subject = missingExpression()
    } else {
      subject = with(.beforeBody) { $0.parseExpression(.expectedSwitchSubject) }
    }
    guard at(.leftBrace) else {
      expected(
        .expectedBraceAfterSwitch, at: token.startsLine ? endOfPrevious : nil, open: keyword.span)
      return SwitchStatement(label: label, subject: subject, cases: [], span: span(from: keyword))
    }
    let opening = token.span
    let indentation = blockIndentation()
    advance()
    guard enterBracket(opening) else {
      return SwitchStatement(label: label, subject: subject, cases: [], span: span(from: keyword))
    }
    defer { leaveBracket() }
    let troublesBefore = findings.troubles
    let cases = with([]) { $0.parseCases(block: indentation, inDirective: false) }
    closeBlock(
      opening: opening, .expectedBraceAtEndOfSwitch, indentation, troublesBefore: troublesBefore)
    return SwitchStatement(label: label, subject: subject, cases: cases, span: span(from: keyword))
  }

  mutating func parseCases(
    block: BlockIndentation?, inDirective: Bool
  ) -> [ConditionalElement<SwitchStatement.Case>] {
    var cases: [ConditionalElement<SwitchStatement.Case>] = []
    while true {
      while take(.semicolon) {}
      if let block, endsByIndentation(block, forCases: true) { return cases }
      switch token.kind {
      case .endOfText, .rightBrace: return cases
      case .poundElseif, .poundElse, .poundEndif:
        if inDirective { return cases }
        wrong(.unexpectedDirectiveEnd, at: token.span)
        advance()
        skipToNextLine()
      case .poundIf:
        let clauses = parseClauses { parser in
          parser.parseCases(block: nil, inDirective: true)
        }
        cases.append(.conditional(clauses))
      default:
        if isCaseStart() {
          cases.append(.element(parseCase()))
        } else if isEllipsis(token) {
          advance()
        } else {
          parseUncoveredStatements()
        }
      }
    }
  }

  private mutating func isCaseStart() -> Bool {
    at(.case) || at(.default) || (at(.at) && peek().word == .unknown)
  }

  /// Statements before the first `case`: reported once, then skipped.
  private mutating func parseUncoveredStatements() {
    wrong(.statementsNotCovered, at: token.span)
    while !isAtEnd, !at(.rightBrace), !isCaseStart(), !at(.poundIf), !at(.poundElse),
      !at(.poundElseif), !at(.poundEndif)
    {
      let before = index
      _ = parseStatement(.switchCase)
      if index == before { advance() }
    }
  }

  private mutating func parseCase() -> SwitchStatement.Case {
    let start = token
    var isUnknown = false
    while at(.at) {
      advance()
      isUnknown = at(.unknown)
      advance()
    }
    let keyword = token
    let isDefault = at(.default)
    var items: [SwitchStatement.Case.Item] = []
    advance()
    if !isDefault { items = parseCaseItems() }
    if !take(.colon) {
      expected(
        isDefault ? .expectedColonAfterDefault : .expectedColonAfterCase,
        at: token.startsLine ? endOfPrevious : nil)
    }
    var isElided = false
    let bodyStart = token
    let statements = parseStatements(.switchCase, isElided: &isElided, inDirective: true)
    if statements.isEmpty, !isElided, !isAtEnd {
      wrong(.caseNeedsStatement(isDefault ? "default" : "case"), at: keyword.span)
    }
    let bodySpan = statements.isEmpty ? endOfPrevious : span(from: bodyStart)
    return SwitchStatement.Case(
      items: items, isDefault: isDefault, isUnknownDefault: isUnknown && isDefault,
      body: CodeBlock(statements: statements, span: bodySpan, isElided: isElided),
      span: span(from: start))
  }
}
