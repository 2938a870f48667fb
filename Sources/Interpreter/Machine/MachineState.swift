/// The frame of a call.
struct FrameRecord {
  var code: CodePointer
  /// The first of its registers.
  var base: UnsafeMutablePointer<Value>
  /// The instruction at which it resumes when its callee returns.
  var resume: UnsafeMutablePointer<Instruction>
  /// The caller's register for the result.
  var destination: ValuePlace
}

/// The stacks of the machine, at fixed addresses.
struct MachineState {
  var frame: UnsafeMutablePointer<FrameRecord>
  let firstFrame: UnsafeMutablePointer<FrameRecord>
  let lastFrame: UnsafeMutablePointer<FrameRecord>
  let registers: UnsafeMutablePointer<Value>
  let registersEnd: UnsafeMutablePointer<Value>
  /// The jumps and calls left until the next poll.
  var fuel: Int
  /// The number of the open transaction.
  var epoch: UInt32
  /// The error that a landing pad is handling.
  var error: Value
  /// The code of boundary frames, at which the loop ends.
  let halt: Code
  /// The number of calls from natives back into the program.
  var nesting = 0
  /// The value of `nesting` at which the current coroutine started; -1 outside of coroutines.
  var coroutineNesting = -1
  /// The frame below the current job: a task, an action and so on start on the main thread.
  var threadBase: UnsafeMutablePointer<FrameRecord>?

  /// Allocates stacks for calls up to `depth` deep.
  init(depth: Int, halt: Code) {
    let registerCount = max(4096, depth * 24)
    firstFrame = .allocate(capacity: depth + 2)
    lastFrame = firstFrame + depth
    registers = .allocate(capacity: registerCount)
    registersEnd = registers + registerCount
    frame = firstFrame
    // The bottom frame runs no code; its registers are the first.
    frame.initialize(
      to: FrameRecord(
        code: halt.header, base: registers,
        resume: halt.header.pointee.instructions.unsafelyUnwrapped, destination: .first))
    self.halt = halt
    fuel = 0
    epoch = 0
    error = .hole
  }

  func deallocate() {
    firstFrame.deallocate()
    registers.deallocate()
  }
}

/// Limits of a program's execution.
package struct Limits: Sendable {
  /// The maximum number of jumps and calls; nil for no limit.
  package var steps: Int?
  /// The maximum depth of the call stack.
  package var depth: Int
  /// The maximum nesting of calls from natives back into the program, each of which takes native
  /// stack.
  package var nesting: Int

  package init(steps: Int? = nil, depth: Int = 100_000, nesting: Int = 400) {
    self.steps = steps
    self.depth = depth
    self.nesting = nesting
  }

  /// The limits if the user sets none.
  package static let standard = Limits()
}
