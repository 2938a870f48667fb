package import SourceText

/// Parsing library texts, which are known to be correct and of which a program uses only a small
/// part.
extension Parser {
  /// Parses a library text. The contents of braces are parsed on demand, so the text must be free
  /// of errors and of regex literals.
  package static func parseLibrary(_ source: Source) -> SourceFile {
    var parser = Parser(source, range: 0..<source.bytes.count, defersBlocks: true)
    return parser.parseFile()
  }

  /// Skips `{ members }`; nil if they are parsed at once.
  mutating func deferMembers(_ scope: MemberScope, _ what: DeclaredKind) -> MemberBlock? {
    guard let (block, span) = passBlock(findsTypes: true) else { return nil }
    return MemberBlock(span: span, mayDeclareTypes: block.mayDeclareTypes) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end), defersBlocks: true)
      return parser.parseMembersInBraces(scope, what).members
    }
  }

  /// Skips `{ statements }`; nil if they are parsed at once.
  mutating func deferBody() -> CodeBlock? {
    guard let (_, span) = passBlock(findsTypes: false) else { return nil }
    return CodeBlock(span: span) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end))
      return parser.parseBracedBlock().statements
    }
  }

  /// Moves from `{` to after its `}`.
  private mutating func passBlock(findsTypes: Bool) -> (Lexer.Block, Span)? {
    guard defersBlocks else { return nil }
    let opening = token
    guard let block = lexer.skipBlock(from: Int(opening.end), findsTypes: findsTypes) else {
      return nil
    }
    lexer.position = block.closing
    tokens.removeLast(tokens.count - index - 1)
    advance()
    advance()
    return (block, span(from: opening))
  }
}
