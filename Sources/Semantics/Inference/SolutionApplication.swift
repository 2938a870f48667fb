import SourceText
import Syntax

/// Makes the typed expression of a solution.
struct SolutionApplication: ConstraintPart {
  let system: ConstraintSystem

  func applied(_ solution: Solution) -> TypedExpression {
    system.rechecksCalls = solution.rechecksCalls
    return withExpectedType(build(system.terms.count - 1, solution))
  }

  /// Gives an operation on literals the expected type, if that is possible.
  private func withExpectedType(_ value: TypedExpression) -> TypedExpression {
    guard case .variable(let variable) = unifier.simplify(value.type),
      let usual = unifier.defaultType(of: variable), var wanted = system.context.expected
    else { return value }
    wanted = unifier.simplify(wanted)
    while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
    guard wanted.nominal != nil, !wanted.hasVariables else { return value }
    let point = body.checkpoint()
    guard unifier.unify(value.type, wanted) else {
      body.rollBack(to: point)
      return value
    }
    if wanted != usual {
      body.score.nonDefaultLiterals += body.literalArithmetic.literals(in: value)
    }
    return value
  }

  /// The same function, looked up again in the operands' inferred types if its own type variables
  /// are still unbound.
  private func resolved(
    _ choice: Choice, _ operation: Operation, _ operands: [Operand], _ target: Type?
  ) -> Choice {
    guard case .function(let function, let callable) = choice,
      callable.map.values.contains(where: { type in
        type.containsVariable { $0.id > system.lastVariable && $0.binding == nil }
      })
    else { return choice }
    let types = operands.compactMap { $0.value?.type } + (target.map { [$0] } ?? [])
    for other in body.operatorChecker.operators(operation.name, types) {
      guard case .function(let found) = other.kind, found === function else { continue }
      let point = body.checkpoint()
      defer { body.rollBack(to: point) }
      var pass = Pass(isFinal: false)
      if system.choices.make(.function(found, other), operation, operands, target, &pass) != nil {
        return .function(found, other)
      }
    }
    return choice
  }

  private func build(_ term: Int, _ solution: Solution) -> TypedExpression {
    switch system.terms[term].kind {
    case .value(let value): return value
    case .deferred:
      return body.check(system.terms[term].expression, expecting: solution.targets[term])
    case .operation(let operation):
      guard let choice = solution.choices[term] else { return body.unknown(operation.span) }
      let operands = operation.operands.map { operand in
        if system.terms[operand].isDeferred {
          return Operand(term: operand, kind: .deferred, isLate: false)
        }
        let isLate = solution.order[operand].map { $0 > solution.order[term] ?? 0 } ?? false
        return Operand(term: operand, kind: .value(build(operand, solution)), isLate: isLate)
      }
      let target =
        term == system.terms.count - 1
        ? system.context.expected.map(unifier.simplify) : solution.targets[term]
      return made(resolved(choice, operation, operands, target), operation, operands, target)
    }
  }

  /// The final typed expression of a choice.
  func made(
    _ choice: Choice, _ operation: Operation, _ operands: [Operand], _ target: Type?
  ) -> TypedExpression {
    var pass = Pass(isFinal: true)
    if case .function(let function, _) = choice, function.parameters.first?.isInout ?? false,
      let place = operands[0].value
    {
      body.assignments.requireMutable(place, operation.operatorSpan, .mutatingOperator)
    }
    guard let value = system.choices.make(choice, operation, operands, target, &pass) else {
      return body.unknown(operation.span)
    }
    if case .function(let function, _) = choice, case .call(_, _, let arguments, _, _) = value.kind,
      let divisor = arguments.last
    {
      body.literalArithmetic.requireUse(of: function, by: divisor, operation.operatorSpan)
    }
    return value
  }
}
