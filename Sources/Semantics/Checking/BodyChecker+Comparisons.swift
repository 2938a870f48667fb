import SourceText
import Syntax

/// Comparisons of tuples, types and optionals, and `??`.
extension BodyChecker {
  /// Comparisons that no one function makes: of tuples, and of types by `==`. The library's own `<` is
  /// for tuples of two and three, which functions of the program may stand before.
  func structural(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, _ span: Span
  ) -> TypedExpression? {
    let isEquality = name == "==" || name == "!="
    guard isEquality || ["<", "<=", ">", ">="].contains(name) else { return nil }
    switch (checker.simplify(left.type), checker.simplify(right.type)) {
    case (.tuple(let a), .tuple(let b)) where a.count == b.count && !a.isEmpty:
      guard isEquality || a.count > 3 && a.count < 7 else { return nil }
      return parts(name, left, right, span)
    case _ where !isEquality: return nil
    case (.metatype, .metatype): return compared("_metatypesEqual", name, left, right, span)
    // `() == ()`.
    case (.tuple(let a), .tuple(let b)) where a.isEmpty && b.isEmpty:
      return compared("_voidsEqual", name, left, right, span)
    default: return nil
    }
  }

  /// A comparison that a function of the prelude makes, whatever the operands are.
  private func compared(
    _ function: String, _ name: String, _ left: TypedExpression, _ right: TypedExpression,
    _ span: Span
  ) -> TypedExpression? {
    guard let function = globalFunction(function) else { return nil }
    let made = TypedExpression(
      .call(
        function, receiver: nil,
        arguments: [left, right].map {
          TypedExpression(.convert($0), type: .any, span: $0.span)
        }, substitutions: [], dispatch: .direct),
      type: checker.bool, span: span)
    return name == "==" ? made : negated(made, span)
  }

  func negated(_ expression: TypedExpression, _ span: Span) -> TypedExpression {
    TypedExpression(
      .ternary(
        expression, TypedExpression(.boolean(false), type: checker.bool, span: span),
        TypedExpression(.boolean(true), type: checker.bool, span: span)), type: checker.bool,
      span: span)
  }

  /// `x == nil`: a test of presence, whatever `x` wraps.
  func nilComparison(
    _ lhs: Expression, _ name: String, _ rhs: Expression, _ span: Span
  ) -> TypedExpression? {
    func isNil(_ expression: Expression) -> Bool {
      if case .nilLiteral = expression.kind { true } else { false }
    }
    guard isNil(lhs) != isNil(rhs) else { return nil }
    let value = settle(check(isNil(rhs) ? lhs : rhs))
    let type = checker.simplify(value.type)
    if type.isUnknown { return unknown(span) }
    guard type.isOptional else {
      checker.report(
        Diagnostic(
          .warning,
          "comparing non-optional value of type '\(checker.normalize(type).resolved)' to 'nil' always returns \(name == "==" ? "false" : "true")",
          in: source, at: span))
      return TypedExpression(.boolean(name == "!="), type: checker.bool, span: span)
    }
    guard let function = globalFunction("_isNil") else { return unknown(span) }
    let test = TypedExpression(
      .call(
        function, receiver: nil, arguments: [value], substitutions: type.wrapped.map { [$0] } ?? [],
        dispatch: .direct), type: checker.bool, span: span)
    return name == "==" ? test : negated(test, span)
  }

  /// Whether a value may be of any type.
  private func tellsNothing(_ expected: Type?) -> Bool {
    switch expected.map(checker.simplify) {
    case nil, .variable?: true
    case .existential(let constraints)?: constraints.isEmpty
    default: false
    }
  }

  /// The right side of `??`. A choice with `nil` in it is as optional as the left side:
  /// `a ?? (isKnown ? b : nil)`.
  private func alternative(
    _ expression: Expression, _ wrapped: Type, _ optional: Type
  ) -> TypedExpression {
    func plain() -> TypedExpression { check(expression, expecting: wrapped) }
    // Where all of it is wrong, choices within choices would be looked at again and again.
    guard isChoice(expression), attemptDepth < 3 else { return plain() }
    return kept(plain) ?? kept { check(expression, expecting: optional) } ?? plain()
  }

  private func isChoice(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .parenthesized(let inner): isChoice(inner)
    case .sequence(let elements): elements.contains(where: isTernary)
    case .ternary, .ifExpression, .switchExpression: true
    default: false
    }
  }

  func coalesce(
    _ lhs: Expression, _ rhs: Expression, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var wanted = expected
    if tellsNothing(expected), case .subscriptCall(let call) = lhs.kind, isUntoldLiteral(call) {
      // `["l": .left][key] ?? Side.right`: the other side says it.
      wanted = attempt { settle(check(rhs)) }.0.type
    }
    let left = check(lhs, expecting: wanted.map { $0.isOptional ? $0 : checker.optional($0) })
    let leftType = checker.simplify(left.type)
    if leftType.isUnknown {
      checkLoosely(rhs)
      return unknown(span)
    }
    guard let wrapped = leftType.wrapped else {
      if case .variable(let variable) = leftType, variable.literal == .null {
        return check(rhs, expecting: expected)
      }
      if !operators("??", [leftType]).isEmpty {
        return applyOperator("??", left, check(rhs), span, span, expected)
      }
      warning(
        "left side of nil coalescing operator '??' has non-optional type '\(checker.normalize(leftType).resolved)', so the right side is never used",
        at: span)
      _ = check(rhs, expecting: leftType)
      return left
    }
    let right = alternative(rhs, wrapped, leftType)
    if checker.simplify(right.type).isNever {
      return TypedExpression(.coalesce(left, right), type: wrapped, span: span)
    }
    // An optional stays one where anything would be taken: `a["x"] ?? a["y"]` of `[String: Any]`.
    let staysOptional =
      if case .existential = checker.simplify(wrapped) {
        checker.simplify(right.type).isOptional
      } else {
        false
      }
    if !staysOptional, let converted = tryConvert(right, to: wrapped) {
      return TypedExpression(.coalesce(left, converted), type: wrapped, span: span)
    }
    if let converted = tryConvert(right, to: leftType) {
      return TypedExpression(.coalesce(left, converted), type: leftType, span: span)
    }
    let probe = TypedExpression(.trap(""), type: wrapped, span: span)
    if !erases(wrapped, right.type), tryConvert(probe, to: right.type) != nil {
      return TypedExpression(.coalesce(left, right), type: right.type, span: span)
    }
    if let joined = withOptionalParts(wrapped, like: right.type),
      let value = tryConvert(left, to: checker.optional(joined)),
      let other = tryConvert(right, to: joined)
    {
      return TypedExpression(.coalesce(value, other), type: joined, span: span)
    }
    // `print(price ?? "none")`: both are what is asked for, where that is any value of a kind.
    if let expected, case .existential = checker.simplify(expected), !erases(wrapped, right.type),
      let value = tryConvert(left, to: checker.optional(expected)),
      let other = tryConvert(right, to: expected)
    {
      return TypedExpression(.coalesce(value, other), type: expected, span: span)
    }
    let own = checker.normalize(right.type).resolved
    let (optional, plain) = (
      checker.normalize(leftType).resolved, checker.normalize(wrapped).resolved
    )
    if own.isOptional {
      error(
        "cannot convert value of type '\(own)' to expected argument type '\(optional)'",
        at: rhs.span)
    } else if let expected, !erases(wrapped, right.type), tryConvert(right, to: expected) != nil {
      error(
        "cannot convert value of type '\(optional)' to expected argument type '\(own)?'",
        at: lhs.span)
    } else if expected != nil {
      error(
        "cannot convert value of type '\(own)' to expected argument type '\(plain)'", at: rhs.span)
    } else {
      error(
        "binary operator '??' cannot be applied to operands of type '\(optional)' and '\(own)'",
        at: rhs.span)
    }
    return unknown(span)
  }

  /// Whether the other value is an `AnyHashable`, which a value does not become to be its equal.
  private func erases(_ type: Type, _ other: Type) -> Bool {
    let other = checker.simplify(other)
    return (other.wrapped ?? other).isPrelude("AnyHashable")
      && !checker.simplify(type).isPrelude("AnyHashable")
  }

  /// `pair ?? (nil, [])`: the tuple whose parts are optional where the other one's are nil.
  private func withOptionalParts(_ type: Type, like other: Type) -> Type? {
    guard case .tuple(let parts) = checker.simplify(type),
      case .tuple(let others) = checker.simplify(other), parts.count == others.count,
      others.contains(where: { isNilVariable($0.type) })
    else { return nil }
    return .tuple(
      zip(parts, others).map { part, other in
        Type.TupleElement(
          label: part.label,
          type: isNilVariable(other.type) ? checker.optional(part.type) : part.type)
      })
  }
}
