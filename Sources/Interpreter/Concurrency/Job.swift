/// One line of execution: a task, the program itself while it waits, work that was put off.
final class Job {
  enum State {
    /// It has not begun.
    case fresh
    case suspended(SuspendedStack)
    /// It stands in the queue of those that may go on.
    case ready(SuspendedStack)
    case running
    case finished
  }

  let number: Int
  /// What it runs; nil for the program itself.
  let body: Value?
  /// The object that stands for it in the program.
  let task: Value
  /// Whether it begins on the main thread.
  let isMain: Bool
  /// The transaction that made it.
  let birth: UInt32
  /// The alarm whose work it does.
  var alarm: Int?
  var state = State.fresh
  /// What it gave; kept for the program itself alone.
  var result: Value?

  /// Takes over `body` and `task`.
  init(number: Int, body: Value?, task: Value, isMain: Bool, birth: UInt32) {
    self.number = number
    self.body = body
    self.task = task
    self.isMain = isMain
    self.birth = birth
  }

  deinit {
    body?.release()
    task.release()
    result?.release()
  }
}

/// Work that is due at some time.
final class Alarm {
  enum Work {
    /// Runs a closure without parameters, which is the alarm's own.
    case run(Value, isMain: Bool)
    /// Lets a job go on.
    case wake(Int)
  }

  let number: Int
  /// Nanoseconds since the session began.
  let time: Int
  let work: Work

  init(number: Int, time: Int, work: Work) {
    self.number = number
    self.time = time
    self.work = work
  }

  deinit { if case .run(let closure, _) = work { closure.release() } }
}
