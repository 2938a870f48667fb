import SourceText
import Syntax

/// Comparisons of tuples, element by element.
extension OperatorChecker {
  /// Compares tuples of equal length with `==`, `!=`, `<`, `<=`, `>` or `>=`.
  ///
  /// Operands that could run code are evaluated first, once each, like function arguments.
  func parts(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression? {
    var held: [(variable: LocalVariable, value: TypedExpression)] = []
    let sides = zip(parts(of: left, &held), parts(of: right, &held)).map { ($0, $1) }
    let isEquality = name == "==" || name == "!="
    var result: TypedExpression?
    for (first, second) in sides.reversed() {
      let equal = {
        self.operation("==", .infix, [first, second], span, expecting: body.checker.bool)
      }
      guard let rest = result else {
        result =
          isEquality
          ? equal() : operation(name, .infix, [first, second], span, expecting: checker.bool)
        continue
      }
      let kind: TypedExpression.Kind =
        isEquality
        ? .and(equal(), rest)
        : .ternary(
          equal(), rest, operation(name, .infix, [first, second], span, expecting: checker.bool))
      result = TypedExpression(kind, type: checker.bool, span: span)
    }
    guard var made = result else { return nil }
    if name == "!=" { made = negated(made, span) }
    guard !held.isEmpty else { return made }
    return TypedExpression(
      .apply(
        conversions.closure(of: held.map(\.variable), giving: made), arguments: held.map(\.value)),
      type: checker.bool, span: span)
  }

  private func parts(
    of value: TypedExpression, _ held: inout [(variable: LocalVariable, value: TypedExpression)]
  ) -> [TypedExpression] {
    func hold(_ value: TypedExpression) -> TypedExpression {
      if isPlain(value) { return value }
      let variable = LocalVariable(name: "$", type: value.type, isLet: true, span: value.span)
      held.append((variable, value))
      return body.local(variable, value.span)
    }
    if case .tuple(let values) = value.kind { return values.map(hold) }
    guard case .tuple(let types) = unifier.simplify(value.type) else { return [] }
    let whole = hold(value)
    return types.enumerated().map {
      TypedExpression(.tupleElement(whole, $0.offset), type: $0.element.type, span: value.span)
    }
  }

  /// Whether a value can be read any number of times without running code.
  private func isPlain(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .local,
      .global:
      true
    case .tupleElement(let inner, _), .convert(let inner), .wrapOptional(let inner):
      isPlain(inner)
    case .tuple(let values): values.allSatisfy(isPlain)
    case .property(let base, let property, _): property.getter == nil && isPlain(base)
    case .enumCase(_, let payload): payload.allSatisfy(isPlain)
    default: false
    }
  }
}
