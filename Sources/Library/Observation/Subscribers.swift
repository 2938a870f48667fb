// Subscribers with demand. Combine's own publishers pass their values to closures; a link counts
// the demand between such a publisher and a subscriber.
//
// Loads with: Subscribers

public struct CombineIdentifier: Hashable, CustomStringConvertible {
  static var _count = 0
  let _number: Int
  public init() {
    CombineIdentifier._count += 1
    _number = CombineIdentifier._count
  }
  public init(_ object: AnyObject) { _number = ObjectIdentifier(object).hashValue }
  public var description: String { "\(_number)" }
}
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
  /// A number of requested values; demand is never reduced except by receiving values.
  public struct Demand: Hashable, Comparable, CustomStringConvertible {
    /// Nil for unlimited demand.
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0)
      return Demand(max: value)
    }
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      let sum = left.addingReportingOverflow(right)
      return sum.overflow ? .unlimited : Demand(max: sum.partialValue)
    }
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      guard let right = rhs.max else { return .none }
      return Demand(max: Swift.max(0, left - right))
    }
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      guard let right = rhs.max else { return true }
      return left < right
    }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// The subscriber made by `sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    var _subscription: (any Subscription)?
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }
    public func receive(subscription: any Subscription) {
      _subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      _subscription = nil
      receiveCompletion(completion)
    }
    public func cancel() {
      let held = _subscription
      _subscription = nil
      held?.cancel()
    }
  }

  /// The subscriber made by `assign(to:on:)`.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    var _subscription: (any Subscription)?
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
    public func receive(subscription: any Subscription) {
      _subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }
    public func receive(completion: Completion<Never>) { cancel() }
    public func cancel() {
      let held = _subscription
      _subscription = nil
      object = nil
      held?.cancel()
    }
  }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  let _subscription: ((any Subscription) -> Void)?
  let _value: ((Input) -> Subscribers.Demand)?
  let _completion: ((Subscribers.Completion<Failure>) -> Void)?
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    _subscription = receiveSubscription
    _value = receiveValue
    _completion = receiveCompletion
  }
  public init<S: Subscriber>(_ subscriber: S)
  where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    _subscription = { subscriber.receive(subscription: $0) }
    _value = { subscriber.receive($0) }
    _completion = { subscriber.receive(completion: $0) }
  }
  public func receive(subscription: any Subscription) { _subscription?(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { _value?(input) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) {
    _completion?(completion)
  }
}

public enum Subscriptions {
  /// A subscription that ignores demand.
  public static var empty: any Subscription { AnyCancellable {} }
}
extension AnyCancellable: Subscription {
  public func request(_ demand: Subscribers.Demand) { _ask?(demand) }
}

/// Counts the demand of a subscriber. Excess values that arrive during a request wait for further
/// demand; excess values that arrive later are dropped.
final class _SubscriberLink<Target: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  var target: Target?
  var demand = Subscribers.Demand.none
  var waiting: [Target.Input] = []
  var ending: Subscribers.Completion<Target.Failure>?
  var held: AnyCancellable?
  var isAsking = false
  var isDelivering = false

  init(_ name: String, _ target: Target) {
    description = name
    self.target = target
  }
  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    ask(demand)
    deliver()
  }
  func ask(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    let wasAsking = isAsking
    isAsking = true
    held?.request(demand)
    isAsking = wasAsking
  }
  func take(_ value: Target.Input) {
    if !isAsking, demand == .none { return }
    waiting.append(value)
    deliver()
  }
  func end(_ reason: Subscribers.Completion<Target.Failure>) {
    ending = reason
    deliver()
  }
  func deliver() {
    if isDelivering { return }
    isDelivering = true
    while let target, demand > .none, !waiting.isEmpty {
      demand -= 1
      let more = target.receive(waiting.removeFirst())
      demand += more
      ask(more)
    }
    isDelivering = false
    if let ending, waiting.isEmpty, let target {
      cancel()
      target.receive(completion: ending)
    }
  }
  func cancel() {
    target = nil
    waiting = []
    let subscription = held
    held = nil
    subscription?.cancel()
  }
}

/// Publishers that pass their values to closures.
public protocol _ClosurePublisher<Output, Failure>: _CombinePublisher {}
extension _ClosurePublisher {
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let link = _SubscriberLink<S>(_subscriptionName, subscriber)
    link.held = _subscribe({ link.take($0) }, { link.end($0) })
    subscriber.receive(subscription: link)
  }
}

/// Passes values to closures, and forwards their demand.
final class _ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let gate: _Gate<Input, Failure>
  var subscription: (any Subscription)?
  /// The demand before there was a subscription.
  var demand = Subscribers.Demand.none
  init(
    _ value: @escaping (Input) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    gate = _Gate<Input, Failure>(value, completion)
  }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }
  func request(_ demand: Subscribers.Demand) {
    if let subscription {
      subscription.request(demand)
    } else {
      self.demand += demand
    }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    gate.send(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    gate.end(completion)
  }
  func cancel() {
    gate.close()
    let held = subscription
    subscription = nil
    held?.cancel()
  }
}

extension Publisher {
  /// The name of a subscription in the output of `print()`.
  var _subscriptionName: String {
    String("\(Self.self)".prefix { $0 != "<" })
  }
  /// Subscribes closures to a publisher that the program implements.
  public func _subscribe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscriber = _ClosureSubscriber<Output, Failure>(value, completion)
    receive(subscriber: subscriber)
    return AnyCancellable({ subscriber.cancel() }, asking: { subscriber.request($0) })
  }
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
