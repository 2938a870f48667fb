package import SourceText

/// One input of a script: a statement, or several joined by `;` on a line.
package struct InputRange: Sendable {
  /// From the first statement's start to the last one's end.
  package let span: Span
  /// Which of the file's statements it holds.
  package let statements: Range<Int>

  package init(span: Span, statements: Range<Int>) {
    self.span = span
    self.statements = statements
  }
}

/// The first input of a text, and where the next one may begin.
package struct ParsedInput: Sendable {
  package let file: SourceFile
  /// From the first token to the end of the last, `;` included.
  package let span: Span
  /// Where the next input may begin: at its first token, or at the end of the text.
  package let next: Int
}

extension Parser {
  /// The inputs of a parsed file, in order: statements that share a line through `;` are one input.
  package static func inputs(of file: SourceFile, in source: Source) -> [InputRange] {
    var inputs: [InputRange] = []
    var first = 0
    for index in file.statements.indices {
      let isLast = index + 1 == file.statements.count
      let current = file.statements[index].span
      if !isLast, sharesLine(current, file.statements[index + 1].span, in: source) { continue }
      let span = file.statements[first].span.joined(with: current)
      inputs.append(InputRange(span: span, statements: first..<(index + 1)))
      first = index + 1
    }
    return inputs
  }

  private static func sharesLine(_ lhs: Span, _ rhs: Span, in source: Source) -> Bool {
    let gap = Span(Int(lhs.end), Int(rhs.start)).clamped(to: source.bytes.count)
    return !source.bytes[gap].contains(UInt8(ascii: "\n"))
  }

  /// Parses the input that begins at `offset`, reading no further than necessary.
  ///
  /// For texts that contain more than Swift, whose reader requests one input at a time. Spans and
  /// diagnostics are relative to the whole source. Nil if only blanks and comments are left.
  package static func parseInput(of source: Source, from offset: Int) -> ParsedInput? {
    let range = Swift.min(offset, source.bytes.count)..<source.bytes.count
    var parser = Parser(source, range: range)
    guard let first = parser.parseInput() else { return nil }
    guard parser.findings.lacksBrace else { return first }
    var second = Parser(source, range: range, trustsIndentation: true)
    guard let mended = second.parseInput(),
      mended.file.diagnostics.count <= first.file.diagnostics.count
    else { return first }
    return mended
  }

  private mutating func parseInput() -> ParsedInput? {
    while take(.semicolon) {}
    guard !isAtEnd else {
      guard lexer.unfinished != nil else { return nil }
      return ParsedInput(file: finish([]), span: token.span, next: source.bytes.count)
    }
    return parseOneInput()
  }

  private mutating func parseOneInput() -> ParsedInput {
    let start = token
    var statements: [Statement] = []
    var unseparated: Int?
    repeat {
      let first = token
      let before = diagnostics.count
      let beginning = index
      if at(.rightBrace) {
        wrong(.extraneousBrace, at: token.span)
        advance()
      } else {
        let statement = parseStatement(.file)
        if let unseparated { suggestCall(of: statements.last, with: statement, at: unseparated) }
        statements.append(statement)
        if diagnostics.count > before { recover(after: first) }
        if index == beginning { advance() }
      }
      var isSeparated = diagnostics.count > before
      while take(.semicolon) { isSeparated = true }
      unseparated = nil
      if !isSeparated, !isAtEnd, !token.startsLine {
        reportMissingSeparator(.statement)
        unseparated = diagnostics.count - 1
      }
    } while !isAtEnd && !token.startsLine
    let next = startOfNextInput
    // Problems that the lexer found beyond the input by looking ahead are reported with the next
    // input.
    lexer.problems.removeAll { Int($0.span.start) >= next }
    if let unfinished = lexer.unfinished, Int(unfinished.span.start) >= next {
      lexer.unfinished = nil
    }
    return ParsedInput(file: finish(statements), span: span(from: start), next: next)
  }

  /// Where the next input begins: at the next token, or at an unterminated comment on a later line.
  private var startOfNextInput: Int {
    guard isAtEnd else { return Int(token.start) }
    guard let unfinished = lexer.unfinished, Int(unfinished.span.start) > previousEnd else {
      return source.bytes.count
    }
    let gap = previousEnd..<Int(unfinished.span.start)
    let isLater = source.bytes[gap].contains(UInt8(ascii: "\n"))
    return isLater ? Int(unfinished.span.start) : source.bytes.count
  }
}
