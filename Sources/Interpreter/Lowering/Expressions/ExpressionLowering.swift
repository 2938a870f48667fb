internal import Semantics
internal import SourceText

/// Expressions, by kind; the value ends up in a register of the caller's choice, owned.
struct ExpressionLowering: LoweringPart {
  let lowering: Lowering

  /// Evaluates into an empty register, owned.
  func lower(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    let outer = span
    if !expression.span.isEmpty { span = expression.span }
    defer { span = outer }
    if expression.hasUnknownType {
      emitFault(.unknownType(of: expression.subject))
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
      return
    }
    switch expression.kind {
    case .integerLiteral(let literal):
      let value = TypedExpression(
        .integer(literal.bits), type: expression.type, span: expression.span)
      try literals.lowerLiteral(value, into: dst)
    case .integer, .double, .string, .character, .boolean, .inputLiteral, .interpolation,
      .nilLiteral, .array, .dictionary, .tuple, .metatype, .enumCase, .enumCaseReference:
      try literals.lowerLiteral(expression, into: dst)
    case .local(let variable): try lowerLocal(variable, expression.type, into: dst)
    case .global(let variable): lowerGlobal(variable, into: dst)
    case .property(let base, let property, let isDirect):
      try properties.lowerProperty(base, property, isDirect: isDirect, expression.type, into: dst)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      if try paths.lowerChangingSubscript(expression, into: dst) { return }
      try properties.lowerSubscript(
        base, element, arguments, substitutions, dispatch, expression.type, into: dst)
    case .tupleElement(let base, let index):
      try lowerTupleElement(base, index, expression.type, into: dst)
    case .forceUnwrap(let inner, let isImplicit):
      let value = try operand(inner)
      if value.isOwned {
        emit(.forceUnwrap, dst, value.register, isImplicit ? 1 : 0)
        consumed(value)
      } else {
        emit(.checkNotNil, value.register, 0, isImplicit ? 1 : 0)
        emit(types.isTrivial(expression.type) ? .move : .copy, dst, value.register)
        emit(.unwrap, dst, dst)
      }
    case .bindOptional(let inner): try chains.lowerBindOptional(inner, expression.type, into: dst)
    case .optionalChain(let inner): try chains.lowerChain(inner, expression.type, into: dst)
    case .keyPathElement(let base, let path):
      let base = try stableOperand(base, before: [path])
      let path = try operand(path)
      emit(.readKeyPath, dst, base.register, path.register)
      pads.noteThrow()
      discard(path)
      discard(base)
    case .discard: emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .packExpansion(let expansion, let pattern):
      try packs.lowerExpansion(expansion) { () throws(Fault) in try lowerDiscarding(pattern) }
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .call, .apply, .functionReference: try calls.lowerAnyCall(expression, into: dst)
    case .closure(let closure): try closures.lowerClosure(closure, expression.type, into: dst)
    case .keyPath(let components): try closures.lowerKeyPath(components, expression.type, into: dst)
    case .dynamicType(let inner):
      let value = try operand(inner)
      if case .parameter(let parameter) = inner.type, !parameter.isProtocolSelf {
        emit(.dynamicTypeOfParameter, dst, value.register, metatypes.lowerType(inner.type))
      } else if types.isExact(inner.type) {
        metatypes.lowerType(inner.type, into: dst)
      } else {
        emit(.dynamicType, dst, value.register)
      }
      discard(value)
    case .assign(let place, let value, _):
      try assignments.lowerAssignment(to: place, value)
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .inoutArgument(let inner), .await(let inner): try lower(inner, into: dst)
    case .consume(let inner): try lowerConsumption(inner, into: dst)
    case .wrapOptional(let inner):
      try lower(inner, into: dst)
      emit(.wrap, dst, dst)
    case .convert(let inner): try lowerConversion(inner, to: expression.type, into: dst)
    case .defaultArgument(let inner, let function):
      let start = lowering.draft.count
      try lower(inner, into: dst)
      span = expression.span
      code.inlinedCalls.append(
        InlinedCall(
          range: start..<lowering.draft.count,
          function: "default argument of \(function.displayName)", source: function.source,
          isWritten: !function.source.isLibrary, span: expression.span))
    case .coalesce, .and, .or, .ternary, .is, .conditionalCast, .forcedCast, .tryOptional,
      .tryForced:
      try choices.lowerChoice(expression, into: dst)
    case .statement(let statement): try statements.lowerStatementExpression(statement, into: dst)
    case .trap(let message): lowerTrap(message, into: dst)
    case .literalOperation(let operation, _):
      lowerTrap("what '\(operation.name)' stands for is not known", into: dst)
    }
  }

  /// Evaluates an expression for its effects.
  func lowerDiscarding(_ expression: TypedExpression) throws(Fault) {
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    lowering.draft.removeLast {
      $0.opcode == .loadImmediate && $0.a == register && $0.b == Register(ValueKind.void.rawValue)
    }
    if isManaged(register) { emit(.release, register) }
    free(register)
  }

  private func lowerTrap(_ message: String, into dst: Register) {
    emitFault(.nothingToRun(message))
    emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
  }

  private func lowerLocal(
    _ variable: LocalVariable, _ type: Type, into dst: Register
  ) throws(Fault) {
    guard let location = locals.location(of: variable) else {
      emitFault(.uninitialized(variable.name))
      return
    }
    switch location {
    case .register(let register):
      switch variable.ownership {
      case .strong: emit(types.isTrivial(type) ? .move : .copy, dst, register)
      case .weak: emit(.loadWeak, dst, register)
      case .unowned, .unownedUnsafe: emit(.loadUnowned, dst, register)
      }
    case .box(let box):
      switch variable.ownership {
      case .strong: emit(types.isTrivial(type) ? .getTrivialSlot : .getSlot, dst, box, 0)
      case .weak: emit(.getWeak, dst, box, 0)
      case .unowned, .unownedUnsafe: emit(.getUnowned, dst, box, 0)
      }
    case .parts(let registers, let type): splitting.lowerWhole(registers, type, into: dst)
    case .closureItself: emit(.copy, dst, 0)
    case .metatype(let type): metatypes.lowerType(type, into: dst)
    }
  }

  private func lowerGlobal(_ variable: GlobalVariable, into dst: Register) {
    if let register = lowering.variables[promoted: variable] {
      emit(.move, dst, register)
      return
    }
    let cell = machine.cell(for: variable)
    emit(
      effects.mayBeTracked(variable) ? .getVariable : .getGlobal, dst,
      payload: Int(bitPattern: cell))
    switch variable.ownership {
    case .strong: break
    case .weak, .unowned, .unownedUnsafe:
      let reference = makeManagedTemporary()
      emit(.take, reference, dst)
      emit(variable.ownership == .weak ? .loadWeak : .loadUnowned, dst, reference)
      emit(.release, reference)
      free(reference)
    }
  }

  private func lowerTupleElement(
    _ base: TypedExpression, _ index: Int, _ type: Type, into dst: Register
  ) throws(Fault) {
    if try operands.lowerPointee(base, slot: index, type, into: dst) { return }
    let value = try operands.borrowed(base)
    emit(types.isTrivial(type) ? .getTrivialSlot : .getSlot, dst, value.register, Register(index))
    discard(value)
  }

  private func lowerConversion(
    _ inner: TypedExpression, to type: Type, into dst: Register
  ) throws(Fault) {
    switch types.conversion(from: inner.type, to: type) {
    case .doubleFromDouble?:
      let value = try operand(inner)
      emit(
        .doubleFromDouble, dst, value.register,
        payload: Int((types.kind(of: type) ?? .double).rawValue))
      discard(value)
    case .readKeyPath?: try closures.lowerKeyPathFunction(inner, into: dst)
    case .makeTuple?:
      let value = try operand(inner)
      let labels = type.tupleLabels ?? []
      let window = openWindow(labels.count)
      for index in labels.indices {
        emit(.getSlot, window + Register(index), value.register, Register(index))
      }
      literals.makeTuple(window, labels, into: dst)
      closeWindow(window)
      discard(value)
    default: try lower(inner, into: dst)
    }
  }

  /// Moves the value out of a variable, which is empty afterwards.
  func lowerConsumption(_ value: TypedExpression, into dst: Register) throws(Fault) {
    guard case .local(let variable) = value.kind, variable.ownership == .strong,
      !types.isTrivial(value.type)
    else { return try lower(value, into: dst) }
    switch locals.location(of: variable) {
    case .register(let register)? where isManaged(register) || value.type.isNoncopyable:
      emit(.take, dst, register)
      lowering.consumed.add(register)
    case .box(let box)? where value.type.isNoncopyable:
      emit(.takeSlot, dst, box, 0, payload: -1)
    // A parameter is owned by the caller, so it is copied.
    default: try lower(value, into: dst)
    }
  }
}
