internal import Semantics
internal import SourceText

/// Expressions. The value ends up in a register of the caller's choice (`into:`), owned; or in one
/// that lowering chooses (`operand`), owned or borrowed.
extension Lowering {
  /// The value in some register; a local variable's own register if possible.
  func operand(_ expression: TypedExpression) throws(Fault) -> Operand {
    switch expression.kind {
    case _ where expression.hasUnknownType: break
    case .global(let variable):
      if let register = promoted[ObjectIdentifier(variable)] { return .borrowed(register) }
    case .local(let variable):
      if variable.ownership == .strong, case .register(let register)? = location(of: variable) {
        return .borrowed(register)
      }
    case .property:
      if let field = splitField(expression) { return .borrowed(field) }
    case .convert(let inner):
      if conversion(from: inner.type, to: expression.type) == nil { return try operand(inner) }
    case .await(let inner): return try operand(inner)
    case .inoutArgument(let inner): return try operand(inner)
    default: break
    }
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    return Operand(register: register, isOwned: true)
  }

  /// The value in a register that expressions lowered later cannot change.
  func stableOperand(
    _ expression: TypedExpression, before later: ArraySlice<TypedExpression>
  ) throws(Fault) -> Operand {
    let result = try operand(expression)
    guard !result.isOwned, isMutableLocal(expression), !later.allSatisfy(isPure) else {
      return result
    }
    let copy = makeTemporary(expression.type)
    emit(isTrivial(expression.type) ? .move : .copy, copy, result.register)
    return .owned(copy)
  }

  func isMutableLocal(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let variable): !variable.isLet || variable.isMutated
    case .global(let variable): promoted[ObjectIdentifier(variable)] != nil
    case .convert(let inner), .await(let inner): isMutableLocal(inner)
    default: false
    }
  }

  /// Whether evaluating the expression cannot change a variable.
  func isPure(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .integer, .integerLiteral, .double, .string, .character, .boolean, .inputLiteral,
      .nilLiteral, .local, .metatype, .closure, .enumCaseReference:
      true
    // A static variable, or a global of a file, may still need its lazy initialization.
    case .global(let variable):
      promoted[ObjectIdentifier(variable)] != nil || variable.lazyInitialValue == nil
    case .convert(let inner), .wrapOptional(let inner), .tupleElement(let inner, _),
      .forceUnwrap(let inner, _):
      isPure(inner)
    case .tuple(let elements): elements.allSatisfy(isPure)
    case .enumCase(_, let payload): payload.allSatisfy(isPure)
    case .property(let base, let property, let isDirect):
      if case .stored = property.storage, isDirect || !isOverridable(property) {
        isPure(base)
      } else if let getter = property.getter, form(of: getter) != nil {
        isPure(base)
      } else {
        false
      }
    case .subscriptElement(let base, let element, let arguments, _, .direct):
      if let getter = element.getter, case .binary(.arrayGet)? = form(of: getter) {
        isPure(base) && arguments.allSatisfy(isPure)
      } else {
        false
      }
    case .call(let function, let receiver, let arguments, _, _):
      if case .instruction(let name) = function.implementation {
        InstructionTable.isPure(name) && (receiver.map(isPure) ?? true)
          && arguments.allSatisfy(isPure)
      } else {
        false
      }
    default: false
    }
  }

  /// Releases an operand after use.
  func discard(_ operand: Operand) {
    guard operand.isOwned else { return }
    if isManaged(operand.register) { emit(.release, operand.register) }
    free(operand.register)
  }

  /// Frees the register of an operand whose value was moved out.
  func consumed(_ operand: Operand) {
    if operand.isOwned { free(operand.register) }
  }

  /// The value in a new register, owned, ready to be moved.
  func ownedOperand(_ expression: TypedExpression) throws(Fault) -> Operand {
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    return .owned(register)
  }

  /// Evaluates an expression for its effects.
  func lowerDiscarding(_ expression: TypedExpression) throws(Fault) {
    let register = makeTemporary(expression.type)
    try lower(expression, into: register)
    dropVoid(register)
    if isManaged(register) { emit(.release, register) }
    free(register)
  }

  /// Removes an instruction that loads an unused `()`, unless a jump leads behind it.
  private func dropVoid(_ register: Register) {
    guard let last = instructions.last, last.opcode == .loadImmediate, last.a == register,
      last.b == Register(ValueKind.void.rawValue), lastLabel < instructions.count
    else { return }
    instructions.removeLast()
    spans.removeLast()
  }

  /// Evaluates into an empty register, owned.
  func lower(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    let outer = (span, isUndisturbed)
    if !expression.span.isEmpty { span = expression.span }
    isUndisturbed = false
    defer { (span, isUndisturbed) = outer }
    if expression.hasUnknownType {
      emitFault(.unknownType(of: expression.subject))
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
      return
    }
    switch expression.kind {
    case .integerLiteral(let literal):
      let value = TypedExpression(
        .integer(literal.bits), type: expression.type, span: expression.span)
      try lowerLiteral(value, into: dst)
    case .integer, .double, .string, .character, .boolean, .inputLiteral, .interpolation,
      .nilLiteral, .array, .dictionary, .tuple, .metatype, .enumCase, .enumCaseReference:
      try lowerLiteral(expression, into: dst)
    case .local(let variable): try lowerLocal(variable, expression.type, into: dst)
    case .global(let variable): lowerGlobal(variable, into: dst)
    case .property(let base, let property, let isDirect):
      try lowerProperty(base, property, isDirect: isDirect, expression.type, into: dst)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      if try lowerChangingSubscript(expression, into: dst) { return }
      try lowerSubscript(
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
        emit(isTrivial(expression.type) ? .move : .copy, dst, value.register)
        emit(.unwrap, dst, dst)
      }
    case .bindOptional(let inner): try lowerBindOptional(inner, expression.type, into: dst)
    case .optionalChain(let inner): try lowerChain(inner, expression.type, into: dst)
    case .keyPathElement(let base, let path):
      let base = try stableOperand(base, before: [path])
      let path = try operand(path)
      emit(.readKeyPath, dst, base.register, path.register)
      noteThrow()
      discard(path)
      discard(base)
    case .discard: emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .packExpansion(let expansion, let pattern):
      try lowerExpansion(expansion) { () throws(Fault) in try lowerDiscarding(pattern) }
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .call, .apply, .functionReference: try lowerAnyCall(expression, into: dst)
    case .closure(let closure): try lowerClosure(closure, expression.type, into: dst)
    case .keyPath(let components): try lowerKeyPath(components, expression.type, into: dst)
    case .dynamicType(let inner):
      let value = try operand(inner)
      if case .parameter(let parameter) = inner.type, !parameter.isProtocolSelf {
        emit(.dynamicTypeOfParameter, dst, value.register, lowerType(inner.type))
      } else if isExact(inner.type) {
        lowerType(inner.type, into: dst)
      } else {
        emit(.dynamicType, dst, value.register)
      }
      discard(value)
    case .assign(let place, let value, _):
      try lowerAssignment(to: place, value)
      emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case .inoutArgument(let inner), .await(let inner): try lower(inner, into: dst)
    case .consume(let inner): try lowerConsumption(inner, into: dst)
    case .wrapOptional(let inner):
      try lower(inner, into: dst)
      emit(.wrap, dst, dst)
    case .convert(let inner): try lowerConversion(inner, to: expression.type, into: dst)
    case .coalesce, .and, .or, .ternary, .is, .conditionalCast, .forcedCast, .tryOptional,
      .tryForced:
      try lowerChoice(expression, into: dst)
    case .statement(let statement): try lowerStatementExpression(statement, into: dst)
    case .trap(let message): lowerTrap(message, into: dst)
    case .literalOperation(let operation, _):
      lowerTrap("what '\(operation.name)' stands for is not known", into: dst)
    }
  }

  private func lowerTrap(_ message: String, into dst: Register) {
    emitFault(.nothingToRun(message))
    emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
  }

  private func lowerLocal(
    _ variable: LocalVariable, _ type: Type, into dst: Register
  ) throws(Fault) {
    guard let location = location(of: variable) else {
      emitFault(.uninitialized(variable.name))
      return
    }
    switch location {
    case .register(let register):
      switch variable.ownership {
      case .strong: emit(isTrivial(type) ? .move : .copy, dst, register)
      case .weak: emit(.loadWeak, dst, register)
      case .unowned, .unownedUnsafe: emit(.loadUnowned, dst, register)
      }
    case .box(let box):
      switch variable.ownership {
      case .strong: emit(isTrivial(type) ? .getTrivialSlot : .getSlot, dst, box, 0)
      case .weak: emit(.getWeak, dst, box, 0)
      case .unowned, .unownedUnsafe: emit(.getUnowned, dst, box, 0)
      }
    case .parts(let registers, let type): lowerWhole(registers, type, into: dst)
    case .closureItself: emit(.copy, dst, 0)
    case .metatype(let type): lowerType(type, into: dst)
    }
  }

  private func lowerGlobal(_ variable: GlobalVariable, into dst: Register) {
    if let register = promoted[ObjectIdentifier(variable)] {
      emit(.move, dst, register)
      return
    }
    let cell = machine.cell(for: variable)
    emit(mayBeTracked(variable) ? .getVariable : .getGlobal, dst, payload: Int(bitPattern: cell))
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

  /// Whether reading a global may need to be tracked. In top-level code only objects need it,
  /// because only they can be passed to a view that is mounted.
  func mayBeTracked(_ variable: GlobalVariable) -> Bool {
    !variable.isLet && (function.kind != .topLevel || !isTrivial(variable.type))
  }

  private func lowerTupleElement(
    _ base: TypedExpression, _ index: Int, _ type: Type, into dst: Register
  ) throws(Fault) {
    if try lowerPointee(base, slot: index, type, into: dst) { return }
    let value = try borrowed(base)
    emit(isTrivial(type) ? .getTrivialSlot : .getSlot, dst, value.register, Register(index))
    discard(value)
  }

  /// The instruction that converts a value at run time; nil if none is needed.
  func conversion(from source: Type, to target: Type) -> Opcode? {
    if let labels = target.tupleLabels, let own = source.tupleLabels {
      return labels == own ? nil : .makeTuple
    }
    guard let target = kind(of: target), let source = kind(of: source), source != target else {
      if isKeyPath(source), case .function = target { return .readKeyPath }
      return nil
    }
    if Value.isFloatingKind(source), Value.isFloatingKind(target) { return .doubleFromDouble }
    return nil
  }

  private func isKeyPath(_ type: Type) -> Bool {
    nominal(of: type).map { $0.isPrelude && $0.name.hasSuffix("KeyPath") } ?? false
  }

  private func lowerConversion(
    _ inner: TypedExpression, to type: Type, into dst: Register
  ) throws(Fault) {
    switch conversion(from: inner.type, to: type) {
    case .doubleFromDouble?:
      let value = try operand(inner)
      emit(
        .doubleFromDouble, dst, value.register,
        payload: Int((kind(of: type) ?? .double).rawValue))
      discard(value)
    case .readKeyPath?: try lowerKeyPathFunction(inner, into: dst)
    case .makeTuple?:
      let value = try operand(inner)
      let labels = type.tupleLabels ?? []
      let window = openWindow(labels.count)
      for index in labels.indices {
        emit(.getSlot, window + Register(index), value.register, Register(index))
      }
      makeTuple(window, labels, into: dst)
      closeWindow(window)
      discard(value)
    default: try lower(inner, into: dst)
    }
  }
}

extension Type {
  /// Whether members are read from the value itself, without running code.
  var isStructLike: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.kind == .struct
    case .tuple: true
    default: false
    }
  }
}
