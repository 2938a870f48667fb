/// One instruction of the machine: 16 bytes.
///
/// The operands are stored doubled. In units of eight bytes, by which the processor scales addresses,
/// they are then the distances of registers and slots.
struct Instruction {
  let opcode: Opcode
  let doubledA: UInt16
  let doubledB: UInt16
  let doubledC: UInt16
  /// A number, a jump distance, a pointer, or two halves of 32 bits.
  let payload: Int

  /// The operands must be below `Instruction.operandLimit`.
  init(
    _ opcode: Opcode, _ a: UInt16 = 0, _ b: UInt16 = 0, _ c: UInt16 = 0, payload: Int = 0
  ) {
    self.opcode = opcode
    doubledA = a &* 2
    doubledB = b &* 2
    doubledC = c &* 2
    self.payload = payload
  }

  static let operandLimit = 0x8000

  // The operands as numbers.

  @inline(__always) var a: UInt16 { doubledA &>> 1 }
  @inline(__always) var b: UInt16 { doubledB &>> 1 }
  @inline(__always) var c: UInt16 { doubledC &>> 1 }

  @inline(__always)
  var low: Int { Int(Int32(truncatingIfNeeded: payload)) }

  @inline(__always)
  var high: Int { payload >> 32 }

  static func halves(low: Int, high: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: Int32(truncatingIfNeeded: low))) | high << 32
  }
}

/// How an instruction changes a number in place.
///
/// - Invariant: raw values count from 0 without gaps, so that `Instruction.change` is no lookup.
enum NumberChange: UInt8 {
  case addConstant
  case addInt, subtractInt, multiplyInt
  case andInt, orInt, xorInt
  case addDouble, subtractDouble, multiplyDouble, divideDouble

  /// The constants that an instruction can hold.
  static let constants = -0x80_0000...0x7F_FFFF

  /// The change by an arithmetic instruction; nil if there is none.
  init?(_ opcode: Opcode) {
    switch opcode {
    case .addIntConstant: self = .addConstant
    case .addInt: self = .addInt
    case .subtractInt: self = .subtractInt
    case .multiplyInt: self = .multiplyInt
    case .andInt: self = .andInt
    case .orInt: self = .orInt
    case .xorInt: self = .xorInt
    case .addDouble: self = .addDouble
    case .subtractDouble: self = .subtractDouble
    case .multiplyDouble: self = .multiplyDouble
    case .divideDouble: self = .divideDouble
    default: return nil
    }
  }
}

extension Instruction {
  /// The payload of an instruction that changes a number in place.
  static func payload(_ change: NumberChange, constant: Int, low: Int) -> Int {
    halves(low: low, high: Int(change.rawValue) | constant << 8)
  }

  @inline(__always)
  var change: NumberChange {
    unsafeBitCast(UInt8(truncatingIfNeeded: payload &>> 32), to: NumberChange.self)
  }

  /// The constant of a `change`.
  @inline(__always)
  var changeConstant: Int { payload &>> 40 }
}
