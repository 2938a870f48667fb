/// One call in progress.
struct FrameRecord {
  var code: CodePointer
  /// Its registers.
  var base: UnsafeMutablePointer<Value>
  /// Where it goes on when what it called comes back.
  var resume: UnsafeMutablePointer<Instruction>
  /// The caller's register for the result.
  var destination: Int
}

/// The stacks of one line of execution, in memory that does not move.
struct MachineState {
  var frame: UnsafeMutablePointer<FrameRecord>
  let firstFrame: UnsafeMutablePointer<FrameRecord>
  let lastFrame: UnsafeMutablePointer<FrameRecord>
  let registers: UnsafeMutablePointer<Value>
  let registersEnd: UnsafeMutablePointer<Value>
  /// Jumps and calls left until the machine looks at interrupts and limits.
  var fuel: Int
  /// The number of the open transaction.
  var epoch: UInt32
  /// The error that a landing pad is dealing with.
  var error: Value

  /// Stacks for calls `depth` deep.
  init(depth: Int, halt: CodePointer) {
    let registerCount = max(4096, depth * 24)
    firstFrame = .allocate(capacity: depth + 2)
    lastFrame = firstFrame + depth
    registers = .allocate(capacity: registerCount)
    registersEnd = registers + registerCount
    frame = firstFrame
    // The bottom frame runs nothing; its registers begin at the bottom.
    frame.initialize(
      to: FrameRecord(
        code: halt, base: registers,
        resume: halt.pointee.instructions.unsafelyUnwrapped, destination: 0))
    fuel = 0
    epoch = 0
    error = .hole
  }

  func deallocate() {
    firstFrame.deallocate()
    registers.deallocate()
  }
}

/// What a program may use up.
package struct Limits: Sendable {
  /// Jumps and calls; nil: any number.
  package var steps: Int?
  /// Calls within calls.
  package var depth: Int
  /// Calls from natives back into the program, within one another. Each takes native stack.
  package var nesting: Int

  package init(steps: Int? = nil, depth: Int = 100_000, nesting: Int = 400) {
    self.steps = steps
    self.depth = depth
    self.nesting = nesting
  }

  package static let standard = Limits()
}
