import SourceText
import Syntax

/// Arguments of modifiers that have no part in data flow. What they read has one: all of it is read,
/// whether an argument means something without knowing its parameter or not.
extension BodyChecker {
  /// What of a call's arguments can be evaluated.
  func inertArguments(of call: Call, _ span: Span) -> [TypedExpression] {
    call.arguments.compactMap { inertArgument($0.value) }
      + call.trailingClosures.compactMap { inertContent($0.closure, span) }
  }

  /// An argument as a value of type `Any`; nil where nothing of it can be evaluated.
  func inertArgument(_ expression: Expression) -> TypedExpression? {
    switch expression.kind {
    case .closure(let closure): return inertContent(closure, expression.span)
    case .addressOf, .nilLiteral: return nil
    case .implicitMember(let name):
      return inertConstant(name.name, .any, expression.span)
    default: return evaluated(expression) ?? evaluatedParts(expression)
    }
  }

  /// Whether an argument is the same each time: names with a leading dot and literals.
  func isFixedWhenInert(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .closure:
      true
    case .stringLiteral(let literal): literal.plainText != nil
    case .parenthesized(let inner), .prefixOperator(_, _, let inner): isFixedWhenInert(inner)
    case .member(let base, _): isFixedWhenInert(base)
    case .array(let elements): elements.allSatisfy(isFixedWhenInert)
    case .call(let call):
      isFixedWhenInert(call.callee) && call.arguments.allSatisfy { isFixedWhenInert($0.value) }
    default: false
    }
  }

  /// The receiver of a modifier that keeps its type, with what the arguments are.
  func styled(
    _ receiver: TypedExpression, _ nominal: NominalType, _ values: [TypedExpression], _ span: Span
  ) -> TypedExpression {
    checker.complete(nominal)
    guard case .function(let function)? = nominal.members["_styled"]?.first else { return receiver }
    let styles = TypedExpression(.array(values), type: checker.array(.any), span: span)
    return TypedExpression(
      .call(
        function, receiver: receiver, arguments: [styles], substitutions: [], dispatch: .direct),
      type: receiver.type, span: span)
  }

  /// A closure that takes nothing and builds views: what it reads is read, as by any other content.
  private func inertContent(_ closure: Closure, _ span: Span) -> TypedExpression? {
    guard closure.parameters?.isEmpty ?? (closure.highestShorthand < 0),
      !closure.body.statements.isEmpty
    else { return nil }
    let leaf = checker.wellKnown("_InertLeaf")
    checker.complete(leaf)
    let start = checker.mark()
    let call = Call(
      callee: Expression(.missing, span: span), arguments: [],
      trailingClosures: [TrailingClosure(label: nil, closure: closure)])
    let (value, problems) = attempt {
      settle(
        resolveCall(callables("_content", .nominal(leaf, []), span), "_content", call, span, nil))
    }
    guard problems.isEmpty else {
      checker.undo(to: start)
      return nil
    }
    return value
  }

  private func evaluated(_ expression: Expression) -> TypedExpression? {
    let start = checker.mark()
    let (value, problems) = attempt { settle(check(expression)) }
    guard problems.isEmpty, let converted = tryConvert(value, to: .any) else {
      checker.undo(to: start)
      return nil
    }
    return converted
  }

  /// What can be evaluated of an expression that has no type by itself: `flag ? .red : .green`.
  private func evaluatedParts(_ expression: Expression) -> TypedExpression? {
    let span = expression.span
    switch expression.kind {
    case .parenthesized(let inner), .forceUnwrap(let inner), .optionalChain(let inner),
      .cast(let inner, _, _), .try(_, let inner), .await(let inner),
      .prefixOperator(_, _, let inner), .postfixOperator(let inner, _, _):
      return inertArgument(inner)
    case .sequence(let elements): return evaluatedParts(fold(elements, span))
    case .ternary(let condition, let then, let otherwise):
      let start = checker.mark()
      let (test, problems) = attempt { settle(check(condition, to: checker.bool, .condition)) }
      guard problems.isEmpty else {
        checker.undo(to: start)
        return evaluated([condition, then, otherwise], span)
      }
      return TypedExpression(
        .ternary(test, inertBranch(then), inertBranch(otherwise)), type: .any, span: span)
    case .infix(let lhs, _, _, let rhs): return evaluated([lhs, rhs], span)
    case .member(let base, let name):
      let constant = inertConstant(name.name, .any, name.span)
      return together([inertArgument(base), constant], span)
    case .call(let call), .subscriptCall(let call):
      return together(
        [calleePart(call.callee)] + call.arguments.map { inertArgument($0.value) }, span)
    case .array(let elements): return evaluated(elements, span)
    case .dictionary(let pairs): return evaluated(pairs.flatMap { [$0.key, $0.value] }, span)
    case .tuple(let elements): return evaluated(elements.map(\.value), span)
    default: return nil
    }
  }

  /// `.degrees` of `.degrees(angle)`, `.red` of `.red.opacity(fade)`; a function's own name is nothing.
  private func calleePart(_ callee: Expression) -> TypedExpression? {
    if case .identifier = callee.kind { return nil }
    return inertArgument(callee)
  }

  private func inertBranch(_ expression: Expression) -> TypedExpression {
    inertArgument(expression) ?? inertConstant("nil", .any, expression.span)
  }

  private func evaluated(_ parts: [Expression], _ span: Span) -> TypedExpression? {
    together(parts.map(inertArgument), span)
  }

  private func together(_ parts: [TypedExpression?], _ span: Span) -> TypedExpression? {
    let values = parts.compactMap { $0 }
    if values.count < 2 { return values.first }
    return tryConvert(
      TypedExpression(.array(values), type: checker.array(.any), span: span), to: .any)
  }
}
