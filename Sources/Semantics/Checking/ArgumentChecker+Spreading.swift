import Syntax

/// Arrays passed to variadic parameters.
extension ArgumentChecker {
  /// The arguments, with an array of `Any` spread over an `Any...` parameter.
  ///
  /// Swift 6.3 accepts `[Any]` for `Any...` if it is the only argument for that parameter and no
  /// other argument is omitted.
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

  /// Spreads the array that an inherited initializer received for `Int...`, to pass it on to its
  /// superclass.
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

  /// Whether the parameter type is `Any` or `Any?`.
  private func takesAny(_ type: Type) -> Bool {
    type == .any || type.wrapped.map(takesAny) ?? false
  }
}
