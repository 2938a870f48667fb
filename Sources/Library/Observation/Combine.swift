// The basis of Combine. To subscribe, a publisher takes closures for values and completion, and
// returns a subscription. It sends nothing before values are requested, so that a subscriber can
// cancel even while values are sent synchronously.

public protocol Cancellable { func cancel() }
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  public func store(in list: inout [AnyCancellable]) { list.append(AnyCancellable(self)) }
}

public final class AnyCancellable: Cancellable, Hashable {
  var _cancel: (() -> Void)?
  var _ask: ((Subscribers.Demand) -> Void)?
  public init(_ cancel: @escaping () -> Void) { _cancel = cancel }
  public init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
  /// A subscription; `ask` receives its demand.
  init(_ cancel: @escaping () -> Void, asking ask: @escaping (Subscribers.Demand) -> Void) {
    _cancel = cancel
    _ask = ask
  }
  public func cancel() {
    let cancel = _cancel
    _cancel = nil
    _ask = nil
    if let cancel { cancel() }
  }
  deinit { cancel() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store(in list: inout [AnyCancellable]) { list.append(self) }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something that can run work later, in the session's time.
public protocol Scheduler {
  /// Runs work in the scheduler's context.
  func _run(_ work: () -> Void)
}
extension Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime
  public func _run(_ work: () -> Void) { work() }
}
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure
  var _subscriptionName: String { get }
  func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}
typealias _CombinePublisher = Publisher

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
  let _attach:
    (
      @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
  let _subscriptionName: String
  init(
    _subscribe attach:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable,
    name: String = "AnyPublisher"
  ) {
    _attach = attach
    _subscriptionName = name
  }
  public init<P: Publisher>(_ publisher: P)
  where P.Output == Output, P.Failure == Failure {
    _attach = { publisher._subscribe($0, $1) }
    _subscriptionName = publisher._subscriptionName
  }
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    _attach(value, completion)
  }
}

/// A subscription that passes nothing on once it was cancelled or has completed.
final class _Gate<Output, Failure: Error> {
  var isOpen = true
  var upstream: AnyCancellable?
  /// Runs when it closes: cancels alarms and inner subscriptions.
  var cleanUp: [() -> Void] = []
  /// Whether the demand is limited.
  var isLimited = false
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
  init(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
  func send(_ output: Output) { if isOpen { value(output) } }
  func end(_ reason: Subscribers.Completion<Failure>) {
    if !isOpen { return }
    close()
    completion(reason)
  }
  func close() {
    isOpen = false
    let held = upstream
    upstream = nil
    held?.cancel()
    let rest = cleanUp
    cleanUp = []
    for work in rest { work() }
  }
  /// Forwards demand to the subscription.
  func hold(_ subscription: AnyCancellable) -> AnyCancellable {
    upstream = subscription
    return AnyCancellable(
      { self.close() },
      asking: { demand in
        self.isLimited = demand != .unlimited
        self.upstream?.request(demand)
      })
  }
  /// Requests another value in place of one that is not passed on.
  func replace() { if isLimited { upstream?.request(.max(1)) } }
  /// Requests all values as soon as there is any demand.
  func holdAll(_ subscription: AnyCancellable) -> AnyCancellable {
    upstream = subscription
    return starting { self.upstream?.request(.unlimited) }
  }
  /// Subscribes to several publishers, one after the other, as soon as there is any demand.
  func join(_ sources: (() -> AnyCancellable)...) -> AnyCancellable {
    starting { for source in sources { self.start(source()) } }
  }
  func starting(_ start: @escaping () -> Void) -> AnyCancellable {
    var isStarted = false
    return AnyCancellable(
      { self.close() },
      asking: { _ in
        if isStarted { return }
        isStarted = true
        start()
      })
  }
  func start(_ subscription: AnyCancellable) {
    if isOpen {
      cleanUp.append { subscription.cancel() }
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let gate = _Gate<Output, Failure>(receiveValue, receiveCompletion)
    let held = gate.hold(_subscribe({ gate.send($0) }, { gate.end($0) }))
    held.request(.unlimited)
    return held
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(self)
  }
  /// A publisher that sends one value for each value of this one, in the same subscription.
  func _mapping<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(
      _subscribe: { value, completion in
        self._subscribe({ value(transform($0)) }, completion)
      }, name: _subscriptionName)
  }
  /// A publisher that sends the results of `select` that are not nil.
  func _selecting<T>(
    _ name: String, _ select: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<T, Failure>(value, completion)
        return gate.hold(
          self._subscribe(
            { output in
              if let made = select(output) { gate.send(made) } else { gate.replace() }
            }, { gate.end($0) }))
      }, name: name)
  }
  /// A publisher that receives all values, and decides itself what to send through its gate.
  func _gathering<T>(
    _ name: String,
    _ attach:
      @escaping (_Gate<T, Failure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<T, Failure>(value, completion)
        let ends = attach(gate)
        return gate.holdAll(self._subscribe(ends.value, ends.end))
      }, name: name)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    published._assign(self.eraseToAnyPublisher())
  }
}
