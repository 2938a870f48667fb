package import Syntax

/// The branches of `#if`.
extension TypeChecker {
  /// What stands in the branch that is taken.
  package func chosen<Element>(_ clauses: [ConditionalClause<Element>]) -> [Element] {
    BuildConfiguration.taken(of: clauses)?.elements ?? []
  }

  /// The declarations among statements, those in the branches that are taken included.
  package func declarations(in statements: [Statement]) -> [Declaration] {
    statements.flatMap { statement -> [Declaration] in
      switch statement.kind {
      case .declaration(let declaration): return expanded(declaration)
      case .conditionalCompilation(let clauses): return declarations(in: chosen(clauses))
      default: return []
      }
    }
  }

  private func expanded(_ declaration: Declaration) -> [Declaration] {
    if case .conditionalCompilation(let clauses) = declaration.kind {
      return chosen(clauses).flatMap(expanded)
    }
    return [declaration]
  }
}
