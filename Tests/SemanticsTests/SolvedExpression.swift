import SourceText
import Syntax

@testable import Semantics

/// An expression, its constraint system, and the solution.
struct SolvedExpression {
  /// The constraints, a line for each term: its position, and what is known about it.
  let constraints: [String]
  /// The selected overload of each operator, in the order of the constraints.
  let choices: [String]
  let type: String
  let errors: [String]
  let steps: Int

  /// - Parameter declarations: Top-level declarations that the expression uses.
  init(_ text: String, after declarations: String = "", expecting expected: String? = nil) {
    let checker = TypeChecker()
    let source = Source(name: "main.swift", text: declarations)
    _ = checker.check(Parser.parse(source).statements, in: source, reportsUnresolved: true)
    checker.diagnostics = []
    let file = Source(name: "expression.swift", text: text)
    let body = checker.makeChecker(in: DeclarationContext(source: file, isPrelude: false))
    let system = ConstraintSystem(
      body, .init(expected: expected.map { checker.known($0) }))
    let first = checker.budget.steps
    for case .expression(let expression) in Parser.parse(file).statements.map(\.kind).prefix(1) {
      _ = system.generator.generate(expression, Locator(span: expression.span, path: []))
    }
    constraints = system.terms.map { "\($0.locator): \(Self.constraint($0, checker))" }
    let made = body.literals.applyDefaults(system.solved())
    choices = zip(system.terms, system.best?.choices ?? []).compactMap { term, choice in
      term.operation.map { "\(term.locator): \($0.name) is \(Self.name(of: choice))" }
    }
    type = "\(checker.unifier.normalize(made.type).resolved)"
    errors = checker.diagnostics.filter(\.isError).map(\.message)
    steps = checker.budget.steps - first
  }

  private static func constraint(_ term: Term, _ checker: TypeChecker) -> String {
    switch term.kind {
    case .value(let value):
      if case .variable(let variable) = checker.unifier.simplify(value.type),
        let kind = variable.literal
      {
        return "literal \(kind)"
      }
      return "value of type \(checker.unifier.normalize(value.type).resolved)"
    case .deferred: return "deferred"
    case .operation(let operation): return "disjunction of \(operation.name)"
    }
  }

  private static func name(of choice: Choice?) -> String {
    switch choice {
    case .function(let function, let callable):
      let owner = callable.receiver.map { receiver in
        if case .metatype(let type) = receiver.type { "\(type)." } else { "" }
      }
      return (owner ?? "") + function.name
    case .coalesce(let form): return "coalesce to \(form)"
    case let other?: return "\(other)"
    case nil: return "open"
    }
  }
}
