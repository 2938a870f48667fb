internal import SourceText

/// The questions that are answered by reading ahead.
enum Speculation: UInt8 {
  case genericArguments, attributeArguments, closedArguments, typeAttributeArgument
  case trailingClosure, closureSignature, conditionClosure, unmarkedBinding
  case pattern, bindingPattern, patternExpression, typeEffects, misspelledDo
  case resultWithoutArrow, conditionalAttributes
}

extension Parser {
  /// A place to come back to when a way of reading does not work out.
  struct Checkpoint {
    let index: Int
    let previousEnd: Int
    let diagnosticCount: Int
    let troubles: Int
    let openPlace: OpenPlace?
    let isWrong: Bool
    let lacksBrace: Bool
    let depth: Int
    let brackets: Int
    let context: Context
    let splitCount: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      index: index, previousEnd: previousEnd, diagnosticCount: diagnostics.count,
      troubles: troubles, openPlace: openPlace, isWrong: isWrong, lacksBrace: lacksBrace,
      depth: depth, brackets: brackets, context: context, splitCount: splits.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    while splits.count > checkpoint.splitCount, let split = splits.popLast() {
      tokens.removeLast(tokens.count - split.index - 1)
      tokens[split.index] = split.token
      lexer.position = Int(split.token.end)
      lexer.previous = split.previous
      // What was cut differently is cut once more, and its problems are found again.
      lexer.problems.removeAll { $0.span.start >= split.token.start }
    }
    index = checkpoint.index
    token = tokens[index]
    previousEnd = checkpoint.previousEnd
    diagnostics.removeLast(diagnostics.count - checkpoint.diagnosticCount)
    troubles = checkpoint.troubles
    openPlace = checkpoint.openPlace
    isWrong = checkpoint.isWrong
    lacksBrace = checkpoint.lacksBrace
    depth = checkpoint.depth
    brackets = checkpoint.brackets
    context = checkpoint.context
  }

  /// Reads ahead with `body`, which says whether it liked what it saw, and comes back.
  mutating func lookAhead(_ kind: Speculation, _ body: (inout Parser) -> Bool) -> Bool {
    let key = key(of: kind)
    if let known = answers[key] { return known }
    let start = checkpoint()
    let before = steps
    speculation += 1
    defer { speculation -= 1 }
    let isGood = body(&self) && diagnostics.count == start.diagnosticCount && !isCutOff
    if isCutOff { return false }
    restore(start)
    remember(isGood, key, since: before)
    return isGood
  }

  /// Reads with `body`, and comes back to the start where that failed or found errors.
  mutating func attempt<Result>(
    _ kind: Speculation, _ body: (inout Parser) -> Result?
  ) -> Result? {
    let key = key(of: kind)
    if answers[key] != nil { return nil }
    let start = checkpoint()
    let before = steps
    speculation += 1
    defer { speculation -= 1 }
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

  /// Keeps the answers that were dear, so that readings inside of readings do not add up.
  private mutating func remember(_ answer: Bool, _ key: UInt64, since before: Int) {
    if steps - before > 8 { answers[key] = answer }
  }
}
