internal import SourceText

extension Parser {
  /// Reports an error that no further text can fix.
  mutating func wrong(
    _ error: SyntaxError, at span: Span, note: (SyntaxError, Span)? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard !isCutOff else { return }
    if error.severity == .error { findings.isWrong = true }
    if !error.leavesParserInStep { findings.troubles += 1 }
    append(error, at: span, note: note, fixIts: fixIts)
  }

  /// Reports that something is missing. At the end of the text more may follow: `open` is the
  /// construct that waits for it, by default the last token.
  mutating func expected(
    _ error: SyntaxError, at span: Span? = nil, open: Span? = nil, note: (SyntaxError, Span)? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard !isCutOff else { return }
    findings.troubles += 1
    if isAtEnd, !isNested {
      leaveOpen(open)
    } else {
      findings.isWrong = true
    }
    append(error, at: span ?? token.span, note: note, fixIts: fixIts)
  }

  /// Records the construct that is open at the end of the text; the innermost is recorded first.
  mutating func leaveOpen(_ place: Span?) {
    guard findings.openPlace == nil else { return }
    let span = place ?? (index > 0 ? tokens[index - 1].span : token.span)
    findings.openPlace = OpenPlace(opener: source.text(in: span), span: span)
  }

  private mutating func append(
    _ error: SyntaxError, at span: Span, note: (SyntaxError, Span)?,
    fixIts: [Diagnostic.FixIt]
  ) {
    let notes = note.map { [Diagnostic(.note, $0.0, in: source, at: $0.1)] } ?? []
    diagnostics.append(
      Diagnostic(error.severity, error, in: source, at: span, notes: notes, fixIts: fixIts))
  }

  /// Consumes a closing bracket, or reports it missing with a note at the opening one.
  @discardableResult
  mutating func close(_ kind: TokenKind, opening: Span, _ error: SyntaxError) -> Bool {
    if take(kind) { return true }
    expected(error, open: opening, note: (.toMatchOpening(source.text(in: opening)), opening))
    return false
  }

  /// Consumes the `}` of a block, which ends recovery from errors inside.
  mutating func closeBlock(
    opening: Span, _ error: SyntaxError, _ block: BlockIndentation?, troublesBefore: Int
  ) {
    // A brace indented less than the block belongs to another one.
    let isForeign = block.map { endsByIndentation($0) } ?? false
    if !isForeign, take(.rightBrace) {
      findings.troubles = troublesBefore
      return
    }
    findings.lacksBrace = true
    var fixIts: [Diagnostic.FixIt] = []
    if let block {
      let line = "\n" + String(repeating: " ", count: block.outer) + "}"
      fixIts = [Diagnostic.FixIt(span: endOfPrevious, replacement: line)]
    }
    expected(error, open: opening, note: (.toMatchOpening("{"), opening), fixIts: fixIts)
  }

  /// Enters a nesting level; false if the limit is exceeded, and then the rest of the text is
  /// dropped.
  mutating func enter() -> Bool {
    nesting.depth += 1
    guard nesting.depth > Self.maximumDepth else { return true }
    cutOff(.nestingTooDeep(Self.maximumBrackets))
    return false
  }

  mutating func leave() { nesting.depth -= 1 }

  /// The same for brackets, for which the compiler's limit is lower.
  mutating func enterBracket(_ opening: Span) -> Bool {
    nesting.brackets += 1
    guard nesting.brackets >= Self.maximumBrackets else { return enter() }
    nesting.depth += 1
    cutOff(.nestingTooDeep(Self.maximumBrackets), at: opening)
    return false
  }

  mutating func leaveBracket() {
    nesting.brackets -= 1
    leave()
  }

  /// Reports an error and drops the rest of the text.
  mutating func cutOff(_ error: SyntaxError, at span: Span? = nil) {
    wrong(error, at: span ?? token.span)
    isCutOff = true
    tokens.removeLast(tokens.count - index - 1)
    lexer.position = lexer.end
    token.kind = .endOfText
    token.word = .none
    tokens[index] = token
  }

  mutating func collectLexicalProblems() {
    for problem in lexer.problems {
      if !problem.error.leavesTextOpen || isNested || lexer.unfinished == nil {
        if problem.error.severity == .error { findings.isWrong = true }
      }
      append(problem.error, at: problem.span, note: problem.note, fixIts: problem.fixIts)
    }
    lexer.problems = []
  }

  /// Sorted by position, without duplicates that come from parsing something twice.
  func sortedDiagnostics() -> [Diagnostic] {
    // Closures would hold a copy of the whole parser.
    let diagnostics = diagnostics
    if diagnostics.count < 2 { return diagnostics }
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].span.start, $0) < (diagnostics[$1].span.start, $1)
    }
    var result: [Diagnostic] = []
    for index in order {
      let next = diagnostics[index]
      let isRepeated = result.reversed().prefix { $0.span.start == next.span.start }
        .contains { $0.message == next.message }
      if !isRepeated { result.append(next) }
    }
    return result
  }
}
