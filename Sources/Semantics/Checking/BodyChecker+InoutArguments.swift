import SourceText
import Syntax

/// Arguments that are changed.
extension BodyChecker {
  func inoutArgument(_ place: Expression, _ target: Type, _ span: Span) -> TypedExpression {
    let typed = chain(place, expecting: nil)
    requireMutable(typed, span, .inoutArgument)
    if !checker.unify(typed.type, target) {
      error(
        ConversionError.cannotConvert(
          checker.stated(typed.type), to: checker.stated(target), .argument),
        at: span)
    }
    return TypedExpression(.inoutArgument(typed), type: typed.type, span: span)
  }

  /// A value where a place is wanted: what keeps it from being one, or that `&` is missing.
  func refusedValue(_ expression: Expression, _ target: Type) -> TypedExpression {
    let span = expression.span
    let start = checkpoint()
    let (value, problems) = attempt {
      let value = settle(check(expression))
      requireMutable(value, span, .inoutArgument)
      return value
    }
    rollBack(to: start)
    if problems.contains(where: \.isError) {
      problems.forEach(checker.report)
      return unknown(span)
    }
    let wanted = checker.normalize(target)
    let type = wanted.hasVariables ? checker.normalize(value.type) : wanted
    error(
      CallError.missingAddress(type.stated),
      at: span,
      fixIts: [.init(span: Span(Int(span.start), Int(span.start)), replacement: "&")])
    return unknown(span)
  }
}
