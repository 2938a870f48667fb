internal import Semantics

/// Threads that block until time has passed or another job has made progress. Jobs of the main
/// thread wait while it is blocked.
extension Scheduler {
  /// Whether a job of the queue may run now.
  func canRun(_ job: Job) -> Bool {
    guard let blockedMain, blockedMain !== job else { return true }
    switch job.state {
    case .suspended(let stack), .ready(let stack): return !(stack.isOnMainThread ?? job.isMain)
    case .fresh, .running, .finished: return !job.isMain
    }
  }

  /// Whether the current job can block: threads are enabled, and no native frame lies between the
  /// job's start and here.
  var canBlock: Bool { hasThreads && current != nil && machine.canSuspend }

  /// Blocks the current thread for a number of nanoseconds.
  func sleep(_ duration: Int) throws(Fault) {
    guard canBlock, let current else { return try advanceClock(duration) }
    setAlarm(after: duration, .wake(current.number))
    stop(current)
    throw machine.suspension()
  }

  /// Blocks the current thread until another job has run.
  ///
  /// - Parameter isAgain: Whether the thread has made no progress since it last blocked here.
  func block(isAgain: Bool) throws(Fault) {
    guard let current else { return }
    stop(current)
    blocked.append(current)
    hasStoppedAgain = isAgain
    throw machine.suspension()
  }

  private func stop(_ job: Job) {
    willChange()
    if machine.isOnMainThread { blockedMain = job }
  }

  /// Wakes the blocked jobs, so that each checks its condition again after `job` has run.
  func wakeBlocked(after job: Job) {
    let waiting = blocked.filter { $0 !== job }
    blocked.removeAll { $0 !== job }
    for other in waiting { wake(other.number) }
  }
}

extension Machine {
  /// Whether the current coroutine can be suspended here.
  var canSuspend: Bool { state.pointee.coroutineNesting == state.pointee.nesting }
}

extension SuspendedStack {
  /// Whether it resumes on the main thread; nil if none of its calls is isolated to an executor.
  var isOnMainThread: Bool? {
    for call in calls.reversed() {
      switch call.record.code.pointee.code._withUnsafeGuaranteedRef({ $0.executor }) {
      case .main: return true
      case .background: return false
      case .caller: continue
      }
    }
    return nil
  }
}
