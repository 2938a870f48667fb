internal import SourceText

extension Parser {
  /// Reads the parts of a string token: escapes resolved, interpolations parsed, indentation removed.
  mutating func parseString() -> Expression {
    let literal = token
    advance()
    var reader = StringReader(source: source, token: literal)
    let segments = reader.read { range in parseInterpolation(range) }
    for problem in reader.problems {
      // More text may complete a string that the end of the text cuts off.
      let mayContinue = reader.isCutShort && lexer.unfinished != nil
      let wasWrong = findings.isWrong
      wrong(problem.error, at: problem.span, note: problem.note, fixIts: problem.fixIts)
      if mayContinue { findings.isWrong = wasWrong }
    }
    return Expression(
      .stringLiteral(
        StringLiteral(
          segments: segments, isMultiline: reader.isMultiline, poundCount: reader.pounds)),
      span: literal.span)
  }

  /// The arguments between the parentheses of `\( … )`.
  private mutating func parseInterpolation(_ range: Range<Int>) -> [Argument] {
    var inner = Parser(source, range: range, isNested: true, conditions: conditions)
    inner.nesting.depth = nesting.depth + 1
    inner.nesting.brackets = nesting.brackets + 1
    guard inner.nesting.brackets < Self.maximumBrackets, inner.nesting.depth < Self.maximumDepth
    else {
      cutOff(.nestingTooDeep(Self.maximumBrackets))
      return []
    }
    let arguments = inner.parseInterpolationArguments()
    inner.collectLexicalProblems()
    diagnostics += inner.diagnostics
    findings.isWrong = findings.isWrong || inner.findings.isWrong
    highestShorthand = max(highestShorthand, inner.highestShorthand)
    if inner.isCutOff { isCutOff = true }
    return arguments
  }

  private mutating func parseInterpolationArguments() -> [Argument] {
    var arguments: [Argument] = []
    while !isAtEnd {
      let beginning = index
      let isLabel = (at(.identifier) || at(.keyword)) && peek().kind == .colon
      var label: (String, Span)?
      if isLabel {
        label = (name(token), token.span)
        advance()
        advance()
      }
      let value = parseExpression(.expectedExpressionInList)
      arguments.append(Argument(label: label?.0, labelSpan: label?.1, value: value))
      if take(.comma) { continue }
      guard !isAtEnd else { break }
      if startsExpression(), index > beginning {
        reportMissingComma()
        continue
      }
      if !findings.isWrong { wrong(.expectedParenInList, at: token.span) }
      break
    }
    return arguments
  }
}
