internal import Semantics
internal import SourceText

/// Changes of parts of values in place, without moving these out of the values that contain them:
/// no other code can run in between.
struct PlaceChanges: LoweringPart {
  let lowering: Lowering

  /// A register with the value of a place, for the next instruction to change. A part of a value
  /// that was taken is changed in place. `leave` ends the access.
  func reach(_ place: Place) throws(Fault) -> Register {
    guard place.register == nil, !types.isTrivial(place.type) else {
      return try access.begin(place)
    }
    switch place.kind {
    case .ownField(let base, let slot):
      let inner = try reach(base)
      return reached(place, .reachSlot, inner, Register(slot))
    case .arrayElement(let base, let index):
      let inner = try reach(base)
      return reached(place, .reachElement, inner, index.register)
    default: return try access.begin(place)
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
    guard let register = place.reached else { return try access.end(place) }
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
      let inner = try access.begin(base)
      emit(change, .changeDictionaryValue, inner, position.register)
      try access.end(base)
      discard(position)
    case .box(let box) where change.form != nil:
      emit(change, .changeSlot, box.register, 0, low: -1)
      discard(box)
    case .field(let object, let property, let slot, let isDirect)
    where change.form != nil && !effects.isTracked(property, isDirect):
      emit(
        change, .changeSlot, object.register, Register(slot),
        low: properties.writeSite(property, .inPlace))
      discard(object)
    case .coroutine(let coroutine):
      if let inner = try coroutines.enter(coroutine) { try self.change(inner, change) }
      try coroutines.leave(coroutine)
    default: try changeTaken(place, change)
    }
  }

  private func changeTaken(_ place: Place, _ change: PlaceChange) throws(Fault) {
    let number = try access.begin(place)
    emit(change, on: number)
    try access.end(place)
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
