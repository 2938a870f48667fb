import SourceText
import Syntax

/// Expressions in result builders.
extension ResultBuilderTransform {
  /// Passes an expression to `buildExpression`. It is checked once, by itself, and overloads are
  /// tried with its value, so that nested builders take time linear in their text.
  func buildExpression(_ expression: Expression) -> TypedExpression {
    guard has("buildExpression") else { return literals.applyDefaults(body.check(expression)) }
    let value =
      expression.startsImplicitly || takesItsType(expression)
      ? typed(expression, by: takers(expression)) : chained(expression)
    if value.type.isUnknown { return value }
    return callBuilder("buildExpression", [(nil, value)], expression.location)
  }

  /// Checks a chain of calls, with the type that the builder determines for its root.
  private func chained(_ expression: Expression) -> TypedExpression {
    let outer = body.hints.chainRoot
    defer { body.hints.chainRoot = outer }
    let start = firstCall(in: expression)
    let type = propagatedType(start)
    body.hints.chainRoot = type.map { (start.span, $0) }
    return literals.applyDefaults(
      body.check(expression, expecting: start.span == expression.span ? type : nil))
  }

  /// Checks an expression without a type of its own: `.name` gets the first type that is accepted;
  /// a literal or operation keeps its default type if that is accepted.
  private func typed(
    _ expression: Expression, by takers: [(Function, Substitution)]
  ) -> TypedExpression {
    if takesItsType(expression),
      let value = body.keepIfValid(
        { literals.applyDefaults(body.check(expression)) }, if: { isTaken($0.type, by: takers) })
    {
      return value
    }
    for case (let function, let map) in takers where function.generics.parameters.isEmpty {
      let type = unifier.normalize(function.parameters[0].type.substituting(map))
      let value = body.keepIfValid(
        { literals.applyDefaults(body.check(expression, expecting: type)) },
        if: { conversions.tryConvert($0, to: type) != nil })
      if let value { return value }
    }
    // `.digit` for `some RegexComponent`: static members of the protocol determine the type;
    // `"a"..."z"`: the operator's result must conform.
    for case (let function, _) in takers
    where expression.startsImplicitly || isOperation(expression) {
      guard case .parameter(let parameter) = function.parameters[0].type else { continue }
      let type = checker.makeVariable()
      if case .variable(let variable) = type { variable.constraints = parameter.constraints }
      if let value = body.keepIfValid({
        literals.applyDefaults(body.check(expression, expecting: type))
      }) {
        return value
      }
    }
    return literals.applyDefaults(body.check(expression))
  }

  /// The first call of a chain, `Tab(…)` in `Tab(…).badge(2)`: modifiers preserve the type that a
  /// builder requires of it.
  private func firstCall(in expression: Expression) -> Expression {
    var current = expression
    while case .call(let call) = current.kind, case .member(let base, _) = call.callee.kind,
      case .call = base.kind
    {
      current = base
    }
    return current
  }

  /// The builder's `buildExpression` methods with one parameter.
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

  /// The type that `buildExpression` determines for a call: `Reduce<State, Action>` for
  /// `Reduce { … }` in a builder of reducers with that state and action.
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

  /// Whether an expression is a literal or an operation on literals, whose type its context may
  /// determine.
  private func takesItsType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .nilLiteral, .tuple, .array, .dictionary,
      .closure, .keyPath:
      true
    case .prefixOperator(_, _, let inner): takesItsType(inner)
    default: isOperation(expression)
    }
  }

  /// Whether an expression is an operation on literals.
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
        function.generics.parameters.contains(parameter)
      {
        return parameter.constraints.allSatisfy { conformances.meets(type, $0.substituting(map)) }
      }
      return !function.generics.parameters.isEmpty
        || unifier.normalize(function.parameters[0].type.substituting(map)) == type
    }
  }

  /// Whether a function's parameter, or its requirements on that, determine an open type.
  private func isKnown(_ type: Type, by function: Function, _ map: Substitution) -> Bool {
    if function.generics.parameters.isEmpty {
      let taken = unifier.normalize(function.parameters[0].type.substituting(map))
      return unifier.tentatively { unifier.unify(type, taken) }
    }
    guard case .parameter(let own) = function.parameters[0].type,
      function.generics.parameters.contains(own)
    else { return false }
    var map = map
    map[own] = type
    return unifier.tentatively {
      own.constraints.allSatisfy { conformances.meets(type, $0.substituting(map)) }
        && function.generics.requirements.allSatisfy { requirement in
          guard case .sameType(let left, let right) = requirement else { return true }
          return unifier.unify(
            unifier.normalize(left.substituting(map)), unifier.normalize(right.substituting(map)))
        } && unifier.normalize(type).arguments.contains { !$0.hasVariables }
    }
  }
}
