// Operators on the values of one publisher.
//
// Loads with: Publisher

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    _mapping(transform)
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    _mapping { $0[keyPath: keyPath] }
  }
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    _mapping { ($0[keyPath: first], $0[keyPath: second]) }
  }
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> AnyPublisher<(A, B, C), Failure> {
    _mapping { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    _selecting("CompactMap", transform)
  }
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _selecting("Filter") { isIncluded($0) ? $0 : nil }
  }
  /// Sends the results of `select` that are not nil, with a state for each subscriber.
  func _remembering<State, T>(
    _ name: String, _ initial: State, _ select: @escaping (inout State, Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(
      _subscribe: { value, completion in
        var state = initial
        return self._selecting(name) { select(&state, $0) }._subscribe(value, completion)
      }, name: name)
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    precondition(count >= 0, "count must not be negative")
    return _remembering("Drop", count) { left, value in
      if left == 0 { return value }
      left -= 1
      return nil
    }
  }
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _remembering("DropWhile", true) { isDropping, value in
      if isDropping { isDropping = predicate(value) }
      return isDropping ? nil : value
    }
  }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    _remembering("Scan", initialResult) { result, value -> T? in
      result = nextPartialResult(result, value)
      return result
    }
  }
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _remembering("RemoveDuplicates", Output?.none) { last, value in
      if let known = last, predicate(known, value) { return nil }
      last = value
      return value
    }
  }
  /// Consumes all values, and sends a result at the end.
  func _reducing<State, T>(
    _ name: String, _ initial: State, _ receive: @escaping (inout State, Output) -> Void,
    _ result: @escaping (State) -> T?
  ) -> AnyPublisher<T, Failure> {
    _gathering(name) { gate in
      var state = initial
      return (
        { receive(&state, $0) },
        { reason in
          if case .finished = reason, let made = result(state) { gate.send(made) }
          gate.end(reason)
        }
      )
    }
  }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    _reducing("Reduce", initialResult, { $0 = nextPartialResult($0, $1) }, { $0 })
  }
  public func collect() -> AnyPublisher<[Output], Failure> {
    _reducing("Collect", [Output](), { $0.append($1) }, { $0 })
  }
  public func count() -> AnyPublisher<Int, Failure> {
    _reducing("Count", 0, { count, _ in count += 1 }, { $0 })
  }
  public func last() -> AnyPublisher<Output, Failure> {
    _reducing("Last", Output?.none, { $0 = $1 }, { $0 })
  }
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _reducing("LastWhere", Output?.none, { if predicate($1) { $0 = $1 } }, { $0 })
  }
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _reducing(
      "Comparison", Output?.none,
      { most, value in
        if let known = most, areInIncreasingOrder(value, known) { return }
        most = value
      }, { $0 })
  }
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _reducing(
      "Comparison", Output?.none,
      { least, value in
        if let known = least, !areInIncreasingOrder(value, known) { return }
        least = value
      }, { $0 })
  }
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    precondition(count > 0, "count must be positive")
    return _gathering("CollectByCount") { gate in
      var list: [Output] = []
      func flush() {
        let made = list
        list = []
        if !made.isEmpty { gate.send(made) }
      }
      return (
        {
          list.append($0)
          if list.count == count { flush() }
        },
        { reason in
          if case .finished = reason { flush() }
          gate.end(reason)
        }
      )
    }
  }
  /// Sends values until `isLast` returns true for one; nil means it is not sent.
  func _ending(
    _ name: String, _ isLast: @escaping (Int, Output) -> Bool?
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
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
      }, name: name)
  }
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    if maxLength == 0 {
      return Empty<Output, Failure>().eraseToAnyPublisher()
    }
    return _ending("Output") { count, _ in count >= maxLength }
  }
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _ending("PrefixWhile") { _, value in predicate(value) ? false : nil }
  }
  /// Sends the first value that `select` returns, after cancelling the publisher.
  func _finding<T>(
    _ name: String, _ select: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    _gathering(name) { gate in
      (
        { output in
          if !gate.isOpen { return }
          guard let made = select(output) else { return }
          gate.close()
          gate.value(made)
          gate.completion(.finished)
        }, { gate.end($0) }
      )
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { _finding("First") { $0 } }
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    _finding("FirstWhere") { predicate($0) ? $0 : nil }
  }
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    _finding("AllSatisfy") { predicate($0) ? nil : false }.replaceEmpty(with: true)
  }
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    _finding("Contains") { predicate($0) ? true : nil }.replaceEmpty(with: false)
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    output(in: index...index)
  }
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.upperBound - bounds.lowerBound)
  }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    _gathering("IgnoreOutput") { gate in ({ _ in }, { gate.end($0) }) }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        var isEmpty = true
        return self._subscribe(
          {
            isEmpty = false
            value($0)
          },
          { reason in
            if case .finished = reason, isEmpty { value(output) }
            completion(reason)
          })
      }, name: "ReplaceEmpty")
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure>
  where Output == T? {
    _mapping { $0 ?? output }
  }
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
  where Failure == Never {
    AnyPublisher<Output, E>(
      _subscribe: { value, completion in
        self._subscribe(value, { _ in completion(.finished) })
      }, name: _subscriptionName)
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
  public func max() -> AnyPublisher<Output, Failure> { max { $0 < $1 } }
  public func min() -> AnyPublisher<Output, Failure> { min { $0 < $1 } }
}
