package import SourceText

/// Texts of the library: known to be right, and large beside what a program uses of them.
extension Parser {
  /// Parses a text of the library. What stands between the braces of its declarations is read when
  /// somebody asks for it, so the text must be free of errors and of regex literals.
  package static func parseLibrary(_ source: Source) -> SourceFile {
    var parser = Parser(source, range: 0..<source.bytes.count, defersBlocks: true)
    return parser.parseFile()
  }

  /// Passes over `{ members }`; nil where they are to be read at once.
  mutating func deferMembers(_ scope: MemberScope, _ what: DeclaredKind) -> MemberBlock? {
    guard let (block, span) = passBlock() else { return nil }
    return MemberBlock(span: span, mayDeclareTypes: block.mayDeclareTypes) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end), defersBlocks: true)
      return parser.parseMembersInBraces(scope, what).members
    }
  }

  /// Passes over `{ statements }`; nil where they are to be read at once.
  mutating func deferBody() -> CodeBlock? {
    guard let (_, span) = passBlock() else { return nil }
    return CodeBlock(span: span) { [source] in
      var parser = Parser(source, range: Int(span.start)..<Int(span.end))
      return parser.parseBracedBlock().statements
    }
  }

  /// Goes from `{` to behind its `}`.
  private mutating func passBlock() -> (Lexer.Block, Span)? {
    guard defersBlocks else { return nil }
    let opening = token
    guard let block = lexer.skipBlock(from: Int(opening.end)) else { return nil }
    lexer.position = block.closing
    tokens.removeLast(tokens.count - index - 1)
    advance()
    advance()
    return (block, span(from: opening))
  }
}
