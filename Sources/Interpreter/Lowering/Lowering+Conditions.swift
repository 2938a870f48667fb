internal import Semantics

/// Conditions as jumps, and expressions with alternatives.
extension Lowering {
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
        declare(variable, taking: operand)
        return
      }
    }
    guard operand.isOwned, isManaged(operand.register) else {
      try match(
        strippingSome(pattern, operand), operand.register, value.type, otherwise: failed)
      discard(operand)
      return
    }
    let mismatch = makeLabel()
    let matched = makeLabel()
    try match(strippingSome(pattern, operand), operand.register, value.type, otherwise: mismatch)
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
      let value = try operand(condition)
      jump(.jumpIf, value.register, to: label)
      if value.isOwned { free(value.register) }
    }
  }

  private func form(of function: Function?) -> InstructionForm? {
    function.flatMap { self.form(of: $0) }
  }

  private func negated(_ condition: TypedExpression) -> TypedExpression? {
    guard case .call(let function, _, let arguments, _, _) = condition.kind,
      case .unary(.notBool)? = form(of: function)
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
      let form = form(of: dispatch == .witness ? knownWitness(function, receiver) : function),
      var comparison = Comparison(form)
    else { return false }
    if isNegated { comparison = comparison.negated }
    if let number = smallConstant(arguments[1]), Int32(exactly: number) != nil {
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

  /// `??`, `&&`, `||`, `?:`, casts, `try?`, `try!`.
  func lowerChoice(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    switch expression.kind {
    case .coalesce(let left, let right):
      let isNil = makeLabel()
      let end = makeLabel()
      try lower(left, into: dst)
      jump(.jumpIfNil, dst, to: isNil)
      if left.type != expression.type { emit(.unwrap, dst, dst) }
      jump(to: end)
      place(isNil)
      try lower(right, into: dst)
      place(end)
    case .and, .or:
      let isFalse = makeLabel()
      let end = makeLabel()
      try lowerFailing(expression, otherwise: isFalse)
      emit(.loadImmediate, dst, Register(ValueKind.bool.rawValue), payload: 1)
      jump(to: end)
      place(isFalse)
      emit(.loadImmediate, dst, Register(ValueKind.bool.rawValue), payload: 0)
      place(end)
    case .ternary(let condition, let then, let otherwise):
      let isFalse = makeLabel()
      let end = makeLabel()
      try lowerFailing(condition, otherwise: isFalse)
      try lower(then, into: dst)
      jump(to: end)
      place(isFalse)
      try lower(otherwise, into: dst)
      place(end)
    case .is(let value, let type): try lowerCast(.isType, value, type, into: dst)
    case .conditionalCast(let value, let type): try lowerCast(.castOrNil, value, type, into: dst)
    case .forcedCast(let value, let type): try lowerCast(.castOrFault, value, type, into: dst)
    case .tryOptional(let inner):
      try lowerCatching(inner, into: dst) { error in
        self.emit(.release, error)
        self.lowerNil(expression.type, into: dst)
      } onSuccess: {
        if inner.type != expression.type { self.emit(.wrap, dst, dst) }
      }
    case .tryForced(let inner):
      try lowerCatching(inner, into: dst) { error in
        self.emit(.failTry, error)
      } onSuccess: {
      }
    default: break
    }
  }

  private func lowerCast(
    _ opcode: Opcode, _ value: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    let operand = try operand(value)
    let target = lowerType(type)
    emit(opcode, dst, operand.register, target)
    free(target)
    discard(operand)
  }

  private func lowerCatching(
    _ inner: TypedExpression, into dst: Register, onError: (Register) -> Void,
    onSuccess: () -> Void
  ) throws(Fault) {
    let handler = makeLabel()
    let end = makeLabel()
    let register = makeRegister(isTrivial: false)
    catchRegisters[ObjectIdentifier(handler)] = register
    catchers.append(
      Catcher(label: handler, depth: cleanups.count, temporaries: temporaries))
    try lower(inner, into: dst)
    catchers.removeLast()
    onSuccess()
    jump(to: end)
    place(handler)
    onError(register)
    place(end)
    free(register)
  }

  // Optional chains.

  func lowerChain(
    _ inner: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    let isNil = makeLabel()
    let end = makeLabel()
    chains.append(
      ChainTarget(label: isNil, depth: cleanups.count, temporaries: temporaries))
    try lower(inner, into: dst)
    chains.removeLast()
    jump(to: end)
    place(isNil)
    lowerNil(type, into: dst)
    place(end)
  }

  func lowerBindOptional(
    _ inner: TypedExpression, _ type: Type, into dst: Register
  ) throws(Fault) {
    try lower(inner, into: dst)
    if let chain = chains.last {
      let proceed = makeLabel()
      jump(.jumpUnlessNil, dst, to: proceed)
      try leaveChain(chain)
      place(proceed)
    }
    emit(.unwrap, dst, dst)
  }

  /// Jumps to the end of an optional chain, after putting back the places taken on the way.
  func leaveChain(_ chain: ChainTarget) throws(Fault) {
    try emitCleanups(downTo: chain.depth)
    for register in temporaries.subtracting(chain.temporaries).sorted() {
      emit(.release, register)
    }
    jump(to: chain.label)
  }
}

/// An integer comparison in a condition.
struct Comparison {
  /// The operator of a comparison.
  enum Relation { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
  var relation: Relation

  init?(_ form: InstructionForm) {
    switch form {
    case .binary(.equalInt): relation = .equal
    case .binary(.notEqualInt): relation = .notEqual
    case .binary(.lessInt): relation = .less
    case .binary(.lessOrEqualInt): relation = .lessOrEqual
    case .swapped(.lessInt): relation = .greater
    case .swapped(.lessOrEqualInt): relation = .greaterOrEqual
    default: return nil
    }
  }

  private init(_ relation: Relation) { self.relation = relation }

  var negated: Comparison {
    switch relation {
    case .equal: Comparison(.notEqual)
    case .notEqual: Comparison(.equal)
    case .less: Comparison(.greaterOrEqual)
    case .lessOrEqual: Comparison(.greater)
    case .greater: Comparison(.lessOrEqual)
    case .greaterOrEqual: Comparison(.less)
    }
  }

  /// The jump instruction for two registers, and whether to swap them.
  var jump: (Opcode, Bool) {
    switch relation {
    case .equal: (.jumpIfEqual, false)
    case .notEqual: (.jumpIfNotEqual, false)
    case .less: (.jumpIfLess, false)
    case .lessOrEqual: (.jumpIfLessOrEqual, false)
    case .greater: (.jumpIfLess, true)
    case .greaterOrEqual: (.jumpIfLessOrEqual, true)
    }
  }

  var constantJump: Opcode {
    switch relation {
    case .equal: .jumpIfEqualConstant
    case .notEqual: .jumpIfNotEqualConstant
    case .less: .jumpIfLessConstant
    case .lessOrEqual: .jumpIfLessOrEqualConstant
    case .greater: .jumpIfGreaterConstant
    case .greaterOrEqual: .jumpIfGreaterOrEqualConstant
    }
  }
}
