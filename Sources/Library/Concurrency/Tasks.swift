// Tasks. The machine runs one coroutine at a time; who awaits whom is recorded here.

final class _TaskState<Success>: _AnyTask {
  var success: Success?
  var failure: (any Error)?

  init(
    _ name: String?, _ priority: TaskPriority?, _ operation: @escaping () async throws -> Success
  ) {
    super.init()
    self.name = name
    self.priority = priority ?? .medium
    coroutine = _spawn({ await self.run(operation) }, self, _isMain(operation))
  }

  func run(_ operation: () async throws -> Success) async {
    do {
      success = try await operation()
    } catch {
      failure = error
    }
    finish()
  }

  func value() async throws -> Success {
    await wait()
    if let failure { throw failure }
    return success!
  }

  func inheriting(_ parent: _AnyTask) -> _TaskState<Success> {
    locals = parent.locals
    return self
  }
}

public struct Task<Success, Failure: Error>: Hashable, Sendable {
  let _state: _TaskState<Success>
  init(_state: _TaskState<Success>) { self._state = _state }

  public func cancel() { _state.cancel() }
  public var isCancelled: Bool { _state.isCancelled }
  public var result: Result<Success, Failure> {
    get async {
      await _state.wait()
      if let failure = _state.failure { return .failure(failure as! Failure) }
      return .success(_state.success!)
    }
  }
  public static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool {
    lhs._state === rhs._state
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_state))
  }
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let parent = _AnyTask.current
    _state = _TaskState<Success>(name, priority ?? parent.priority, operation)
      .inheriting(parent)
  }
  @discardableResult
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    Task<Success, Never>(name: name, priority: priority, operation: operation)
  }
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    Task<Success, Never>(_state: _TaskState<Success>(name, priority, operation))
  }
  public var value: Success {
    get async {
      await _state.wait()
      return _state.success!
    }
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let parent = _AnyTask.current
    _state = _TaskState<Success>(name, priority ?? parent.priority, operation)
      .inheriting(parent)
  }
  @discardableResult
  public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    Task<Success, any Error>(name: name, priority: priority, operation: operation)
  }
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task<Success, any Error>(_state: _TaskState<Success>(name, priority, operation))
  }
  public var value: Success {
    get async throws { try await _state.value() }
  }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { _AnyTask.current.isCancelled }
  public static var currentPriority: TaskPriority { _AnyTask.current.priority }
  public static var basePriority: TaskPriority? { _AnyTask.current.priority }
  public static var name: String? { _AnyTask.current.name }
  public static func checkCancellation() throws {
    if isCancelled { throw CancellationError() }
  }
  public static func yield() async {
    _resumeLater(_coroutine())
    await _suspend()
  }
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await _sleep(Int(clamping: duration))
  }
  public static func sleep(_ duration: UInt64) async {
    do { try await _sleep(Int(clamping: duration)) } catch {}
  }
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await _sleep(duration._nanoseconds)
  }
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
  ) async throws {
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

public func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @escaping () -> Void
) async rethrows -> T {
  let task = _AnyTask.current
  if task.isCancelled { handler() }
  let number = task.addHandler(handler)
  defer { task.removeHandler(number) }
  return try await operation()
}

public struct UnsafeCurrentTask: Hashable {
  let _task: _AnyTask
  public var isCancelled: Bool { _task.isCancelled }
  public var priority: TaskPriority { _task.priority }
  public func cancel() { _task.cancel() }
  public static func == (lhs: UnsafeCurrentTask, rhs: UnsafeCurrentTask) -> Bool {
    lhs._task === rhs._task
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_task)) }
}
public func withUnsafeCurrentTask<T>(
  body: (UnsafeCurrentTask?) throws -> T
) rethrows -> T {
  try body(UnsafeCurrentTask(_task: _AnyTask.current))
}
