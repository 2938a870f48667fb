internal import Semantics

/// Properties and subscripts: reads, and writes with accessors and observers.
struct PropertyLowering: LoweringPart {
  let lowering: Lowering

  /// Adds a write site to the code's table; returns its index.
  func writeSite(_ property: Property, _ kind: WriteKind) -> Int {
    code.tables.writes.append(WriteSite(property: property, kind: kind))
    return code.tables.writes.count - 1
  }

  func lowerProperty(
    _ base: TypedExpression, _ property: Property, isDirect: Bool, _ type: Type, into dst: Register
  ) throws(Fault) {
    if case .global(let variable) = property.storage {
      let place = TypedExpression(.global(variable), type: type, span: span)
      return try lower(place, into: dst)
    }
    let whole = TypedExpression(
      .property(base: base, property, isDirect: isDirect), type: type, span: span)
    if let field = splitting.splitField(whole) {
      emit(isManaged(field) ? .copy : .move, dst, field)
      return
    }
    if case .stored(let slot) = property.storage, isDirect || !effects.isOverridable(property) {
      if try operands.lowerPointee(base, slot: slot, type, into: dst) { return }
      let object = try operands.borrowed(base)
      let isPast = isDirect && !effects.isSuper(base)
      readSlot(object.register, property, slot, isPast, type, types.isClass(base.type), into: dst)
      return discard(object)
    }
    guard let getter = property.getter else {
      emitFault(.unsupported("reading '\(property.name)'"))
      return
    }
    if property.modifiers.isGetterMutating, !types.isClass(base.type) {
      let place = try places.prepare(
        TypedExpression(.property(base: base, property, isDirect: isDirect), type: type, span: span)
      )
      let register = try access.begin(place)
      emit(types.isTrivial(type) ? .move : .copy, dst, register)
      return try endWithoutSetting(place)
    }
    if isDirect || getter.virtualIndex == nil, let form = getter.instructionForm {
      return try instructions.lowerInstruction(form, getter, receiver: base, [], type, into: dst)
    }
    if try inlining.lowerInlined(
      getter, receiver: base, [], [], isDirect ? .direct : .virtual, into: dst)
    {
      return
    }
    let object = try operand(base)
    calls.callAccessor(
      getter, receiver: object.register, arguments: [], isVirtual: !isDirect, into: dst)
    discard(object)
  }

  private func readSlot(
    _ object: Register, _ property: Property, _ slot: Int, _ isDirect: Bool, _ type: Type,
    _ isReference: Bool, into dst: Register
  ) {
    let slot = Register(slot)
    if effects.isTracked(property, isDirect) {
      if property.modifiers.ownership == .strong {
        emit(.getTracked, dst, object, slot)
        return
      }
      let reference = makeManagedTemporary()
      emit(.getTracked, reference, object, slot)
      emit(property.modifiers.ownership == .weak ? .loadWeak : .loadUnowned, dst, reference)
      discard(.owned(reference))
      return
    }
    switch property.modifiers.ownership {
    case .strong:
      if isReference, !isDirect, !property.isLet {
        emit(types.isTrivial(type) ? .borrowPlain : .getPlain, dst, object, slot)
      } else {
        emit(types.isTrivial(type) ? .getTrivialSlot : .getSlot, dst, object, slot)
      }
    case .weak: emit(.getWeak, dst, object, slot)
    case .unowned, .unownedUnsafe: emit(.getUnowned, dst, object, slot)
    }
  }

  func lowerSubscript(
    _ base: TypedExpression, _ element: Subscript, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, _ type: Type, into dst: Register
  ) throws(Fault) {
    guard let getter = element.getter else {
      emitFault(.unsupported("reading a subscript"))
      return
    }
    if dispatch == .direct, let form = getter.instructionForm {
      return try instructions.lowerInstruction(
        form, getter, receiver: base, arguments, type, into: dst)
    }
    try calls.lowerCall(
      getter,
      receiver: getter.selfParameter == .inout
        ? TypedExpression(.inoutArgument(base), type: base.type, span: base.span) : base,
      arguments, substitutions, dispatch, type, into: dst)
  }

  /// Reads through accessors, with the receiver in a register.
  func get(
    _ receiver: Register?, _ accessors: Place.Accessors, _ arguments: [Operand],
    _ substitutions: [Type], _ type: Type, isTaken: Bool, into dst: Register
  ) throws(Fault) {
    if let variable = accessors.global {
      return try lower(
        TypedExpression(.global(variable), type: type, span: span), into: dst)
    }
    if let variable = accessors.local {
      return try lower(TypedExpression(.local(variable), type: type, span: span), into: dst)
    }
    if let property = accessors.stored {
      switch property.storage {
      case .stored(let slot):
        readSlot(
          receiver ?? 0, property, slot, accessors.isDirect, type,
          property.owner?.isReferenceType ?? false, into: dst)
        return
      case .global(let variable):
        return try lower(
          TypedExpression(.global(variable), type: type, span: span), into: dst)
      case .computed: break
      }
    }
    guard let getter = accessors.getter else {
      emitFault(.unsupported("reading a property that can only be set"))
      return
    }
    calls.callAccessor(
      getter, receiver: receiver, arguments: arguments.map(\.register),
      substitutions: substitutions, isVirtual: accessors.isVirtual,
      takesReceiver: isTaken && getter.selfParameter == .inout, into: dst)
  }

  /// Writes through accessors. The value is borrowed and stays in its register.
  func set(
    _ receiver: Register?, _ accessors: Place.Accessors, _ arguments: [Operand],
    _ substitutions: [Type], _ type: Type, isTaken: Bool, isInPlace: Bool, from value: Register
  ) {
    if let variable = accessors.global { return setObserved(variable, from: value) }
    if let variable = accessors.local { return setObserved(variable, from: value) }
    if let property = accessors.stored {
      return setStored(
        receiver, property, isDirect: accessors.isDirect, isTaken: isTaken, isInPlace: isInPlace,
        from: value)
    }
    guard let setter = accessors.setter else {
      // A base that was only read on the way to a reference is not written back.
      return
    }
    let result = makePlainTemporary()
    calls.callAccessor(
      setter, receiver: receiver, arguments: [value] + arguments.map(\.register),
      substitutions: substitutions, isVirtual: accessors.isVirtual,
      takesReceiver: isTaken && setter.selfParameter == .inout, isInPlace: isInPlace, into: result)
    free(result)
  }

  /// Sets a stored property: `willSet`, invalidation of its readers, the slot, `didSet`.
  private func setStored(
    _ receiver: Register?, _ property: Property, isDirect: Bool, isTaken: Bool, isInPlace: Bool,
    from value: Register
  ) {
    var old: Register?
    if !isDirect, let didSet = property.accessors.didSet, !didSet.parameters.isEmpty {
      old = copyOfOld(property, of: receiver)
    }
    let rule = WriteRule(property, isInPlace: isInPlace)
    // Readers are notified around the property's own observers.
    var announced: Register?
    if case .stored(let slot) = property.storage, property.owner?.isReferenceType ?? false,
      effects.isTracked(property, isDirect),
      property.accessors.hasObservers
    {
      let register = makePlainTemporary()
      emit(
        .announceTracked, register, receiver ?? 0, value, payload: slot | rule.rawValue << 32)
      pads.noteThrow()
      announced = register
    }
    if !isDirect, let willSet = property.accessors.willSet {
      callObserver(willSet, receiver, isTaken: isTaken, value)
    }
    store(
      value, in: property, of: receiver, isDirect: isDirect, isInPlace: isInPlace, rule, announced)
    if !isDirect, let didSet = property.accessors.didSet {
      callObserver(didSet, receiver, isTaken: isTaken, old)
    }
    if let announced {
      if case .stored(let slot) = property.storage {
        emit(.changedTracked, receiver ?? 0, Register(slot), announced)
      }
      free(announced)
    }
    if let old { discard(.owned(old)) }
  }

  /// A copy of the value that a stored property has.
  private func copyOfOld(_ property: Property, of receiver: Register?) -> Register {
    let register = makeTemporary(property.type)
    if case .stored(let slot) = property.storage, let receiver {
      readSlot(
        receiver, property, slot, true, property.type, property.owner?.isReferenceType ?? false,
        into: register)
    } else if case .global(let variable) = property.storage {
      emit(.getGlobal, register, payload: Int(bitPattern: machine.cell(for: variable)))
    }
    return register
  }

  /// Stores a value, which is borrowed, without calling the property's own observers.
  ///
  /// - Parameter announced: Whether the readers were notified; nil if that is still to be done.
  private func store(
    _ value: Register, in property: Property, of receiver: Register?, isDirect: Bool,
    isInPlace: Bool, _ rule: WriteRule, _ announced: Register?
  ) {
    let isTrivial = types.isTrivial(property.type) && property.modifiers.ownership == .strong
    let stored = makeRegister(isTrivial: isTrivial)
    if property.modifiers.ownership != .strong {
      emit(.makeWeak, stored, value)
    } else {
      emit(isTrivial ? .move : .copy, stored, value)
    }
    switch property.storage {
    case .stored(let slot):
      let site = writeSite(property, isInPlace ? .inPlace : .assign)
      if !(property.owner?.isReferenceType ?? false) {
        emit(.setOwnSlot, receiver ?? 0, Register(slot), stored)
      } else if let announced {
        emit(
          .storeTracked, receiver ?? 0, Register(slot), stored,
          payload: site | Int(announced) << 32)
      } else if effects.isTracked(property, isDirect) {
        emit(
          .setTracked, receiver ?? 0, Register(slot), stored, payload: site | rule.rawValue << 32)
        pads.noteThrow()
      } else {
        emit(.setSlot, receiver ?? 0, Register(slot), stored, payload: site)
      }
    case .global(let variable):
      emit(.setGlobal, stored, payload: Int(bitPattern: machine.cell(for: variable)))
    case .computed: break
    }
    free(stored)
  }

  /// Sets a global variable with observers.
  private func setObserved(_ variable: GlobalVariable, from value: Register) {
    let cell = Int(bitPattern: machine.cell(for: variable))
    let old = makeManagedTemporary()
    emit(.getGlobal, old, payload: cell)
    if let willSet = variable.willSet { callObserver(willSet, nil, isTaken: false, value) }
    let stored = makeManagedTemporary()
    emit(variable.ownership == .strong ? .copy : .makeWeak, stored, value)
    emit(.setGlobal, stored, payload: cell)
    free(stored)
    if let didSet = variable.didSet { callObserver(didSet, nil, isTaken: false, old) }
    discard(.owned(old))
  }

  /// Sets a local variable with observers.
  private func setObserved(_ variable: LocalVariable, from value: Register) {
    guard let location = locals.location(of: variable) else { return }
    let old = makeManagedTemporary()
    let stored = makeManagedTemporary()
    if case .box(let box) = location { emit(.getSlot, old, box, 0) }
    if case .register(let register) = location { emit(.copy, old, register) }
    if let willSet = variable.willSet { callObserver(willSet, value) }
    emit(.copy, stored, value)
    switch location {
    case .box(let box): emit(.setSlot, box, 0, stored, payload: -1)
    case .register(let register):
      if isManaged(register) { emit(.release, register) }
      emit(isManaged(register) ? .take : .move, register, stored)
    case .parts, .closureItself, .metatype: break
    }
    free(stored)
    if let didSet = variable.didSet { callObserver(didSet, old) }
    discard(.owned(old))
  }

  private func callObserver(_ observer: LocalObserver, _ value: Register) {
    guard case .register(let closure)? = locals.location(of: observer.variable) else { return }
    let result = makePlainTemporary()
    let window = openWindow(2)
    emit(.move, window, closure)
    emit(.move, window + 1, value)
    emit(.callClosure, result, window, payload: 1)
    closeWindow(window)
    free(result)
  }

  private func callObserver(
    _ observer: Function, _ receiver: Register?, isTaken: Bool, _ value: Register?
  ) {
    let result = makePlainTemporary()
    var receiver = receiver
    var metatype: Register?
    if receiver == nil, observer.selfParameter != .none {
      metatype = metatypes.lowerType(observer.selfType ?? .any)
      receiver = metatype
    }
    calls.callAccessor(
      observer, receiver: receiver,
      arguments: observer.parameters.isEmpty ? [] : [value ?? result],
      isVirtual: false, takesReceiver: isTaken && observer.selfParameter == .inout, into: result)
    if let metatype { free(metatype) }
    free(result)
  }

  /// Ends access to a place that was only read through a mutating getter.
  private func endWithoutSetting(_ place: Place) throws(Fault) {
    guard case .computed(let receiver, _, let arguments, _) = place.kind,
      let register = place.register
    else { return try access.end(place) }
    place.register = nil
    _ = lowering.cleanups.pop()
    discard(.owned(register))
    if case .place(let base) = receiver { try access.end(base) }
    if case .operand(let operand) = receiver { discard(operand) }
    for argument in arguments.reversed() { discard(argument) }
  }
}
