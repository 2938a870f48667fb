import SourceText
import Syntax

/// Expressions among the statements of result builders.
extension BodyChecker {
  /// The expression is checked once, for itself; the overloads of `buildExpression` are tried on its
  /// value, so that deep nesting costs no more than its text.
  func buildExpression(_ expression: Expression, _ builder: Type) -> TypedExpression {
    guard has("buildExpression", builder) else { return settle(check(expression)) }
    let outer = chainRoot
    defer { chainRoot = outer }
    let isWhole = startsImplicitly(expression) || takesItsType(expression)
    let start = isWhole ? expression : firstCall(in: expression)
    let type = anticipated(start, builder)
    chainRoot = type.map { (start.span, $0) }
    let value = settle(check(expression, expecting: start.span == expression.span ? type : nil))
    if value.type.isUnknown { return value }
    return callBuilder("buildExpression", builder, [(nil, value)], expression.location)
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

  /// What `buildExpression` tells of the type of an expression that does not say it alone: the type
  /// that `.name` belongs to, and `Reduce<State, Action>` for `Reduce { … }` where a reducer of that
  /// state and action is asked for.
  private func anticipated(_ expression: Expression, _ builder: Type) -> Type? {
    let takers = callables("buildExpression", builder, expression.span).compactMap {
      callable -> (Function, Substitution)? in
      guard case .function(let function) = callable.kind, function.parameters.count == 1 else {
        return nil
      }
      return (function, callable.map)
    }
    if startsImplicitly(expression) || takesItsType(expression) {
      // What a literal is by itself goes before what it could be.
      if takesItsType(expression), standsAlone(expression, takers) { return nil }
      let types = takers.filter { $0.0.genericParameters.isEmpty }
        .map { checker.normalize($0.0.parameters[0].type.substituting($0.1)) }
      return types.first { type in
        let start = checker.mark()
        defer { checker.undo(to: start) }
        return !attempt { check(expression, expecting: type) }.1.contains(where: \.isError)
      }
    }
    guard case .call(let call) = expression.kind, let type = typeNamed(by: call.callee),
      type.hasVariables
    else { return nil }
    for (function, map) in takers where isKnown(type, by: function, map) { return type }
    return nil
  }

  /// Whether an expression is a literal, whose type what takes it may say.
  private func takesItsType(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .nilLiteral, .tuple, .array, .dictionary,
      .closure, .keyPath:
      true
    case .prefixOperator(_, _, let inner): takesItsType(inner)
    default: false
    }
  }

  /// Whether the type that an expression has by itself is one that is taken.
  private func standsAlone(
    _ expression: Expression, _ takers: [(Function, Substitution)]
  ) -> Bool {
    let start = checker.mark()
    defer { checker.undo(to: start) }
    let (value, problems) = attempt { settle(check(expression)) }
    guard !problems.contains(where: \.isError), !value.type.isUnknown else { return false }
    return takers.contains { function, map in
      let type = checker.normalize(function.parameters[0].type.substituting(map))
      return !function.genericParameters.isEmpty || type == value.type
    }
  }

  /// Whether what a function asks of the type of its argument makes the open type known.
  private func isKnown(_ type: Type, by function: Function, _ map: Substitution) -> Bool {
    guard case .parameter(let own) = function.parameters[0].type,
      function.genericParameters.contains(own)
    else { return false }
    var map = map
    map[own] = type
    let start = checker.mark()
    let isMet =
      own.constraints.allSatisfy { checker.meets(type, $0.substituting(map)) }
      && function.requirements.allSatisfy { requirement in
        guard case .sameType(let left, let right) = requirement else { return true }
        return checker.unify(
          checker.normalize(left.substituting(map)), checker.normalize(right.substituting(map)))
      }
    if isMet, checker.normalize(type).arguments.contains(where: { !$0.hasVariables }) {
      return true
    }
    checker.undo(to: start)
    return false
  }
}
