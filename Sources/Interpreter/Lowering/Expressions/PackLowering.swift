internal import Semantics

/// Pack expansions: a loop over the elements, whose types are known only at run time.
struct PackLowering: LoweringPart {
  let lowering: Lowering

  /// Runs `body` once for each element of the packs.
  ///
  /// - Parameter label: The label for `break` and `continue`, if the expansion is a `for` loop.
  func lowerExpansion(
    _ expansion: PackExpansion, label: LabelID? = nil, _ body: () throws(Fault) -> Void
  ) throws(Fault) {
    let depth = lowering.cleanups.depth
    let packs = expansion.elements.map { metatypes.lowerType($0.pack.ownArgument) }
    let count = makePlainTemporary()
    emit(.packCount, count, packs[0])
    var values: [(variable: LocalVariable, elements: Register)] = []
    for value in expansion.values {
      let tuple = try operand(value.pack)
      let elements = makeRegister(isTrivial: false)
      emit(.unpack, elements, tuple.register, count)
      discard(tuple)
      lowering.cleanups.push(.release(elements))
      values.append((value.variable, elements))
    }
    let index = makePlainTemporary()
    emit(.loadImmediate, index, Register(ValueKind.int.rawValue))
    let types = expansion.elements.map { element in
      let register = makePlainTemporary()
      lowering.arguments[element.element] = register
      return register
    }
    let start = makeLabel()
    let next = makeLabel()
    let end = makeLabel()
    place(start)
    jump(.jumpIfLessOrEqual, count, index, to: end)
    let inside = lowering.cleanups.depth
    if let label {
      lowering.targets.labeled[label] = JumpTarget(
        breakLabel: end, continueLabel: next, depth: inside)
    }
    for (type, pack) in zip(types, packs) { emit(.packElement, type, pack, index) }
    for value in values {
      let element = makeTemporary(value.variable.type)
      emit(.arrayGet, element, value.elements, index)
      locals.declare(value.variable, taking: .owned(element))
    }
    try body()
    try exits.popCleanups(downTo: inside)
    place(next)
    emit(.addIntConstant, index, index, payload: 1)
    jump(to: start)
    place(end)
    for element in expansion.elements {
      lowering.arguments[element.element] = nil
    }
    for register in types + [index, count] + packs { free(register) }
    try exits.popCleanups(downTo: depth)
  }

  /// A tuple that contains expansions: its elements are gathered in an array first.
  func lowerGathered(
    _ elements: [TypedExpression], _ type: Type, into dst: Register
  ) throws(Fault) {
    // `(repeat each x)` is the tuple in which `x` is stored.
    if elements.count == 1, case .packExpansion(let expansion, let pattern) = elements[0].kind,
      case .local(let variable) = pattern.kind, expansion.values.count == 1,
      expansion.values[0].variable === variable
    {
      return try lower(expansion.values[0].pack, into: dst)
    }
    let gathered = try gather(elements)
    let tupleType = metatypes.lowerType(type)
    emit(.pack, dst, gathered, tupleType)
    free(tupleType)
    free(gathered)
  }

  /// A call whose arguments contain expansions.
  func lowerGatheredApply(
    _ callee: TypedExpression, _ arguments: [TypedExpression], into dst: Register
  ) throws(Fault) {
    let closure = try stableOperand(callee, before: arguments[...])
    let gathered = try gather(arguments)
    emit(.applyElements, dst, closure.register, gathered)
    pads.noteThrow()
    discard(.owned(gathered))
    discard(closure)
  }

  /// Evaluates values and the elements of expansions into an array.
  private func gather(_ elements: [TypedExpression]) throws(Fault) -> Register {
    let gathered = makeManagedTemporary()
    let listType = makePlainTemporary()
    emit(
      .loadImmediate, listType, Register(ValueKind.metatype.rawValue),
      payload: Int(machine.types.array(of: machine.types.any).id))
    emit(.makeArray, gathered, 0, listType)
    free(listType)
    for element in elements {
      guard case .packExpansion(let expansion, let pattern) = element.kind else {
        try append(element, to: gathered)
        continue
      }
      try lowerExpansion(expansion) { () throws(Fault) in try append(pattern, to: gathered) }
    }
    return gathered
  }

  private func append(_ element: TypedExpression, to list: Register) throws(Fault) {
    let value = try ownedOperand(element)
    emit(.arrayAppend, list, value.register)
    consumed(value)
  }
}

extension TypedExpression {
  /// Whether it expands to as many values as a pack has elements.
  var isExpansion: Bool { if case .packExpansion = kind { true } else { false } }
}
