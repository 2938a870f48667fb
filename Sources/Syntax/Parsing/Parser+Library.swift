package import SourceText

/// Parsing library texts, which are known to be correct and of which a program uses only a small
/// part.
extension Parser {
  /// Parses a library text. The contents of braces are parsed on demand, so the text must be free
  /// of errors and of regex literals.
  package static func parseLibrary(_ source: Source, _ outline: LibraryOutline) -> SourceFile {
    var parser = Parser(source, range: 0..<source.bytes.count, outline: outline)
    return parser.parseFile()
  }

  /// Parses a member of a library type that begins where the range does.
  static func parseMember(
    in source: Source, _ range: Range<Int>, _ scope: MemberScope, _ outline: LibraryOutline
  ) -> Declaration {
    var parser = Parser(source, range: range, outline: outline)
    return parser.parseDeclaration(.members(scope))
  }

  /// Passes `{ members }`; nil if they are parsed at once.
  mutating func deferMembers(_ scope: MemberScope, _ what: DeclaredKind) -> MemberBlock? {
    guard let outline, let block = outline.block(at: Int(token.start)) else { return nil }
    let span = pass(closing: block.end - 1)
    let outlined = OutlinedMembers(block, scope, outline, source)
    return MemberBlock(span: span, outlined) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end), outline: outline)
      return parser.parseMembersInBraces(scope, what).members
    }
  }

  /// Skips `{ statements }`; nil if they are parsed at once.
  mutating func deferBody() -> CodeBlock? {
    guard outline != nil, let closing = lexer.skipBlock(from: Int(token.end)) else { return nil }
    let span = pass(closing: closing)
    return CodeBlock(span: span) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end))
      return parser.parseBracedBlock().statements
    }
  }

  /// Moves from `{` to after its `}`.
  ///
  /// - Returns: Their span.
  private mutating func pass(closing: Int) -> Span {
    let opening = token
    lexer.position = closing
    tokens.removeLast(tokens.count - index - 1)
    advance()
    advance()
    return span(from: opening)
  }
}
