// Subjects.

/// A subscription to a subject: it sends no more values than were requested.
final class _SubjectSink<Output, Failure: Error> {
  let gate: _Gate<Output, Failure>
  var demand = Subscribers.Demand.none
  /// Whether it has yet to send the current value.
  var owesCurrent = true
  init(_ gate: _Gate<Output, Failure>) { self.gate = gate }
  func send(_ output: Output) {
    if !gate.isOpen { return }
    owesCurrent = demand == .none
    if owesCurrent { return }
    demand -= 1
    gate.send(output)
  }
}

final class _SinkList<Output, Failure: Error> {
  var sinks = _Registry<_SubjectSink<Output, Failure>>()
  var ending: Subscribers.Completion<Failure>?
  /// The publishers assigned to a `@Published` property.
  var sources: [AnyCancellable] = []
  /// The `@Published` property itself, once it has been asked for its publisher.
  var property: _PublishedProperty<Output>?

  /// Adds a subscription; `current` is the current value, for subjects that have one.
  func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    current: (() -> Output?)? = nil
  ) -> AnyCancellable {
    let gate = _Gate<Output, Failure>(value, completion)
    let sink = _SubjectSink<Output, Failure>(gate)
    let ticket = ending == nil ? sinks.add(sink) : nil
    return AnyCancellable(
      {
        gate.close()
        if let ticket { self.sinks.remove(ticket) }
      },
      asking: { demand in
        sink.demand += demand
        if sink.owesCurrent, let current, let output = current() { sink.send(output) }
        if let ending = self.ending { gate.end(ending) }
      })
  }
  func send(_ value: Output) {
    property?.last = value
    if sinks.isEmpty { return }
    for case let sink? in sinks.places { sink.send(value) }
  }
  /// With `keepingOwed`, subscriptions that owe the current value complete after sending it.
  func end(_ reason: Subscribers.Completion<Failure>, keepingOwed: Bool = false) {
    if ending != nil { return }
    ending = reason
    let list = sinks.places
    sinks.removeAll()
    for case let sink? in list where !keepingOwed || !sink.owesCurrent { sink.gate.end(reason) }
  }
}

public protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}
extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  let _sinks = _SinkList<Output, Failure>()
  public init() {}
  public func send(_ value: Output) { if _sinks.ending == nil { _sinks.send(value) } }
  public func send(completion: Subscribers.Completion<Failure>) { _sinks.end(completion) }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _sinks.add(value, completion)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, _ClosurePublisher {
  let _sinks = _SinkList<Output, Failure>()
  var _value: Output
  public var value: Output {
    get { _value }
    set { send(newValue) }
  }
  public init(_ value: Output) { _value = value }
  public func send(_ value: Output) {
    if _sinks.ending != nil { return }
    _value = value
    _sinks.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { _sinks.end(completion) }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _sinks.add(value, completion) { self._sinks.ending == nil ? self._value : nil }
  }
}
