internal import Semantics

/// In-place access to places: taking the value out and putting it back.
///
/// Of a pointee, only the accessed field is taken out. Swift does not check accesses to pointees
/// for exclusivity, so the program may use the other fields at the same time.
struct PlaceAccess: LoweringPart {
  let lowering: Lowering

  /// Moves the value of a place into a register, where it is changed until `end`.
  func begin(_ place: Place) throws(Fault) -> Register {
    switch place.kind {
    case .register(let register): return register
    case .temporary(let operand): return operand.register
    default: break
    }
    if let open = place.register { return open }
    let register = makeTemporary(place.type)
    place.register = register
    if case .discard = place.kind { return register }
    if case .coroutine(let coroutine) = place.kind {
      discard(.owned(register))
      let inner = try coroutines.beginCoroutine(coroutine)
      place.register = inner
      return inner
    }
    try take(place, into: register)
    // Landing pads are emitted later, when access has ended: they need the register of the base.
    let base = baseRegister(of: place)
    lowering.cleanups.push(
      .putBack { [unowned lowering] in lowering.access.putBack(place, base: base, from: register) })
    return register
  }

  /// Puts the value that `begin` has taken back, and releases the operands of the place.
  func end(_ place: Place) throws(Fault) {
    switch place.kind {
    case .register: return
    case .temporary(let operand): return discard(operand)
    default: break
    }
    guard let register = place.register else { return }
    place.register = nil
    if case .discard = place.kind { return discard(.owned(register)) }
    if case .coroutine(let coroutine) = place.kind { return try coroutines.endCoroutine(coroutine) }
    _ = lowering.cleanups.pop()
    putBack(place, base: baseRegister(of: place), from: register)
    free(register)
    try close(place)
  }

  /// The register that holds the value of a place during access.
  private func current(_ place: Place) -> Register {
    switch place.kind {
    case .register(let register): register
    case .temporary(let operand): operand.register
    default: place.register ?? 0
    }
  }

  private func take(_ place: Place, into register: Register) throws(Fault) {
    switch place.kind {
    case .box(let box): emit(.takeSlot, register, box.register, 0, payload: -1)
    case .global(let variable):
      emit(.takeGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
    case .field(let object, let property, let slot, let isDirect):
      emit(
        effects.isTracked(property, isDirect) ? .takeTracked : .takeSlot, register, object.register,
        Register(slot), payload: properties.writeSite(property, .inPlace))
    case .ownField(let base, let slot):
      if case .pointerElement(let pointer, let index) = base.kind {
        emit(.pointerTakeSlot, register, pointer.register, index.register, payload: slot)
      } else {
        emit(.takeOwnSlot, register, try begin(base), Register(slot))
      }
    case .arrayElement(let base, let index):
      emit(.arrayTake, register, try begin(base), index.register)
    case .dictionaryElement(let base, let key):
      emit(.dictionaryTake, register, try begin(base), key.register)
    case .dictionaryValue(let base, let position):
      emit(.dictionaryTakeValue, register, try begin(base), position.register)
    case .pointerElement(let pointer, let index):
      emit(.pointerTake, register, pointer.register, index.register)
    case .unwrapped(let base, let isImplicit):
      let inner = try begin(base)
      emit(.checkNotNil, inner, 0, isImplicit ? 1 : 0)
      emit(.take, register, inner)
      emit(.unwrap, register, register)
    case .chained(let base):
      let inner = try begin(base)
      try chains.leaveChainIfNil(inner)
      emit(.take, register, inner)
      emit(.unwrap, register, register)
    case .computed(let receiver, let accessors, let arguments, let substitutions):
      if case .place(let base) = receiver { _ = try begin(base) }
      try properties.get(
        self.register(of: receiver), accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, into: register)
    case .keyPath(let receiver, let path):
      if case .place(let base) = receiver { _ = try begin(base) }
      emit(.readKeyPath, register, self.register(of: receiver) ?? 0, path.register)
      pads.noteThrow()
    case .register, .temporary, .discard, .coroutine: break
    }
  }

  /// The register that holds the place that contains a place.
  private func baseRegister(of place: Place) -> Register {
    switch place.kind {
    case .ownField(let base, _), .arrayElement(let base, _), .dictionaryElement(let base, _),
      .dictionaryValue(let base, _), .unwrapped(let base, _), .chained(let base):
      current(base)
    case .computed(let receiver, _, _, _), .keyPath(let receiver, _):
      self.register(of: receiver) ?? 0
    case .register, .box, .global, .field, .pointerElement, .coroutine, .temporary, .discard: 0
    }
  }

  private func putBack(_ place: Place, base: Register, from register: Register) {
    switch place.kind {
    case .box(let box): emit(.putSlot, box.register, 0, register)
    case .global(let variable):
      emit(.putGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
    case .field(let object, let property, let slot, let isDirect):
      emit(
        effects.isTracked(property, isDirect) ? .putTracked : .putSlot, object.register,
        Register(slot),
        register)
    case .ownField(let whole, let slot):
      if case .pointerElement(let pointer, let index) = whole.kind {
        emit(.pointerSetSlot, pointer.register, index.register, register, payload: slot)
      } else {
        emit(.setOwnSlot, base, Register(slot), register)
      }
    case .arrayElement(_, let index):
      emit(.arrayPut, base, index.register, register)
    case .dictionaryElement(_, let key):
      emit(.dictionaryPut, base, key.register, register)
    case .dictionaryValue(_, let position):
      emit(.dictionaryPutValue, base, position.register, register)
    case .pointerElement(let pointer, let index):
      emit(.pointerPut, pointer.register, index.register, register)
    case .unwrapped, .chained:
      emit(.wrap, register, register)
      emit(.take, base, register)
    case .computed(let receiver, let accessors, let arguments, let substitutions):
      properties.set(
        hasReceiver(receiver) ? base : nil, accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, isInPlace: true, from: register)
      if isManaged(register) { emit(.release, register) }
    case .keyPath(_, let path):
      emit(.writeKeyPath, base, path.register, register)
      pads.noteThrow()
      if isManaged(register) { emit(.release, register) }
    case .register, .temporary, .discard, .coroutine: break
    }
  }

  private func hasReceiver(_ receiver: Place.Receiver) -> Bool {
    if case .none = receiver { false } else { true }
  }

  func register(of receiver: Place.Receiver) -> Register? {
    switch receiver {
    case .place(let place): current(place)
    case .operand(let operand): operand.register
    case .none: nil
    }
  }

  /// Ends access to the containing places, and releases the operands.
  func close(_ place: Place) throws(Fault) {
    switch place.kind {
    case .box(let operand), .field(let operand, _, _, _): discard(operand)
    case .ownField(let base, _):
      if case .pointerElement = base.kind { try close(base) } else { try end(base) }
    case .unwrapped(let base, _), .chained(let base): try end(base)
    case .arrayElement(let base, let operand), .dictionaryElement(let base, let operand),
      .dictionaryValue(let base, let operand):
      try end(base)
      discard(operand)
    case .pointerElement(let pointer, let index):
      discard(index)
      discard(pointer)
    case .computed(let receiver, _, let arguments, _):
      try close(receiver)
      for argument in arguments.reversed() { discard(argument) }
    case .keyPath(let receiver, let path):
      try close(receiver)
      discard(path)
    case .register, .temporary, .discard, .global, .coroutine: break
    }
  }

  private func close(_ receiver: Place.Receiver) throws(Fault) {
    switch receiver {
    case .place(let place): try end(place)
    case .operand(let operand): discard(operand)
    case .none: break
    }
  }
}
