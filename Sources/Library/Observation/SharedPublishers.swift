// Publishers shared by several subscribers, and publishers as asynchronous sequences.
//
// Loads with: Publisher

extension Publisher {
  public func share() -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      multicast(subject: PassthroughSubject<Output, Failure>()).autoconnect())
  }
  public func multicast<S: Subject>(
    subject: S
  ) -> _Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    _Multicast<Self, S>(self) { subject }
  }
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> _Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    _Multicast<Self, S>(self, createSubject)
  }
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer<Self>(
      upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
  /// The values as an asynchronous sequence, which throws a failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher<Self>(self) }
}
extension Publisher where Failure == Never {
  public func makeConnectable() -> _Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject<Output, Never>() }
  }
  public var values: AsyncPublisher<Self> { AsyncPublisher<Self>(self) }
}
extension ConnectablePublisher {
  public func autoconnect() -> _Autoconnect<Self> { _Autoconnect<Self>(upstream: self) }
}
extension Publishers {
  public typealias Autoconnect<Upstream: ConnectablePublisher> = _Autoconnect<Upstream>
  public typealias Multicast<Upstream: Publisher, SubjectType: Subject> = _Multicast<
    Upstream, SubjectType
  >
  public typealias MakeConnectable<Upstream: Publisher> = _Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Never>
  >
}

public final class _Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher,
  _ClosurePublisher
where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  public let upstream: Upstream
  public let createSubject: () -> Target
  var _made: Target?
  var _subscriptionName: String { "Multicast" }
  init(_ upstream: Upstream, _ createSubject: @escaping () -> Target) {
    self.upstream = upstream
    self.createSubject = createSubject
  }
  var _subject: Target {
    if let _made { return _made }
    let subject = createSubject()
    _made = subject
    return subject
  }
  public func connect() -> any Cancellable { upstream.subscribe(_subject) }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _subject._subscribe(value, completion)
  }
}

/// Connects for the first subscriber and disconnects after the last.
public final class _Autoconnect<Upstream: ConnectablePublisher>: _ClosurePublisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  public let upstream: Upstream
  var _count = 0
  var _isConnected = false
  var _connection: (any Cancellable)?
  var _subscriptionName: String { upstream._subscriptionName }
  init(upstream: Upstream) { self.upstream = upstream }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscription = upstream._subscribe(value, completion)
    _count += 1
    let isFirst = _count == 1
    return AnyCancellable(
      {
        subscription.cancel()
        self._count -= 1
        if self._count == 0 { self._disconnect() }
      },
      asking: { demand in
        subscription.request(demand)
        if isFirst, self._count > 0, !self._isConnected { self._connect() }
      })
  }
  func _connect() {
    _isConnected = true
    let connection = upstream.connect()
    // All subscribers may have completed while it connected.
    if _count > 0 { _connection = connection } else { connection.cancel() }
  }
  func _disconnect() {
    let held = _connection
    _connection = nil
    _isConnected = false
    held?.cancel()
  }
}

extension Publishers {
  public enum PrefetchStrategy { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
  /// Buffers values until a subscriber requests them.
  public struct Buffer<Upstream: Publisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: Publishers.PrefetchStrategy
    public let whenFull: Publishers.BufferingStrategy<Failure>
    public func _subscribe(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let gate = _Gate<Output, Failure>(value, completion)
      var list: [Output] = []
      var demand = Subscribers.Demand.none
      var ending: Subscribers.Completion<Failure>?
      var isAsked = false
      func flush() {
        while gate.isOpen, demand > .none, !list.isEmpty {
          demand -= 1
          gate.send(list.removeFirst())
          if prefetch == .keepFull { gate.upstream?.request(.max(1)) }
        }
        if isAsked, list.isEmpty, let ending { gate.end(ending) }
      }
      gate.upstream = upstream._subscribe(
        { output in
          if ending != nil { return }
          if list.count >= size {
            switch whenFull {
            case .dropNewest: return
            case .dropOldest: if !list.isEmpty { list.removeFirst() }
            case .customError(let makeError):
              ending = .failure(makeError())
              let held = gate.upstream
              gate.upstream = nil
              held?.cancel()
              return flush()
            }
          }
          list.append(output)
          flush()
        },
        { reason in
          if ending == nil { ending = reason }
          flush()
        })
      // Independent of demand: values that arrive early are buffered.
      gate.upstream?.request(prefetch == .keepFull ? .max(size) : .unlimited)
      return AnyCancellable(
        { gate.close() },
        asking: { wanted in
          demand += wanted
          isAsked = true
          flush()
        })
    }
  }
}

/// An asynchronous iterator over the values of a publisher.
final class _ValueReader<Output, Failure: Error> {
  let state = _StreamState<Output>()
  var held: AnyCancellable?
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let state = state
    let held = publisher._subscribe(
      { _ = state.yield($0) },
      { reason in
        if case .failure(let error) = reason {
          state.finish(.finished, error)
        } else {
          state.finish(.finished, nil)
        }
      })
    self.held = held
    state.onEnd = { [weak held] in if $0 == .cancelled { held?.cancel() } }
  }
  // The loop was left: no further values are needed.
  deinit { held?.cancel() }
  func next() async throws -> Output? {
    held?.request(.max(1))
    return try await state.next()
  }
}
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  public struct Iterator: AsyncIteratorProtocol {
    let _reader: _ValueReader<P.Output, Never>
    public mutating func next() async -> P.Output? { try! await _reader.next() }
  }
  let _publisher: P
  public init(_ publisher: P) { _publisher = publisher }
  public func makeAsyncIterator() -> Iterator {
    Iterator(_reader: _ValueReader<P.Output, Never>(_publisher))
  }
}
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = P.Failure
  public struct Iterator: AsyncIteratorProtocol {
    let _reader: _ValueReader<P.Output, P.Failure>
    public mutating func next() async throws -> P.Output? { try await _reader.next() }
  }
  let _publisher: P
  public init(_ publisher: P) { _publisher = publisher }
  public func makeAsyncIterator() -> Iterator {
    Iterator(_reader: _ValueReader<P.Output, P.Failure>(_publisher))
  }
}
