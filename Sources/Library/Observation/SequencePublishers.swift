// Sequences as publishers.
//
// Loads by member

extension Publishers {
  /// Publishes the elements of a sequence on demand.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _CombinePublisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    var _subscriptionName: String { "\(sequence)" }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: _SequenceSubscription<Elements, S>(sequence, subscriber))
    }
  }
}
final class _SequenceSubscription<Elements: Sequence, Target: Subscriber>: Subscription,
  CustomStringConvertible
where Target.Input == Elements.Element {
  let sequence: Elements
  var iterator: Elements.Iterator
  var upcoming: Elements.Element?
  var target: Target?
  var demand = Subscribers.Demand.none
  var isDelivering = false

  init(_ sequence: Elements, _ target: Target) {
    self.sequence = sequence
    iterator = sequence.makeIterator()
    upcoming = iterator.next()
    self.target = target
  }
  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if isDelivering { return }
    isDelivering = true
    while let target, self.demand > .none, let value = upcoming {
      upcoming = iterator.next()
      self.demand -= 1
      self.demand += target.receive(value)
    }
    isDelivering = false
    if upcoming == nil, let target {
      self.target = nil
      target.receive(completion: .finished)
    }
  }
  func cancel() { target = nil }
  var description: String { "\(sequence)" }
}
extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence<Self, Never>(sequence: self)
  }
}
