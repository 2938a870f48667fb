import SourceText
import Syntax

/// Checks operator expressions with a constraint system.
extension OperatorChecker {
  /// Checks an operator expression. The result may have another type than expected.
  ///
  /// - Parameter purpose: what the value is used for, if a failed conversion inside it should say
  ///   so.
  func solve(
    _ expression: Expression, expecting expected: Type?, for purpose: ConversionPurpose? = nil
  ) -> TypedExpression {
    if let literal = signedLiteral(expression, expecting: expected) { return literal }
    let context = ConstraintSystem.Context(
      expected: expected, member: body.hints.wantedMember, purpose: purpose)
    body.hints.wantedMember = nil
    let system = ConstraintSystem(body, context)
    _ = system.generator.generate(expression, Locator(span: expression.span, path: []))
    return system.solved()
  }

  /// Applies an operator to checked values.
  func operation(
    _ name: String, _ form: Operation.Form, _ values: [TypedExpression], _ span: Span,
    expecting expected: Type?
  ) -> TypedExpression {
    let system = ConstraintSystem(body, .init(expected: expected))
    let root = Locator(span: span, path: [])
    let operands = values.enumerated().map { index, value in
      system.add(
        Term(
          expression: Expression(.missing, span: value.span),
          locator: root.appending(.operand(index), at: value.span), kind: .value(value)))
    }
    return system.solved(name, form, operands, Expression(.missing, span: span), span)
  }

  /// Checks a compound assignment: `a += b`.
  func assignmentOperator(
    _ lhs: Expression, _ name: String, _ operatorSpan: Span, _ rhs: Expression, _ span: Span
  ) -> TypedExpression {
    body.assignments.assigning(to: lhs, rhs, span) { place in
      let system = ConstraintSystem(body, .init())
      let root = Locator(span: span, path: [])
      let left = system.add(
        Term(
          expression: lhs, locator: root.appending(.operand(0), at: lhs.span), kind: .value(place)))
      let right = system.generator.generate(rhs, root.appending(.operand(1), at: rhs.span))
      if let made = system.holeOperation(name, .infix, [left, right], span) {
        return TypedExpression(made.kind, type: .void, span: span)
      }
      return system.solved(
        name, .infix, [left, right], Expression(.missing, span: span), operatorSpan, span)
    }
  }

  func negated(_ expression: TypedExpression, _ span: Span) -> TypedExpression {
    TypedExpression(
      .ternary(
        expression, TypedExpression(.boolean(false), type: checker.bool, span: span),
        TypedExpression(.boolean(true), type: checker.bool, span: span)), type: checker.bool,
      span: span)
  }

  /// A signed literal, `-5`.
  func signedLiteral(_ expression: Expression, expecting expected: Type?) -> TypedExpression? {
    guard case .prefixOperator(let name, _, let operand) = expression.kind,
      name == "-" || name == "+"
    else { return nil }
    let isNegative = name == "-"
    let span = expression.span
    switch operand.kind {
    case .integerLiteral(let text):
      let value = IntegerLiteral(written: text)
      return TypedExpression(
        .integerLiteral(isNegative ? value.negated : value),
        type: literals.literal(.integer, expected),
        span: span)
    case .floatLiteral(let text):
      let value = Double(text.filter { $0 != "_" }) ?? .infinity
      return TypedExpression(
        .double(isNegative ? -value : value), type: literals.literal(.float, expected), span: span)
    default: return nil
    }
  }
}
