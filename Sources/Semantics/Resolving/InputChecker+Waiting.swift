package import SourceText
package import Syntax

/// Top-level `await`.
extension InputChecker {
  /// Whether top-level statements contain `await`, outside closures and functions.
  package func mentionsAwait(_ statements: [Statement], in source: Source) -> Bool {
    statements.contains { statement in
      guard Mentions.names(in: source, statement.span).contains("await") else { return false }
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable = declaration.kind else { return false }
      case .conditionalCompilation(let clauses):
        return mentionsAwait(checker.chosen(clauses), in: source)
      default: break
      }
      return Mentions.names(in: source, statement.span, outsideBraces: true).contains("await")
        || checker.blocks(in: statement).contains { mentionsAwait($0.statements, in: source) }
    }
  }
}
