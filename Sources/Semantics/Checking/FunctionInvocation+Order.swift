import Syntax

/// When an argument of a call is checked: closures come last, since the other arguments determine
/// their parameter types.
enum ArgumentRound: CaseIterable {
  /// Values whose parameter types do not depend on others.
  case values
  /// Values whose parameter types depend on associated types.
  case valuesOfMembers
  /// Closures whose parameter types are known.
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
      !argument.isClosure && !needsContext(argument, for: symbol.type) && !target.hasOpenMember
    case .valuesOfMembers: !argument.isClosure && !needsContext(argument, for: symbol.type)
    case .closures:
      argument.isClosure && !hasOpenParameters(argument, target)
        && !dependsOnClosures(argument, target)
    case .openClosures: argument.isClosure
    case .others: true
    }
  }

  /// Whether another argument has the same parameter type and determines it.
  private func isStated(_ type: Type) -> Bool {
    zip(function.parameters, passed).contains { symbol, argument in
      guard symbol.type == type, case .expression(let value) = argument else { return false }
      return !argument.isClosure && !value.startsImplicitly
    }
  }

  /// Whether it is a multi-statement closure with untyped parameters, whose types other closures
  /// must determine.
  private func hasOpenParameters(_ argument: PassedArgument, _ target: Type) -> Bool {
    guard let closure = argument.closure, closure.body.statements.count > 1,
      body.calls.hasUntypedParameters(closure), case .function(let wanted) = target.shallow
    else { return false }
    return wanted.parameters.contains { unifier.normalize($0.type).hasVariables }
  }

  /// Whether the argument is `.zero` or `\.name` for a type that other arguments must determine
  /// first.
  private func needsContext(
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
      // A read-only key path cannot convert to the writable one expected; other arguments decide
      // what is reported.
      let expected = Type.nominal(wanted, arguments)
      return body.attempt { body.check(expression, expecting: expected) }.0.type.isPrelude(
        "KeyPath")
    }
    guard case .expression(let expression) = argument else { return false }
    let target = unifier.simplify(type.substituting(map))
    // Closures determine which initializer a reference such as `String.init` means, and the root of
    // a key path passed as a function.
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

  /// Whether a closure's parameters depend on what another closure returns or throws; that closure
  /// is checked first.
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
