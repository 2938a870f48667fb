/// A change of a number by an arithmetic instruction.
struct PlaceChange {
  let opcode: Opcode
  /// The register of the other operand; nil if it is the constant in the payload.
  let operand: Register?
  let payload: Int

  /// The change as part of an instruction that makes it in place; nil if there is none.
  var form: NumberChange? {
    guard operand != nil || NumberChange.constants.contains(payload) else { return nil }
    return NumberChange(opcode)
  }
}
