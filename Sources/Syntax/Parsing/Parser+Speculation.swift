internal import SourceText

/// The questions that the parser answers by lookahead.
enum Speculation: UInt8 {
  case genericArguments, attributeArguments, closedArguments, typeAttributeArgument
  case trailingClosure, closureSignature, conditionClosure, unmarkedBinding
  case pattern, bindingPattern, patternExpression, typeEffects, misspelledDo
  case resultWithoutArrow, conditionalAttributes
}

extension Parser {
  /// A state to return to when an attempt fails.
  struct Checkpoint {
    let index: Int
    let previousEnd: Int
    let diagnosticCount: Int
    let findings: Findings
    let nesting: Nesting
    let context: Context
    let splitCount: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      index: index, previousEnd: previousEnd, diagnosticCount: diagnostics.count,
      findings: findings, nesting: nesting, context: context, splitCount: splits.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    while splits.count > checkpoint.splitCount, let split = splits.popLast() {
      tokens.removeLast(tokens.count - split.index - 1)
      tokens[split.index] = split.token
      lexer.position = Int(split.token.end)
      lexer.previous = split.previous
      // A token that was split is lexed again, and its problems are found again.
      lexer.problems.removeAll { $0.span.start >= split.token.start }
    }
    index = checkpoint.index
    token = tokens[index]
    previousEnd = checkpoint.previousEnd
    diagnostics.removeLast(diagnostics.count - checkpoint.diagnosticCount)
    findings = checkpoint.findings
    nesting = checkpoint.nesting
    context = checkpoint.context
  }

  /// Runs `body` as lookahead, and returns to the current position; the result is that of `body`.
  mutating func lookAhead(_ kind: Speculation, _ body: (inout Parser) -> Bool) -> Bool {
    let key = key(of: kind)
    if let known = lookahead.answers[key] { return known }
    let start = checkpoint()
    let before = lookahead.steps
    lookahead.depth += 1
    defer { lookahead.depth -= 1 }
    let hasPassed = body(&self) && diagnostics.count == start.diagnosticCount && !isCutOff
    if isCutOff { return false }
    restore(start)
    remember(hasPassed, key, since: before)
    return hasPassed
  }

  /// Runs `body`, and returns to the current position if it fails or finds errors.
  mutating func attempt<Result>(
    _ kind: Speculation, _ body: (inout Parser) -> Result?
  ) -> Result? {
    let key = key(of: kind)
    if lookahead.answers[key] != nil { return nil }
    let start = checkpoint()
    let before = lookahead.steps
    lookahead.depth += 1
    defer { lookahead.depth -= 1 }
    if let result = body(&self), diagnostics.count == start.diagnosticCount { return result }
    if isCutOff { return nil }
    restore(start)
    remember(false, key, since: before)
    return nil
  }

  private func key(of kind: Speculation) -> UInt64 {
    UInt64(UInt32(bitPattern: token.start)) << 16 | UInt64(kind.rawValue) << 8
      | UInt64(context.rawValue)
  }

  /// Caches expensive answers, so that nested lookahead does not add up.
  private mutating func remember(_ answer: Bool, _ key: UInt64, since before: Int) {
    if lookahead.steps - before > 8 { lookahead.answers[key] = answer }
  }
}
