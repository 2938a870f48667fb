internal import Semantics

/// Consuming and transferring values.
extension Lowering {
  /// Moves the value out of a variable, which is empty afterwards.
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
    // A parameter is owned by the caller, so it is copied.
    default: try lower(value, into: dst)
    }
  }

  /// Takes ownership of the `self` of a consuming method.
  func takeReceiver(_ variable: LocalVariable, _ register: Register) {
    let own = makeRegister(isTrivial: false)
    emit(.take, own, register)
    bind(variable, to: .register(own), isOwned: true)
    selfRegister = own
  }

  /// Passes an argument to a callee that takes ownership of it.
  func handOver(_ operand: Operand, to window: Register) {
    emit(operand.isOwned ? .take : .copy, window, operand.register)
  }

  /// Releases consumed arguments that the callee did not take: the witness of a consuming
  /// requirement may borrow.
  func takeBack(_ function: Function, window: Register) {
    if function.takesReceiver { emit(.release, window) }
    let first = window + (function.selfParameter == .none ? 0 : 1)
    for (index, parameter) in function.parameters.enumerated() where parameter.takesValue {
      emit(.release, first + Register(index))
    }
  }

  /// Makes variables that one branch has consumed empty on all branches.
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
  /// Whether control flow can take several paths through the statement.
  var hasBranches: Bool {
    switch self {
    case .if, .guard, .while, .repeatWhile, .for, .forPack, .switch, .do: true
    default: false
    }
  }
}
