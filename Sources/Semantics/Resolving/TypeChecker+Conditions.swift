package import Syntax

/// Conditional compilation.
extension TypeChecker {
  /// The elements of the active `#if` branch.
  package func chosen<Element>(_ clauses: [ConditionalClause<Element>]) -> [Element] {
    BuildConfiguration.taken(of: clauses, under: conditions)?.elements ?? []
  }

  /// The declarations among statements, including active `#if` branches.
  package func declarations(in statements: [Statement]) -> [Declaration] {
    statements.flatMap { statement -> [Declaration] in
      switch statement.kind {
      case .declaration(let declaration): return expanded(declaration)
      case .conditionalCompilation(let clauses): return declarations(in: chosen(clauses))
      default: return []
      }
    }
  }

  /// The first statement that is not a declaration.
  package func firstCode(in statements: [Statement]) -> Statement? {
    for statement in statements {
      switch statement.kind {
      case .declaration: continue
      case .conditionalCompilation(let clauses):
        if let code = firstCode(in: chosen(clauses)) { return code }
      default: return statement
      }
    }
    return nil
  }

  private func expanded(_ declaration: Declaration) -> [Declaration] {
    if case .conditionalCompilation(let clauses) = declaration.kind {
      return chosen(clauses).flatMap(expanded)
    }
    return [declaration]
  }
}
