// The algorithms of swift-async-algorithms on asynchronous sequences.
//
// Module: AsyncAlgorithms

/// A sequence of what several tasks send, which begin with the first element that is asked for.
func _gathering<Element, Failure: Error>(
  _ start: @escaping (AsyncThrowingStream<Element, any Error>.Continuation) -> [Task<Void, Never>]
) -> _AsyncAdapter<Element, Failure> {
  _AsyncAdapter<Element, Failure>(_make: {
    let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
    let tasks = start(continuation)
    continuation.onTermination = { _ in for task in tasks { task.cancel() } }
    var iterator = stream.makeAsyncIterator()
    return { try await iterator.next() }
  })
}
/// Sends all elements of a sequence, then says that it is over.
func _pumping<S: AsyncSequence>(
  _ sequence: S, _ fail: @escaping (any Error) -> Void, _ end: @escaping () -> Void,
  _ send: @escaping (S.Element) -> Void
) -> Task<Void, Never> {
  Task {
    do {
      for try await element in sequence { send(element) }
      end()
    } catch {
      fail(error)
    }
  }
}

public func merge<A: AsyncSequence, B: AsyncSequence>(
  _ base1: A, _ base2: B
) -> _AsyncAdapter<A.Element, A.Failure> where A.Element == B.Element, A.Failure == B.Failure {
  _gathering { continuation in
    var left = 2
    func end() {
      left -= 1
      if left == 0 { continuation.finish() }
    }
    let fail = { (error: any Error) in continuation.finish(throwing: error) }
    return [
      _pumping(base1, fail, end) { continuation.yield($0) },
      _pumping(base2, fail, end) { continuation.yield($0) },
    ]
  }
}
public func merge<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
  _ base1: A, _ base2: B, _ base3: C
) -> _AsyncAdapter<A.Element, A.Failure>
where
  A.Element == B.Element, A.Element == C.Element, A.Failure == B.Failure, A.Failure == C.Failure
{
  merge(merge(base1, base2), base3)
}
public func combineLatest<A: AsyncSequence, B: AsyncSequence>(
  _ base1: A, _ base2: B
) -> _AsyncAdapter<(A.Element, B.Element), A.Failure> where A.Failure == B.Failure {
  _gathering { continuation in
    var (first, second): (A.Element?, B.Element?) = (nil, nil)
    var left = 2
    func end() {
      left -= 1
      if left == 0 { continuation.finish() }
    }
    func tell() {
      if let first, let second { continuation.yield((first, second)) }
    }
    let fail = { (error: any Error) in continuation.finish(throwing: error) }
    return [
      _pumping(base1, fail, end) {
        first = $0
        tell()
      },
      _pumping(base2, fail, end) {
        second = $0
        tell()
      },
    ]
  }
}
public func combineLatest<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
  _ base1: A, _ base2: B, _ base3: C
) -> _AsyncAdapter<(A.Element, B.Element, C.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure {
  combineLatest(combineLatest(base1, base2), base3)._map { ($0.0.0, $0.0.1, $0.1) }
}
public func zip<A: AsyncSequence, B: AsyncSequence>(
  _ base1: A, _ base2: B
) -> _AsyncAdapter<(A.Element, B.Element), A.Failure> where A.Failure == B.Failure {
  _AsyncAdapter<(A.Element, B.Element), A.Failure>(_make: {
    var (first, second) = (base1.makeAsyncIterator(), base2.makeAsyncIterator())
    return {
      guard let one = try await first.next(), let two = try await second.next() else { return nil }
      return (one, two)
    }
  })
}
public func zip<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
  _ base1: A, _ base2: B, _ base3: C
) -> _AsyncAdapter<(A.Element, B.Element, C.Element), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure {
  zip(zip(base1, base2), base3)._map { ($0.0.0, $0.0.1, $0.1) }
}
public func chain<A: AsyncSequence, B: AsyncSequence>(
  _ s1: A, _ s2: B
) -> _AsyncAdapter<A.Element, A.Failure> where A.Element == B.Element, A.Failure == B.Failure {
  _AsyncAdapter<A.Element, A.Failure>(_make: {
    var (first, second) = (s1.makeAsyncIterator(), s2.makeAsyncIterator())
    var isOver = false
    return {
      if !isOver {
        if let element = try await first.next() { return element }
        isOver = true
      }
      return try await second.next()
    }
  })
}
public func chain<A: AsyncSequence, B: AsyncSequence, C: AsyncSequence>(
  _ s1: A, _ s2: B, _ s3: C
) -> _AsyncAdapter<A.Element, A.Failure>
where
  A.Element == B.Element, A.Element == C.Element, A.Failure == B.Failure, A.Failure == C.Failure
{
  chain(chain(s1, s2), s3)
}

extension Sequence {
  /// The elements, as an asynchronous sequence.
  public var async: _AsyncAdapter<Element, Never> {
    let base = self
    return _AsyncAdapter<Element, Never>(_make: {
      var iterator = base.makeIterator()
      return { iterator.next() }
    })
  }
}

extension AsyncSequence {
  public func adjacentPairs() -> _AsyncAdapter<(Element, Element), Failure> {
    _AsyncAdapter<(Element, Element), Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var last: Element?
      return {
        if last == nil { last = try await iterator.next() }
        guard let before = last, let next = try await iterator.next() else { return nil }
        last = next
        return (before, next)
      }
    })
  }
  public func removeDuplicates(
    by predicate: @escaping (Element, Element) async -> Bool
  ) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var last: Element?
      return {
        while let next = try await iterator.next() {
          if let before = last, await predicate(before, next) { continue }
          last = next
          return next
        }
        return nil
      }
    })
  }
  public func removeDuplicates() -> _AsyncAdapter<Element, Failure> where Element: Equatable {
    removeDuplicates { $0 == $1 }
  }
  public func compacted<Unwrapped>() -> _AsyncAdapter<Unwrapped, Failure>
  where Element == Unwrapped? {
    _compactMap { $0 }
  }
  public func interspersed(with separator: Element) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var (held, isFirst): (Element?, Bool) = (nil, true)
      return {
        if let element = held {
          held = nil
          return element
        }
        guard let next = try await iterator.next() else { return nil }
        if isFirst {
          isFirst = false
          return next
        }
        held = next
        return separator
      }
    })
  }
  public func joined() -> _AsyncAdapter<Element.Element, Failure>
  where Element: AsyncSequence, Element.Failure == Failure {
    _flatMap { $0 }
  }
  public func reductions<Result>(
    _ initial: Result, _ transform: @escaping (Result, Element) async -> Result
  ) -> _AsyncAdapter<Result, Failure> {
    _AsyncAdapter<Result, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var result = initial
      return {
        guard let next = try await iterator.next() else { return nil }
        result = await transform(result, next)
        return result
      }
    })
  }
  public func reductions(
    _ transform: @escaping (Element, Element) async -> Element
  ) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var result: Element?
      return {
        guard let next = try await iterator.next() else { return nil }
        if let before = result { result = await transform(before, next) } else { result = next }
        return result
      }
    })
  }

  public func chunks(ofCount count: Int) -> _AsyncAdapter<[Element], Failure> {
    precondition(count > 0)
    return _AsyncAdapter<[Element], Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      return {
        var chunk: [Element] = []
        while chunk.count < count, let next = try await iterator.next() { chunk.append(next) }
        return chunk.isEmpty ? nil : chunk
      }
    })
  }
  public func chunked(
    by belongInSameGroup: @escaping (Element, Element) -> Bool
  ) -> _AsyncAdapter<[Element], Failure> {
    _AsyncAdapter<[Element], Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var held: Element?
      return {
        if held == nil { held = try await iterator.next() }
        guard var last = held else { return nil }
        var chunk = [last]
        held = nil
        while let next = try await iterator.next() {
          if !belongInSameGroup(last, next) {
            held = next
            break
          }
          chunk.append(next)
          last = next
        }
        return chunk
      }
    })
  }
  public func chunked<Subject: Equatable>(
    on projection: @escaping (Element) -> Subject
  ) -> _AsyncAdapter<(Subject, [Element]), Failure> {
    chunked { projection($0) == projection($1) }._map { (projection($0[0]), $0) }
  }

  /// The last element before each pause.
  public func debounce<C: Clock>(
    for interval: C.Duration, tolerance: C.Duration? = nil, clock: C
  ) -> _AsyncAdapter<Element, Failure> {
    let base = self
    return _gathering { continuation in
      var (waiting, number): (Element?, Int) = (nil, 0)
      func tell() {
        if let element = waiting { continuation.yield(element) }
        waiting = nil
      }
      return [
        _pumping(
          base, { continuation.finish(throwing: $0) },
          {
            tell()
            continuation.finish()
          }
        ) { element in
          waiting = element
          number += 1
          let own = number
          Task {
            try? await clock.sleep(
              until: clock.now.advanced(by: interval), tolerance: tolerance)
            if own == number { tell() }
          }
        }
      ]
    }
  }
  public func debounce(
    for interval: Duration, tolerance: Duration? = nil
  ) -> _AsyncAdapter<Element, Failure> {
    debounce(for: interval, tolerance: tolerance, clock: ContinuousClock())
  }
  /// At most one element for each interval.
  public func throttle<C: Clock>(
    for interval: C.Duration, clock: C, latest: Bool = true
  ) -> _AsyncAdapter<Element, Failure> {
    _AsyncAdapter<Element, Failure>(_make: {
      var iterator = self.makeAsyncIterator()
      var last: C.Instant?
      return {
        var held: Element?
        while let next = try await iterator.next() {
          if latest || held == nil { held = next }
          if let last, clock.now < last.advanced(by: interval) { continue }
          last = clock.now
          return held
        }
        if held != nil, let last {
          try? await clock.sleep(until: last.advanced(by: interval), tolerance: nil)
        }
        return held
      }
    })
  }
  public func throttle(
    for interval: Duration, latest: Bool = true
  ) -> _AsyncAdapter<Element, Failure> {
    throttle(for: interval, clock: ContinuousClock(), latest: latest)
  }
  /// Elements are taken before they are asked for.
  public func buffer(policy: AsyncBufferSequencePolicy) -> _AsyncAdapter<Element, Failure> {
    let base = self
    return _gathering { continuation in
      [
        _pumping(
          base, { continuation.finish(throwing: $0) }, { continuation.finish() }
        ) { continuation.yield($0) }
      ]
    }
  }
}
public struct AsyncBufferSequencePolicy: Sendable {
  public static func bounded(_ limit: Int) -> Self { Self() }
  public static var unbounded: Self { Self() }
  public static func bufferingLatest(_ limit: Int) -> Self { Self() }
  public static func bufferingOldest(_ limit: Int) -> Self { Self() }
}
extension RangeReplaceableCollection {
  public init<Source: AsyncSequence>(_ source: Source) async throws
  where Source.Element == Element {
    self.init()
    for try await element in source { append(element) }
  }
  public init<Source: AsyncSequence>(_ source: Source) async
  where Source.Element == Element, Source.Failure == Never {
    self.init()
    for await element in source { append(element) }
  }
}

/// A channel whose senders wait until their elements are taken.
public final class AsyncChannel<Element>: AsyncSequence, @unchecked Sendable {
  public typealias Failure = Never
  var _senders: [(element: Element, wake: () -> Void)] = []
  var _takers: [(Element?) -> Void] = []
  var _isFinished = false
  public init(element elementType: Element.Type = Element.self) {}
  public func send(_ element: Element) async {
    if _isFinished { return }
    if !_takers.isEmpty {
      _takers.removeFirst()(element)
      return
    }
    await withCheckedContinuation { continuation in
      _senders.append((element: element, wake: { continuation.resume() }))
    }
  }
  public func finish() {
    _isFinished = true
    for sender in _senders { sender.wake() }
    for taker in _takers { taker(nil) }
    (_senders, _takers) = ([], [])
  }
  func _take() async -> Element? {
    if !_senders.isEmpty {
      let sender = _senders.removeFirst()
      sender.wake()
      return sender.element
    }
    if _isFinished { return nil }
    return await withCheckedContinuation { continuation in
      _takers.append { continuation.resume(returning: $0) }
    }
  }
  public struct Iterator: AsyncIteratorProtocol {
    let _channel: AsyncChannel<Element>
    public mutating func next() async -> Element? { await _channel._take() }
  }
  public func makeAsyncIterator() -> Iterator { Iterator(_channel: self) }
}
