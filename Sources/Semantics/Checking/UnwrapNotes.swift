import SourceText

/// The notes at an optional where its wrapped value is expected, with what to insert.
struct UnwrapNotes: BodyPart {
  let body: BodyChecker

  /// The notes at a value: `x ?? default` and `x!`.
  ///
  /// - Parameter isOperand: whether an operator that binds more tightly than `??` takes the value.
  func notes(
    at value: TypedExpression, _ place: Span, isOperand: Bool = false
  ) -> [Diagnostic] {
    let whole = wholeSpan(of: value)
    let isPostfix = value.isPostfix
    return [
      note(
        .coalesce, place,
        insertion("(", " ?? <#default value#>", around: whole, ")", isOperand)),
      note(.forceUnwrap, place, insertion("(", "", around: whole, ")!", !isPostfix, orElse: "!")),
    ]
  }

  /// The notes at the base of a member: `x?.name` and `x!.name`.
  func notes(atBase base: Span, of name: String) -> [Diagnostic] {
    let end = Span(Int(base.end), Int(base.end))
    return [
      note(.chain(member: name), base, [.init(span: end, replacement: "?")]),
      note(.forceUnwrap, base, [.init(span: end, replacement: "!")]),
    ]
  }

  /// The span with the expressions that a value is a member of, and with the arguments of a call,
  /// which its own span leaves out.
  private func wholeSpan(of value: TypedExpression) -> Span {
    switch value.kind {
    case .property(let base, _, _), .tupleElement(let base, _), .forceUnwrap(let base, _),
      .bindOptional(let base), .convert(let base), .optionalChain(let base),
      .subscriptElement(let base, _, _, _, _):
      let inner = wholeSpan(of: base)
      return inner.isEmpty ? value.span : value.span.joined(with: inner)
    case .call, .apply, .enumCase: return body.chainPlace.callSpans[value.span] ?? value.span
    default: return value.span
    }
  }

  private func note(
    _ fact: FixItNote, _ place: Span, _ fixIts: [Diagnostic.FixIt]
  ) -> Diagnostic {
    Diagnostic(.note, fact, in: body.source, at: place, fixIts: fixIts)
  }

  /// The text after a value, and the parentheses around both if they are needed.
  private func insertion(
    _ open: String, _ text: String, around span: Span, _ close: String, _ isGrouped: Bool,
    orElse plain: String = ""
  ) -> [Diagnostic.FixIt] {
    let end = Span(Int(span.end), Int(span.end))
    guard isGrouped else { return [.init(span: end, replacement: text + plain)] }
    return [
      .init(span: Span(Int(span.start), Int(span.start)), replacement: open),
      .init(span: end, replacement: text + close),
    ]
  }
}

extension TypedExpression {
  /// Whether a postfix operator written after the text of the expression applies to all of it.
  fileprivate var isPostfix: Bool {
    switch kind {
    case .local, .global, .property, .subscriptElement, .tupleElement, .apply, .forceUnwrap: true
    case .call(let function, _, _, _, _): function.name.utf8.first?.isIdentifierStart ?? false
    case .convert(let base): base.isPostfix
    default: false
    }
  }
}
