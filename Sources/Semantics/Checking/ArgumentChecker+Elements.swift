import Syntax

/// Array literals passed to parameters that accept any sequence.
extension ArgumentChecker {
  /// The array literal passed to a generic sequence parameter whose element type is known, as in
  /// `Set<AnyHashable>([1, "a"])` or `names.append(contentsOf: known)` for a `[String?]`; nil if
  /// the element type is unknown or the argument is not an array.
  func elements(
    of argument: PassedArgument, _ symbol: ParameterSymbol, _ target: Type,
    _ requirements: [Requirement], _ map: Substitution
  ) -> TypedExpression? {
    guard case .expression(let expression) = argument,
      case .variable(let variable) = unifier.simplify(target), variable.literal == nil
    else { return nil }
    let isLiteral = if case .array = expression.kind { true } else { false }
    var wanted = variable.members["Element"]
    for case .sameType(let left, let right) in requirements {
      let sides = [left, right].map { unifier.normalize($0.substituting(map)) }
      for (side, element) in [(sides[0], sides[1]), (sides[1], sides[0])] {
        guard case .member(let base, let associated) = side, associated.name == "Element",
          unifier.simplify(base) == .variable(variable)
        else { continue }
        wanted = element
      }
    }
    guard let wanted, !wanted.hasVariables, isLiteral || takesOthers(wanted) else { return nil }
    let type = checker.array(wanted)
    if symbol.isAutoclosure {
      let thunk = body.keepIfValid { self.argument(argument, symbol, type, expression.span) }
      return thunk.flatMap { unifier.unify(target, type) ? $0 : nil }
    }
    guard let made = body.keepIfValid({ body.memoized.recheck(expression, expecting: type) }) else {
      return nil
    }
    return conversions.convert(
      conversions.tryConvert(made, to: type) ?? made, to: target, .argument)
  }

  /// Whether values of other types convert to the type: an existential, an optional or a class.
  private func takesOthers(_ type: Type) -> Bool {
    switch unifier.simplify(type) {
    case .existential: true
    case let type: type.isOptional || type.nominal?.kind == .class
    }
  }
}
