import Syntax

/// When an argument of a call is checked: closures come last, as the other arguments say what their
/// parameters are.
enum ArgumentRound: CaseIterable {
  /// Values whose parameters have types that are known, as far as they can be.
  case values
  /// Values for types that depend on associated types.
  case valuesOfMembers
  /// Closures that can be checked from what is known.
  case closures
  case openClosures
  case others
}

/// The order in which the arguments of a call are checked.
extension FunctionInvocation {
  func isReady(
    _ argument: PassedArgument, for symbol: ParameterSymbol, _ target: Type, in round: ArgumentRound
  ) -> Bool {
    switch round {
    case .values:
      !argument.isClosure && !waits(argument, for: symbol.type) && !target.hasOpenMember
    case .valuesOfMembers: !argument.isClosure && !waits(argument, for: symbol.type)
    case .closures:
      argument.isClosure && !hasOpenParameters(argument, target)
        && !dependsOnClosures(argument, target)
    case .openClosures: argument.isClosure
    case .others: true
    }
  }

  /// Whether another argument is of that type too, and says what it is.
  private func isStated(_ type: Type) -> Bool {
    zip(function.parameters, passed).contains { symbol, argument in
      guard symbol.type == type, case .expression(let value) = argument else { return false }
      return !argument.isClosure && !value.startsImplicitly
    }
  }

  /// Whether it is a closure of several statements, which tell nothing of its parameters: other
  /// closures have to.
  private func hasOpenParameters(_ argument: PassedArgument, _ target: Type) -> Bool {
    guard let closure = argument.closure, closure.body.statements.count > 1,
      body.calls.hasUntypedParameters(closure), case .function(let wanted) = target.shallow
    else { return false }
    return wanted.parameters.contains { unifier.normalize($0.type).hasVariables }
  }

  /// `.zero` or `\.name` for a type that the other arguments have to tell first.
  private func waits(
    _ argument: PassedArgument, for type: Type
  ) -> Bool {
    if case .expression(let expression) = argument, case .keyPath(let path) = expression.kind,
      path.root == nil,
      case .nominal(let wanted, let arguments) = unifier.simplify(type.substituting(map))
    {
      if case .variable? = arguments.first.map(unifier.simplify) { return true }
      guard wanted.name == "WritableKeyPath",
        case .variable? = arguments.last.map(unifier.simplify)
      else { return false }
      // One that cannot be written is wrong, and what it should be is for the others to tell.
      let expected = Type.nominal(wanted, arguments)
      return body.attempt { body.check(expression, expecting: expected) }.0.type.isPrelude(
        "KeyPath")
    }
    guard case .expression(let expression) = argument else { return false }
    let target = unifier.simplify(type.substituting(map))
    // Closures say which of the initializers `String.init` is that stands beside them, and where
    // a key path that is passed as a function begins.
    if case .function(let function) = target,
      namesInitializer(expression) || isRootless(expression)
    {
      return function.parameters.contains {
        conversions.isVariable(unifier.simplify($0.type))
      }
    }
    guard expression.startsImplicitly, case .variable(let variable) = target
    else { return false }
    return variable.literal == nil && (variable.constraints.isEmpty || isStated(type))
  }

  private func namesInitializer(_ expression: Expression) -> Bool {
    if case .member(_, let name) = expression.kind { name.name == "init" } else { false }
  }

  private func isRootless(_ expression: Expression) -> Bool {
    if case .keyPath(let path) = expression.kind { path.root == nil } else { false }
  }

  /// Whether what a closure takes is what another closure gives or throws: that one goes first.
  private func dependsOnClosures(_ argument: PassedArgument, _ target: Type) -> Bool {
    guard let closure = argument.closure, body.calls.hasUntypedParameters(closure),
      case .function(let wanted) = target.shallow
    else { return false }
    let open = wanted.parameters.compactMap { parameter -> TypeVariable? in
      if case .variable(let variable) = unifier.simplify(parameter.type) {
        variable
      } else {
        nil
      }
    }
    guard !open.isEmpty else { return false }
    return zip(function.parameters, passed).contains { symbol, other in
      guard let teller = other.closure, teller.span != closure.span,
        case .function(let type) = unifier.normalize(symbol.type.substituting(map)),
        !body.calls.hasUntypedParameters(teller)
          || !type.parameters.contains(where: \.type.hasVariables)
      else { return false }
      return open.contains { variable in
        type.result.contains(variable) || type.thrownType?.contains(variable) ?? false
      }
    }
  }
}
