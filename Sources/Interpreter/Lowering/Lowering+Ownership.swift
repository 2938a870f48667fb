internal import Semantics

/// Values that move from owner to owner.
extension Lowering {
  /// The value of a variable, which is empty afterwards.
  func lowerConsumption(_ value: TypedExpression, into dst: Register) throws(Fault) {
    guard case .local(let variable) = value.kind, variable.ownership == .strong,
      !isTrivial(value.type)
    else { return try lower(value, into: dst) }
    switch location(of: variable) {
    case .register(let register)? where isManaged(register) || value.type.isNoncopyable:
      emit(.take, dst, register)
      consumedRegisters.append(register)
    case .box(let box)? where value.type.isNoncopyable:
      emit(.takeSlot, dst, box, 0, payload: -1)
    // A parameter is the caller's.
    default: try lower(value, into: dst)
    }
  }

  /// `self` of a consuming method: the method's own from here on.
  func takeReceiver(_ variable: LocalVariable, _ register: Register) {
    let own = makeRegister(isTrivial: false)
    emit(.take, own, register)
    bind(variable, to: .register(own), isOwned: true)
    selfRegister = own
  }

  /// Puts an argument where the callee finds it, as the callee's own.
  func handOver(_ operand: Operand, to window: Register) {
    emit(operand.isOwned ? .take : .copy, window, operand.register)
  }

  /// Lets go of what a callee was to take and has left: the implementation of a requirement may be
  /// one that borrows.
  func takeBack(_ function: Function, window: Register) {
    if function.takesReceiver { emit(.release, window) }
    let first = window + (function.selfParameter == .none ? 0 : 1)
    for (index, parameter) in function.parameters.enumerated() where parameter.takesValue {
      emit(.release, first + Register(index))
    }
  }

  /// Where paths meet, a variable that one of them has emptied is empty.
  func endConsumed(since count: Int) {
    let own = cleanups.compactMap { cleanup -> Register? in
      if case .release(let register) = cleanup.action { register } else { nil }
    }
    let left = consumedRegisters[count...].filter(own.contains)
    consumedRegisters.removeSubrange(count...)
    for register in left where isManaged(register) && !consumedRegisters.contains(register) {
      emit(.release, register)
      consumedRegisters.append(register)
    }
  }
}

extension TypedStatement.Kind {
  /// Whether several ways lead through the statement.
  var hasBranches: Bool {
    switch self {
    case .if, .guard, .while, .repeatWhile, .for, .forPack, .switch, .do: true
    default: false
    }
  }
}
