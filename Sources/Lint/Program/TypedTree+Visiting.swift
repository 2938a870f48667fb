import Semantics

/// A statement or an expression.
enum CodePart {
  case statement(TypedStatement)
  case expression(TypedExpression)
}

extension [TypedStatement] {
  /// Calls a function with each statement and all that is in it, outer parts first.
  func visit(_ body: (CodePart) -> Void) {
    for statement in self {
      body(.statement(statement))
      statement.parts.visit(body)
    }
  }
}

extension TypedExpression {
  /// Calls a function with the expression and all that is in it, outer parts first.
  func visit(_ body: (CodePart) -> Void) {
    body(.expression(self))
    parts.visit(body)
  }
}

extension Parts {
  fileprivate func visit(_ body: (CodePart) -> Void) {
    for expression in expressions { expression.visit(body) }
    statements.visit(body)
  }
}
