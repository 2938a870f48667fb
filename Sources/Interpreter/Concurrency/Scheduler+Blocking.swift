internal import Semantics

/// Threads that stand still until time has passed, or until others have done something. What is meant
/// for the main thread waits as long as that stands still.
extension Scheduler {
  /// Whether a job of the queue may go on now.
  func mayGoOn(_ job: Job) -> Bool {
    guard let blockedMain, blockedMain !== job else { return true }
    switch job.state {
    case .suspended(let stack), .ready(let stack): return !(stack.isOnMainThread ?? job.isMain)
    case .fresh, .running, .finished: return !job.isMain
    }
  }

  /// Whether the job that runs can stand still: threads do, as long as nothing of the machine's own lies
  /// between where they began and where they are.
  var mayStop: Bool { hasThreads && current != nil && machine.mayStop }

  /// Stops the thread that runs for some nanoseconds.
  func sleep(_ duration: Int) throws(Fault) {
    guard mayStop, let current else { return try passTime(duration) }
    setAlarm(after: duration, .wake(current.number))
    stop(current)
    throw machine.suspension()
  }

  /// Stops the thread that runs until another job has run.
  ///
  /// - Parameter isAgain: Whether it has not done anything since it stopped here before.
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

  /// Lets those look again that wait for what another job may have done.
  func wakeBlocked(after job: Job) {
    let waiting = blocked.filter { $0 !== job }
    blocked.removeAll { $0 !== job }
    for other in waiting { wake(other.number) }
  }
}

extension Machine {
  /// Whether the coroutine that runs can be left where it is.
  var mayStop: Bool { coroutineNesting == nesting }
}

extension SuspendedStack {
  /// Whether it goes on on the main thread; nil where nothing in it is bound to a place.
  var isOnMainThread: Bool? {
    for call in calls.reversed() {
      switch call.record.code.pointee.code._withUnsafeGuaranteedRef({ $0.executor }) {
      case .main: return true
      case .other: return false
      case .caller: continue
      }
    }
    return nil
  }
}
