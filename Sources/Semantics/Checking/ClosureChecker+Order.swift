import Syntax

/// Which of the closures that a call is given is looked at first.
extension ClosureChecker {
  /// Whether what a closure takes is what another closure gives or throws: that one goes first.
  func isToldByClosures(
    _ argument: PassedArgument, _ target: Type, _ function: Function, _ passed: [PassedArgument],
    _ map: Substitution
  ) -> Bool {
    guard let closure = argument.closure, body.calls.hasUntypedParameters(closure),
      case .function(let wanted) = target.shallow
    else { return false }
    let open = wanted.parameters.compactMap { parameter -> TypeVariable? in
      if case .variable(let variable) = checker.unifier.simplify(parameter.type) {
        variable
      } else {
        nil
      }
    }
    guard !open.isEmpty else { return false }
    return zip(function.parameters, passed).contains { symbol, other in
      guard let teller = other.closure, teller.span != closure.span,
        case .function(let type) = checker.unifier.normalize(symbol.type.substituting(map)),
        !body.calls.hasUntypedParameters(teller)
          || !type.parameters.contains(where: \.type.hasVariables)
      else { return false }
      return open.contains { variable in
        type.result.contains(variable) || type.thrownType?.contains(variable) ?? false
      }
    }
  }
}
