internal import Semantics

/// Structs that are made for an inlined callee, which uses only their fields: these are kept in
/// registers, and no struct is made. Where it is needed as a whole after all, it is made there.
struct SplittingLowering: LoweringPart {
  let lowering: Lowering

  /// The fields of a struct in registers.
  struct Parts {
    let type: RuntimeType
    let operands: [Operand]
  }

  /// Evaluates an expression that makes a struct to the fields of that; nil, with nothing emitted,
  /// if it makes none.
  func split(_ expression: TypedExpression) throws(Fault) -> Parts? {
    guard let making = making(of: expression, knowing: []) else { return nil }
    return try split(making)
  }

  private func split(_ making: Making) throws(Fault) -> Parts? {
    switch making {
    case .variable(let variable):
      guard case .parts(let registers, let type)? = lowering.variables[variable] else {
        return nil
      }
      return Parts(type: type, operands: registers.map { .borrowed($0) })
    case .initializer(let call, let type, let fields):
      let arguments = try inlining.lowerParameters(of: call)
      var registers: [Int: Operand] = [:]
      try inlining.lowerInPlace(call) { () throws(Fault) in
        for (position, value) in fields { registers[position] = try ownedOperand(value) }
      }
      inlining.endParameters(arguments, of: call)
      return Parts(type: type, operands: fields.indices.compactMap { registers[$0] })
    case .function(let call, let type):
      let arguments = try inlining.lowerParameters(of: call)
      var parts = Parts(type: type, operands: [])
      try inlining.lowerInPlace(call) { () throws(Fault) in
        let depth = lowering.cleanups.depth
        try statements.lower(Array(call.body.statements.dropLast()))
        if let value = call.madeAtEnd { parts = try splitOwned(value, type) }
        try exits.popCleanups(downTo: depth)
      }
      inlining.endParameters(arguments, of: call)
      return parts
    }
  }

  /// How an expression makes a struct.
  private indirect enum Making {
    /// A parameter that is already split.
    case variable(LocalVariable)
    /// An initializer that sets the fields.
    case initializer(InlineCall, RuntimeType, [(position: Int, value: TypedExpression)])
    /// A function that makes it at its end.
    case function(InlineCall, RuntimeType)
  }

  /// - Parameter split: The parameters of callees around the expression that would be split.
  private func making(
    of expression: TypedExpression, knowing split: Set<ObjectIdentifier>
  ) -> Making? {
    guard !expression.hasUnknownType, !expression.type.isNoncopyable,
      let type = types.knownStruct(expression.type)
    else { return nil }
    switch expression.kind {
    case .local(let variable):
      let key = ObjectIdentifier(variable)
      if case .parts? = lowering.variables[variable] { return .variable(variable) }
      return split.contains(key) ? .variable(variable) : nil
    case .convert(let inner):
      if types.conversion(from: inner.type, to: expression.type) != nil { return nil }
      return making(of: inner, knowing: split)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      guard let getter = element.getter, getter.instructionForm == nil else { return nil }
      return making(getter, base, arguments, substitutions, dispatch, type, split)
    case .call(let function, let receiver, let arguments, let substitutions, let dispatch):
      if dispatch == .witness, let witness = inlining.knownWitness(function, receiver) {
        return making(witness, receiver, arguments, substitutions, .direct, type, split)
      }
      return making(function, receiver, arguments, substitutions, dispatch, type, split)
    default: return nil
    }
  }

  private func making(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch, _ type: RuntimeType,
    _ outer: Set<ObjectIdentifier>
  ) -> Making? {
    guard function.instructionForm == nil,
      let call = inlining.inlineCall(function, receiver, arguments, substitutions, dispatch)
    else { return nil }
    if call.madeType != nil {
      return call.fields(of: type).map { .initializer(call, type, $0) }
    }
    guard function.kind != .initializer, let value = call.madeAtEnd else { return nil }
    var split: Set<ObjectIdentifier> = []
    for (variable, value) in call.arguments
    where call.candidate.mayBeSplit(variable) && making(of: value, knowing: outer) != nil {
      split.insert(ObjectIdentifier(variable))
    }
    let saved = (lowering.inline, types.substitution)
    lowering.inline.functions.append(function)
    types.substitution = call.substitution
    defer { (lowering.inline, types.substitution) = saved }
    return making(of: value, knowing: split) == nil ? nil : .function(call, type)
  }

  /// The fields of what a callee makes at its end, in registers of their own: its parameters end
  /// with it.
  private func splitOwned(_ value: TypedExpression, _ type: RuntimeType) throws(Fault) -> Parts {
    if let parts = try split(value) {
      return Parts(type: type, operands: parts.operands.map(owned))
    }
    let whole = try operand(value)
    let fields = (0..<type.slotCount).map { slot -> Operand in
      let field = makeManagedTemporary()
      emit(.getSlot, field, whole.register, Register(slot))
      return .owned(field)
    }
    discard(whole)
    return Parts(type: type, operands: fields)
  }

  private func owned(_ operand: Operand) -> Operand {
    if operand.isOwned { return operand }
    let isPlain = !isManaged(operand.register) && !RegisterAreas.isOutgoing(operand.register)
    let register = isPlain ? makePlainTemporary() : makeManagedTemporary()
    emit(isPlain ? .move : .copy, register, operand.register)
    return .owned(register)
  }

  /// The register of a field of a struct that is split; nil for other expressions.
  func splitField(_ expression: TypedExpression) -> Register? {
    guard case .property(let base, let property, _) = expression.kind,
      case .stored(let slot) = property.storage, property.modifiers.ownership == .strong
    else { return nil }
    var inner = base
    while case .convert(let value) = inner.kind,
      types.conversion(from: value.type, to: inner.type) == nil
    {
      inner = value
    }
    guard case .local(let variable) = inner.kind,
      case .parts(let registers, _)? = lowering.variables[variable],
      registers.indices.contains(slot)
    else { return nil }
    return registers[slot]
  }

  /// Makes the struct that is split into registers.
  func lowerWhole(_ registers: [Register], _ type: RuntimeType, into dst: Register) {
    let window = openWindow(registers.count)
    for (index, register) in registers.enumerated() {
      emit(isManaged(register) ? .copy : .move, window + Register(index), register)
    }
    literals.makeWhole(.makeWholeStruct, type, window, registers.count, into: dst)
    closeWindow(window)
  }
}

extension InlineCall {
  /// The value of a function that returns nowhere but at its end.
  fileprivate var madeAtEnd: TypedExpression? {
    guard case .return(let value?)? = body.statements.last?.kind,
      !body.statements.dropLast().contains(where: \.returns)
    else { return nil }
    return value
  }
}

extension TypedStatement {
  /// Whether it contains a `return`.
  fileprivate var returns: Bool {
    switch kind {
    case .return: true
    case .if(_, _, let then, let otherwise): (then + otherwise).contains(where: \.returns)
    case .guard(_, let otherwise): otherwise.contains(where: \.returns)
    case .expression, .variable: false
    default: true
    }
  }
}
