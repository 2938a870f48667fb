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

/// Peephole optimization: two instructions in a row that one can do.
extension DraftInstruction {
  /// This instruction and the next one as one; nil if both are needed, or if a jump may lead between
  /// them.
  func merged(with next: DraftInstruction) -> DraftInstruction? {
    switch next.opcode {
    case .take: merged(withTake: next)
    case .returnValue: merged(withReturn: next)
    default: nil
    }
  }

  private func merged(withTake next: DraftInstruction) -> DraftInstruction? {
    // The old value of a variable is released when the new one is in its place.
    if opcode == .release, a == next.a { return DraftInstruction(.replace, a, next.b) }
    // A result that is moved at once is made where it belongs.
    // What the result is made of may have been moved out of the same register.
    guard b != a, c != a else { return nil }
    return redirected(from: next.b, to: next.a)
  }

  /// The instruction with its result in another register; nil if it has no result, or not there.
  func redirected(from register: Register, to target: Register) -> DraftInstruction? {
    guard a == register, opcode.onlyWritesResult else { return nil }
    var redirected = self
    redirected.a = target
    return redirected
  }

  /// Whether it runs no code, ends no life of an object, and cannot fail.
  var onlyMovesValues: Bool {
    switch opcode {
    case .move, .copy, .take, .loadImmediate, .loadConstant, .makeWholeStruct, .makeWholeTuple,
      .makeWholeEnum:
      true
    default: false
    }
  }

  /// Whether a register is, or might be, among those that it reads or writes.
  func mayMention(_ register: Register) -> Bool {
    switch opcode {
    case .loadImmediate, .loadConstant: register == a
    case .move, .copy, .take: register == a || register == b
    // A window begins at b; its registers are numbered in a row.
    default: register == a || register >= b
    }
  }

  /// A trivial value that is moved to be returned is returned from where it is.
  private func merged(withReturn next: DraftInstruction) -> DraftInstruction? {
    guard opcode == .move, a == next.a, !RegisterAreas.isManaged(a), !RegisterAreas.isManaged(b)
    else { return nil }
    return DraftInstruction(.returnValue, b)
  }
}
