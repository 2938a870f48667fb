// Publishers that subscribe to a publisher for each value.
//
// Loads with: Publisher

func _impossible<T>(_ never: Never) -> T { switch never {} }

extension Publisher {
  /// `outer` and `inner` convert failures to the failure type of the result.
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
        var demand = Subscribers.Demand.none
        // The inner publishers with one requested value outstanding, under limited demand.
        var limited: Set<Int> = []
        var waiting: [(number: Int, output: P.Output)] = []
        func endIfOver() {
          if isOuterOver, open.isEmpty, waiting.isEmpty { gate.end(.finished) }
        }
        func pass(_ output: P.Output, from number: Int) {
          demand -= 1
          gate.send(output)
          if limited.contains(number) { open[number]?.request(.max(1)) }
        }
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
            // It may complete during subscription.
            open[number] = AnyCancellable {}
            let subscription = transform(output)._subscribe(
              { output in
                if demand > .none {
                  pass(output, from: number)
                } else {
                  waiting.append((number: number, output: output))
                }
              },
              { reason in
                switch reason {
                case .failure(let error): gate.end(.failure(inner(error)))
                case .finished:
                  if open.removeValue(forKey: number) == nil { return }
                  endIfOver()
                  if maxPublishers != .unlimited { gate.upstream?.request(.max(1)) }
                }
              })
            guard open[number] != nil else { return subscription.cancel() }
            open[number] = subscription
            if demand == .unlimited {
              subscription.request(.unlimited)
            } else {
              limited.insert(number)
              subscription.request(.max(1))
            }
          },
          { reason in
            isOuterOver = true
            switch reason {
            case .failure(let error): gate.end(.failure(outer(error)))
            case .finished: endIfOver()
            }
          })
        var isStarted = false
        return AnyCancellable(
          { gate.close() },
          asking: { wanted in
            demand += wanted
            while gate.isOpen, demand > .none, !waiting.isEmpty {
              let next = waiting.removeFirst()
              pass(next.output, from: next.number)
            }
            endIfOver()
            if isStarted { return }
            isStarted = true
            gate.upstream?.request(maxPublishers)
          })
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
        var isInnerOver = true
        var current: AnyCancellable?
        var demand = Subscribers.Demand.none
        gate.cleanUp.append {
          let held = current
          current = nil
          held?.cancel()
        }
        gate.upstream =
          self._subscribe(
            { publisher in
              if !gate.isOpen { return }
              number += 1
              let own = number
              current?.cancel()
              // It may complete during subscription.
              isInnerOver = false
              let subscription = publisher._subscribe(
                { output in
                  if own != number { return }
                  demand -= 1
                  gate.send(output)
                },
                { reason in
                  if own != number { return }
                  isInnerOver = true
                  current = nil
                  switch reason {
                  case .failure(let error): gate.end(.failure(inner(error)))
                  case .finished: if isOuterOver { gate.end(.finished) }
                  }
                })
              if own != number || isInnerOver { return subscription.cancel() }
              current = subscription
              subscription.request(demand)
            },
            { reason in
              isOuterOver = true
              switch reason {
              case .failure(let error): gate.end(.failure(outer(error)))
              case .finished: if isInnerOver { gate.end(.finished) }
              }
            })
        var isStarted = false
        return AnyCancellable(
          { gate.close() },
          asking: { wanted in
            demand += wanted
            current?.request(wanted)
            if isStarted { return }
            isStarted = true
            gate.upstream?.request(.unlimited)
          })
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
