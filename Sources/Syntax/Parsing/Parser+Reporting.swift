internal import SourceText

extension Parser {
  /// Reports something that no further text can mend.
  mutating func wrong(
    _ error: SyntaxError, at span: Span, note: (SyntaxError, Span)? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard !isCutOff else { return }
    if error.severity == .error { isWrong = true }
    if !error.leavesParserInStep { troubles += 1 }
    append(error, at: span, note: note, fixIts: fixIts)
  }

  /// Reports that something is missing here. At the end of the text that means that more may come:
  /// `open` is what waits for it, by default the last token.
  mutating func expected(
    _ error: SyntaxError, at span: Span? = nil, open: Span? = nil, note: (SyntaxError, Span)? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    guard !isCutOff else { return }
    troubles += 1
    if isAtEnd, !isNested {
      leaveOpen(open)
    } else {
      isWrong = true
    }
    append(error, at: span ?? token.span, note: note, fixIts: fixIts)
  }

  /// Notes what stands open at the end of the text; the first to tell is the innermost.
  mutating func leaveOpen(_ place: Span?) {
    guard openPlace == nil else { return }
    let span = place ?? (index > 0 ? tokens[index - 1].span : token.span)
    openPlace = OpenPlace(opener: source.text(in: span), span: span)
  }

  private mutating func append(
    _ error: SyntaxError, at span: Span, note: (SyntaxError, Span)?,
    fixIts: [Diagnostic.FixIt]
  ) {
    let notes = note.map { [Diagnostic(.note, $0.0, in: source, at: $0.1)] } ?? []
    diagnostics.append(
      Diagnostic(error.severity, error, in: source, at: span, notes: notes, fixIts: fixIts))
  }

  /// Consumes a closing bracket, or reports it missing with a note where the opening one stands.
  @discardableResult
  mutating func close(_ kind: TokenKind, opening: Span, _ error: SyntaxError) -> Bool {
    if take(kind) { return true }
    expected(error, open: opening, note: (.toMatchOpening(source.text(in: opening)), opening))
    return false
  }

  /// Consumes the `}` of a block. With it, errors inside of the block are over and done with.
  mutating func closeBlock(
    opening: Span, _ error: SyntaxError, _ block: BlockIndentation?, troublesBefore: Int
  ) {
    // A brace further to the left than the block is that of another one.
    let isForeign = block.map { endsByIndentation($0) } ?? false
    if !isForeign, take(.rightBrace) {
      troubles = troublesBefore
      return
    }
    lacksBrace = true
    var fixIts: [Diagnostic.FixIt] = []
    if let block {
      let line = "\n" + String(repeating: " ", count: block.outer) + "}"
      fixIts = [Diagnostic.FixIt(span: endOfPrevious, replacement: line)]
    }
    expected(error, open: opening, note: (.toMatchOpening("{"), opening), fixIts: fixIts)
  }

  /// Goes one level deeper; false when that is too deep, and then the text is at its end.
  mutating func enter() -> Bool {
    depth += 1
    guard depth > Self.maximumDepth else { return true }
    cutOff(.nestingTooDeep(Self.maximumBrackets))
    return false
  }

  mutating func leave() { depth -= 1 }

  /// The same for what stands between brackets, of which the compiler admits fewer.
  mutating func enterBracket(_ opening: Span) -> Bool {
    brackets += 1
    guard brackets >= Self.maximumBrackets else { return enter() }
    depth += 1
    cutOff(.nestingTooDeep(Self.maximumBrackets), at: opening)
    return false
  }

  mutating func leaveBracket() {
    brackets -= 1
    leave()
  }

  /// Reports and treats the rest of the text as if it were not there.
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
        if problem.error.severity == .error { isWrong = true }
      }
      append(problem.error, at: problem.span, note: problem.note, fixIts: problem.fixIts)
    }
    lexer.problems = []
  }

  /// In the order of the text; what was found twice through reading twice is told once.
  func sortedDiagnostics() -> [Diagnostic] {
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
