internal import Semantics
internal import SourceText

/// Initializers that call others of their type or its superclass.
struct DelegationLowering: LoweringPart {
  let lowering: Lowering

  /// Whether a receiver is the `self` that an initializer initializes.
  func isOwnSelf(_ receiver: TypedExpression) -> Bool {
    switch receiver.kind {
    case .local(let variable): variable.name == "self" && lowering.initializedSelf != nil
    case .inoutArgument(let inner), .convert(let inner): isOwnSelf(inner)
    default: false
    }
  }

  /// `self.init(…)` and `super.init(…)`.
  func lowerDelegation(
    _ function: Function, _ receiver: TypedExpression, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, into dst: Register
  ) throws(Fault) {
    guard let own = lowering.initializedSelf else { return }
    let result = makeManagedTemporary()
    let window = openWindow(1 + arguments.count + function.generics.parameters.count)
    if function.selfParameter == .reference, case .register(let register) = own {
      emit(.move, window, register)
    } else {
      // The initializer of a value type makes a new value, also where another delegates to it.
      emit(.move, window, 0)
    }
    let used = try calls.lowerArguments(
      arguments, function, substitutions, window: window + 1, receiver: nil
    ) { () throws(Fault) in
      calls.emitCall(function, dispatch, window: window, dst: result)
    }
    for operand in used.reversed() { discard(operand) }
    closeWindow(window)
    if function.modifiers.isFailable {
      let succeeded = makeLabel()
      jump(.jumpUnlessNil, result, to: succeeded)
      if self.function.modifiers.isFailable {
        let none = makePlainTemporary()
        try exits.emitCleanups(downTo: 0)
        emit(.loadImmediate, none, Register(ValueKind.none.rawValue))
        emit(.returnValue, none)
        free(none)
      } else {
        emitFault(.unwrappedNil)
      }
      place(succeeded)
      emit(.unwrap, result, result)
    }
    if function.selfParameter == .reference {
      emit(.release, result)
    } else {
      switch own {
      case .register(let register) where self.function.selfParameter == .reference:
        adoptFields(of: result, in: register)
        emit(.release, result)
      case .register(let register):
        emit(.release, register)
        emit(.take, register, result)
      case .box(let box): emit(.setSlot, box, 0, result, payload: -1)
      case .parts, .closureItself, .metatype: break
      }
    }
    free(result)
    emitVoid(dst)
  }

  /// Moves the fields of an object made by a protocol extension's initializer into the instance
  /// being initialized. `super.init(from: decoder)` moves only the superclass's fields: the
  /// subclass has already set its own.
  private func adoptFields(of made: Register, in own: Register) {
    guard let nominal = function.owner else { return }
    let isDelegating = function.modifiers.isConvenience
    let end =
      isDelegating
      ? nominal.inheritance.slotOffset + nominal.storedProperties.count
      : nominal.inheritance.slotOffset
    for slot in 0..<end {
      let value = makeManagedTemporary()
      emit(.getSlot, value, made, Register(slot))
      emit(.setSlot, own, Register(slot), value, payload: -1)
      free(value)
    }
  }
}
