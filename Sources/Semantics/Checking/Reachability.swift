import SourceText

/// Diagnostics for bodies whose end control can reach without a value.
struct Reachability: BodyPart {
  let body: BodyChecker

  /// Reports a missing `return`: at the end of the body, or at the last statement if its value has
  /// the result type.
  func missingReturn(
    in kind: StatementError.Body, of type: Type, after statements: [TypedStatement], end: Span
  ) {
    let missing = StatementError.missingReturn(kind, type.displayed)
    if case .expression(let value)? = statements.last?.kind,
      unifier.normalize(value.type).resolved == type
    {
      let place = Span(Int(value.span.start), Int(value.span.start))
      let note = Diagnostic(
        .note, StatementError.returnLastExpression, in: body.source, at: value.span,
        fixIts: [.init(span: place, replacement: "return ")])
      return error(missing, at: value.span, notes: [note])
    }
    error(missing, at: Span(max(0, Int(end.end) - 1), Int(end.end)))
  }
}
