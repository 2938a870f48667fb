import SourceText
import Syntax

/// Arguments for `inout` parameters.
extension ArgumentChecker {
  func inoutArgument(
    _ place: Expression, _ symbol: ParameterSymbol, _ target: Type, _ span: Span
  ) -> TypedExpression {
    var typed = body.chains.chain(place, expecting: nil)
    body.assignments.requireMutable(typed, span, .inoutArgument)
    if let inside = body.chains.implicitlyUnwrapped(typed), refusesOptional(typed, symbol, target) {
      typed = inside
    }
    if !unifier.unify(typed.type, target) {
      error(
        ConversionError.cannotConvert(
          checker.displayed(typed.type), to: checker.displayed(target), .argument),
        at: span)
    }
    return TypedExpression(.inoutArgument(typed), type: typed.type, span: span)
  }

  /// Whether a parameter requires the unwrapped value of a `T!` rather than the optional itself.
  private func refusesOptional(
    _ value: TypedExpression, _ symbol: ParameterSymbol, _ target: Type
  ) -> Bool {
    if case .parameter(let parameter) = symbol.type {
      return !parameter.constraints.allSatisfy { conformances.meets(value.type, $0) }
    }
    return !unifier.simplify(target).isOptional
  }

  /// Diagnoses a value passed where a mutable place is required: the reason it is not one, or a
  /// missing `&`.
  func refusedValue(
    _ expression: Expression, _ target: Type, inCallAt callPlace: Span
  ) -> TypedExpression {
    let span = expression.span
    let start = body.checkpoint()
    let (value, problems) = body.attempt {
      let value = literals.applyDefaults(body.check(expression))
      body.assignments.requireMutable(value, callPlace, .inoutArgument)
      return value
    }
    body.rollBack(to: start)
    if problems.contains(where: \.isError) {
      problems.forEach(checker.report)
      return body.unknown(span)
    }
    let wanted = unifier.normalize(target)
    let type = wanted.hasVariables ? unifier.normalize(value.type) : wanted
    error(
      CallError.missingAddress(type.displayed),
      at: expression.errorPlace,
      fixIts: [.init(span: Span(Int(span.start), Int(span.start)), replacement: "&")])
    return body.unknown(span)
  }
}
