// Asynchronous streams.

enum _StreamLimit { case unbounded, oldest(Int), newest(Int) }
enum _StreamEnd { case open, finished, cancelled }

final class _StreamState<Element> {
  var buffer = _Queue<Element>()
  var limit = _StreamLimit.unbounded
  var end = _StreamEnd.open
  var failure: (any Error)?
  var waiters: [Int] = []
  var onEnd: ((_StreamEnd) -> Void)?
  init() {}

  /// The remaining room in the buffer, or the dropped element; nil if the stream has ended.
  func yield(_ value: Element) -> (left: Int, dropped: Element?)? {
    if end != .open { return nil }
    var dropped: Element?
    var left = Int.max
    switch limit {
    case .unbounded: buffer.append(value)
    case .oldest(let count):
      if buffer.count < count || !waiters.isEmpty {
        buffer.append(value)
      } else {
        dropped = value
      }
      left = count - buffer.count
    case .newest(let count):
      buffer.append(value)
      if buffer.count > count, waiters.isEmpty { dropped = buffer.removeFirst() }
      left = count - buffer.count
    }
    wakeFirst()
    return (left: left, dropped: dropped)
  }
  func finish(_ reason: _StreamEnd, _ error: (any Error)?) {
    if end != .open { return }
    end = reason
    failure = error
    let told = onEnd
    onEnd = nil
    if let told { told(reason) }
    let list = waiters
    waiters = []
    for waiter in list { _resume(waiter) }
  }
  func wakeFirst() {
    if waiters.isEmpty { return }
    _resume(waiters.removeFirst())
  }
  func next() async throws -> Element? {
    let task = _AnyTask.current
    if task.isCancelled { finish(.cancelled, nil) }
    let handler = task.addHandler { self.finish(.cancelled, nil) }
    defer { task.removeHandler(handler) }
    while buffer.isEmpty {
      if end != .open {
        if let error = failure {
          failure = nil
          throw error
        }
        return nil
      }
      waiters.append(_coroutine())
      await _suspend()
    }
    return buffer.removeFirst()
  }
  deinit { if end == .open { if let onEnd { onEnd(.cancelled) } } }
}

public struct AsyncStream<Element>: AsyncSequence {
  public typealias Failure = Never
  let _state: _StreamState<Element>
  let _produce: (() async -> Element?)?

  public struct Continuation: Hashable, Sendable {
    public enum Termination: Hashable { case finished, cancelled }
    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    public enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    let _state: _StreamState<Element>
    @discardableResult
    public func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult {
      guard let result = _state.yield(value) else { return .terminated }
      if let dropped = result.dropped { return .dropped(dropped) }
      return .enqueued(remaining: result.left)
    }
    @discardableResult
    public func yield(
      with result: Result<Element, Never>
    ) -> AsyncStream<Element>.Continuation.YieldResult {
      switch result {
      case .success(let value): return self.yield(value)
      }
    }
    @discardableResult
    public func yield() -> AsyncStream<Element>.Continuation.YieldResult
    where Element == Void { self.yield(()) }
    public func finish() { _state.finish(.finished, nil) }
    public var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? {
      get { nil }
      nonmutating set {
        guard let handler = newValue else {
          _state.onEnd = nil
          return
        }
        _state.onEnd = { handler($0 == .cancelled ? .cancelled : .finished) }
      }
    }
    public static func == (
      lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation
    ) -> Bool { lhs._state === rhs._state }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
  }

  static func _limit(_ policy: AsyncStream<Element>.Continuation.BufferingPolicy)
    -> _StreamLimit
  {
    switch policy {
    case .unbounded: return .unbounded
    case .bufferingOldest(let count): return .oldest(count)
    case .bufferingNewest(let count): return .newest(count)
    }
  }
  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    _ build: (AsyncStream<Element>.Continuation) -> Void
  ) {
    _state = _StreamState<Element>()
    _produce = nil
    _state.limit = AsyncStream<Element>._limit(limit)
    build(Continuation(_state: _state))
  }
  public init(
    unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil
  ) {
    _state = _StreamState<Element>()
    _produce = produce
    if let onCancel { _state.onEnd = { if $0 == .cancelled { onCancel() } } }
  }
  public static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let stream = AsyncStream<Element>(bufferingPolicy: limit) { _ in }
    return (stream: stream, continuation: Continuation(_state: stream._state))
  }
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    Iterator(_state: _state, _produce: _produce)
  }
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never
    let _state: _StreamState<Element>
    let _produce: (() async -> Element?)?
    public mutating func next() async -> Element? {
      if let _produce {
        if _state.end != .open { return nil }
        if Task.isCancelled {
          _state.finish(.cancelled, nil)
          return nil
        }
        let element = await _produce()
        if element == nil { _state.finish(.finished, nil) }
        return element
      }
      return try! await _state.next()
    }
  }
}

public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  let _state: _StreamState<Element>
  let _produce: (() async throws -> Element?)?

  public struct Continuation: Hashable, Sendable {
    public enum Termination {
      case finished(Failure?)
      case cancelled
    }
    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    public enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    let _state: _StreamState<Element>
    @discardableResult
    public func yield(
      _ value: Element
    ) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
      guard let result = _state.yield(value) else { return .terminated }
      if let dropped = result.dropped { return .dropped(dropped) }
      return .enqueued(remaining: result.left)
    }
    @discardableResult
    public func yield(
      with result: Result<Element, Failure>
    ) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
    where Failure == any Error {
      switch result {
      case .success(let value): return self.yield(value)
      case .failure(let error):
        finish(throwing: error)
        return .terminated
      }
    }
    @discardableResult
    public func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
    where Element == Void { self.yield(()) }
    public func finish(throwing error: Failure? = nil) { _state.finish(.finished, error) }
    public var onTermination:
      ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)?
    {
      get { nil }
      nonmutating set {
        guard let handler = newValue else {
          _state.onEnd = nil
          return
        }
        let state = _state
        _state.onEnd = {
          handler($0 == .cancelled ? .cancelled : .finished(state.failure as? Failure))
        }
      }
    }
    public static func == (
      lhs: AsyncThrowingStream<Element, Failure>.Continuation,
      rhs: AsyncThrowingStream<Element, Failure>.Continuation
    ) -> Bool { lhs._state === rhs._state }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
  }

  static func _limit(
    _ policy: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy
  ) -> _StreamLimit {
    switch policy {
    case .unbounded: return .unbounded
    case .bufferingOldest(let count): return .oldest(count)
    case .bufferingNewest(let count): return .newest(count)
    }
  }
  public func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator {
    Iterator(_state: _state, _produce: _produce)
  }
  public struct Iterator: AsyncIteratorProtocol {
    let _state: _StreamState<Element>
    let _produce: (() async throws -> Element?)?
    public mutating func next() async throws -> Element? {
      if let _produce {
        if _state.end != .open { return nil }
        if Task.isCancelled {
          _state.finish(.cancelled, nil)
          return nil
        }
        let element = try await _produce()
        if element == nil { _state.finish(.finished, nil) }
        return element
      }
      return try await _state.next()
    }
  }

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) where Failure == any Error {
    _state = _StreamState<Element>()
    _produce = nil
    _state.limit = AsyncThrowingStream<Element, Failure>._limit(limit)
    build(Continuation(_state: _state))
  }
  public init(
    unfolding produce: @escaping () async throws -> Element?
  ) where Failure == any Error {
    _state = _StreamState<Element>()
    _produce = produce
  }
  public static func makeStream(
    of elementType: Element.Type = Element.self,
    throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation)
  where Failure == any Error {
    let stream = AsyncThrowingStream<Element, Failure>(bufferingPolicy: limit) { _ in }
    return (stream: stream, continuation: Continuation(_state: stream._state))
  }
}
