extension PreludeLibrary {
  /// Combine's ground: publishers deliver at once, in order, to whoever subscribes; what `sink` asks for
  /// is without limit.
  static let combine = PreludeChunk(
    names: [
      "Publisher", "Cancellable", "AnyCancellable", "_CombinePublisher", "AnyPublisher",
      "Subscribers", "Scheduler", "ImmediateScheduler", "ConnectablePublisher", "_Gate",
    ],
    text: #"""
      public protocol Cancellable { func cancel() }

      public final class AnyCancellable: Cancellable, Hashable {
        var _cancel: (() -> Void)?
        public init(_ cancel: @escaping () -> Void) { _cancel = cancel }
        public init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
        public func cancel() {
          let cancel = _cancel
          _cancel = nil
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

      /// Something that work can be put off to; time is the session's.
      public protocol Scheduler {
        /// Does work where the scheduler does its work.
        func _run(_ work: () -> Void)
      }
      extension Scheduler {
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
        func connect() -> AnyCancellable
      }

      public struct AnyPublisher<Output, Failure: Error>: _ClosurePublisher {
        let _attach:
          (
            @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
          ) -> AnyCancellable
        let _subscriptionName: String
        init(
          _subscribe attach: @escaping (
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

      /// A subscription that hears nothing more once it is cancelled or has ended.
      final class _Gate<Output, Failure: Error> {
        var isOpen = true
        var upstream: AnyCancellable?
        var others: [AnyCancellable] = []
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
          let rest = others
          others = []
          for other in rest { other.cancel() }
        }
        func hold(_ subscription: AnyCancellable) -> AnyCancellable {
          if isOpen { upstream = subscription } else { subscription.cancel() }
          return AnyCancellable { self.close() }
        }
      }

      extension Publisher {
        public func sink(
          receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
          receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
          let gate = _Gate<Output, Failure>(receiveValue, receiveCompletion)
          return gate.hold(_subscribe({ gate.send($0) }, { gate.end($0) }))
        }
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(self)
        }
        /// A publisher that passes on what `receive` lets through.
        func _operator<T>(
          _ receive: @escaping (Output, (T) -> Void) -> Void
        ) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(
            _subscribe: { value, completion in
              self._subscribe({ receive($0, value) }, completion)
            }, name: _subscriptionName)
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
      """#)

  /// Publishers that values are sent to, or that hold one.
  static let subjects = PreludeChunk(
    names: [
      "PassthroughSubject", "CurrentValueSubject", "Subject", "_SinkList",
    ],
    text: #"""
      final class _SinkList<Output, Failure: Error> {
        var sinks:
          [(
            number: Int, value: (Output) -> Void,
            completion: (Subscribers.Completion<Failure>) -> Void
          )] = []
        var count = 0
        var ending: Subscribers.Completion<Failure>?
        /// What is assigned to a published property.
        var sources: [AnyCancellable] = []

        func add(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          if let ending {
            completion(ending)
            return AnyCancellable({})
          }
          count += 1
          let number = count
          sinks.append((number: number, value: value, completion: completion))
          return AnyCancellable { [weak self] in self?.remove(number) }
        }
        func remove(_ number: Int) { sinks.removeAll { $0.number == number } }
        func send(_ value: Output) {
          if sinks.isEmpty { return }
          for sink in sinks { sink.value(value) }
        }
        func end(_ reason: Subscribers.Completion<Failure>) {
          if ending != nil { return }
          ending = reason
          let list = sinks
          sinks = []
          for sink in list { sink.completion(reason) }
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
          if _sinks.ending == nil { value(_value) }
          return _sinks.add(value, completion)
        }
      }
      """#)

  /// Publishers that say what they have to say at once.
  static let simplePublishers = PreludeChunk(
    names: ["Just", "Empty", "Fail", "Future", "Deferred"],
    text: #"""
      public struct Just<Output>: _ClosurePublisher {
        public typealias Failure = Never
        public let output: Output
        public init(_ output: Output) { self.output = output }
        public func _subscribe(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
          value(output)
          completion(.finished)
          return AnyCancellable({})
        }
      }

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
          if completeImmediately { completion(.finished) }
          return AnyCancellable({})
        }
      }

      public struct Fail<Output, Failure: Error>: _ClosurePublisher {
        public let error: Failure
        public init(error: Failure) { self.error = error }
        public init(outputType: Output.Type, failure: Failure) { error = failure }
        public func _subscribe(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          completion(.failure(error))
          return AnyCancellable({})
        }
      }

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
            _sinks.end(.finished)
          case .failure(let error): _sinks.end(.failure(error))
          }
        }
        public func _subscribe(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          if let _output { value(_output) }
          return _sinks.add(value, completion)
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
      """#)
}
