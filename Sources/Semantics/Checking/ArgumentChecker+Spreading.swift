import Syntax

/// Arrays in place of any number of arguments.
extension ArgumentChecker {
  /// What is passed, with an array of `Any` in place of the arguments for `Any...`.
  ///
  /// Swift 6.3 takes `[Any]` for `Any...` itself where it is all that is passed for that parameter and
  /// no other one is left out.
  func spreading(_ passed: [PassedArgument], of function: Function) -> [PassedArgument] {
    if let context = body.context.function, checker.bodies.isSynthesized(context) {
      return passingOn(passed, from: context)
    }
    guard
      zip(function.parameters, passed).contains(where: { $0.0.isVariadic && takesAny($0.0.type) })
    else { return passed }
    let isWhole = !passed.contains { if case .omitted = $0 { true } else { false } }
    guard isWhole else { return passed }
    return zip(function.parameters, passed).map { symbol, argument in
      guard symbol.isVariadic, case .variadic(let list) = argument, list.count == 1 else {
        return argument
      }
      let start = body.checkpoint()
      let (value, problems) = body.attempt { body.check(list[0]) }
      let type = unifier.normalize(value.type).resolved
      body.rollBack(to: start)
      return problems.isEmpty && type == checker.array(symbol.type) ? .spread(list[0]) : argument
    }
  }

  /// An inherited initializer passes on to its superclass what it got for `Int...`.
  private func passingOn(
    _ passed: [PassedArgument], from function: Function
  ) -> [PassedArgument] {
    passed.map { argument in
      guard case .variadic(let list) = argument, list.count == 1,
        case .identifier(let name) = list[0].kind,
        function.parameters.contains(where: { $0.isVariadic && $0.name == name.name })
      else { return argument }
      return .spread(list[0])
    }
  }

  /// Whether a parameter takes anything: `Any`, or `Any?`.
  private func takesAny(_ type: Type) -> Bool {
    type == .any || type.wrapped.map(takesAny) ?? false
  }
}
