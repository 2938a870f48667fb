internal import Semantics

/// Literals, tuples, enum cases.
struct LiteralLowering: LoweringPart {
  let lowering: Lowering

  func lowerLiteral(_ expression: TypedExpression, into dst: Register) throws(Fault) {
    switch expression.kind {
    case .integer(let number):
      let kind = types.kind(of: expression.type) ?? .int
      if kind.isFloating {
        emitDouble(Double(number), kind, dst)
      } else {
        emit(.loadImmediate, dst, Register(kind.rawValue), payload: number)
      }
    case .double(let number): emitDouble(number, types.kind(of: expression.type) ?? .double, dst)
    case .string(let text): emit(.loadConstant, dst, payload: lowering.constants.index(of: text))
    case .character(let text):
      let value = Value.character(text.first ?? " ")
      if value.isHeap {
        emit(.loadConstant, dst, payload: lowering.constants.add(value))
      } else {
        emit(
          .loadImmediate, dst, Register(value.kindByte),
          payload: Int(bitPattern: UInt(value.bits)))
      }
    case .boolean(let flag):
      emit(.loadImmediate, dst, Register(ValueKind.bool.rawValue), payload: flag ? 1 : 0)
    case .inputLiteral(let index):
      let constant = lowering.constants.add(.void)
      code.literals.append(
        OpenLiteral(
          index: index, constant: constant, kind: types.kind(of: expression.type) ?? .string))
      emit(.loadConstant, dst, payload: constant)
    case .nilLiteral: lowerNil(expression.type, into: dst)
    case .interpolation(let parts): try lowerInterpolation(parts, into: dst)
    case .array(let elements): try lowerArray(elements, expression.type, into: dst)
    case .dictionary(let entries): try lowerDictionary(entries, expression.type, into: dst)
    case .tuple(let elements): try lowerTuple(elements, expression.type, into: dst)
    case .metatype(let type): metatypes.lowerType(type, into: dst)
    case .enumCase(let element, let payload):
      try lowerEnumCase(element, payload, expression.type, into: dst)
    case .enumCaseReference(let element):
      try lowerCaseFunction(element, expression.type, into: dst)
    default: break
    }
  }

  private func emitDouble(_ number: Double, _ kind: ValueKind, _ dst: Register) {
    let value = Value.floating(number, kind)
    emit(.loadImmediate, dst, Register(kind.rawValue), payload: Int(bitPattern: UInt(value.bits)))
  }

  func lowerNil(_ type: Type, into dst: Register) {
    var wrapped = 0
    if case .nominal(let nominal, let arguments) = type, types.isOptional(nominal),
      let argument = arguments.first
    {
      if argument.mentionsParameters {
        let register = metatypes.lowerType(argument)
        emit(.makeNil, dst, register)
        free(register)
        return
      }
      wrapped = Int(machine.types.type(for: argument).id)
    }
    emit(.loadImmediate, dst, Register(ValueKind.none.rawValue), payload: wrapped)
  }

  /// Joins texts and descriptions of values.
  func lowerInterpolation(
    _ parts: [InterpolationPart], into dst: Register
  ) throws(Fault) {
    // All parts are evaluated before they are concatenated.
    let window = openWindow(parts.count)
    let safe = lastFailing(parts) {
      if case .value(let value) = $0 { effects.cannotFail(value) } else { true }
    }
    var registers: [Register] = []
    for (index, part) in parts.enumerated() {
      let isSafe = index >= safe
      let register = isSafe ? window + Register(index) : makeManagedTemporary()
      switch part {
      case .text(let text):
        emit(.loadConstant, register, payload: lowering.constants.index(of: text))
      case .value(let value): try lower(value, into: register)
      }
      if !isSafe { registers.append(register) }
    }
    for (index, register) in registers.enumerated() {
      emit(.take, window + Register(index), register)
      free(register)
    }
    emit(.interpolate, dst, window, Register(parts.count))
    pads.noteThrow()
    closeWindow(window)
  }

  /// The index of the last part whose evaluation may end in an error; 0 if there is none. Until that
  /// one is evaluated, values belong to registers that are released then. A window is not.
  private func lastFailing<Part>(_ parts: [Part], _ cannotFail: (Part) -> Bool) -> Int {
    parts.lastIndex { !cannotFail($0) } ?? 0
  }

  /// Evaluates values and moves them into a window, which owns them.
  func lowerOwned(_ values: [TypedExpression]) throws(Fault) -> Register {
    try lowerOwned(values.enumerated().map { (position: $0.offset, value: $0.element) })
  }

  /// Evaluates values in order, each for its position in a window, which owns them.
  func lowerOwned(
    _ values: [(position: Int, value: TypedExpression)]
  ) throws(Fault) -> Register {
    let window = openWindow(values.count)
    let safe = lastFailing(values) { effects.cannotFail($0.value) }
    var moves: [(target: Register, operand: Operand)] = []
    for (index, (position, value)) in values.enumerated() {
      let target = window + Register(position)
      if types.isTrivial(value.type) || index >= safe {
        try lower(value, into: target)
      } else {
        moves.append((target, try ownedOperand(value)))
      }
    }
    for (target, operand) in moves {
      emit(.take, target, operand.register)
      consumed(operand)
    }
    return window
  }

  /// Makes a value of the `count` values in a window, which it takes.
  func makeWhole(
    _ opcode: Opcode, _ type: RuntimeType, _ window: Register, _ count: Int, into dst: Register
  ) {
    emit(
      opcode, dst, window, Register(count),
      payload: Int(bitPattern: Unmanaged.passUnretained(type).toOpaque()))
  }

  private func lowerArray(
    _ elements: [TypedExpression], _ type: Type, into dst: Register
  ) throws(Fault) {
    let isSet = types.nominal(of: type)?.name == "Set"
    let chunk = 16
    let first = Array(elements.prefix(isSet ? elements.count : chunk))
    let window = try lowerOwned(first)
    let typeRegister = metatypes.lowerType(type)
    emit(isSet ? .makeSet : .makeArray, dst, window, typeRegister, payload: first.count)
    free(typeRegister)
    closeWindow(window)
    if isSet { return }
    for element in elements.dropFirst(chunk) {
      let operand = try ownedOperand(element)
      emit(.arrayAppend, dst, operand.register)
      consumed(operand)
    }
  }

  private func lowerDictionary(
    _ entries: [(key: TypedExpression, value: TypedExpression)], _ type: Type, into dst: Register
  ) throws(Fault) {
    let window = try lowerOwned(entries.flatMap { [$0.key, $0.value] })
    let typeRegister = metatypes.lowerType(type)
    emit(.makeDictionary, dst, window, typeRegister, payload: entries.count)
    pads.noteThrow()
    free(typeRegister)
    closeWindow(window)
  }

  private func lowerTuple(
    _ elements: [TypedExpression], _ type: Type, into dst: Register
  ) throws(Fault) {
    if elements.contains(where: \.isExpansion) {
      return try packs.lowerGathered(elements, type, into: dst)
    }
    switch elements.count {
    case 0: emit(.loadImmediate, dst, Register(ValueKind.void.rawValue))
    case 1: try lower(elements[0], into: dst)
    default:
      var labels: [String?] = elements.map { _ in nil }
      if case .tuple(let parts) = type, parts.count == labels.count { labels = parts.map(\.label) }
      let window = try lowerOwned(elements)
      makeTuple(window, labels, into: dst)
      closeWindow(window)
    }
  }

  func makeTuple(_ window: Register, _ labels: [String?], into dst: Register) {
    makeWhole(.makeWholeTuple, machine.types.tuple(labels), window, labels.count, into: dst)
  }

  private func lowerEnumCase(
    _ element: EnumCase, _ payload: [TypedExpression], _ type: Type, into dst: Register
  ) throws(Fault) {
    if types.isOptional(element.owner) {
      if let value = payload.first {
        try lower(value, into: dst)
        emit(.wrap, dst, dst)
      } else {
        lowerNil(type, into: dst)
      }
      return
    }
    let known = types.knownType(type)
    guard !payload.isEmpty else {
      if let known {
        emit(
          .loadConstant, dst, payload: lowering.constants.add(.enumCase(element.index, of: known)))
        return
      }
      let typeRegister = metatypes.lowerType(type)
      emit(.makeEnumConstant, dst, 0, typeRegister, payload: element.index)
      free(typeRegister)
      return
    }
    let window = try lowerOwned(payload)
    defer { closeWindow(window) }
    if let known, payload.count < 256, element.index < 64 {
      let form = payload.count | element.index << 8
      return makeWhole(.makeWholeEnum, known, window, form, into: dst)
    }
    let typeRegister = metatypes.lowerType(type)
    emit(
      .makeEnum, dst, window, typeRegister,
      payload: Instruction.halves(low: payload.count, high: element.index))
    free(typeRegister)
  }

  /// `Enum.case` as a function: a closure that makes the case from its arguments.
  private func lowerCaseFunction(
    _ element: EnumCase, _ type: Type, into dst: Register
  ) throws(Fault) {
    var result = type
    if case .function(let function) = type { result = function.result }
    let variables = element.payload.enumerated().map { index, part in
      LocalVariable(name: part.label ?? "p\(index)", type: part.type, isLet: true)
    }
    let value = TypedExpression(
      .enumCase(
        element,
        payload: variables.map { TypedExpression(.local($0), type: $0.type, span: span) }),
      type: result, span: span)
    try closures.lowerMadeClosure(parameters: variables, result: value, type, into: dst)
  }
}
