extension PreludeLibrary {
  /// Publishers made of several.
  static let combinations = PreludeChunk(
    names: ["Publisher", "Publishers", "AsyncPublisher"],
    text: #"""
      public enum Publishers {
        public static func CombineLatest<A: Publisher, B: Publisher>(
          _ a: A, _ b: B
        ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
          a.combineLatest(b)
        }
        public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
          _ a: A, _ b: B, _ c: C
        ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
        where A.Failure == B.Failure, B.Failure == C.Failure {
          a.combineLatest(b, c)
        }
        public static func Zip<A: Publisher, B: Publisher>(
          _ a: A, _ b: B
        ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
          a.zip(b)
        }
        public static func Merge<A: Publisher, B: Publisher>(
          _ a: A, _ b: B
        ) -> AnyPublisher<A.Output, A.Failure>
        where A.Failure == B.Failure, A.Output == B.Output {
          a.merge(with: b)
        }
        public static func MergeMany<P: Publisher>(
          _ list: P...
        ) -> AnyPublisher<P.Output, P.Failure> {
          MergeMany(list)
        }
        public static func MergeMany<P: Publisher>(
          _ list: [P]
        ) -> AnyPublisher<P.Output, P.Failure> {
          AnyPublisher<P.Output, P.Failure>(_subscribe: { value, completion in
            let gate = _Gate<P.Output, P.Failure>(value, completion)
            var left = list.count
            for publisher in list {
              gate.others.append(
                publisher._subscribe(
                  { gate.send($0) },
                  { reason in
                    left -= 1
                    if case .failure = reason { gate.end(reason) }
                    if left == 0 { gate.end(.finished) }
                  }))
            }
            if list.isEmpty { gate.end(.finished) }
            return AnyCancellable { gate.close() }
          })
        }
      }
      /// What operators give, by the names that signatures call it.
      extension Publishers {
        public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
        public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<
          Output, Upstream.Failure
        >
        public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
        public typealias Filter<Upstream: Publisher> = AnyPublisher<
          Upstream.Output, Upstream.Failure
        >
        public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
        public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
        public typealias HandleEvents<Upstream: Publisher> = Filter<Upstream>
        public typealias Debounce<Upstream: Publisher, Context> = Filter<Upstream>
        public typealias Throttle<Upstream: Publisher, Context> = Filter<Upstream>
        public typealias Delay<Upstream: Publisher, Context> = Filter<Upstream>
        public typealias ReceiveOn<Upstream: Publisher, Context> = Filter<Upstream>
        public typealias SubscribeOn<Upstream: Publisher, Context> = Filter<Upstream>
        public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
          Upstream.Output, Failure
        >
        public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
        public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
          NewPublisher.Output, Upstream.Failure
        >
        public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
          Upstream.Output, NewPublisher.Failure
        >

        public enum PrefetchStrategy { case keepFull, byRequest }
        public enum BufferingStrategy<Failure: Error> {
          case dropNewest, dropOldest
          case customError(() -> Failure)
        }
        /// Values that wait for those who ask for them one by one.
        public struct Buffer<Upstream: Publisher>: _ClosurePublisher {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public let upstream: Upstream
          public let size: Int
          let _keepsNewest: Bool
          public func _subscribe(
            _ value: @escaping (Output) -> Void,
            _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
          ) -> AnyCancellable {
            upstream._subscribe(value, completion)
          }
          public var values: AsyncStream<Output> {
            _values(_keepsNewest ? .bufferingNewest(size) : .bufferingOldest(size))
          }
        }
      }
      public typealias AsyncPublisher<P: Publisher> = AsyncStream<P.Output>

      extension Publisher {
        public func buffer(
          size: Int, prefetch: Publishers.PrefetchStrategy,
          whenFull: Publishers.BufferingStrategy<Failure>
        ) -> Publishers.Buffer<Self> {
          let keepsNewest = if case .dropOldest = whenFull { true } else { false }
          return Publishers.Buffer<Self>(upstream: self, size: size, _keepsNewest: keepsNewest)
        }
        /// Both publishers' values go into a state that says what to pass on; both have to finish.
        func _joining<P: Publisher, State, T>(
          _ other: P, _ initial: State,
          _ first: @escaping (inout State, Output, inout [T]) -> Void,
          _ second: @escaping (inout State, P.Output, inout [T]) -> Void,
          _ isOver: @escaping (State, Bool, Bool) -> Bool
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
          AnyPublisher<T, Failure>(_subscribe: { value, completion in
            let gate = _Gate<T, Failure>(value, completion)
            var state = initial
            var isFirstOver = false
            var isSecondOver = false
            func pass(_ made: [T]) {
              for element in made { gate.send(element) }
              if isOver(state, isFirstOver, isSecondOver) { gate.end(.finished) }
            }
            gate.others.append(
              self._subscribe(
                { output in
                  var made: [T] = []
                  first(&state, output, &made)
                  pass(made)
                },
                { reason in
                  if case .failure = reason { gate.end(reason) }
                  isFirstOver = true
                  pass([])
                }))
            gate.others.append(
              other._subscribe(
                { output in
                  var made: [T] = []
                  second(&state, output, &made)
                  pass(made)
                },
                { reason in
                  if case .failure = reason { gate.end(reason) }
                  isSecondOver = true
                  pass([])
                }))
            return AnyCancellable { gate.close() }
          })
        }
        public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
          _joining(
            other, 0, { _, value, made in made.append(value) },
            { _, value, made in made.append(value) }, { _, one, two in one && two })
        }
        public func combineLatest<P: Publisher>(
          _ other: P
        ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
          _joining(
            other, (first: Output?.none, second: P.Output?.none),
            { state, value, made in
              state.first = value
              if let second = state.second { made.append((value, second)) }
            },
            { state, value, made in
              state.second = value
              if let first = state.first { made.append((first, value)) }
            },
            { state, one, two in
              one && two || one && state.first == nil || two && state.second == nil
            })
        }
        public func combineLatest<P: Publisher, T>(
          _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
          combineLatest(other).map { transform($0.0, $0.1) }
        }
        public func combineLatest<P: Publisher, Q: Publisher>(
          _ second: P, _ third: Q
        ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
        where P.Failure == Failure, Q.Failure == Failure {
          combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
        }
        public func zip<P: Publisher>(
          _ other: P
        ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
          _joining(
            other, (first: [Output](), second: [P.Output]()),
            { state, value, made in
              state.first.append(value)
              if !state.second.isEmpty {
                made.append((state.first.removeFirst(), state.second.removeFirst()))
              }
            },
            { state, value, made in
              state.second.append(value)
              if !state.first.isEmpty {
                made.append((state.first.removeFirst(), state.second.removeFirst()))
              }
            },
            { state, one, two in
              one && state.first.isEmpty || two && state.second.isEmpty
            })
        }
        public func flatMap<P: Publisher>(
          _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, P.Failure> {
          AnyPublisher<P.Output, P.Failure>(_subscribe: { value, completion in
            let gate = _Gate<P.Output, P.Failure>(value, completion)
            var open = 1
            func end() {
              open -= 1
              if open == 0 { gate.end(.finished) }
            }
            return gate.hold(
              self._subscribe(
                { output in
                  if !gate.isOpen { return }
                  open += 1
                  gate.others.append(
                    transform(output)._subscribe(
                      { gate.send($0) },
                      { reason in
                        if case .failure = reason { gate.end(reason) } else { end() }
                      }))
                },
                { reason in
                  switch reason {
                  case .finished: end()
                  case .failure(let error):
                    gate.end(.failure(error as! P.Failure))
                  }
                }))
          })
        }
        public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
        where Output: Publisher {
          AnyPublisher<Output.Output, Output.Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output.Output, Output.Failure>(value, completion)
            var number = 0
            var isInnerOpen = false
            var isOuterOpen = true
            var inner: AnyCancellable?
            return gate.hold(
              self._subscribe(
                { publisher in
                  if !gate.isOpen { return }
                  number += 1
                  let own = number
                  isInnerOpen = true
                  inner?.cancel()
                  inner = publisher._subscribe(
                    { if own == number { gate.send($0) } },
                    { reason in
                      if own != number { return }
                      isInnerOpen = false
                      if case .failure = reason { gate.end(reason) }
                      if !isOuterOpen { gate.end(.finished) }
                    })
                  if let inner { gate.others = [inner] }
                },
                { reason in
                  isOuterOpen = false
                  if case .failure(let error) = reason {
                    gate.end(.failure(error as! Output.Failure))
                  }
                  if !isInnerOpen { gate.end(.finished) }
                }))
          })
        }
        public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            return gate.hold(
              self._subscribe(
                { gate.send($0) },
                { reason in
                  switch reason {
                  case .finished:
                    gate.others.append(other._subscribe({ gate.send($0) }, { gate.end($0) }))
                  case .failure: gate.end(reason)
                  }
                }))
          })
        }
        public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            self._subscribe(
              value,
              { reason in
                if case .finished = reason { for element in elements { value(element) } }
                completion(reason)
              })
          })
        }
        public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            for element in elements { value(element) }
            return self._subscribe(value, completion)
          })
        }
        public func share() -> AnyPublisher<Output, Failure> {
          let subject = PassthroughSubject<Output, Failure>()
          var count = 0
          var connection: AnyCancellable?
          return AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let subscription = subject._subscribe(value, completion)
            count += 1
            if count == 1 {
              connection = self._subscribe(
                { subject.send($0) }, { subject.send(completion: $0) })
            }
            return AnyCancellable {
              subscription.cancel()
              count -= 1
              if count == 0 {
                connection?.cancel()
                connection = nil
              }
            }
          })
        }
        public func multicast<S: Subject>(
          subject: S
        ) -> _Multicast<Output, Failure> where S.Output == Output, S.Failure == Failure {
          _Multicast<Output, Failure>(
            self.eraseToAnyPublisher(), { subject._subscribe($0, $1) }, { subject.send($0) },
            { subject.send(completion: $0) })
        }
        public func makeConnectable() -> _Multicast<Output, Failure> {
          multicast(subject: PassthroughSubject<Output, Failure>())
        }
        /// The values as they come in time.
        public var values: AsyncStream<Output> { _values(.unbounded) }
        func _values(
          _ policy: AsyncStream<Output>.Continuation.BufferingPolicy
        ) -> AsyncStream<Output> {
          AsyncStream<Output>(bufferingPolicy: policy) { continuation in
            let subscription = self.sink(
              receiveCompletion: { _ in continuation.finish() },
              receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in subscription.cancel() }
          }
        }
      }

      public final class _Multicast<Output, Failure: Error>: ConnectablePublisher, _ClosurePublisher {
        let _source: AnyPublisher<Output, Failure>
        let _attach:
          (
            @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
          ) -> AnyCancellable
        let _send: (Output) -> Void
        let _end: (Subscribers.Completion<Failure>) -> Void
        init(
          _ source: AnyPublisher<Output, Failure>,
          _ attach: @escaping (
            @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
          ) -> AnyCancellable, _ send: @escaping (Output) -> Void,
          _ end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
          _source = source
          _attach = attach
          _send = send
          _end = end
        }
        public func connect() -> AnyCancellable { _source._subscribe(_send, _end) }
        public func autoconnect() -> _Autoconnect<_Multicast<Output, Failure>> {
          _Autoconnect<_Multicast<Output, Failure>>(upstream: self)
        }
        public func _subscribe(
          _ value: @escaping (Output) -> Void,
          _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          _attach(value, completion)
        }
      }
      """#)
}
