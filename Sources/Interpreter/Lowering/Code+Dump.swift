internal import Semantics

/// Code as text, for tests and for inspecting what lowering emits.
extension Code {
  /// One line per instruction: index, name, operands, payload.
  func listing(of machine: Machine) -> String {
    guard let instructions = header.pointee.instructions else { return "\(name): not lowered\n" }
    let registers = header.pointee
    var text =
      "\(name): \(registers.frameSize) registers, managed from \(registers.managedStart) to "
    text += "\(registers.managedStart + registers.managedCount)\n"
    for index in 0..<count {
      let instruction = instructions[index]
      text += "\(index)\t\(instruction.opcode) \(instruction.a) \(instruction.b) \(instruction.c)"
      if instruction.payload != 0 { text += " \(payloadText(instruction, index, machine))" }
      if let pad = pad(at: index) { text += "  -> \(pad)" }
      text += "\n"
    }
    return text
  }

  private func payloadText(
    _ instruction: Instruction, _ index: Int, _ machine: Machine
  ) -> String {
    switch instruction.opcode {
    case .jump, .jumpIf, .jumpUnless, .jumpIfNil, .jumpUnlessNil, .jumpIfEqual, .jumpIfNotEqual,
      .jumpIfLess, .jumpIfLessOrEqual, .countUp, .countUpClosed, .jumpUnlessCase, .arrayNext,
      .beginWalk:
      return "@\(index + 1 + instruction.payload)"
    case .jumpIfEqualConstant, .jumpIfNotEqualConstant, .jumpIfLessConstant,
      .jumpIfLessOrEqualConstant, .jumpIfGreaterConstant, .jumpIfGreaterOrEqualConstant:
      return "\(instruction.low) @\(index + 1 + instruction.high)"
    case .walk:
      let next = index + 1
      return "@\(next + instruction.low) @\(next + instruction.high)"
    case .call, .makeClosure:
      let target = CodePointer(bitPattern: UInt(bitPattern: instruction.payload))
      return target?.pointee.code.takeUnretainedValue().name ?? ""
    case .callWitness:
      let site = CallSitePointer(bitPattern: UInt(bitPattern: instruction.payload))
      return site?.pointee.requirement.takeUnretainedValue().displayName ?? ""
    case .callNative:
      return "\(machine.natives.name(of: instruction.low)), \(instruction.high) arguments"
    case .getGlobal, .getVariable, .borrowGlobal, .setGlobal, .takeGlobal, .putGlobal, .touchGlobal:
      let cell = GlobalPointer(bitPattern: UInt(bitPattern: instruction.payload))
      return cell?.pointee.variable.takeUnretainedValue().name ?? ""
    case .makeWholeStruct, .makeWholeTuple, .makeWholeEnum:
      return machine.type(in: instruction).takeUnretainedValue().name
    case .changeSlot, .changeOwnSlot, .changeElement, .changeDictionaryValue, .pointerChangeSlot:
      let change = instruction.change
      let constant = change == .addConstant ? " \(instruction.changeConstant)" : ""
      return "\(change)\(constant), \(instruction.low)"
    default: return String(instruction.payload)
    }
  }
}
