internal import Synchronization

/// What the machine looks at from time to time, at jumps and calls: interrupts, limits, and what
/// could not be done in between.
package final class Polling {
  /// Polled while the program runs: returns true if it must stop.
  package var isStopRequested: () -> Bool = { false }
  /// Jumps and calls since `reset`, rounded up to the quantum.
  package private(set) var stepCount = 0
  /// The jumps and calls from one poll to the next.
  static let quantum = 4096
  private let isInterrupted = Atomic(false)
  /// A fault in a `deinit`, which cannot throw.
  private var fault: Fault?
  /// Values made for display.
  private var temporaries: [Value] = []

  func reset() {
    stepCount = Polling.quantum
    isInterrupted.store(false, ordering: .relaxed)
  }

  /// Stops the program at the next poll. May be called from any thread.
  func interrupt() { isInterrupted.store(true, ordering: .relaxed) }

  /// Throws a fault at the next poll.
  func postpone(_ fault: Fault) { self.fault = fault }

  /// Releases a value at the next poll.
  func release(_ value: Value) { temporaries.append(value) }

  package func throwPendingFault() throws(Fault) {
    guard let fault else { return }
    self.fault = nil
    throw fault
  }

  /// Checks interrupts and limits, and grants another quantum of steps.
  func poll(_ limits: Limits, _ memory: MemoryGauge) throws(Fault) {
    stepCount += Polling.quantum
    for value in temporaries { value.release() }
    temporaries = []
    try throwPendingFault()
    if isInterrupted.exchange(false, ordering: .relaxed) || isStopRequested() {
      throw Fault(.interrupted)
    }
    try memory.look(isDue: stepCount & (MemoryGauge.interval - 1) < Polling.quantum)
    if let steps = limits.steps, stepCount > steps + Polling.quantum {
      throw Fault(.stepLimit(steps))
    }
  }
}
