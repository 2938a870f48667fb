internal import Semantics

/// Expressions with alternatives: `??`, `&&`, `||`, `?:`, casts, `try?`, `try!`.
struct ChoiceLowering: LoweringPart {
  let lowering: Lowering

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
      try conditions.lowerFailing(expression, otherwise: isFalse)
      emit(.loadImmediate, dst, Register(ValueKind.bool.rawValue), payload: 1)
      jump(to: end)
      place(isFalse)
      emit(.loadImmediate, dst, Register(ValueKind.bool.rawValue), payload: 0)
      place(end)
    case .ternary(let condition, let then, let otherwise):
      let isFalse = makeLabel()
      let end = makeLabel()
      try conditions.lowerFailing(condition, otherwise: isFalse)
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
        literals.lowerNil(expression.type, into: dst)
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
    let target = metatypes.lowerType(type)
    emit(opcode, dst, operand.register, target)
    free(target)
    discard(operand)
  }

  private func lowerCatching(
    _ inner: TypedExpression, into dst: Register, onError: (Register) -> Void,
    onSuccess: () -> Void
  ) throws(Fault) {
    let catcher = pads.enterCatcher()
    let end = makeLabel()
    try lower(inner, into: dst)
    lowering.errors.leave()
    onSuccess()
    jump(to: end)
    place(catcher.label)
    onError(catcher.register)
    place(end)
    free(catcher.register)
  }
}
