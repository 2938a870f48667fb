import SourceText
import Syntax

/// Coroutine accessors: `yield value` in `_read`, `yield &place` in `_modify`.
extension StatementChecker {
  func yieldStatement(_ value: Expression, _ span: Span) -> [TypedStatement] {
    let function = body.context.function
    switch function?.kind {
    // The value yielded by `_read` is checked as that of a getter.
    case .getter: return returnStatement(value, span)
    case .modify:
      let type =
        function?.accessed.property?.type ?? function?.accessed.subscript?.result ?? .unknown
      return modifiablePlace(value, of: type, span)
    default: return [TypedStatement(.yield(body.check(value)), span: span)]
    }
  }

  /// The place yielded to the caller for modification; it must have exactly the type of the
  /// property.
  private func modifiablePlace(
    _ value: Expression, of wanted: Type, _ span: Span
  ) -> [TypedStatement] {
    guard case .addressOf(let place) = value.kind else {
      error(StatementError.yieldWithoutAddress(checker.displayed(wanted)), at: value.errorPlace)
      return []
    }
    let typed = body.chains.chain(place, expecting: nil)
    body.assignments.requireMutable(typed, value.span, .inoutArgument)
    let type = unifier.simplify(typed.type)
    if !type.isUnknown, !wanted.isUnknown, !unifier.unify(type, wanted) {
      error(
        StatementError.yieldOfOther(checker.displayed(type), checker.displayed(wanted)),
        at: place.span)
    }
    return [
      TypedStatement(
        .yield(TypedExpression(.inoutArgument(typed), type: typed.type, span: value.span)),
        span: span)
    ]
  }
}
