internal import Interpreter

/// Work that waits until what started it has ended.
enum TaskBuiltins {
  static func rows(_ link: HostLink) -> [Builtin] {
    [
      ViewBuiltins.row("task.enqueue", link) { host, call throws(Fault) in
        host.schedule(.job(Held(call[0])))
        return .void
      },
      ViewBuiltins.row("task.slept", link) { host, _ throws(Fault) in
        host.sleepCount += 1
        if host.sleepCount == ViewHost.sleepLimit {
          host.log("a task that sleeps again and again was stopped")
        }
        return .bool(host.sleepCount < ViewHost.sleepLimit)
      },
    ]
  }
}

extension ViewHost {
  /// How often tasks may sleep in one input before those that never end are stopped.
  static let sleepLimit = 100
}
