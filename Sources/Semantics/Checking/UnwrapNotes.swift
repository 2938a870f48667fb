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
    let whole = value.wholeSpan
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

  /// The span with the expressions that it is a member of, which the span of a member leaves out.
  fileprivate var wholeSpan: Span {
    switch kind {
    case .property(let base, _, _), .tupleElement(let base, _), .forceUnwrap(let base, _),
      .bindOptional(let base), .convert(let base), .optionalChain(let base),
      .subscriptElement(let base, _, _, _, _):
      let inner = base.wholeSpan
      return inner.isEmpty ? span : span.joined(with: inner)
    default: return span
    }
  }
}
