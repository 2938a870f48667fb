import SourceText
import Syntax

extension Pattern {
  /// The pattern as an expression to compare with: `Matcher.above(2)`, where `above` is no enum case. Nil if it binds
  /// or tests anything.
  var comparedExpression: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .enumCase(let base, let name, let nameSpan, let payload):
      call(of: base, Identifier(name: name, span: nameSpan), payload)
    case .tuple(let elements):
      arguments(elements).map { Expression(.tuple($0), span: span) }
    default: nil
    }
  }

  private func call(
    of base: Expression?, _ name: Identifier, _ payload: [Element]?
  ) -> Expression? {
    let callee = Expression(
      base.map { .member(base: $0, name) } ?? .implicitMember(name),
      span: payload == nil ? span : Span(Int(span.start), Int(name.span.end)))
    guard let payload else { return callee }
    return arguments(payload).map { arguments in
      let parentheses = Span(Int(name.span.end), Int(span.end))
      return Expression(
        .call(Call(callee: callee, arguments: arguments, argumentsSpan: parentheses)), span: span)
    }
  }

  private func arguments(_ elements: [Element]) -> [Argument]? {
    let values = elements.compactMap { element in
      element.pattern.comparedExpression.map { Argument(label: element.label, value: $0) }
    }
    return values.count == elements.count ? values : nil
  }
}
