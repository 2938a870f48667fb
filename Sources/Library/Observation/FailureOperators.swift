// Operators that handle failures.
//
// Loads with: Publisher

extension Publisher {
  /// An operator whose closure may throw, which completes the stream with a failure. If it
  /// produces no value, another one is requested.
  func _throwing<T>(
    _ name: String,
    _ attach:
      @escaping (_Gate<T, any Error>) -> (
        value: (Output) throws -> T?, finish: () throws -> T?
      )
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher<T, any Error>(
      _subscribe: { value, completion in
        let gate = _Gate<T, any Error>(value, completion)
        let work = attach(gate)
        return gate.hold(
          self._subscribe(
            { output in
              if !gate.isOpen { return }
              do {
                if let made = try work.value(output) {
                  gate.send(made)
                } else {
                  gate.replace()
                }
              } catch {
                gate.end(.failure(error))
              }
            },
            { reason in
              if !gate.isOpen { return }
              switch reason {
              case .finished:
                do {
                  if let made = try work.finish() { gate.send(made) }
                  gate.end(.finished)
                } catch {
                  gate.end(.failure(error))
                }
              case .failure(let error): gate.end(.failure(error))
              }
            }))
      }, name: name)
  }
  func _trying<T>(
    _ name: String, _ select: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    _throwing(name) { _ in ({ try select($0) }, { nil }) }
  }
  func _tryRemembering<State, T>(
    _ name: String, _ initial: State,
    _ select: @escaping (inout State, Output) throws -> T?,
    _ finish: @escaping (State) -> T? = { _ in nil }
  ) -> AnyPublisher<T, any Error> {
    _throwing(name) { _ in
      var state = initial
      return ({ try select(&state, $0) }, { finish(state) })
    }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    _trying("TryMap") { try transform($0) }
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    _trying("TryCompactMap", transform)
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _trying("TryFilter") { try isIncluded($0) ? $0 : nil }
  }
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    _tryRemembering("TryScan", initialResult) { result, value -> T? in
      result = try nextPartialResult(result, value)
      return result
    }
  }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    _tryRemembering(
      "TryReduce", initialResult,
      { result, value -> T? in
        result = try nextPartialResult(result, value)
        return nil
      }, { $0 })
  }
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryRemembering("TryRemoveDuplicates", Output?.none) { last, value -> Output? in
      if let known = last, try predicate(known, value) { return nil }
      last = value
      return value
    }
  }
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryRemembering("TryDropWhile", true) { isDropping, value -> Output? in
      if isDropping { isDropping = try predicate(value) }
      return isDropping ? nil : value
    }
  }
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _throwing("TryPrefixWhile") { gate in
      (
        {
          if try predicate($0) { return $0 }
          gate.end(.finished)
          return nil
        }, { nil }
      )
    }
  }
  /// Sends the first value that `select` returns, or `otherwise` at the end.
  func _tryFinding<T>(
    _ name: String, _ select: @escaping (Output) throws -> T?, _ otherwise: T?
  ) -> AnyPublisher<T, any Error> {
    _throwing(name) { gate in
      (
        {
          guard let made = try select($0) else { return nil }
          gate.close()
          gate.value(made)
          gate.completion(.finished)
          return nil
        }, { otherwise }
      )
    }
  }
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryFinding("TryFirstWhere", { try predicate($0) ? $0 : nil }, nil)
  }
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    _tryFinding("TryContainsWhere", { try predicate($0) ? true : nil }, false)
  }
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    _tryFinding("TryAllSatisfy", { try predicate($0) ? nil : false }, true)
  }
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryRemembering(
      "TryLastWhere", Output?.none,
      { last, value -> Output? in
        if try predicate(value) { last = value }
        return nil
      }, { $0 })
  }
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryRemembering(
      "TryComparison", Output?.none,
      { most, value -> Output? in
        if let known = most, try areInIncreasingOrder(value, known) { return nil }
        most = value
        return nil
      }, { $0 })
  }
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    _tryRemembering(
      "TryComparison", Output?.none,
      { least, value -> Output? in
        if let known = least, try !areInIncreasingOrder(value, known) { return nil }
        least = value
        return nil
      }, { $0 })
  }
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher<Output, E>(
      _subscribe: { value, completion in
        self._subscribe(
          value,
          { reason in
            switch reason {
            case .finished: completion(.finished)
            case .failure(let error): completion(.failure(transform(error)))
            }
          })
      }, name: _subscriptionName)
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher<Output, Never>(
      _subscribe: { value, completion in
        self._subscribe(
          value,
          { reason in
            if case .failure = reason { value(output) }
            completion(.finished)
          })
      }, name: "ReplaceError")
  }
  /// Continues with the publisher that `handler` returns for a failure, or fails if it throws.
  func _catching<P: Publisher, E: Error>(
    _ name: String, _ handler: @escaping (Failure) -> Result<P, E>,
    _ convert: @escaping (P.Failure) -> E
  ) -> AnyPublisher<Output, E> where P.Output == Output {
    AnyPublisher<Output, E>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, E>(value, completion)
        return gate.hold(
          self._subscribe(
            { gate.send($0) },
            { reason in
              guard case .failure(let error) = reason else {
                gate.end(.finished)
                return
              }
              switch handler(error) {
              case .failure(let error): gate.end(.failure(error))
              case .success(let other):
                gate.start(
                  other._subscribe(
                    { gate.send($0) },
                    { reason in
                      switch reason {
                      case .finished: gate.end(.finished)
                      case .failure(let error): gate.end(.failure(convert(error)))
                      }
                    }))
              }
            }))
      }, name: name)
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    _catching("Catch", { Result<P, P.Failure>.success(handler($0)) }, { $0 })
  }
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    _catching(
      "TryCatch",
      { error -> Result<P, any Error> in
        do { return .success(try handler(error)) } catch { return .failure(error) }
      }, { $0 })
  }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, Failure>(value, completion)
        var left = retries
        func attach() -> AnyCancellable {
          self._subscribe(
            { gate.send($0) },
            { reason in
              if case .failure = reason, left > 0 {
                left -= 1
                if gate.isOpen { gate.start(attach()) }
              } else {
                gate.end(reason)
              }
            })
        }
        return gate.hold(attach())
      }, name: "Retry")
  }
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher<Output, Never>(
      _subscribe: { value, completion in
        self._subscribe(
          value,
          { reason in
            if case .failure(let error) = reason { fatalError("\(prefix)\(error)") }
            completion(.finished)
          })
      }, name: _subscriptionName)
  }
}
