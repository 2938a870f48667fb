/// The number of a register, or of an instruction's operand.
typealias Register = UInt16

/// The registers of a function that is being lowered.
///
/// They are numbered in three areas, which their high bits tell apart: plain ones, managed ones
/// (which own their values), and outgoing ones (argument windows of calls). `placed` lays the areas
/// out one after the other.
///
/// - Invariant: A register that was made is not made again before it is freed. Windows are closed
///   in the reverse order of opening. Temporaries are managed registers that are not free.
struct RegisterAreas {
  private static let managedBit: Register = 0x4000
  private static let outgoingBit: Register = 0x8000

  private(set) var plainCount: Register = 0
  private(set) var managedCount: Register = 0
  private var freePlain: [Register] = []
  private var freeManaged: [Register] = []
  /// The end of the innermost open window.
  private(set) var outgoing: Register = 0
  private var maximumOutgoing: Register = 0
  /// Managed registers that hold values of unfinished expressions.
  private(set) var temporaries = RegisterSet()

  static func isManaged(_ register: Register) -> Bool { register & managedBit != 0 }
  static func isOutgoing(_ register: Register) -> Bool { register & outgoingBit != 0 }

  /// Takes the first plain registers for the values that the caller passes.
  mutating func reserve(_ count: Int) { plainCount = max(plainCount, Register(count)) }

  /// A plain register that holds the same value in the whole code.
  mutating func makeConstant() -> Register {
    plainCount += 1
    return plainCount - 1
  }

  mutating func make(isTrivial: Bool) -> Register {
    if isTrivial { return freePlain.popLast() ?? makeConstant() }
    if let free = freeManaged.popLast() { return free }
    managedCount += 1
    return RegisterAreas.managedBit | (managedCount - 1)
  }

  /// A register for the value of an unfinished expression.
  ///
  /// - Parameter depth: The depth of the cleanups.
  mutating func makeTemporary(isTrivial: Bool, depth: Int) -> Register {
    let register = make(isTrivial: isTrivial)
    if !isTrivial { temporaries.insert(register, depth: depth) }
    return register
  }

  /// Makes a temporary the register of a value with an owner of its own, such as a variable.
  mutating func keep(_ register: Register) { temporaries.remove(register) }

  mutating func free(_ register: Register) {
    if RegisterAreas.isOutgoing(register) { return }
    temporaries.remove(register)
    if RegisterAreas.isManaged(register) {
      freeManaged.append(register)
    } else {
      freePlain.append(register)
    }
  }

  /// Opens a window for the arguments of a call.
  mutating func openWindow(_ count: Int) -> Register {
    let start = outgoing
    outgoing += Register(count)
    maximumOutgoing = max(maximumOutgoing, outgoing)
    return RegisterAreas.outgoingBit | start
  }

  mutating func closeWindow(_ window: Register) { outgoing = window & ~RegisterAreas.outgoingBit }

  /// Goes on with code that runs in the midst of other code, where windows end at `outgoing`; what
  /// is free now may be in use there.
  mutating func interrupt(at outgoing: Register) {
    self.outgoing = outgoing
    freePlain = []
    freeManaged = []
  }

  /// The number of registers of a frame; nil if they are too many.
  var frameSize: Int? {
    let size = Int(plainCount) + Int(managedCount) + Int(maximumOutgoing) + 1
    guard max(plainCount, managedCount, maximumOutgoing) < RegisterAreas.managedBit,
      size < Instruction.operandLimit
    else { return nil }
    return size
  }

  /// The number of a register in the frame.
  func placed(_ register: Register) -> Register {
    if RegisterAreas.isOutgoing(register) {
      return plainCount + managedCount + (register & ~RegisterAreas.outgoingBit)
    }
    if RegisterAreas.isManaged(register) {
      return plainCount + (register & ~RegisterAreas.managedBit)
    }
    return register
  }
}
