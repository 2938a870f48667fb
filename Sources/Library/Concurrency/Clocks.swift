// Clocks, all of which show the session's time.

public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
  associatedtype Duration: DurationProtocol
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}
public protocol Clock<Duration>: Sendable {
  associatedtype Duration where Duration == Instant.Duration
  associatedtype Instant: InstantProtocol
  var now: Instant { get }
  var minimumResolution: Instant.Duration { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}
extension Clock {
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
  public func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
  public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

public struct ContinuousClock: Clock, Sendable {
  public struct Instant: InstantProtocol, Hashable, Sendable {
    public typealias Duration = Swift.Duration
    var _offset: Swift.Duration
    public static var now: ContinuousClock.Instant { ContinuousClock().now }
    public func advanced(by duration: Swift.Duration) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_offset: _offset + duration)
    }
    public func duration(to other: ContinuousClock.Instant) -> Swift.Duration {
      other._offset - _offset
    }
    public static func < (
      lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant
    ) -> Bool {
      lhs._offset < rhs._offset
    }
    public static func + (
      lhs: ContinuousClock.Instant, rhs: Swift.Duration
    ) -> ContinuousClock.Instant { lhs.advanced(by: rhs) }
    public static func - (
      lhs: ContinuousClock.Instant, rhs: Swift.Duration
    ) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_offset: lhs._offset - rhs)
    }
    public static func - (
      lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant
    ) -> Swift.Duration { rhs.duration(to: lhs) }
  }
  public typealias Duration = Swift.Duration
  public init() {}
  public static var now: ContinuousClock.Instant { ContinuousClock().now }
  public var now: ContinuousClock.Instant {
    ContinuousClock.Instant(_offset: Swift.Duration._nanoseconds(_uptime()))
  }
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }
  public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    try await _sleep(now.duration(to: deadline)._nanoseconds)
  }
}

public struct SuspendingClock: Clock, Sendable {
  public typealias Instant = ContinuousClock.Instant
  public typealias Duration = Swift.Duration
  public init() {}
  public static var now: ContinuousClock.Instant { ContinuousClock().now }
  public var now: ContinuousClock.Instant { ContinuousClock().now }
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }
  public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
}

extension Clock where Self == ContinuousClock {
  public static var continuous: ContinuousClock { ContinuousClock() }
}
extension Clock where Self == SuspendingClock {
  public static var suspending: SuspendingClock { SuspendingClock() }
}
