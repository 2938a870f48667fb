/// An instruction of code that is being lowered: its registers are numbered by areas, and its jumps
/// have no distances yet.
struct DraftInstruction {
  var opcode: Opcode
  var a: Register
  var b: Register
  var c: Register
  /// As in `Instruction`.
  var payload: Int

  init(
    _ opcode: Opcode, _ a: Register = 0, _ b: Register = 0,
    _ c: Register = 0, payload: Int = 0
  ) {
    self.opcode = opcode
    self.a = a
    self.b = b
    self.c = c
    self.payload = payload
  }

  var low: Int { Int(Int32(truncatingIfNeeded: payload)) }

  var high: Int { payload >> 32 }
}
