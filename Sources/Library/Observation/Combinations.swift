// Publishers that combine several others.
//
// Loads with: Publisher

public enum Publishers {
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure>
  where B.Failure == A.Failure, B.Output == A.Output {
    a.merge(with: b)
  }
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where B.Failure == A.Failure, C.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output {
    a.merge(with: b, c)
  }
  public static func Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, B.Output == A.Output,
    C.Output == A.Output, D.Output == A.Output
  {
    a.merge(with: b, c, d)
  }
  public static func MergeMany<P: Publisher>(
    _ list: P...
  ) -> AnyPublisher<P.Output, P.Failure> {
    MergeMany(list)
  }
  public static func MergeMany<S: Swift.Sequence>(
    _ list: S
  ) -> AnyPublisher<S.Element.Output, S.Element.Failure> where S.Element: Publisher {
    AnyPublisher<S.Element.Output, S.Element.Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<S.Element.Output, S.Element.Failure>(value, completion)
        let publishers = Array(list)
        var left = publishers.count
        return gate.starting {
          if publishers.isEmpty { gate.end(.finished) }
          for publisher in publishers where gate.isOpen {
            gate.start(
              publisher._subscribe(
                { gate.send($0) },
                { reason in
                  left -= 1
                  if case .failure = reason { gate.end(reason) }
                  if left == 0 { gate.end(.finished) }
                }))
          }
        }
      }, name: "Merge")
  }
}
/// The result types of operators, by the names under which signatures mention them.
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
}
extension Publisher {
  /// Combines the values of two publishers in a state that decides what to send; both must finish.
  func _joining<P: Publisher, State, T>(
    _ name: String, _ other: P, _ initial: State,
    _ first: @escaping (inout State, Output) -> T?,
    _ second: @escaping (inout State, P.Output) -> T?,
    _ isOver: @escaping (State, Bool, Bool) -> Bool
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    AnyPublisher<T, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<T, Failure>(value, completion)
        var state = initial
        var isFirstOver = false
        var isSecondOver = false
        func pass(_ made: T?) {
          if let made { gate.send(made) }
          if isOver(state, isFirstOver, isSecondOver) { gate.end(.finished) }
        }
        return gate.join(
          {
            self._subscribe(
              { pass(first(&state, $0)) },
              { reason in
                if case .failure = reason { gate.end(reason) }
                isFirstOver = true
                pass(nil)
              })
          },
          {
            other._subscribe(
              { pass(second(&state, $0)) },
              { reason in
                if case .failure = reason { gate.end(reason) }
                isSecondOver = true
                pass(nil)
              })
          })
      }, name: name)
  }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _joining("Merge", other, 0, { $1 }, { $1 }, { _, one, two in one && two })
  }
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    _joining(
      "CombineLatest", other, (first: Output?.none, second: P.Output?.none),
      { state, value in
        state.first = value
        return state.second.map { (value, $0) }
      },
      { state, value in
        state.second = value
        return state.first.map { ($0, value) }
      },
      { state, one, two in
        one && two || one && state.first == nil || two && state.second == nil
      })
  }
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    _joining(
      "Zip", other, (first: _Queue<Output>(), second: _Queue<P.Output>()),
      { state, value in
        state.first.append(value)
        if state.second.isEmpty { return nil }
        return (state.first.removeFirst(), state.second.removeFirst())
      },
      { state, value in
        state.second.append(value)
        if state.first.isEmpty { return nil }
        return (state.first.removeFirst(), state.second.removeFirst())
      },
      { state, one, two in
        one && state.first.isEmpty || two && state.second.isEmpty
      })
  }
  public func merge<P: Publisher, Q: Publisher>(
    with p: P, _ q: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure, Q.Failure == Failure, P.Output == Output, Q.Output == Output {
    merge(with: p).merge(with: q)
  }
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<Output, Failure>
  where
    P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure, P.Output == Output,
    Q.Output == Output, R.Output == Output
  {
    merge(with: p, q).merge(with: r)
  }
  /// The values of `first`, followed by those of `second`.
  func _concatenating<A: Publisher, B: Publisher>(
    _ first: A, _ second: B
  ) -> AnyPublisher<Output, Failure>
  where
    A.Output == Output, B.Output == Output, A.Failure == Failure, B.Failure == Failure
  {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, Failure>(value, completion)
        return gate.hold(
          first._subscribe(
            { gate.send($0) },
            { reason in
              if case .failure = reason {
                gate.end(reason)
              } else if gate.isOpen {
                gate.start(second._subscribe({ gate.send($0) }, { gate.end($0) }))
              }
            }))
      }, name: "Concatenate")
  }
  public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _concatenating(self, other)
  }
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }
  public func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    _concatenating(other, self)
  }
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }
  public func prefix<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, Failure>(value, completion)
        return gate.join(
          { other._subscribe({ _ in gate.end(.finished) }, { _ in }) },
          { self._subscribe({ gate.send($0) }, { gate.end($0) }) })
      }, name: "PrefixUntilOutput")
  }
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher<Output, Failure>(
      _subscribe: { value, completion in
        let gate = _Gate<Output, Failure>(value, completion)
        var isDropping = true
        return gate.join(
          {
            other._subscribe(
              { _ in isDropping = false },
              { reason in
                if isDropping { gate.end(reason) }
              })
          },
          { self._subscribe({ if !isDropping { gate.send($0) } }, { gate.end($0) }) })
      }, name: "DropUntilOutput")
  }
}
