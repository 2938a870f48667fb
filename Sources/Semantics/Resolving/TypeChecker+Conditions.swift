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

  /// The blocks inside a statement, except those of closures and nested functions.
  func blocks(in statement: Statement) -> [CodeBlock] {
    switch statement.kind {
    case .if(let statement): blocks(in: statement)
    case .guard(_, let body), .while(_, _, let body), .repeatWhile(_, let body, _),
      .defer(let body):
      [body]
    case .for(let loop): [loop.body]
    case .switch(let statement): blocks(in: statement.cases)
    case .do(let statement): [statement.body] + statement.catches.map(\.body)
    case .conditionalCompilation(let clauses):
      [CodeBlock(statements: chosen(clauses), span: statement.span)]
    default: []
    }
  }

  private func blocks(in statement: IfStatement) -> [CodeBlock] {
    switch statement.otherwise {
    case .block(let block)?: [statement.body, block]
    case .if(let inner, _)?: [statement.body] + blocks(in: inner)
    case nil: [statement.body]
    }
  }

  private func blocks(in cases: [ConditionalElement<SwitchStatement.Case>]) -> [CodeBlock] {
    cases.flatMap { element in
      switch element {
      case .element(let branch): [branch.body]
      case .conditional(let clauses): blocks(in: chosen(clauses))
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
