extension PreludeLibrary {
  /// Combine's operators on the values of one publisher.
  static let valueOperators = PreludeChunk(
    names: ["Publisher"],
    text: #"""
      extension Publisher {
        public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
          _operator { value, send in send(transform(value)) }
        }
        public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
          _operator { value, send in send(value[keyPath: keyPath]) }
        }
        public func compactMap<T>(
          _ transform: @escaping (Output) -> T?
        ) -> AnyPublisher<T, Failure> {
          _operator { value, send in if let made = transform(value) { send(made) } }
        }
        public func filter(
          _ isIncluded: @escaping (Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          _operator { value, send in if isIncluded(value) { send(value) } }
        }
        /// The same with something to remember for each subscriber.
        func _remembering<State, T>(
          _ initial: State, _ receive: @escaping (inout State, Output, (T) -> Void) -> Void,
          _ finish: @escaping (State, (T) -> Void) -> Void
        ) -> AnyPublisher<T, Failure> {
          AnyPublisher<T, Failure>(_subscribe: { value, completion in
            var state = initial
            return self._subscribe(
              { output in
                // What is sent may come back here, so the state is put away first.
                var copy = state
                var made: [T] = []
                receive(&copy, output) { made.append($0) }
                state = copy
                for element in made { value(element) }
              },
              { reason in
                if case .finished = reason { finish(state) { value($0) } }
                completion(reason)
              })
          })
        }
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
          _remembering(
            count,
            { left, value, send in if left > 0 { left -= 1 } else { send(value) } }, { _, _ in })
        }
        public func drop(
          while predicate: @escaping (Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          _remembering(
            true,
            { isDropping, value, send in
              if isDropping { isDropping = predicate(value) }
              if !isDropping { send(value) }
            }, { _, _ in })
        }
        public func scan<T>(
          _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
        ) -> AnyPublisher<T, Failure> {
          _remembering(
            initialResult,
            { result, value, send in
              result = nextPartialResult(result, value)
              send(result)
            }, { _, _ in })
        }
        public func reduce<T>(
          _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
        ) -> AnyPublisher<T, Failure> {
          _remembering(
            initialResult, { result, value, _ in result = nextPartialResult(result, value) },
            { result, send in send(result) })
        }
        public func collect() -> AnyPublisher<[Output], Failure> {
          _remembering(
            [Output](), { list, value, _ in list.append(value) }, { list, send in send(list) })
        }
        public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
          _remembering(
            [Output](),
            { list, value, send in
              list.append(value)
              if list.count == count {
                send(list)
                list = []
              }
            }, { list, send in if !list.isEmpty { send(list) } })
        }
        public func count() -> AnyPublisher<Int, Failure> {
          _remembering(0, { count, _, _ in count += 1 }, { count, send in send(count) })
        }
        public func last() -> AnyPublisher<Output, Failure> {
          _remembering(
            Output?.none, { last, value, _ in last = value },
            { last, send in if let last { send(last) } })
        }
        public func removeDuplicates(
          by predicate: @escaping (Output, Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          _remembering(
            Output?.none,
            { last, value, send in
              if let known = last, predicate(known, value) { return }
              last = value
              send(value)
            }, { _, _ in })
        }
        /// Passes values on until `isLast` says that one was the last; nil: it is not passed on.
        func _ending(
          _ isLast: @escaping (Int, Output) -> Bool?
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            var count = 0
            return gate.hold(
              self._subscribe(
                { output in
                  if !gate.isOpen { return }
                  count += 1
                  guard let isOver = isLast(count, output) else {
                    gate.end(.finished)
                    return
                  }
                  gate.send(output)
                  if isOver { gate.end(.finished) }
                }, { gate.end($0) }))
          })
        }
        public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
          if maxLength == 0 {
            return Empty<Output, Failure>().eraseToAnyPublisher()
          }
          return _ending { count, _ in count >= maxLength }
        }
        public func prefix(
          while predicate: @escaping (Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          _ending { _, value in predicate(value) ? false : nil }
        }
        public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
        public func first(
          where predicate: @escaping (Output) -> Bool
        ) -> AnyPublisher<Output, Failure> {
          filter(predicate).prefix(1)
        }
        func output(at index: Int) -> AnyPublisher<Output, Failure> { output(in: index...index) }
        public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
        where R.Bound == Int {
          let bounds = range.relative(to: 0..<Int.max)
          return dropFirst(bounds.lowerBound).prefix(bounds.upperBound - bounds.lowerBound)
        }
        public func ignoreOutput() -> AnyPublisher<Never, Failure> { _operator { _, _ in } }
        public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
          _remembering(
            true,
            { isEmpty, value, send in
              isEmpty = false
              send(value)
            }, { isEmpty, send in if isEmpty { send(output) } })
        }
        public func allSatisfy(
          _ predicate: @escaping (Output) -> Bool
        ) -> AnyPublisher<Bool, Failure> {
          reduce(true) { $0 && predicate($1) }
        }
        public func contains(
          where predicate: @escaping (Output) -> Bool
        ) -> AnyPublisher<Bool, Failure> {
          filter(predicate).map { _ in true }.prefix(1).replaceEmpty(with: false)
        }
        public func handleEvents(
          receiveSubscription: ((any Subscription) -> Void)? = nil,
          receiveOutput: ((Output) -> Void)? = nil,
          receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
          receiveCancel: (() -> Void)? = nil,
          receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> AnyPublisher<Output, Failure> {
          AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            var isOver = false
            let held = AnyCancellable({})
            if let receiveSubscription { receiveSubscription(held) }
            if let receiveRequest { receiveRequest(.unlimited) }
            let subscription = self._subscribe(
              { output in
                if let receiveOutput { receiveOutput(output) }
                value(output)
              },
              { reason in
                isOver = true
                if let receiveCompletion { receiveCompletion(reason) }
                completion(reason)
              })
            return AnyCancellable {
              if !isOver, let receiveCancel { receiveCancel() }
              isOver = true
              subscription.cancel()
            }
          })
        }
        public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
          let start = prefix.isEmpty ? "" : prefix + ": "
          return AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            var isOver = false
            Swift.print("\(start)receive subscription: (\(self._subscriptionName))")
            Swift.print("\(start)request unlimited")
            let subscription = self._subscribe(
              { output in
                Swift.print("\(start)receive value: (\(output))")
                value(output)
              },
              { reason in
                isOver = true
                switch reason {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
                completion(reason)
              })
            return AnyCancellable {
              if !isOver { Swift.print("\(start)receive cancel") }
              isOver = true
              subscription.cancel()
            }
          })
        }
        public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
        where Failure == Never {
          AnyPublisher<Output, E>(_subscribe: { value, completion in
            self._subscribe(value, { _ in completion(.finished) })
          })
        }
      }

      extension Publisher where Output: Equatable {
        public func removeDuplicates() -> AnyPublisher<Output, Failure> {
          removeDuplicates { $0 == $1 }
        }
        public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
          contains(where: { $0 == output })
        }
      }
      extension Publisher where Output: Comparable {
        public func max() -> AnyPublisher<Output, Failure> {
          _remembering(
            Output?.none,
            { most, value, _ in if most == nil || value > most! { most = value } },
            { most, send in if let most { send(most) } })
        }
        public func min() -> AnyPublisher<Output, Failure> {
          _remembering(
            Output?.none,
            { least, value, _ in if least == nil || value < least! { least = value } },
            { least, send in if let least { send(least) } })
        }
      }
      extension Publisher {
        public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure>
        where Output == T? {
          map { $0 ?? output }
        }
      }
      """#)

  /// Operators on failures.
  static let failureOperators = PreludeChunk(
    names: ["Publisher"],
    text: #"""
      extension Publisher {
        /// An operator whose work may throw, which ends everything.
        func _throwing<T>(
          _ receive: @escaping (Output, (T) -> Void) throws -> Void
        ) -> AnyPublisher<T, any Error> {
          AnyPublisher<T, any Error>(_subscribe: { value, completion in
            let gate = _Gate<T, any Error>(value, completion)
            return gate.hold(
              self._subscribe(
                { output in
                  if !gate.isOpen { return }
                  do {
                    try receive(output) { gate.send($0) }
                  } catch {
                    gate.end(.failure(error))
                  }
                },
                { reason in
                  switch reason {
                  case .finished: gate.end(.finished)
                  case .failure(let error): gate.end(.failure(error))
                  }
                }))
          })
        }
        public func tryMap<T>(
          _ transform: @escaping (Output) throws -> T
        ) -> AnyPublisher<T, any Error> {
          _throwing { value, send in send(try transform(value)) }
        }
        public func tryCompactMap<T>(
          _ transform: @escaping (Output) throws -> T?
        ) -> AnyPublisher<T, any Error> {
          _throwing { value, send in if let made = try transform(value) { send(made) } }
        }
        public func tryFilter(
          _ isIncluded: @escaping (Output) throws -> Bool
        ) -> AnyPublisher<Output, any Error> {
          _throwing { value, send in if try isIncluded(value) { send(value) } }
        }
        public func mapError<E: Error>(
          _ transform: @escaping (Failure) -> E
        ) -> AnyPublisher<Output, E> {
          AnyPublisher<Output, E>(_subscribe: { value, completion in
            self._subscribe(
              value,
              { reason in
                switch reason {
                case .finished: completion(.finished)
                case .failure(let error): completion(.failure(transform(error)))
                }
              })
          })
        }
        public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
          AnyPublisher<Output, Never>(_subscribe: { value, completion in
            self._subscribe(
              value,
              { reason in
                if case .failure = reason { value(output) }
                completion(.finished)
              })
          })
        }
        public func `catch`<P: Publisher>(
          _ handler: @escaping (Failure) -> P
        ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
          AnyPublisher<Output, P.Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, P.Failure>(value, completion)
            return gate.hold(
              self._subscribe(
                { gate.send($0) },
                { reason in
                  switch reason {
                  case .finished: gate.end(.finished)
                  case .failure(let error):
                    gate.others.append(
                      handler(error)._subscribe({ gate.send($0) }, { gate.end($0) }))
                  }
                }))
          })
        }
        public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
          if retries <= 0 { return eraseToAnyPublisher() }
          return AnyPublisher<Output, Failure>(_subscribe: { value, completion in
            let gate = _Gate<Output, Failure>(value, completion)
            return gate.hold(
              self._subscribe(
                { gate.send($0) },
                { reason in
                  switch reason {
                  case .finished: gate.end(.finished)
                  case .failure:
                    gate.others.append(
                      self.retry(retries - 1)._subscribe({ gate.send($0) }, { gate.end($0) }))
                  }
                }))
          })
        }
        public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
          AnyPublisher<Output, Never>(_subscribe: { value, completion in
            self._subscribe(
              value,
              { reason in
                if case .failure(let error) = reason { fatalError("\(prefix)\(error)") }
                completion(.finished)
              })
          })
        }
      }
      """#)
}
