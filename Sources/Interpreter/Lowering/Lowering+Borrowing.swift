internal import Semantics
internal import SourceText

/// Access to parts of values in place: they are read without retaining and changed without moving
/// them out, because no other code can run in between.
extension Lowering {
  /// A value for the next instruction to read. A part of a variable's value is borrowed instead of
  /// retained, so before that instruction only expressions may be lowered for
  /// which `hasNoEffects` is true.
  func borrowed(_ expression: TypedExpression) throws(Fault) -> Operand {
    if case .convert(let inner) = expression.kind, !expression.hasUnknownType,
      conversion(from: inner.type, to: expression.type) == nil
    {
      return try borrowed(inner)
    }
    guard !expression.hasUnknownType else { return try operand(expression) }
    let outer = span
    if !expression.span.isEmpty { span = expression.span }
    defer { span = outer }
    if case .global(let variable) = expression.kind, isVariableOrPart(expression) {
      return borrowedGlobal(variable)
    }
    guard splitField(expression) == nil, isPart(expression) else { return try operand(expression) }
    switch expression.kind {
    case .tupleElement(let base, let index):
      return try borrowedSlot(index, of: base, .getTrivialSlot)
    case .property(let base, let property, let isDirect):
      guard case .stored(let slot) = property.storage else { break }
      let isPlain = isClass(base.type) && !property.isLet && !(isDirect && !isSuper(base))
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
    if let register = promoted[ObjectIdentifier(variable)] { return .borrowed(register) }
    let register = makePlainTemporary()
    emit(
      .borrowGlobal, register, mayBeTracked(variable) ? 1 : 0,
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
    guard isTrivial(type), base.type.isStructLike, !base.hasUnknownType,
      case .subscriptElement(let pointer, let element, let arguments, _, .direct) = base.kind,
      let getter = element.getter, case .binary(.pointerGet)? = form(of: getter)
    else { return false }
    let first = try stableOperand(pointer, before: arguments[...])
    let index = try operand(arguments[0])
    emit(.pointerGetSlot, dst, first.register, index.register, payload: slot)
    discard(index)
    discard(first)
    return true
  }

  /// Whether a value is stored inside the value of a variable and can be reached without running
  /// code.
  private func isPart(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .tupleElement(let base, _): isVariableOrPart(base)
    case .property where splitField(expression) != nil: true
    case .property(let base, let property, let isDirect):
      if case .stored = property.storage, property.ownership == .strong,
        isDirect || !isOverridable(property), !isTracked(property, isDirect && !isSuper(base))
      {
        isVariableOrPart(base)
      } else {
        false
      }
    case .subscriptElement(let base, let element, let arguments, _, .direct):
      if let getter = element.getter, case .binary(.arrayGet)? = form(of: getter) {
        isVariableOrPart(base) && arguments.allSatisfy(hasNoEffects)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether a value is a session variable, a variable in a register, or a part of one.
  private func isVariableOrPart(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let variable):
      if variable.ownership == .strong, case .register? = location(of: variable) {
        true
      } else {
        false
      }
    // A static variable, or a global of a file, may still need its lazy initialization.
    case .global(let variable): variable.ownership == .strong && variable.lazyInitialValue == nil
    case .convert(let inner):
      conversion(from: inner.type, to: expression.type) == nil && isVariableOrPart(inner)
    default: isPart(expression)
    }
  }

  /// Whether evaluating an expression neither changes a variable nor releases a value.
  func hasNoEffects(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .inputLiteral: true
    case .local: isNumber(expression) || isVariableOrPart(expression)
    case .global: isPure(expression)
    case .convert(let inner):
      conversion(from: inner.type, to: expression.type) == nil && hasNoEffects(inner)
    case .tupleElement, .subscriptElement: isPart(expression)
    case .property(let base, let property, _):
      isPart(expression) || isCount(property) && isVariableOrPart(base)
    case .call(let function, let receiver, let arguments, _, .direct):
      if case .instruction(let name) = function.implementation, isNumber(expression),
        InstructionTable.isPure(name)
      {
        (receiver.map { function.selfParameter == .metatype || isNumber($0) && hasNoEffects($0) }
          ?? true)
          && arguments.allSatisfy { isNumber($0) && hasNoEffects($0) }
      } else {
        false
      }
    default: false
    }
  }

  /// Whether a property is the number of an array's elements.
  private func isCount(_ property: Property) -> Bool {
    if let getter = property.getter, case .unary(.arrayCount)? = form(of: getter) {
      true
    } else {
      false
    }
  }

  private func isNumber(_ expression: TypedExpression) -> Bool {
    kind(of: expression.type)?.isNumber ?? false
  }

  // Changing.

  /// A register with the value of a place, for the next instruction to change. A part of a value
  /// that was taken is changed in place. `leave` ends the access.
  func reach(_ place: Place) throws(Fault) -> Register {
    guard place.register == nil, !isTrivial(place.type) else { return try begin(place) }
    switch place.kind {
    case .ownField(let base, let slot):
      let inner = try reach(base)
      return reached(place, .reachSlot, inner, Register(slot))
    case .arrayElement(let base, let index):
      let inner = try reach(base)
      return reached(place, .reachElement, inner, index.register)
    default: return try begin(place)
    }
  }

  private func reached(
    _ place: Place, _ opcode: Opcode, _ base: Register, _ part: Register
  ) -> Register {
    let register = makePlainTemporary()
    emit(opcode, register, base, part)
    place.reached = register
    return register
  }

  func leave(_ place: Place) throws(Fault) {
    guard let register = place.reached else { return try end(place) }
    place.reached = nil
    free(register)
    switch place.kind {
    case .ownField(let base, _): try leave(base)
    case .arrayElement(let base, let index):
      try leave(base)
      discard(index)
    default: break
    }
  }

  /// Changes a number in a place by an instruction that runs no code.
  func change(_ place: Place, _ change: PlaceChange) throws(Fault) {
    guard place.register == nil else { return try changeTaken(place, change) }
    switch place.kind {
    case .ownField(let base, let slot):
      if case .pointerElement(let pointer, let index) = base.kind, base.register == nil {
        changePointee(pointer, index, slot, change)
        discard(index)
        discard(pointer)
      } else {
        let inner = try reach(base)
        changePart(inner, Register(slot), change, .changeOwnSlot, .takeOwnSlot, .setOwnSlot)
        try leave(base)
      }
    case .arrayElement(let base, let index):
      let inner = try reach(base)
      changePart(inner, index.register, change, .changeElement, .arrayTake, .arrayPut)
      try leave(base)
      discard(index)
    case .dictionaryValue(let base, let position) where change.form != nil:
      let inner = try begin(base)
      emit(change, .changeDictionaryValue, inner, position.register)
      try end(base)
      discard(position)
    case .box(let box) where change.form != nil:
      emit(change, .changeSlot, box.register, 0, low: -1)
      discard(box)
    case .field(let object, let property, let slot, let isDirect)
    where change.form != nil && !isTracked(property, isDirect):
      emit(
        change, .changeSlot, object.register, Register(slot), low: writeSite(property, .inPlace))
      discard(object)
    case .coroutine(let coroutine):
      if let inner = try enter(coroutine) { try self.change(inner, change) }
      try leave(coroutine)
    default: try changeTaken(place, change)
    }
  }

  private func changeTaken(_ place: Place, _ change: PlaceChange) throws(Fault) {
    let number = try begin(place)
    emit(change, on: number)
    try end(place)
  }

  /// Changes a part of the value in a register, by one instruction if there is one for it.
  private func changePart(
    _ whole: Register, _ part: Register, _ change: PlaceChange, _ opcode: Opcode, _ take: Opcode,
    _ put: Opcode
  ) {
    if change.form != nil { return emit(change, opcode, whole, part) }
    let number = makePlainTemporary()
    emit(take, number, whole, part)
    emit(change, on: number)
    emit(put, whole, part, number)
    free(number)
  }

  private func changePointee(
    _ pointer: Operand, _ index: Operand, _ slot: Int, _ change: PlaceChange
  ) {
    if change.form != nil {
      return emit(change, .pointerChangeSlot, pointer.register, index.register, low: slot)
    }
    let number = makePlainTemporary()
    emit(.pointerGetSlot, number, pointer.register, index.register, payload: slot)
    emit(change, on: number)
    emit(.pointerSetSlot, pointer.register, index.register, number, payload: slot)
    free(number)
  }

  /// Emits the arithmetic instruction of a change of the number in a register.
  private func emit(_ change: PlaceChange, on number: Register) {
    emit(change.opcode, number, number, change.operand ?? 0, payload: change.payload)
  }

  /// Emits an instruction that changes a number in place.
  private func emit(
    _ change: PlaceChange, _ opcode: Opcode, _ whole: Register, _ part: Register, low: Int = 0
  ) {
    guard let form = change.form else { return }
    emit(
      opcode, whole, part, change.operand ?? 0,
      payload: Instruction.payload(form, constant: change.payload, low: low))
  }
}

/// A change of a number by an arithmetic instruction.
struct PlaceChange {
  let opcode: Opcode
  /// The register of the other operand; nil if it is the constant in the payload.
  let operand: Lowering.Register?
  let payload: Int

  /// The change as part of an instruction that makes it in place; nil if there is none.
  var form: NumberChange? {
    guard operand != nil || NumberChange.constants.contains(payload) else { return nil }
    return NumberChange(opcode)
  }
}
