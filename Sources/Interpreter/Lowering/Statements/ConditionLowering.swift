internal import Semantics

/// Conditions as jumps.
struct ConditionLowering: LoweringPart {
  let lowering: Lowering

  /// Lowers all conditions of an `if`, `guard` or `while`; what they bind stays bound.
  func lowerConditions(
    _ conditions: some Sequence<TypedCondition>, otherwise failed: Label
  ) throws(Fault) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): try lowerFailing(expression, otherwise: failed)
      case .pattern(let pattern, let value):
        try lowerPatternCondition(pattern, value, otherwise: failed)
      }
    }
  }

  private func lowerPatternCondition(
    _ pattern: TypedPattern, _ value: TypedExpression, otherwise failed: Label
  ) throws(Fault) {
    let operand = try operand(value)
    // `if let x = …`: the wrapped value moves to `x`.
    if operand.isOwned, case .optionalSome(let inner) = pattern {
      jump(.jumpIfNil, operand.register, to: failed)
      emit(.unwrap, operand.register, operand.register)
      if case .bind(let variable) = inner {
        locals.declare(variable, taking: operand)
        return
      }
    }
    guard operand.isOwned, isManaged(operand.register) else {
      try patterns.match(
        strippingSome(pattern, operand), operand.register, value.type, otherwise: failed)
      discard(operand)
      return
    }
    let mismatch = makeLabel()
    let matched = makeLabel()
    try patterns.match(
      strippingSome(pattern, operand), operand.register, value.type, otherwise: mismatch)
    emit(.release, operand.register)
    jump(to: matched)
    place(mismatch)
    emit(.release, operand.register)
    jump(to: failed)
    place(matched)
    free(operand.register)
  }

  /// The rest of the pattern once an owned operand was unwrapped.
  private func strippingSome(_ pattern: TypedPattern, _ operand: Operand) -> TypedPattern {
    if operand.isOwned, case .optionalSome(let inner) = pattern { inner } else { pattern }
  }

  /// Jumps if the condition is false.
  func lowerFailing(_ condition: TypedExpression, otherwise label: Label) throws(Fault) {
    switch condition.kind {
    case .boolean(let flag): if !flag { jump(to: label) }
    case .and(let left, let right):
      try lowerFailing(left, otherwise: label)
      try lowerFailing(right, otherwise: label)
    case .or(let left, let right):
      let holds = makeLabel()
      try lowerJump(if: left, to: holds)
      try lowerFailing(right, otherwise: label)
      place(holds)
    default:
      if let inner = negated(condition) { return try lowerJump(if: inner, to: label) }
      if try lowerFused(condition, isNegated: true, to: label) { return }
      let isInlined = try inlining.lowerInlined(condition: condition) { body throws(Fault) in
        try lowerFailing(body, otherwise: label)
      }
      if isInlined { return }
      let value = try operand(condition)
      jump(.jumpUnless, value.register, to: label)
      if value.isOwned { free(value.register) }
    }
  }

  /// Jumps if the condition is true.
  func lowerJump(if condition: TypedExpression, to label: Label) throws(Fault) {
    switch condition.kind {
    case .boolean(let flag): if flag { jump(to: label) }
    case .or(let left, let right):
      try lowerJump(if: left, to: label)
      try lowerJump(if: right, to: label)
    case .and(let left, let right):
      let fails = makeLabel()
      try lowerFailing(left, otherwise: fails)
      try lowerJump(if: right, to: label)
      place(fails)
    default:
      if let inner = negated(condition) { return try lowerFailing(inner, otherwise: label) }
      if try lowerFused(condition, isNegated: false, to: label) { return }
      let isInlined = try inlining.lowerInlined(condition: condition) { body throws(Fault) in
        try lowerJump(if: body, to: label)
      }
      if isInlined { return }
      let value = try operand(condition)
      jump(.jumpIf, value.register, to: label)
      if value.isOwned { free(value.register) }
    }
  }

  private func negated(_ condition: TypedExpression) -> TypedExpression? {
    guard case .call(let function, _, let arguments, _, _) = condition.kind,
      case .unary(.notBool)? = function.instructionForm
    else { return nil }
    return arguments.first
  }

  /// Emits an integer comparison and its jump as one instruction; returns false if the condition is
  /// none.
  private func lowerFused(
    _ condition: TypedExpression, isNegated: Bool, to label: Label
  ) throws(Fault) -> Bool {
    guard case .call(let function, let receiver, let arguments, _, let dispatch) = condition.kind,
      arguments.count == 2,
      let callee = dispatch == .witness ? inlining.knownWitness(function, receiver) : function,
      let form = callee.instructionForm,
      var comparison = Comparison(form)
    else { return false }
    if isNegated { comparison = comparison.negated }
    if let number = instructions.smallConstant(arguments[1]), Int32(exactly: number) != nil {
      let value = try operand(arguments[0])
      jump(comparison.constantJump, value.register, constant: number, to: label)
      if value.isOwned { free(value.register) }
      return true
    }
    let first = try stableOperand(arguments[0], before: arguments[1...])
    let second = try operand(arguments[1])
    let (opcode, isSwapped) = comparison.jump
    if isSwapped {
      jump(opcode, second.register, first.register, to: label)
    } else {
      jump(opcode, first.register, second.register, to: label)
    }
    if second.isOwned { free(second.register) }
    if first.isOwned { free(first.register) }
    return true
  }
}
