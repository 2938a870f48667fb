import SourceText
import Syntax

/// Built-in operators: `&&`, `||`, `? :`, `??`, and comparisons with `nil`, of tuples and of types.
struct IntrinsicOperations: ConstraintPart {
  let system: ConstraintSystem

  func logical(
    _ operation: Operation, _ operands: [Operand], _ pass: inout Pass
  ) -> TypedExpression? {
    guard let left = system.choices.convert(operands[0], to: checker.bool, &pass),
      let right = system.choices.convert(operands[1], to: checker.bool, &pass)
    else { return nil }
    return TypedExpression(
      operation.intrinsic == .and ? .and(left, right) : .or(left, right), type: checker.bool,
      span: operation.span)
  }

  // The branches of `? :`.

  func conditional(
    _ operation: Operation, _ operands: [Operand], _ target: Type?, _ pass: inout Pass
  ) -> TypedExpression? {
    guard case .conditional(let test) = operation.form else { return nil }
    let point = body.checkpoint()
    let targets = pass.targets
    // A type with a `nil` of its own is not made optional for one.
    if let own = typeWithNil(operands), let joined = joined(operation, test, operands, own, &pass) {
      return joined
    }
    if let target, case .existential = target, isDetermined(operands),
      let joined = joined(operation, test, operands, target, &pass)
    {
      return joined
    }
    if let target, !target.hasVariables, !target.isUnknown {
      if let first = system.choices.convert(operands[0], to: target, &pass),
        let second = system.choices.convert(operands[1], to: target, &pass)
      {
        return TypedExpression(
          .ternary(test, first, second), type: target, span: operation.span)
      }
      body.rollBack(to: point)
      pass.targets = targets
      // Beside `nil`, the other branch is not wrapped if no optional is expected.
      let isExistential = if case .existential = target { true } else { false }
      if !isExistential, operands.contains(where: { system.terms[$0.term].isNil }),
        let other = operands.first(where: { !system.terms[$0.term].isNil }),
        system.choices.convert(other, to: target, &pass) != nil
      {
        return nil
      }
    }
    return joined(operation, test, operands, target, &pass)
  }

  /// The type of the branch beside `nil` if it is expressible by that without being optional.
  private func typeWithNil(_ operands: [Operand]) -> Type? {
    guard operands.contains(where: { system.terms[$0.term].isNil }),
      let type = operands.compactMap(\.value).first.map({ unifier.simplify($0.type) }),
      type.nominal != nil, !type.isOptional, unifier.accepts(.null, type)
    else { return nil }
    return type
  }

  /// Whether one branch begins with `.name` and the other one determines its type.
  private func isDetermined(_ operands: [Operand]) -> Bool {
    operands.contains { $0.value?.type.nominal != nil }
      && operands.contains { system.terms[$0.term].expression.startsImplicitly }
  }

  /// Converts both branches to their common type.
  private func joined(
    _ operation: Operation, _ test: TypedExpression, _ operands: [Operand], _ target: Type?,
    _ pass: inout Pass
  ) -> TypedExpression? {
    let known = operands.compactMap(\.value).first?.type
    var values: [TypedExpression] = []
    var told = known ?? target
    for operand in operands {
      switch operand.kind {
      case .value(let value): values.append(value)
      case .deferred:
        guard let value = system.choices.check(operand.term, expecting: told, pass) else {
          return nil
        }
        told = told ?? value.type
        values.append(value)
      case .pending:
        guard let told else { return nil }
        pass.targets.append((operand.term, told))
        values.append(system.placeholder(told, operation.span))
      }
    }
    let type = checker.makeVariable()
    guard let joined = body.collections.unifyAll(values, type) ?? adapted(values, operands, type)
    else { return nil }
    return TypedExpression(
      .ternary(test, joined[0], joined[1]), type: type, span: operation.span)
  }

  /// Branches of different types, one of which also has a meaning of the other one's type:
  /// `isLast ? items.dropLast() : items`.
  private func adapted(
    _ values: [TypedExpression], _ operands: [Operand], _ type: Type
  ) -> [TypedExpression]? {
    for (index, other) in [(0, 1), (1, 0)] {
      let wanted = unifier.normalize(values[other].type)
      guard !wanted.hasVariables, !wanted.isUnknown, case .value = operands[index].kind else {
        continue
      }
      let expression = system.terms[operands[index].term].expression
      let made = body.keepIfValid { body.memoized.recheck(expression, expecting: wanted) }
      guard let made, unifier.normalize(made.type) == wanted else { continue }
      var adapted = values
      adapted[index] = made
      if let joined = body.collections.unifyAll(adapted, type) { return joined }
    }
    return nil
  }

  // `??`.

  func coalesce(
    _ form: CoalesceForm, _ operation: Operation, _ operands: [Operand], _ target: Type?,
    _ pass: inout Pass
  ) -> TypedExpression? {
    guard let left = leftSide(operands, target, pass) else { return nil }
    let type = unifier.simplify(left.type)
    func made(_ left: TypedExpression?, _ right: TypedExpression?, _ type: Type) -> TypedExpression?
    {
      guard let left, let right else { return nil }
      return TypedExpression(.coalesce(left, right), type: type, span: operation.span)
    }
    guard let wrapped = type.wrapped else {
      guard form == .wrapped else { return nil }
      if body.collections.isNilVariable(type) {
        return system.choices.convert(operands[1], to: target ?? checker.makeVariable(), &pass)
      }
      return unneeded(left, operation, operands[1], pass)
    }
    switch form {
    case .wrapped:
      return made(left, system.choices.convert(operands[1], to: wrapped, &pass), wrapped)
    case .optional: return made(left, system.choices.convert(operands[1], to: type, &pass), type)
    case .right:
      guard let right = operands[1].value, !unifier.simplify(right.type).isUnboundVariable,
        !wouldEraseToAnyHashable(wrapped, right.type)
      else { return nil }
      if conversions.tryConvert(system.placeholder(wrapped, operation.span), to: right.type) != nil
      {
        return made(left, right, right.type)
      }
      // Another overload of the left side may have the right side's type.
      let wanted = checker.optional(right.type)
      return made(system.choices.convert(operands[0], to: wanted, &pass), right, right.type)
    case .optionalParts:
      guard let right = system.choices.value(operands[1], pass),
        let joined = withOptionalParts(wrapped, like: right.type)
      else { return nil }
      return made(
        conversions.tryConvert(left, to: checker.optional(joined)),
        conversions.tryConvert(right, to: joined),
        joined)
    case .expected:
      guard let target, case .existential = target,
        let right = system.choices.value(operands[1], pass),
        !wouldEraseToAnyHashable(wrapped, right.type)
      else { return nil }
      return made(
        conversions.tryConvert(left, to: checker.optional(target)),
        conversions.tryConvert(right, to: target),
        target)
    }
  }

  /// `??` after a value that is not optional.
  private func unneeded(
    _ left: TypedExpression, _ operation: Operation, _ right: Operand, _ pass: Pass
  ) -> TypedExpression? {
    guard body.operatorChecker.operators(operation.name, [left.type]).isEmpty else { return nil }
    guard pass.isFinal else { return left }
    let type = unifier.normalize(left.type).resolved
    checker.report(
      Diagnostic(
        .warning, OperatorError.needlessDefault(type.displayed), in: body.source, at: operation.span
      ))
    if case .deferred = right.kind { _ = system.choices.check(right.term, expecting: type, pass) }
    return left
  }

  /// The left side of `??`. If it is open, it is an optional of the right side's type, or of the
  /// expected type.
  private func leftSide(_ operands: [Operand], _ target: Type?, _ pass: Pass) -> TypedExpression? {
    guard case .value(let left) = operands[0].kind else {
      guard case .deferred = operands[0].kind else { return nil }
      let told = defaultType(operands[1], target)
      return system.choices.check(
        operands[0].term,
        expecting: told.map { $0.isOptional ? $0 : checker.optional($0) }, pass)
    }
    if case .variable(let variable) = unifier.simplify(left.type), variable.literal == nil {
      let type = checker.optional(checker.makeVariable())
      return unifier.unify(left.type, type) ? left : nil
    }
    return body.chains.implicitlyUnwrapped(left).map { _ in left } ?? left
  }

  /// The type of the right side of `??`; a literal takes the expected type where it can.
  private func defaultType(_ operand: Operand, _ target: Type?) -> Type? {
    guard let own = operand.value?.type, case .variable(let variable) = unifier.simplify(own),
      let literal = variable.literal, let target
    else { return operand.value?.type ?? target }
    let wanted = unifier.simplify(target)
    return wanted.nominal != nil && unifier.accepts(literal, wanted) ? wanted : own
  }

  /// Whether the conversion would erase a value to `AnyHashable` only to compare it with one.
  func wouldEraseToAnyHashable(_ type: Type, _ other: Type) -> Bool {
    let other = unifier.simplify(other)
    return (other.wrapped ?? other).isPrelude("AnyHashable")
      && !unifier.simplify(type).isPrelude("AnyHashable")
  }

  /// `pair ?? (nil, [])`: the tuple type with optional elements where those of the other are nil.
  private func withOptionalParts(_ type: Type, like other: Type) -> Type? {
    guard case .tuple(let parts) = unifier.simplify(type),
      case .tuple(let others) = unifier.simplify(other), parts.count == others.count,
      others.contains(where: { body.collections.isNilVariable($0.type) })
    else { return nil }
    return .tuple(
      zip(parts, others).map { part, other in
        Type.TupleElement(
          label: part.label,
          type: body.collections.isNilVariable(other.type) ? checker.optional(part.type) : part.type
        )
      })
  }

  // Comparisons.

  /// `x == nil`: a test for absence, whatever `x` wraps.
  func nilTest(_ operation: Operation, _ operands: [Operand], _ pass: Pass) -> TypedExpression? {
    guard let tested = operands.first(where: { !system.terms[$0.term].isNil }) else { return nil }
    if !pass.isFinal { return system.placeholder(checker.bool, operation.span) }
    guard let value = system.choices.value(tested, pass).map(literals.applyDefaults) else {
      return nil
    }
    let type = unifier.simplify(value.type)
    if type.isUnknown { return body.unknown(operation.span) }
    guard type.isOptional else {
      let fact = OperatorError.needlessNilTest(
        checker.displayed(type), isTrue: operation.name != "==")
      checker.report(Diagnostic(.warning, fact, in: body.source, at: operation.span))
      return TypedExpression(
        .boolean(operation.name == "!="), type: checker.bool, span: operation.span)
    }
    guard let function = body.operatorChecker.globalFunction("_isNil") else { return nil }
    let test = TypedExpression(
      .call(
        function, receiver: nil, arguments: [value], substitutions: type.wrapped.map { [$0] } ?? [],
        dispatch: .direct), type: checker.bool, span: operation.span)
    return operation.name == "==" ? test : body.operatorChecker.negated(test, operation.span)
  }

  /// Comparisons of tuples and of metatypes.
  func structural(_ operation: Operation, _ operands: [Operand], _ pass: Pass) -> TypedExpression? {
    let told = operands.compactMap(\.value).first?.type
    let values = operands.compactMap { operand in
      operand.value
        ?? (operand.isLate ? nil : system.choices.check(operand.term, expecting: told, pass))
    }
    guard values.count == 2 else { return nil }
    if !pass.isFinal { return system.placeholder(checker.bool, operation.span) }
    if case .metatype = unifier.simplify(values[0].type) {
      return compared("_metatypesEqual", operation, values)
    }
    if unifier.simplify(values[0].type).isVoid {
      return compared("_voidsEqual", operation, values)
    }
    return body.operatorChecker.parts(operation.name, values[0], values[1], operation.span)
  }

  /// A comparison by a function of the library that accepts any operands.
  private func compared(
    _ name: String, _ operation: Operation, _ values: [TypedExpression]
  ) -> TypedExpression? {
    guard let function = body.operatorChecker.globalFunction(name) else { return nil }
    let made = TypedExpression(
      .call(
        function, receiver: nil,
        arguments: values.map { TypedExpression(.convert($0), type: .any, span: $0.span) },
        substitutions: [], dispatch: .direct), type: checker.bool, span: operation.span)
    return operation.name == "==" ? made : body.operatorChecker.negated(made, operation.span)
  }
}
