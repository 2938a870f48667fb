import SourceText
import Syntax

/// Top-level `await`.
extension InputChecker {
  /// Whether top-level statements contain `await`, outside closures and functions.
  func mentionsAwait(_ statements: [Statement], in source: Source) -> Bool {
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
        || statement.blocks.contains { mentionsAwait($0.statements, in: source) }
    }
  }
}

extension Statement {
  /// The blocks that the statement executes itself.
  fileprivate var blocks: [CodeBlock] {
    switch kind {
    case .if(let statement): statement.blocks
    case .guard(_, let body), .while(_, _, let body), .repeatWhile(_, let body, _),
      .defer(let body):
      [body]
    case .for(let statement): [statement.body]
    case .switch(let statement): statement.cases.flatMap(\.blocks)
    case .do(let statement): [statement.body] + statement.catches.map(\.body)
    default: []
    }
  }
}

extension IfStatement {
  fileprivate var blocks: [CodeBlock] {
    switch otherwise {
    case .block(let block)?: [body, block]
    case .if(let next, _)?: [body] + next.blocks
    case nil: [body]
    }
  }
}

extension ConditionalElement<SwitchStatement.Case> {
  fileprivate var blocks: [CodeBlock] {
    switch self {
    case .element(let element): [element.body]
    case .conditional(let clauses): clauses.flatMap { $0.elements.flatMap(\.blocks) }
    }
  }
}
