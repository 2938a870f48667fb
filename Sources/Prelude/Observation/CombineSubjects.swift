extension PreludeLibrary {
  /// Publishers that values are sent to, or that hold one.
  static let subjects = PreludeChunk(
    names: [
      "PassthroughSubject", "CurrentValueSubject", "Subject", "_SinkList",
    ],
    text: #"""
      /// One subscription of a subject: nothing goes to it that it did not ask for.
      final class _SubjectSink<Output, Failure: Error> {
        var demand = Subscribers.Demand.none
        var isOpen = true
        /// Whether it has yet to hear of the value there is.
        var owesCurrent = true
        let value: (Output) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
        init(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
          self.value = value
          self.completion = completion
        }
        func send(_ output: Output) {
          if !isOpen { return }
          owesCurrent = demand == .none
          if owesCurrent { return }
          demand -= 1
          value(output)
        }
      }

      final class _SinkList<Output, Failure: Error> {
        var sinks: [_SubjectSink<Output, Failure>] = []
        var ending: Subscribers.Completion<Failure>?
        /// What is assigned to a published property.
        var sources: [AnyCancellable] = []

        /// `current`: the value to begin with, for publishers that have one.
        func add(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void,
          current: (() -> Output?)? = nil
        ) -> AnyCancellable {
          let sink = _SubjectSink<Output, Failure>(value, completion)
          if ending == nil { sinks.append(sink) }
          return AnyCancellable(
            {
              sink.isOpen = false
              self.remove(sink)
            },
            asking: { demand in
              sink.demand += demand
              if sink.owesCurrent, let current, let output = current() { sink.send(output) }
              if let ending = self.ending, sink.isOpen {
                sink.isOpen = false
                completion(ending)
              }
            })
        }
        func remove(_ sink: _SubjectSink<Output, Failure>) { sinks.removeAll { $0 === sink } }
        func send(_ value: Output) {
          if sinks.isEmpty { return }
          for sink in sinks { sink.send(value) }
        }
        func end(_ reason: Subscribers.Completion<Failure>) {
          if ending != nil { return }
          ending = reason
          let list = sinks
          sinks = []
          for sink in list where sink.isOpen {
            sink.isOpen = false
            sink.completion(reason)
          }
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
      """#)
}
