import SourceText
import Syntax

/// Surveys the statements of a body before they are checked.
struct BodyScan: BodyPart {
  let body: BodyChecker

  /// The initializers to which the body of an initializer delegates.
  struct InitializerCalls {
    var callsSelf = false
    /// The `init` of each `super.init`.
    var superCalls: [Span] = []
    var assignsSelf = false

    var callsSuper: Bool { !superCalls.isEmpty }
  }

  /// Whether a body contains `return`, outside closures and nested functions.
  func containsReturn(_ block: CodeBlock) -> Bool {
    block.statements.contains { statement in
      if case .return = statement.kind { return true }
      return checker.blocks(in: statement).contains(where: containsReturn)
    }
  }

  func initializerCalls(in block: CodeBlock) -> BodyScan.InitializerCalls {
    var result = BodyScan.InitializerCalls()
    func visit(_ block: CodeBlock) {
      for statement in block.statements {
        if case .expression(let expression) = statement.kind { visit(expression) }
        checker.blocks(in: statement).forEach(visit)
      }
    }
    func visit(_ expression: Expression) {
      switch expression.kind {
      case .try(_, let inner), .await(let inner), .parenthesized(let inner),
        .forceUnwrap(let inner):
        visit(inner)
      case .sequence(let elements):
        if case .operand(let target)? = elements.first, elements.count > 1,
          case .assignment = elements[1]
        {
          visitTarget(target)
        }
        for case .operand(let operand) in elements.dropFirst() { visit(operand) }
      case .assignment(let target, let value):
        visitTarget(target)
        visit(value)
      case .call(let call):
        guard case .member(let base, let name) = call.callee.kind, name.name == "init",
          case .identifier(let root) = base.kind
        else { return }
        if root.name == "self" { result.callsSelf = true }
        if root.name == "super" { result.superCalls.append(name.span) }
      default: return
      }
    }
    func visitTarget(_ target: Expression) {
      if case .identifier(let name) = target.kind, name.name == "self" { result.assignsSelf = true }
    }
    visit(block)
    return result
  }
}
