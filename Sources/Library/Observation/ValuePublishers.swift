// The publishers of results and optionals.
//
// Loads by member

extension Result {
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>
    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }
    var _subscriptionName: String { "Once" }
    public func _subscribe(
      _ value: @escaping (Success) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let gate = _Gate<Success, Failure>(value, completion)
      return gate.starting {
        switch result {
        case .success(let output):
          gate.send(output)
          gate.end(.finished)
        case .failure(let error): gate.end(.failure(error))
        }
      }
    }
  }
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}
extension Optional {
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }
    var _subscriptionName: String { output == nil ? "Empty" : "Optional" }
    public func _subscribe(
      _ value: @escaping (Wrapped) -> Void,
      _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let gate = _Gate<Wrapped, Never>(value, completion)
      return gate.starting {
        if let output { gate.send(output) }
        gate.end(.finished)
      }
    }
  }
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}
