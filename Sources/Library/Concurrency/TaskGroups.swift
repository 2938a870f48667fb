// Task groups, and `async let`.

final class _GroupState<ChildTaskResult> {
  var children = _Registry<_AnyTask>()
  var finished = _Queue<Result<ChildTaskResult, any Error>>()
  var waiter: Int?
  var isCancelled = false

  func add(_ name: String?, _ operation: @escaping () async throws -> ChildTaskResult) {
    let parent = _AnyTask.current
    let child = _TaskState<ChildTaskResult>(name, parent.priority, operation)
      .inheriting(parent)
    let ticket = children.add(child)
    child.onFinish = { [unowned child] in
      self.children.remove(ticket)
      self.end(child)
    }
    if isCancelled { child.cancel() }
  }
  func end(_ child: _TaskState<ChildTaskResult>) {
    if let failure = child.failure {
      finished.append(.failure(failure))
    } else {
      finished.append(.success(child.success!))
    }
    if let waiting = waiter {
      waiter = nil
      _resume(waiting)
    }
  }
  func next() async -> Result<ChildTaskResult, any Error>? {
    while finished.isEmpty {
      if children.isEmpty { return nil }
      waiter = _coroutine()
      await _suspend()
    }
    return finished.removeFirst()
  }
  func cancelAll() {
    isCancelled = true
    for case let child? in children.places { child.cancel() }
  }
  func drain() async { while await next() != nil {} }
}

func _withGroup<ChildTaskResult, R>(
  _ state: _GroupState<ChildTaskResult>, _ body: () async throws -> R
) async throws -> R {
  let task = _AnyTask.current
  if task.isCancelled { state.isCancelled = true }
  let handler = task.addHandler { state.cancelAll() }
  defer { task.removeHandler(handler) }
  do {
    let result = try await body()
    await state.drain()
    return result
  } catch {
    state.cancelAll()
    await state.drain()
    throw error
  }
}

public struct TaskGroup<ChildTaskResult>: AsyncSequence {
  public typealias Element = ChildTaskResult
  let _state: _GroupState<ChildTaskResult>
  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async -> ChildTaskResult
  ) {
    _state.add(name, operation)
  }
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async -> ChildTaskResult
  ) -> Bool {
    if _state.isCancelled { return false }
    _state.add(name, operation)
    return true
  }
  public mutating func next() async -> ChildTaskResult? {
    guard let result = await _state.next() else { return nil }
    return try! result.get()
  }
  public mutating func waitForAll() async { await _state.drain() }
  public var isEmpty: Bool { _state.children.isEmpty && _state.finished.isEmpty }
  public var isCancelled: Bool { _state.isCancelled }
  public func cancelAll() { _state.cancelAll() }
  public func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator {
    Iterator(_state: _state)
  }
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    let _state: _GroupState<ChildTaskResult>
    public mutating func next() async -> ChildTaskResult? {
      guard let result = await _state.next() else { return nil }
      return try! result.get()
    }
    public mutating func cancel() { _state.cancelAll() }
  }
}

public func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  let state = _GroupState<ChildTaskResult>()
  return try! await _withGroup(state) {
    var group = TaskGroup<ChildTaskResult>(_state: state)
    return await body(&group)
  }
}

public struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
  public typealias Element = ChildTaskResult
  let _state: _GroupState<ChildTaskResult>
  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> ChildTaskResult
  ) {
    _state.add(name, operation)
  }
  public mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> ChildTaskResult
  ) -> Bool {
    if _state.isCancelled { return false }
    _state.add(name, operation)
    return true
  }
  public mutating func next() async throws -> ChildTaskResult? {
    guard let result = await _state.next() else { return nil }
    return try result.get()
  }
  public mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
    guard let result = await _state.next() else { return nil }
    switch result {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error as! Failure)
    }
  }
  public mutating func waitForAll() async throws {
    var first: (any Error)?
    while let result = await _state.next() {
      if case .failure(let error) = result, first == nil { first = error }
    }
    if let first { throw first }
  }
  public var isEmpty: Bool { _state.children.isEmpty && _state.finished.isEmpty }
  public var isCancelled: Bool { _state.isCancelled }
  public func cancelAll() { _state.cancelAll() }
  public func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator {
    Iterator(_state: _state)
  }
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    let _state: _GroupState<ChildTaskResult>
    public mutating func next() async throws -> ChildTaskResult? {
      guard let result = await _state.next() else { return nil }
      return try result.get()
    }
    public mutating func cancel() { _state.cancelAll() }
  }
}

public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
  let state = _GroupState<ChildTaskResult>()
  return try await _withGroup(state) {
    var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_state: state)
    return try await body(&group)
  }
}

public struct DiscardingTaskGroup {
  let _state: _GroupState<Void>
  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async -> Void
  ) {
    _state.add(name, operation)
  }
  public var isEmpty: Bool { _state.children.isEmpty }
  public var isCancelled: Bool { _state.isCancelled }
  public func cancelAll() { _state.cancelAll() }
}

public func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
  let state = _GroupState<Void>()
  return try! await _withGroup(state) {
    var group = DiscardingTaskGroup(_state: state)
    return await body(&group)
  }
}

public struct ThrowingDiscardingTaskGroup<Failure: Error> {
  let _state: _GroupState<Void>
  public mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Void
  ) {
    _state.add(name, operation)
  }
  public var isEmpty: Bool { _state.children.isEmpty }
  public var isCancelled: Bool { _state.isCancelled }
  public func cancelAll() { _state.cancelAll() }
}

public func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  let state = _GroupState<Void>()
  return try await _withGroup(state) {
    var group = ThrowingDiscardingTaskGroup<any Error>(_state: state)
    let result = try await body(&group)
    var first: (any Error)?
    while let ended = await state.next() {
      if case .failure(let error) = ended, first == nil {
        first = error
        state.cancelAll()
      }
    }
    if let first { throw first }
    return result
  }
}

/// The state of an `async let`: a child task that is cancelled and awaited at the end of the scope.
/// scope.
final class _AsyncLet<Success> {
  let state: _TaskState<Success>
  let parent: _AnyTask
  var handler = 0
  init(@_implicitSelfCapture _ operation: @escaping () async throws -> Success) {
    let task = _AnyTask.current
    parent = task
    let child = _TaskState<Success>(nil, task.priority, operation).inheriting(task)
    state = child
    if task.isCancelled { child.cancel() }
    handler = task.addHandler { child.cancel() }
  }
  var value: Success {
    get async {
      await state.wait()
      return state.success!
    }
  }
  var throwingValue: Success { get async throws { try await state.value() } }
  func end() async {
    parent.removeHandler(handler)
    if !state.isDone {
      state.cancel()
      await state.wait()
    }
  }
}
