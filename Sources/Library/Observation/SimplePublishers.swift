// Publishers that send all their values at once.

public struct Just<Output>: _ClosurePublisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    let gate = _Gate<Output, Never>(value, completion)
    return gate.starting {
      gate.send(output)
      gate.end(.finished)
    }
  }
}
extension Just: Equatable where Output: Equatable {}

public struct Empty<Output, Failure: Error>: _ClosurePublisher {
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let gate = _Gate<Output, Failure>(value, completion)
    return gate.starting { if completeImmediately { gate.end(.finished) } }
  }
}
extension Empty: Equatable {}

public struct Fail<Output, Failure: Error>: _ClosurePublisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  var _subscriptionName: String { "Empty" }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let gate = _Gate<Output, Failure>(value, completion)
    return gate.starting { gate.end(.failure(error)) }
  }
}
extension Fail: Equatable where Failure: Equatable {}

public final class Future<Output, Failure: Error>: _ClosurePublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  let _sinks = _SinkList<Output, Failure>()
  var _output: Output?
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self._fulfill(result) }
  }
  func _fulfill(_ result: Result<Output, Failure>) {
    if _sinks.ending != nil { return }
    switch result {
    case .success(let value):
      _output = value
      _sinks.send(value)
      _sinks.end(.finished, keepingOwed: true)
    case .failure(let error): _sinks.end(.failure(error))
    }
  }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _sinks.add(value, completion) { self._output }
  }
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
extension Future where Failure == Never {
  public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("the promise was never fulfilled")
    }
  }
}

public struct Deferred<DeferredPublisher: Publisher>: _ClosurePublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    createPublisher()._subscribe(value, completion)
  }
}

/// Publishes values and a completion that were recorded before.
public struct Record<Output, Failure: Error>: _ClosurePublisher {
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    var _isOver = false
    public init() {}
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
      _isOver = true
    }
    public mutating func receive(_ input: Output) {
      precondition(!_isOver, "Receiving values after completion is not allowed")
      output.append(input)
    }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!_isOver, "Receiving a completion twice is not allowed")
      self.completion = completion
      _isOver = true
    }
  }
  public let recording: Recording
  public init(recording: Recording) { self.recording = recording }
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let ending = recording.completion
    let gate = _Gate<Output, Failure>(value, completion)
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    return gate.hold(values._subscribe({ gate.send($0) }, { _ in gate.end(ending) }))
  }
}
