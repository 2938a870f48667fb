internal import Semantics

/// In-place access to places: taking the value out and putting it back.
///
/// Of a pointee, only the accessed field is taken out. Swift does not check accesses to pointees
/// for exclusivity, so the program may use the other fields at the same time.
extension Lowering {
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
      let inner = try beginCoroutine(coroutine)
      place.register = inner
      return inner
    }
    try take(place, into: register)
    // Landing pads are emitted later, when access has ended: they need the register of the base.
    let base = baseRegister(of: place)
    push(.putBack { [unowned self] in self.putBack(place, base: base, from: register) })
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
    if case .coroutine(let coroutine) = place.kind { return try endCoroutine(coroutine) }
    _ = cleanups.popLast()
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
        isTracked(property, isDirect) ? .takeTracked : .takeSlot, register, object.register,
        Register(slot), payload: writeSite(property, .inPlace))
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
      try leaveChainIfNil(inner)
      emit(.take, register, inner)
      emit(.unwrap, register, register)
    case .computed(let receiver, let accessors, let arguments, let substitutions):
      if case .place(let base) = receiver { _ = try begin(base) }
      try get(
        self.register(of: receiver), accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, into: register)
    case .keyPath(let receiver, let path):
      if case .place(let base) = receiver { _ = try begin(base) }
      emit(.readKeyPath, register, self.register(of: receiver) ?? 0, path.register)
      noteThrow()
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
        isTracked(property, isDirect) ? .putTracked : .putSlot, object.register, Register(slot),
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
      set(
        hasReceiver(receiver) ? base : nil, accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, isInPlace: true, from: register)
      if isManaged(register) { emit(.release, register) }
    case .keyPath(_, let path):
      emit(.writeKeyPath, base, path.register, register)
      noteThrow()
      if isManaged(register) { emit(.release, register) }
    case .register, .temporary, .discard, .coroutine: break
    }
  }

  private func hasReceiver(_ receiver: Place.Receiver) -> Bool {
    if case .none = receiver { false } else { true }
  }

  private func register(of receiver: Place.Receiver) -> Register? {
    switch receiver {
    case .place(let place): current(place)
    case .operand(let operand): operand.register
    case .none: nil
    }
  }

  /// Ends access to the containing places, and releases the operands.
  private func close(_ place: Place) throws(Fault) {
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

  /// `place = value`. The base of the place is evaluated before the value.
  func lowerAssignment(to target: TypedExpression, _ value: TypedExpression) throws(Fault) {
    if case .local(let variable) = target.kind, !isObserved(variable) {
      return try assign(variable, value, target.type)
    }
    if case .discard = target.kind { return try lowerDiscarding(value) }
    if case .tuple(let targets) = target.kind { return try lowerDestructuring(targets, value) }
    let place = try prepare(target, before: value, isReplaced: true)
    try enterChain(of: place, target, before: [value])
    try store(value, in: place)
  }

  /// `(a, b) = value`.
  private func lowerDestructuring(
    _ targets: [TypedExpression], _ value: TypedExpression
  ) throws(Fault) {
    var places: [Place] = []
    for target in targets { places.append(try prepare(target, isReplaced: true)) }
    if case .tuple(let elements) = value.kind, elements.count == places.count {
      var operands: [Operand] = []
      for element in elements { operands.append(try ownedOperand(element)) }
      for (place, operand) in zip(places, operands) { try store(operand, in: place) }
      return
    }
    let tuple = try ownedOperand(value)
    for (index, place) in places.enumerated() {
      let element = makeTemporary(place.type)
      emit(
        isTrivial(place.type) ? .getTrivialSlot : .getSlot, element, tuple.register, Register(index)
      )
      try store(.owned(element), in: place)
    }
    discard(tuple)
  }

  private func store(_ value: TypedExpression, in place: Place) throws(Fault) {
    if case .register(let register) = place.kind, isTrivial(place.type), isDirect(value) {
      return try lower(value, into: register)
    }
    let operand: Operand
    if isTrivial(place.type) {
      operand = try self.operand(value)
    } else {
      operand = try ownedOperand(value)
    }
    try store(operand, in: place)
  }

  /// Stores an operand in a place; consumes it.
  func store(_ operand: Operand, in place: Place) throws(Fault) {
    let register = operand.register
    switch place.kind {
    case .register(let target):
      if !isTrivial(place.type) { emit(.release, target) }
      emit(isTrivial(place.type) ? .move : .take, target, register)
      consumed(operand)
    case .box(let box):
      emit(.setSlot, box.register, 0, register, payload: -1)
      consumed(operand)
    case .global(let variable): try storeGlobal(operand, variable)
    case .field(let object, let property, let slot, let isDirect):
      let site = writeSite(property, .assign)
      if isTracked(property, isDirect) {
        emit(
          .setTracked, object.register, Register(slot), register,
          payload: site | (property.notification?.code ?? 0) << 32)
        noteThrow()
      } else {
        emit(.setSlot, object.register, Register(slot), register, payload: site)
      }
      consumed(operand)
      discard(object)
    case .ownField(let base, let slot):
      let inner = try reach(base)
      emit(.setOwnSlot, inner, Register(slot), register)
      consumed(operand)
      try leave(base)
    case .arrayElement(let base, let index):
      let inner = try reach(base)
      emit(.arraySet, inner, index.register, register)
      consumed(operand)
      try leave(base)
      discard(index)
    case .dictionaryElement(let base, let key):
      let inner = try begin(base)
      emit(.dictionaryPut, inner, key.register, register)
      consumed(operand)
      try end(base)
      discard(key)
    case .dictionaryValue(let base, let position):
      let inner = try begin(base)
      emit(.dictionaryPutValue, inner, position.register, register)
      consumed(operand)
      try end(base)
      discard(position)
    case .pointerElement(let pointer, let index):
      emit(.pointerPut, pointer.register, index.register, register)
      consumed(operand)
      discard(index)
      discard(pointer)
    case .unwrapped(let base, _), .chained(let base): try storeWrapped(operand, place, base)
    case .computed(let receiver, let accessors, let arguments, let substitutions):
      if case .place(let base) = receiver { _ = try begin(base) }
      set(
        self.register(of: receiver), accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, isInPlace: false, from: register)
      discard(operand)
      try close(place)
    case .keyPath(let receiver, let path):
      if case .place(let base) = receiver { _ = try begin(base) }
      emit(.writeKeyPath, self.register(of: receiver) ?? 0, path.register, register)
      noteThrow()
      discard(operand)
      try close(place)
    case .temporary(let temporary):
      discard(operand)
      discard(temporary)
    case .coroutine(let coroutine):
      let inner = try beginCoroutine(coroutine)
      if !isTrivial(place.type) { emit(.release, inner) }
      emit(.take, inner, register)
      consumed(operand)
      try endCoroutine(coroutine)
    case .discard: discard(operand)
    }
  }

  private func storeGlobal(_ operand: Operand, _ variable: GlobalVariable) throws(Fault) {
    var register = operand.register
    var weak: Register?
    if variable.ownership != .strong {
      let reference = makeManagedTemporary()
      emit(.makeWeak, reference, register)
      weak = reference
      register = reference
    }
    let cell = Int(bitPattern: machine.cell(for: variable))
    if variable.lazyInitialValue != nil, variable.willSet != nil || variable.didSet != nil {
      emit(.touchGlobal, payload: cell)
    }
    emit(.setGlobal, register, payload: cell)
    if let weak {
      discard(operand)
      free(weak)
    } else {
      consumed(operand)
    }
  }

  /// `x! = value`, `x? = value`: checks the optional, then sets it.
  private func storeWrapped(_ operand: Operand, _ place: Place, _ base: Place) throws(Fault) {
    let isEntered = base.register != nil
    let inner = try begin(base)
    if case .unwrapped(_, let isImplicit) = place.kind {
      emit(.checkNotNil, inner, 0, isImplicit ? 1 : 0)
    } else if !isEntered {
      try leaveChainIfNil(inner)
    }
    if !isTrivial(place.type) { emit(.release, inner) }
    emit(.take, inner, operand.register)
    emit(.wrap, inner, inner)
    consumed(operand)
    try end(base)
  }
}

extension Place.Receiver {
  var isPlace: Bool {
    if case .place = self { true } else { false }
  }
}
