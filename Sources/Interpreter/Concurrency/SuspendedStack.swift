/// The calls of a coroutine that waits, lifted off the machine's stacks.
///
/// Nothing points into it: going on, the calls are laid above whatever runs then.
final class SuspendedStack {
  struct Call {
    var record: FrameRecord
    /// Where its registers begin, counted from the first of the coroutine.
    let offset: Int
  }

  let calls: [Call]
  let registers: [Value]
  /// The error that a landing pad was dealing with.
  private(set) var error: Value
  /// Nobody else may keep the code of the calls: what declared it can have been declared anew.
  private let codes: [Code]
  /// The registers whose values are the stack's to let go.
  private var owned: [Int]

  /// Takes what lies above a boundary; the machine's stacks end at the boundary after.
  init(
    above boundary: UnsafeMutablePointer<FrameRecord>, _ state: UnsafeMutablePointer<MachineState>
  ) {
    let bottom = boundary.pointee.base
    var calls: [Call] = []
    var frame = boundary + 1
    while frame <= state.pointee.frame {
      calls.append(Call(record: frame.pointee, offset: frame.pointee.base - bottom))
      frame += 1
    }
    let top = state.pointee.frame.pointee
    let count = top.base - bottom + top.code.pointee.frameSize
    self.calls = calls
    registers = Array(UnsafeBufferPointer(start: bottom, count: count))
    error = state.pointee.error
    state.pointee.error = .hole
    codes = calls.map { $0.record.code.pointee.code.takeUnretainedValue() }
    owned = calls.flatMap { $0.managedRegisters }
  }

  /// Another owner of everything that the calls lean on, arguments included, so that this state can
  /// be gone back to whatever happens to the original.
  init(copying original: SuspendedStack) {
    calls = original.calls
    registers = original.registers
    error = original.error
    codes = original.codes
    owned = original.calls.flatMap { $0.managedRegisters + $0.parameterRegisters }
    error.retain()
    for register in owned { registers[register].retain() }
  }

  deinit {
    for register in owned.reversed() { registers[register].release() }
    error.release()
  }

  /// Hands all values over to whoever lays the calls out again; only the code is kept from then on.
  func giveUp() {
    owned = []
    error = .hole
  }

  /// Keeps the code of the calls until the transaction ends, as its writes lie there.
  func keepCodes(in journal: Journal) {
    for code in codes { journal.keep(code) }
  }
}

extension SuspendedStack.Call {
  fileprivate var managedRegisters: [Int] {
    let start = offset + record.code.pointee.managedStart
    return Array(start..<(start + record.code.pointee.managedCount))
  }

  fileprivate var parameterRegisters: [Int] {
    let count = record.code.pointee.code._withUnsafeGuaranteedRef { $0.parameterCount }
    return Array(offset..<(offset + count))
  }
}
