import SourceText
import Syntax

/// Expressions among the statements of result builders.
extension ResultBuilderTransform {
  /// The expression is checked once, for itself; the overloads of `buildExpression` are tried on its
  /// value, so that deep nesting costs no more than its text.
  func buildExpression(_ expression: Expression) -> TypedExpression {
    guard has("buildExpression") else { return literals.settle(body.check(expression)) }
    let value =
      expression.startsImplicitly || takesItsType(expression)
      ? typed(expression, by: takers(expression)) : chained(expression)
    if value.type.isUnknown { return value }
    return callBuilder("buildExpression", [(nil, value)], expression.location)
  }

  /// An expression that the first call of its chain begins.
  private func chained(_ expression: Expression) -> TypedExpression {
    let outer = body.hints.chainRoot
    defer { body.hints.chainRoot = outer }
    let start = firstCall(in: expression)
    let type = propagatedType(start)
    body.hints.chainRoot = type.map { (start.span, $0) }
    return literals.settle(
      body.check(expression, expecting: start.span == expression.span ? type : nil))
  }

  /// An expression that does not say its type alone: `.name`, whose type is the first that is taken,
  /// or a literal or an operation, for which what it is by itself goes before what it could be.
  private func typed(
    _ expression: Expression, by takers: [(Function, Substitution)]
  ) -> TypedExpression {
    if takesItsType(expression),
      let value = body.kept(
        { literals.settle(body.check(expression)) }, if: { isTaken($0.type, by: takers) })
    {
      return value
    }
    for case (let function, let map) in takers where function.genericParameters.isEmpty {
      let type = unifier.normalize(function.parameters[0].type.substituting(map))
      let value = body.kept(
        { literals.settle(body.check(expression, expecting: type)) },
        if: { conversions.tryConvert($0, to: type) != nil })
      if let value { return value }
    }
    // `.digit` for `some RegexComponent`: static members of the protocol say which type; `"a"..."z"`: what
    // the operator gives has to conform.
    for case (let function, _) in takers
    where expression.startsImplicitly || isOperation(expression) {
      guard case .parameter(let parameter) = function.parameters[0].type else { continue }
      let type = checker.makeVariable()
      if case .variable(let variable) = type { variable.constraints = parameter.constraints }
      if let value = body.kept({ literals.settle(body.check(expression, expecting: type)) }) {
        return value
      }
    }
    return literals.settle(body.check(expression))
  }

  /// `Tab(…)` for `Tab(…).badge(2)`: modifiers keep what a builder asks of the view they begin with.
  private func firstCall(in expression: Expression) -> Expression {
    var current = expression
    while case .call(let call) = current.kind, case .member(let base, _) = call.callee.kind,
      case .call = base.kind
    {
      current = base
    }
    return current
  }

  /// What takes an expression in a builder.
  private func takers(
    _ expression: Expression
  ) -> [(Function, Substitution)] {
    callables("buildExpression", expression.span).compactMap { callable in
      guard case .function(let function) = callable.kind, function.parameters.count == 1 else {
        return nil
      }
      return (function, callable.map)
    }
  }

  /// What `buildExpression` tells of the type that a call makes: `Reduce<State, Action>` for
  /// `Reduce { … }` where a reducer of that state and action is asked for.
  private func propagatedType(_ expression: Expression) -> Type? {
    guard case .call(let call) = expression.kind,
      let type = body.collections.typeNamed(by: call.callee),
      type.hasVariables
    else { return nil }
    for (function, map) in takers(expression) where isKnown(type, by: function, map) {
      return type
    }
    return nil
  }

  /// Whether an expression is a literal, whose type what takes it may say.
  private func takesItsType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .nilLiteral, .tuple, .array, .dictionary,
      .closure, .keyPath:
      true
    case .prefixOperator(_, _, let inner): takesItsType(inner)
    default: isOperation(expression)
    }
  }

  /// Whether an expression is made by an operator between literals, which has overloads for them.
  private func isOperation(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .sequence(let elements): isOperation(body.fold(elements, expression.span))
    case .infix(let lhs, _, _, let rhs): takesItsType(lhs) && takesItsType(rhs)
    default: false
    }
  }

  private func isTaken(_ type: Type, by takers: [(Function, Substitution)]) -> Bool {
    let type = unifier.normalize(type).resolved
    return takers.contains { function, map in
      if case .parameter(let parameter) = function.parameters[0].type,
        function.genericParameters.contains(parameter)
      {
        return parameter.constraints.allSatisfy { conformances.meets(type, $0.substituting(map)) }
      }
      return !function.genericParameters.isEmpty
        || unifier.normalize(function.parameters[0].type.substituting(map)) == type
    }
  }

  /// Whether what a function asks of the type of its argument makes the open type known.
  private func isKnown(_ type: Type, by function: Function, _ map: Substitution) -> Bool {
    guard case .parameter(let own) = function.parameters[0].type,
      function.genericParameters.contains(own)
    else { return false }
    var map = map
    map[own] = type
    return unifier.tentatively {
      own.constraints.allSatisfy { conformances.meets(type, $0.substituting(map)) }
        && function.requirements.allSatisfy { requirement in
          guard case .sameType(let left, let right) = requirement else { return true }
          return unifier.unify(
            unifier.normalize(left.substituting(map)), unifier.normalize(right.substituting(map)))
        } && unifier.normalize(type).arguments.contains { !$0.hasVariables }
    }
  }
}
