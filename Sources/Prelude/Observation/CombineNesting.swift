extension PreludeLibrary {
  /// Publishers made for each value.
  static let nestedPublishers = PreludeChunk(
    names: ["Publisher"],
    text: #"""
      func _impossible<T>(_ never: Never) -> T { switch never {} }

      extension Publisher {
        /// `outer` and `inner` convert the failures to that of the whole.
        func _flattening<P: Publisher, E: Error>(
          _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P,
          _ outer: @escaping (Failure) -> E, _ inner: @escaping (P.Failure) -> E
        ) -> AnyPublisher<P.Output, E> {
          AnyPublisher<P.Output, E>(
            _subscribe: { value, completion in
              let gate = _Gate<P.Output, E>(value, completion)
              var open: [Int: AnyCancellable] = [:]
              var count = 0
              var isOuterOver = false
              gate.cleanUp.append {
                let list = open.sorted { $0.key < $1.key }
                open = [:]
                for subscription in list { subscription.value.cancel() }
              }
              gate.upstream = self._subscribe(
                { output in
                  if !gate.isOpen { return }
                  count += 1
                  let number = count
                  let subscription = transform(output)._subscribe(
                    { gate.send($0) },
                    { reason in
                      switch reason {
                      case .failure(let error): gate.end(.failure(inner(error)))
                      case .finished:
                        if open.removeValue(forKey: number) == nil { return }
                        if isOuterOver, open.isEmpty { gate.end(.finished) }
                        if maxPublishers != .unlimited { gate.upstream?.request(.max(1)) }
                      }
                    })
                  open[number] = subscription
                  subscription.request(.unlimited)
                },
                { reason in
                  isOuterOver = true
                  switch reason {
                  case .failure(let error): gate.end(.failure(outer(error)))
                  case .finished: if open.isEmpty { gate.end(.finished) }
                  }
                })
              return gate.starting { gate.upstream?.request(maxPublishers) }
            }, name: "FlatMap")
        }
        public func flatMap<P: Publisher>(
          maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
          _flattening(maxPublishers, transform, { $0 }, { $0 })
        }
        public func flatMap<P: Publisher>(
          maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
          _flattening(maxPublishers, transform, { $0 }, { _impossible($0) })
        }

        func _switching<E: Error>(
          _ outer: @escaping (Failure) -> E, _ inner: @escaping (Output.Failure) -> E
        ) -> AnyPublisher<Output.Output, E> where Output: Publisher {
          AnyPublisher<Output.Output, E>(
            _subscribe: { value, completion in
              let gate = _Gate<Output.Output, E>(value, completion)
              var number = 0
              var isOuterOver = false
              var current: AnyCancellable?
              gate.cleanUp.append {
                let held = current
                current = nil
                held?.cancel()
              }
              return gate.holdAll(
                self._subscribe(
                  { publisher in
                    if !gate.isOpen { return }
                    number += 1
                    let own = number
                    current?.cancel()
                    let subscription = publisher._subscribe(
                      { if own == number { gate.send($0) } },
                      { reason in
                        if own != number { return }
                        current = nil
                        switch reason {
                        case .failure(let error): gate.end(.failure(inner(error)))
                        case .finished: if isOuterOver { gate.end(.finished) }
                        }
                      })
                    current = subscription
                    subscription.request(.unlimited)
                  },
                  { reason in
                    isOuterOver = true
                    switch reason {
                    case .failure(let error): gate.end(.failure(outer(error)))
                    case .finished: if current == nil { gate.end(.finished) }
                    }
                  }))
            }, name: "SwitchToLatest")
        }
      }
      extension Publisher where Failure == Never {
        public func flatMap<P: Publisher>(
          maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, P.Failure> {
          _flattening(maxPublishers, transform, { _impossible($0) }, { $0 })
        }
        public func flatMap<P: Publisher>(
          maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
        ) -> AnyPublisher<P.Output, Never> where P.Failure == Never {
          _flattening(maxPublishers, transform, { $0 }, { $0 })
        }
      }
      extension Publisher where Output: Publisher, Output.Failure == Failure {
        public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
          _switching({ $0 }, { $0 })
        }
      }
      extension Publisher where Output: Publisher, Output.Failure == Never {
        public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
          _switching({ $0 }, { _impossible($0) })
        }
      }
      extension Publisher where Failure == Never, Output: Publisher {
        public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
          _switching({ _impossible($0) }, { $0 })
        }
      }
      extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
        public func switchToLatest() -> AnyPublisher<Output.Output, Never> {
          _switching({ $0 }, { $0 })
        }
      }
      """#)
}
