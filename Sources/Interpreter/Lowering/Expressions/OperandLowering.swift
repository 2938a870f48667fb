internal import Semantics
internal import SourceText

/// Values in registers that lowering chooses, owned or borrowed.
///
/// A part of a variable's value is read without retaining it, because no other code can run in
/// between.
struct OperandLowering: LoweringPart {
  let lowering: Lowering

  /// The value in some register; a local variable's own register if possible.
  func operand(_ expression: TypedExpression) throws(Fault) -> Operand {
    switch expression.kind {
    case _ where expression.hasUnknownType: break
    case .global(let variable):
      if let register = lowering.variables[promoted: variable] { return .borrowed(register) }
    case .local(let variable):
      if variable.ownership == .strong,
        case .register(let register)? = locals.location(of: variable)
      {
        return .borrowed(register)
      }
    case .property:
      if let field = splitting.splitField(expression) { return .borrowed(field) }
    case .convert(let inner):
      if types.conversion(from: inner.type, to: expression.type) == nil {
        return try operand(inner)
      }
    case .await(let inner): return try operand(inner)
    case .inoutArgument(let inner): return try operand(inner)
    default: break
    }
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    return Operand(register: register, isOwned: true)
  }

  /// The value in a register that expressions lowered later cannot change.
  func stableOperand(
    _ expression: TypedExpression, before later: ArraySlice<TypedExpression>
  ) throws(Fault) -> Operand {
    let result = try operand(expression)
    guard !result.isOwned, effects.isMutableLocal(expression), !later.allSatisfy(effects.isPure)
    else {
      return result
    }
    let copy = makeTemporary(expression.type)
    emit(types.isTrivial(expression.type) ? .move : .copy, copy, result.register)
    return .owned(copy)
  }

  /// An operand that keeps its value even if the variable it came from changes.
  ///
  /// - Parameter isUndisturbed: Whether no variable changes before it is used.
  func stableOwned(
    _ expression: TypedExpression, isUndisturbed: Bool = false
  ) throws(Fault) -> Operand {
    if case .local(let variable) = expression.kind, variable.isLet || !variable.isMutated {
      return try operand(expression)
    }
    if isUndisturbed, effects.isMutableLocal(expression) { return try operand(expression) }
    return try ownedOperand(expression)
  }

  /// A value for the next instruction to read. A part of a variable's value is borrowed instead of
  /// retained, so before that instruction only expressions may be lowered for
  /// which `hasNoEffects` is true.
  func borrowed(_ expression: TypedExpression) throws(Fault) -> Operand {
    if case .convert(let inner) = expression.kind, !expression.hasUnknownType,
      types.conversion(from: inner.type, to: expression.type) == nil
    {
      return try borrowed(inner)
    }
    guard !expression.hasUnknownType else { return try operand(expression) }
    let outer = span
    if !expression.span.isEmpty { span = expression.span }
    defer { span = outer }
    if case .global(let variable) = expression.kind, effects.isVariableOrPart(expression) {
      return borrowedGlobal(variable)
    }
    guard splitting.splitField(expression) == nil, effects.isPart(expression) else {
      return try operand(expression)
    }
    switch expression.kind {
    case .tupleElement(let base, let index):
      return try borrowedSlot(index, of: base, .getTrivialSlot)
    case .property(let base, let property, let isDirect):
      guard case .stored(let slot) = property.storage else { break }
      let isPlain =
        types.isClass(base.type) && !property.isLet && !(isDirect && !effects.isSuper(base))
      return try borrowedSlot(slot, of: base, isPlain ? .borrowPlain : .getTrivialSlot)
    case .subscriptElement(let base, _, let arguments, _, _):
      let array = try borrowed(base)
      let index = try operand(arguments[0])
      let register = makePlainTemporary()
      emit(.borrowElement, register, array.register, index.register)
      discard(index)
      discard(array)
      return .owned(register)
    default: break
    }
    return try operand(expression)
  }

  private func borrowedGlobal(_ variable: GlobalVariable) -> Operand {
    if let register = lowering.variables[promoted: variable] { return .borrowed(register) }
    let register = makePlainTemporary()
    emit(
      .borrowGlobal, register, effects.mayBeTracked(variable) ? 1 : 0,
      payload: Int(bitPattern: machine.cell(for: variable)))
    return .owned(register)
  }

  private func borrowedSlot(
    _ slot: Int, of base: TypedExpression, _ opcode: Opcode
  ) throws(Fault) -> Operand {
    let object = try borrowed(base)
    let register = makePlainTemporary()
    emit(opcode, register, object.register, Register(slot))
    discard(object)
    return .owned(register)
  }

  /// Loads a slot of the struct that a pointer points to. Returns false and emits nothing if the
  /// base is not such a pointee or the value needs an owner.
  func lowerPointee(
    _ base: TypedExpression, slot: Int, _ type: Type, into dst: Register
  ) throws(Fault) -> Bool {
    guard types.isTrivial(type), base.type.isStructLike, !base.hasUnknownType,
      case .subscriptElement(let pointer, let element, let arguments, _, .direct) = base.kind,
      let getter = element.getter, case .binary(.pointerGet)? = getter.instructionForm
    else { return false }
    let first = try stableOperand(pointer, before: arguments[...])
    let index = try operand(arguments[0])
    emit(.pointerGetSlot, dst, first.register, index.register, payload: slot)
    discard(index)
    discard(first)
    return true
  }
}

extension Type {
  /// Whether members are read from the value itself, without running code.
  var isStructLike: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.kind == .struct
    case .tuple: true
    default: false
    }
  }
}
