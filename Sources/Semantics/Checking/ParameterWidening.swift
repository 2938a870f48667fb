import SourceText

/// A generic parameter that several arguments of a call tell the type of.
struct SharedParameter {
  let parameter: GenericParameter
  /// Its type variable in the call.
  let type: Type
  let isOfLibrary: Bool
  /// Where the function of the call is named.
  let place: Span
}

/// `same(1, [1].first)`: of arguments that tell one parameter's type, one may be the optional of another.
struct ParameterWidening: BodyPart {
  let body: BodyChecker

  /// Makes the parameter the optional of what it was told to be, where an argument is one.
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

  /// The arguments that were looked at before another made their parameter an optional.
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
