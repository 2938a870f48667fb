internal import Semantics

/// Assignments of whole values to places.
struct AssignmentLowering: LoweringPart {
  let lowering: Lowering

  /// `place = value`. The base of the place is evaluated before the value.
  func lowerAssignment(to target: TypedExpression, _ value: TypedExpression) throws(Fault) {
    if case .local(let variable) = target.kind, !effects.isObserved(variable) {
      return try locals.assign(variable, value, target.type)
    }
    if case .discard = target.kind { return try expressions.lowerDiscarding(value) }
    if case .tuple(let targets) = target.kind { return try lowerDestructuring(targets, value) }
    let place = try places.prepare(target, before: value, isReplaced: true)
    touch(place)
    try chains.enterChain(of: place, target, before: [value])
    try store(value, in: place)
  }

  /// `(a, b) = value`.
  private func lowerDestructuring(
    _ targets: [TypedExpression], _ value: TypedExpression
  ) throws(Fault) {
    var places: [Place] = []
    for target in targets {
      places.append(try self.places.prepare(target, isReplaced: true))
      touch(places[places.count - 1])
    }
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
        types.isTrivial(place.type) ? .getTrivialSlot : .getSlot, element, tuple.register,
        Register(index)
      )
      try store(.owned(element), in: place)
    }
    discard(tuple)
  }

  private func store(_ value: TypedExpression, in place: Place) throws(Fault) {
    if case .register(let register) = place.kind, types.isTrivial(place.type),
      effects.isDirect(value)
    {
      return try lower(value, into: register)
    }
    let operand: Operand
    if types.isTrivial(place.type) {
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
      if types.isTrivial(place.type) { return moveTrivial(operand, to: target) }
      emit(.release, target)
      emit(.take, target, register)
      consumed(operand)
    case .box(let box):
      emit(.setSlot, box.register, 0, register, payload: -1)
      consumed(operand)
    case .global(let variable): try storeGlobal(operand, variable)
    case .field(let object, let property, let slot, let isDirect):
      let site = properties.writeSite(property, .assign)
      if effects.isTracked(property, isDirect) {
        emit(
          .setTracked, object.register, Register(slot), register,
          payload: site | WriteRule(property, isInPlace: false).rawValue << 32)
        pads.noteThrow()
      } else {
        emit(.setSlot, object.register, Register(slot), register, payload: site)
      }
      consumed(operand)
      discard(object)
    case .ownField(let base, let slot):
      let inner = try changes.reach(base)
      emit(.setOwnSlot, inner, Register(slot), register)
      consumed(operand)
      try changes.leave(base)
    case .arrayElement(let base, let index):
      let inner = try changes.reach(base)
      emit(.arraySet, inner, index.register, register)
      consumed(operand)
      try changes.leave(base)
      discard(index)
    case .dictionaryElement(let base, let key):
      try store(operand, in: base, at: key, .dictionaryPut)
    case .dictionaryValue(let base, let position):
      try store(operand, in: base, at: position, .dictionaryPutValue)
    case .pointerElement(let pointer, let index):
      emit(.pointerPut, pointer.register, index.register, register)
      consumed(operand)
      discard(index)
      discard(pointer)
    case .unwrapped(let base, _), .chained(let base): try storeWrapped(operand, place, base)
    case .computed(let receiver, let accessors, let arguments, let substitutions):
      if case .place(let base) = receiver { _ = try access.begin(base) }
      properties.set(
        access.register(of: receiver), accessors, arguments, substitutions, place.type,
        isTaken: receiver.isPlace, isInPlace: false, from: register)
      discard(operand)
      try access.close(place)
    case .keyPath(let receiver, let path):
      if case .place(let base) = receiver { _ = try access.begin(base) }
      emit(.writeKeyPath, access.register(of: receiver) ?? 0, path.register, register)
      pads.noteThrow()
      discard(operand)
      try access.close(place)
    case .temporary(let temporary):
      discard(operand)
      discard(temporary)
    case .coroutine(let coroutine):
      let inner = try coroutines.beginCoroutine(coroutine)
      if !types.isTrivial(place.type) { emit(.release, inner) }
      emit(.take, inner, register)
      consumed(operand)
      try coroutines.endCoroutine(coroutine)
    case .discard: discard(operand)
    }
  }

  /// Stores an operand in an element of the dictionary in a place.
  private func store(
    _ operand: Operand, in base: Place, at key: Operand, _ opcode: Opcode
  ) throws(Fault) {
    emit(opcode, try access.begin(base), key.register, operand.register)
    consumed(operand)
    try access.end(base)
    discard(key)
  }

  /// The first access of a static variable evaluates its initial value, even if it sets another one; it begins
  /// before that is evaluated, unless the variable is set by its observers' setter.
  private func touch(_ place: Place) {
    guard case .global(let variable) = place.kind, let initialValue = variable.lazyInitialValue,
      !variable.hasObservers, effects.mayShow(initialValue)
    else { return }
    emit(.touchGlobal, payload: Int(bitPattern: machine.cell(for: variable)))
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
    if variable.lazyInitialValue != nil, variable.hasObservers {
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
    let inner = try access.begin(base)
    if case .unwrapped(_, let isImplicit) = place.kind {
      emit(.checkNotNil, inner, 0, isImplicit ? 1 : 0)
    } else if !isEntered {
      try chains.leaveChainIfNil(inner)
    }
    if !types.isTrivial(place.type) { emit(.release, inner) }
    emit(.take, inner, operand.register)
    emit(.wrap, inner, inner)
    consumed(operand)
    try access.end(base)
  }
}
