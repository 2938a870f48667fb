internal import Semantics
internal import SourceText

/// Calls that are lowered to instructions.
struct InstructionLowering: LoweringPart {
  let lowering: Lowering

  /// The instruction in place of a direct call of a function; nil if it must be called.
  func form(
    of function: Function, _ arguments: [TypedExpression], _ type: Type
  ) -> InstructionForm? {
    function.instructionForm ?? conversion(function, arguments, type)
      ?? comparisonOfCases(function, arguments)
  }

  /// The instruction for a conversion between integer types, or from one to a floating-point type, that are
  /// known: `Int(byte)`.
  private func conversion(
    _ function: Function, _ arguments: [TypedExpression], _ type: Type
  ) -> InstructionForm? {
    guard function.kind == .initializer, arguments.count == 1,
      let result = types.kind(of: type), result.isInteger || result.isFloating,
      types.kind(of: arguments[0].type)?.isInteger ?? false
    else { return nil }
    return function.operationOnKnownNumbers.flatMap { InstructionTable.form($0, of: result) }
  }

  /// The instruction for a comparison of raw values that are those of the cases.
  private func comparisonOfCases(
    _ function: Function, _ arguments: [TypedExpression]
  ) -> InstructionForm? {
    guard arguments.count == 2, types.nominal(of: arguments[0].type)?.hasMadeRawValues ?? false
    else {
      return nil
    }
    return function.formOnRawEnums
  }

  /// Emits an instruction in place of a call. Metatype receivers of static functions and
  /// initializers are ignored.
  func lowerInstruction(
    _ form: InstructionForm, _ function: Function, receiver: TypedExpression?,
    _ arguments: [TypedExpression], _ type: Type, into dst: Register
  ) throws(Fault) {
    var operands = arguments
    if let receiver, function.selfParameter != .metatype, function.kind != .initializer {
      operands.insert(receiver, at: 0)
    }
    switch form {
    case .binary(let opcode):
      if opcode == .stringConcat, let parts = joinedParts(operands) {
        return try literals.lowerInterpolation(parts, into: dst)
      }
      let isPlain = opcode == .arrayGet && types.isTrivial(type)
      try lowerBinary(isPlain ? .borrowElement : opcode, operands[0], operands[1], into: dst)
    case .swapped(let opcode):
      try lowerPair(operands) { emit(opcode, dst, $1, $0) }
    case .sized(let opcode, let kind):
      try lowerPair(operands) { emit(opcode, dst, $0, $1, payload: Int(kind.rawValue)) }
    case .unary(let opcode): try lowerUnary(opcode, operands[0], payload: 0, into: dst)
    case .unarySized(let opcode, let kind):
      try lowerUnary(opcode, operands[0], payload: Int(kind.rawValue), into: dst)
    case .conversion(let opcode):
      let kind = types.kind(of: type) ?? .double
      try lowerUnary(opcode, operands[0], payload: Int(kind.rawValue), into: dst)
    case .reinterpret(let kind):
      let value = try operand(operands[0])
      if kind == .double {
        emit(.doubleFromDouble, dst, value.register, payload: Int(kind.rawValue))
      } else {
        emit(.truncateInt, dst, value.register, payload: Int(kind.rawValue))
      }
      discard(value)
    case .arrayIsEmpty:
      try lowerUnary(.arrayCount, operands[0], payload: 0, into: dst)
      let zero = makePlainTemporary()
      emit(.loadImmediate, zero, Register(ValueKind.int.rawValue))
      emit(.equalInt, dst, dst, zero)
      free(zero)
    case .stringIsEmpty: try lowerUnary(.isEmptyString, operands[0], payload: 0, into: dst)
    case .arrayAppend:
      let place = try places.prepare(operands[0])
      try chains.enterChain(of: place, operands[0], before: [operands[1]])
      let element = try movable(operands[1], before: [])
      let register = try changes.reach(place)
      emit(.arrayAppend, register, element.register)
      consumed(element)
      try changes.leave(place)
      emitVoid(dst)
    case .stringAppend:
      let place = try places.prepare(operands[0])
      try chains.enterChain(of: place, operands[0], before: [operands[1]])
      let text = try operand(operands[1])
      // Taken and put back: a text that grows moves from the value into an object.
      emit(.stringAppend, try access.begin(place), text.register)
      try access.end(place)
      discard(text)
      emitVoid(dst)
    case .arraySet:
      try lowerSet(.arraySet, operands, into: dst) { () throws(Fault) in
        try movable(operands[1], before: operands[2...])
      }
    case .dictionarySet:
      try lowerSet(.dictionaryPut, operands, into: dst) { () throws(Fault) in
        try ownedOperand(operands[1])
      }
    case .pointerSet:
      let pointer = try operand(operands[0])
      let element = try ownedOperand(operands[1])
      let index = try operand(operands[2])
      emit(.pointerPut, pointer.register, index.register, element.register)
      discard(index)
      consumed(element)
      discard(pointer)
      emitVoid(dst)
    }
  }

  /// Sets the element of a collection in a place: the operands are the place, the element, and its
  /// index or key.
  private func lowerSet(
    _ opcode: Opcode, _ operands: [TypedExpression], into dst: Register,
    _ makeElement: () throws(Fault) -> Operand
  ) throws(Fault) {
    let place = try places.prepare(operands[0])
    let element = try makeElement()
    let index = try operand(operands[2])
    let register = try access.begin(place)
    emit(opcode, register, index.register, element.register)
    discard(index)
    consumed(element)
    try access.end(place)
    emitVoid(dst)
  }

  /// A value that the next instruction moves into a collection: a trivial one from where it is.
  private func movable(
    _ value: TypedExpression, before later: ArraySlice<TypedExpression>
  ) throws(Fault) -> Operand {
    try types.isTrivial(value.type) ? stableOperand(value, before: later) : ownedOperand(value)
  }

  /// Evaluates two operands, which an instruction reads.
  private func lowerPair(
    _ operands: [TypedExpression], _ emit: (Register, Register) -> Void
  ) throws(Fault) {
    let first = try stableOperand(operands[0], before: operands[1...])
    let second = try operand(operands[1])
    emit(first.register, second.register)
    discard(second)
    discard(first)
  }

  /// The parts of a sum of strings with another sum or an interpolation among its operands: they are
  /// joined at once. Nil if a description of a part might run code of the program, which would run
  /// after the operands that follow.
  private func joinedParts(_ operands: [TypedExpression]) -> [InterpolationPart]? {
    let parts = operands.flatMap(parts)
    guard parts.count > operands.count else { return nil }
    let isPlain = parts.allSatisfy { part in
      guard case .value(let value) = part else { return true }
      guard let kind = types.kind(of: value.type) else { return false }
      return kind.isString || kind.isCharacter || kind.isNumber || kind == .bool
    }
    return isPlain ? parts : nil
  }

  private func parts(of operand: TypedExpression) -> [InterpolationPart] {
    switch operand.kind {
    case .string(let text): [.text(text)]
    case .interpolation(let parts): parts
    case .call(let function, _, let operands, _, _) where function.isStringSum:
      operands.flatMap(parts)
    default: [.value(operand)]
    }
  }

  private func lowerUnary(
    _ opcode: Opcode, _ value: TypedExpression, payload: Int, into dst: Register
  ) throws(Fault) {
    if opcode == .negateInt, case .integer(let number) = value.kind, number != .min {
      emit(.loadImmediate, dst, Register(ValueKind.int.rawValue), payload: -number)
      return
    }
    let value = try operands.borrowed(value)
    emit(opcode, dst, value.register, payload: payload)
    discard(value)
  }

  private func lowerBinary(
    _ opcode: Opcode, _ left: TypedExpression, _ right: TypedExpression, into dst: Register
  ) throws(Fault) {
    if let number = smallConstant(right), let (form, payload) = constantForm(opcode, number) {
      let value = try operand(left)
      emit(form, dst, value.register, payload: payload)
      discard(value)
      return
    }
    let first = try firstOperand(opcode, left, right)
    let second = try opcode.runsCode ? operand(right) : operands.borrowed(right)
    emit(opcode, dst, first.register, second.register)
    discard(second)
    discard(first)
  }

  private func firstOperand(
    _ opcode: Opcode, _ left: TypedExpression, _ right: TypedExpression
  ) throws(Fault) -> Operand {
    if !opcode.runsCode, effects.hasNoEffects(right) { return try operands.borrowed(left) }
    return try stableOperand(left, before: [right])
  }

  func smallConstant(_ expression: TypedExpression) -> Int? {
    if case .integer(let number) = expression.kind, types.kind(of: expression.type) == .int {
      return number
    }
    return nil
  }

  /// The form of an instruction with a constant as its right operand.
  func constantForm(_ opcode: Opcode, _ number: Int) -> (Opcode, Int)? {
    switch opcode {
    case .addInt: (.addIntConstant, number)
    case .subtractInt where number != .min: (.addIntConstant, -number)
    case .multiplyInt: (.multiplyIntConstant, number)
    case .divideInt where number > 0: (.divideIntConstant, number)
    case .remainderInt where number > 0: (.remainderIntConstant, number)
    default: nil
    }
  }

  /// Emits `x += y` of numbers as an instruction; returns false if it needs a call.
  func lowerCompound(
    _ function: Function, _ arguments: [TypedExpression], into dst: Register
  ) throws(Fault) -> Bool {
    guard let owner = function.owner, owner.isPrelude, function.source.isLibrary,
      let operation = InstructionTable.compound[function.name], arguments.count == 2,
      case .inoutArgument(let target) = arguments[0].kind,
      let kind = types.kind(of: target.type), kind.isNumber,
      owner.kind == .protocol || RuntimeType.kind(of: owner) == kind,
      types.kind(of: arguments[1].type) == kind,
      let form = InstructionTable.form(rowName(kind) + "." + operation)
    else { return false }
    let place = try places.prepare(target, before: arguments[1])
    try chains.enterChain(of: place, target, before: arguments[1...])
    var opcode: Opcode
    var payload = 0
    switch form {
    case .binary(let form): opcode = form
    case .sized(let form, let width): (opcode, payload) = (form, Int(width.rawValue))
    default: return false
    }
    if let number = smallConstant(arguments[1]), let (form, value) = constantForm(opcode, number) {
      try changes.change(place, PlaceChange(opcode: form, operand: nil, payload: value))
    } else {
      let value = try operand(arguments[1])
      try changes.change(
        place, PlaceChange(opcode: opcode, operand: value.register, payload: payload))
      discard(value)
    }
    emitVoid(dst)
    return true
  }

  private func rowName(_ kind: ValueKind) -> String {
    switch kind {
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .int64: "int64"
    case .uint: "uint"
    case .uint8: "uint8"
    case .uint16: "uint16"
    case .uint32: "uint32"
    case .uint64: "uint64"
    case .double, .cgFloat: "double"
    case .float: "float"
    default: "int"
    }
  }
}

extension Function {
  /// Whether it is `+` of strings.
  fileprivate var isStringSum: Bool {
    if case .binary(.stringConcat)? = instructionForm { true } else { false }
  }
}
