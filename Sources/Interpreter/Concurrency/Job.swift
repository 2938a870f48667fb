/// A unit of scheduled execution: a task, the program itself, or deferred work.
final class Job {
  /// What a job is doing.
  enum State {
    /// It has not started.
    case fresh
    case suspended(SuspendedStack)
    /// It is in the queue, ready to resume.
    case ready(SuspendedStack)
    case running
    case finished
  }

  let number: Int
  /// The closure to run; nil for the program itself.
  let body: Value?
  /// The program's object for the task.
  let task: Value
  /// Whether it starts on the main thread.
  let isMain: Bool
  /// The number of the transaction that made it.
  let birth: UInt32
  let beginning: Beginning
  /// The number of the alarm whose work it does.
  var alarm: Int?
  var state = State.fresh
  /// The result; kept only for the program itself.
  var result: Value?

  /// Takes ownership of `body` and `task`.
  init(number: Int, body: Value?, task: Value, isMain: Bool, birth: UInt32, beginning: Beginning) {
    self.number = number
    self.body = body
    self.task = task
    self.isMain = isMain
    self.birth = birth
    self.beginning = beginning
  }

  deinit {
    body?.release()
    task.release()
    result?.release()
  }
}

/// Work that is due at a point in time.
final class Alarm {
  /// What an alarm does when it is due.
  enum Work {
    /// Runs a closure without parameters, which the alarm owns.
    case run(Value, isMain: Bool)
    /// Resumes the job with this number.
    case wake(Int)
  }

  let number: Int
  /// When it is due, in nanoseconds since the session began.
  let time: Int
  let work: Work
  let beginning: Beginning

  init(number: Int, time: Int, work: Work, beginning: Beginning) {
    self.number = number
    self.time = time
    self.work = work
    self.beginning = beginning
  }

  deinit { if case .run(let closure, _) = work { closure.release() } }
}
