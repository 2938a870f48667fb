// What all kinds of tasks share: spawning, suspending and resuming.

@_native("task.spawn")
func _spawn(
  _ body: @escaping () async -> Void, _ task: AnyObject?, _ isMain: Bool
) -> Int
/// Whether a function is isolated to the main actor.
@_native("task.isMain") func _isMain<F>(_ function: F) -> Bool
@_native("task.current") func _currentTask() -> AnyObject?
@_native("task.coroutine") func _coroutine() -> Int
@_native("task.suspend") func _suspend() async
@_native("task.resume") func _resume(_ coroutine: Int)
@_native("task.turn") func _turn(while condition: () -> Bool)
/// The number of the current thread.
@_native("task.thread") func _threadNumber() -> Int
@_native("task.canBlock") func _canBlock() -> Bool
@_native("task.block") func _stop(isAgain: Bool)
/// Blocks the current thread while a condition holds that other jobs change.
func _block(while condition: () -> Bool) {
  if !_canBlock() { return _turn(while: condition) }
  var isAgain = false
  while condition() {
    _stop(isAgain: isAgain)
    isAgain = true
  }
}
@_native("alarm.set")
func _setAlarm(
  _ nanoseconds: Int, isMain: Bool = false, _ work: @escaping () -> Void
) -> Int
@_native("alarm.cancel") func _cancelAlarm(_ number: Int)
@_native("clock.uptime") func _uptime() -> Int
@_native("clock.pass") func _passTime(_ nanoseconds: Int)

/// Resumes a coroutine that is about to suspend, after all jobs that are in the queue.
func _resumeLater(_ coroutine: Int) {
  _ = _spawn({ _resume(coroutine) }, nil, false)
}

class _AnyTask {
  static let _root = _AnyTask()
  /// The current task; code outside of tasks shares a root task.
  static var current: _AnyTask { _currentTask() as? _AnyTask ?? _root }

  var coroutine = 0
  var name: String?
  var priority = TaskPriority.medium
  var isCancelled = false
  var isDone = false
  var waiters: [Int] = []
  var handlers = _Registry<() -> Void>()
  var locals: [(key: ObjectIdentifier, value: Any)] = []
  init() {}

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    let list = handlers.places
    handlers.removeAll()
    for case let run? in list { run() }
  }
  func addHandler(_ run: @escaping () -> Void) -> Int { handlers.add(run) }
  func removeHandler(_ ticket: Int) { handlers.remove(ticket) }
  var onFinish: (() -> Void)?
  func finish() {
    isDone = true
    handlers.removeAll()
    let told = onFinish
    onFinish = nil
    if let told { told() }
    let list = waiters
    waiters = []
    for waiter in list { _resume(waiter) }
  }
  func wait() async {
    while !isDone {
      waiters.append(_coroutine())
      await _suspend()
    }
  }
}

func _sleep(_ nanoseconds: Int) async throws {
  let task = _AnyTask.current
  if task.isCancelled { throw CancellationError() }
  let coroutine = _coroutine()
  let alarm = _setAlarm(nanoseconds) { _resume(coroutine) }
  let handler = task.addHandler {
    _cancelAlarm(alarm)
    _resume(coroutine)
  }
  await _suspend()
  task.removeHandler(handler)
  if task.isCancelled { throw CancellationError() }
}

public struct CancellationError: Error, Sendable {
  public init() {}
}

public struct TaskPriority: RawRepresentable, Comparable, Hashable, Sendable,
  CustomStringConvertible
{
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let high = TaskPriority(rawValue: 25)
  public static let medium = TaskPriority(rawValue: 21)
  public static let low = TaskPriority(rawValue: 17)
  public static let userInitiated = TaskPriority(rawValue: 25)
  public static let utility = TaskPriority(rawValue: 17)
  public static let background = TaskPriority(rawValue: 9)
  public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
  public var description: String {
    switch rawValue {
    case 25: return "TaskPriority.high"
    case 21: return "TaskPriority.medium"
    case 17: return "TaskPriority.low"
    case 9: return "TaskPriority.background"
    default: return "TaskPriority(rawValue: \(rawValue))"
    }
  }
}
