import SourceText

/// A generic parameter that several arguments of a call determine.
struct SharedParameter {
  let parameter: GenericParameter
  /// Its type variable in the call.
  let type: Type
  let isOfLibrary: Bool
  /// Where the call names its function.
  let place: Span
}

/// Widens a generic parameter to an optional if one of the arguments that determine it is the
/// optional of another: `same(1, [1].first)`.
struct ParameterWidening: BodyPart {
  let body: BodyChecker

  /// Widens the parameter's type to its optional for an optional argument; returns false if that
  /// does not apply.
  func widen(to argument: TypedExpression, _ target: Type) -> Bool {
    guard let sharedParameter = body.hints.sharedParameter,
      case .variable(let variable) = sharedParameter.type, let told = variable.binding,
      let wrapped = unifier.simplify(argument.type).wrapped, unifier.tryUnify(wrapped, target),
      sharedParameter.parameter.constraints.allSatisfy({ conformances.meets(argument.type, $0) })
    else { return false }
    variable.binding = checker.optional(told)
    body.score.valuesToOptional += 1
    return true
  }

  /// Converts the arguments checked before their parameter's type became optional.
  func wrapArguments(
    _ arguments: inout [TypedExpression?], of function: Function,
    _ map: Substitution
  ) {
    for (index, symbol) in function.parameters.enumerated() {
      guard let argument = arguments[index], case .parameter(let parameter) = symbol.type,
        !symbol.isInout, !symbol.isVariadic, let target = map[parameter].map(unifier.simplify),
        target.isOptional, !unifier.simplify(argument.type).isOptional, !argument.type.isUnknown
      else { continue }
      arguments[index] = conversions.tryConvert(argument, to: target) ?? argument
    }
  }
}
