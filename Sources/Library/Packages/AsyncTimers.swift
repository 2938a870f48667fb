// The timer of swift-async-algorithms.
//
// Module: AsyncAlgorithms

/// The instants at which an interval has passed.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  public typealias Element = C.Instant
  public typealias Failure = Never
  let _interval: C.Duration
  let _clock: C
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    _interval = interval
    _clock = clock
  }
  public static func repeating(
    every interval: C.Duration, tolerance: C.Duration? = nil, clock: C
  ) -> AsyncTimerSequence<C> { AsyncTimerSequence(interval: interval, clock: clock) }
  public struct Iterator: AsyncIteratorProtocol {
    let _interval: C.Duration
    let _clock: C
    var _last: C.Instant?
    public mutating func next() async -> C.Instant? {
      let next = (_last ?? _clock.now).advanced(by: _interval)
      do {
        try await _clock.sleep(until: next, tolerance: nil)
      } catch {
        return nil
      }
      _last = next
      return _clock.now
    }
  }
  public func makeAsyncIterator() -> Iterator {
    Iterator(_interval: _interval, _clock: _clock, _last: nil)
  }
}
extension AsyncTimerSequence where C == ContinuousClock {
  public static func repeating(every interval: Duration) -> AsyncTimerSequence<ContinuousClock> {
    AsyncTimerSequence(interval: interval, clock: ContinuousClock())
  }
}
