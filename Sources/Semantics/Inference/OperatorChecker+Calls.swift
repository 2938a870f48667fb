import SourceText
import Syntax

/// Finds the functions of an operator, and checks its use.
struct OperatorChecker: BodyPart {
  let body: BodyChecker

  /// Checks an operator with a function operand, which is checked against the parameter type like
  /// an argument.
  func operatorWithClosure(
    _ operands: [Expression], _ name: String, _ operatorSpan: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard operands.contains(where: isFunctionLike) else { return nil }
    var types: [Type] = []
    for operand in operands where !isFunctionLike(operand) {
      let (value, _) = body.attempt { body.check(operand) }
      types.append(value.type)
    }
    // Beside a key path, `\.name` is another one, of the same root.
    if !types.isEmpty, types.allSatisfy(isKeyPath) { return nil }
    let callables = operators(name, types)
    guard !callables.isEmpty else { return nil }
    return resolveOperator(callables.map(opened), operands, name, operatorSpan, expected)
  }

  private func isKeyPath(_ type: Type) -> Bool {
    guard let nominal = unifier.simplify(type).nominal else { return false }
    return nominal.isPrelude && nominal.name.hasSuffix("KeyPath")
  }

  /// Resolves an operator like an overloaded function called with the operands.
  private func resolveOperator(
    _ callables: [Callable], _ operands: [Expression], _ name: String, _ operatorSpan: Span,
    _ expected: Type?
  ) -> TypedExpression {
    let call = Call(
      callee: Expression(
        .identifier(Identifier(name: name, span: operatorSpan)), span: operatorSpan),
      arguments: operands.enumerated().map { index, operand in
        Argument(label: nil, value: changes(index, callables) ? addressed(operand) : operand)
      },
      argumentsSpan: operands.dropFirst().reduce(operands[0].span) { $0.joined(with: $1.span) })
    return body.overloads.resolveCall(callables, name, call, operatorSpan, expected)
  }

  /// Whether all candidates take the operand `inout`, which is passed without `&`.
  private func changes(_ index: Int, _ callables: [Callable]) -> Bool {
    callables.allSatisfy { callable in
      guard case .function(let function) = callable.kind, index < function.parameters.count else {
        return false
      }
      return function.parameters[index].isInout
    }
  }

  private func addressed(_ operand: Expression) -> Expression {
    Expression(.addressOf(operand), span: operand.span)
  }

  /// Whether an expression is a closure, the name of a function, or a key path without a root.
  func isFunctionLike(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure: return true
    case .keyPath(let path): return path.root == nil
    case .parenthesized(let inner): return isFunctionLike(inner)
    case .member(_, let name): return name.name == "init"
    case .identifier(let name):
      guard body.lookUpLocal(name.name) == nil else {
        if case .functions? = body.lookUpLocal(name.name) { return true }
        return false
      }
      guard case .function? = checker.globalLookup.lookUpGlobal(name.name, from: body.source).first
      else {
        return false
      }
      return !isPropertyOfSelf(name.name)
    default: return false
    }
  }

  /// Whether an unqualified name is a property of `self`, which shadows a global function.
  private func isPropertyOfSelf(_ name: String) -> Bool {
    guard let visible = body.visibleSelf else { return false }
    let type = if case .metatype(let inner) = visible.type.shallow { inner } else { visible.type }
    return memberLookup.lookUpMembers(name, in: type).contains {
      if case .property = $0.member { true } else { false }
    }
  }
}
