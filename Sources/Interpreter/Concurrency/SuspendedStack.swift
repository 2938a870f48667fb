/// The frames of a suspended coroutine, moved off the machine's stacks.
///
/// Nothing points into it: to resume, its frames are pushed above whatever is running.
final class SuspendedStack {
  /// One frame of a suspended coroutine.
  struct Call {
    var record: FrameRecord
    /// The index of its first register, counted from the coroutine's first.
    let offset: Int
  }

  let calls: [Call]
  let registers: [Value]
  /// The error that a landing pad was handling.
  private(set) var error: Value
  /// Keeps the code of the frames alive: the functions may have been redeclared meanwhile.
  private let codes: [Code]
  /// The indices of the registers whose values the stack owns.
  private var owned: [Int]

  /// Takes the frames above a boundary.
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

  /// A copy that retains everything that its frames refer to, including arguments, so that this
  /// state can be restored even after the original has resumed.
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

  /// Hands over all values to the resumed frames; only the code is retained from then on.
  func handOver() {
    owned = []
    error = .hole
  }

  /// Keeps the code of the frames alive until the transaction ends, because write records refer to
  /// it.
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
