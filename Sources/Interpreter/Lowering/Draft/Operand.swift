/// A value in a register, and whether the register owns it.
struct Operand {
  let register: Register
  let isOwned: Bool

  static func borrowed(_ register: Register) -> Operand {
    Operand(register: register, isOwned: false)
  }
  static func owned(_ register: Register) -> Operand {
    Operand(register: register, isOwned: true)
  }
}
