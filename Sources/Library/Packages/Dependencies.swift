// The dependencies of swift-dependencies, which are replaced within an operation, and the clocks of swift-clocks.
//
// Module: Dependencies, DependenciesMacros, Clocks, ComposableArchitecture

public protocol TestDependencyKey<Value> {
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}
extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}
public protocol DependencyKey<Value>: TestDependencyKey {
  static var liveValue: Value { get }
}
extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { liveValue }
}
public enum DependencyContext: Sendable { case live, preview, test }

public struct DependencyValues: Sendable {
  nonisolated(unsafe) static var _current = DependencyValues()
  /// What the keys give by themselves, which is made once.
  nonisolated(unsafe) static var _made: [ObjectIdentifier: Any] = [:]
  nonisolated(unsafe) var _values: [ObjectIdentifier: Any] = [:]
  public var context = DependencyContext.live
  public init() {}
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = _values[ObjectIdentifier(key)] { return value as! Key.Value }
      if context == .test { return Key.testValue }
      if let known = DependencyValues._made[ObjectIdentifier(key)] { return known as! Key.Value }
      let value =
        (key as? any DependencyKey.Type).map { _liveValue($0) as! Key.Value } ?? Key.testValue
      DependencyValues._made[ObjectIdentifier(key)] = value
      return value
    }
    set { _values[ObjectIdentifier(key)] = newValue }
  }
  func _merging(_ other: DependencyValues) -> DependencyValues {
    var merged = self
    for (key, value) in other._values { merged._values[key] = value }
    merged.context = other.context
    return merged
  }
}
func _liveValue<Key: DependencyKey>(_ key: Key.Type) -> Any { Key.liveValue }

@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  let outer = DependencyValues._current
  var values = outer
  try updateValuesForOperation(&values)
  DependencyValues._current = values
  defer { DependencyValues._current = outer }
  return try operation()
}
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let outer = DependencyValues._current
  var values = outer
  try updateValuesForOperation(&values)
  DependencyValues._current = values
  defer { DependencyValues._current = outer }
  return try await operation()
}
public func prepareDependencies(_ updateValues: (inout DependencyValues) -> Void) {
  updateValues(&DependencyValues._current)
}

@propertyWrapper public struct Dependency<Value>: @unchecked Sendable {
  let _initial: DependencyValues
  let _get: (DependencyValues) -> Value
  public init(_ keyPath: KeyPath<DependencyValues, Value>) {
    _initial = DependencyValues._current
    _get = { $0[keyPath: keyPath] }
  }
  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    _initial = DependencyValues._current
    _get = { $0[key] }
  }
  public var wrappedValue: Value { _get(_initial._merging(DependencyValues._current)) }
}

public struct UUIDGenerator: Sendable {
  let _generate: @Sendable () -> UUID
  public init(_ generate: @escaping @Sendable () -> UUID) { _generate = generate }
  public func callAsFunction() -> UUID { _generate() }
  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }
  public static var incrementing: UUIDGenerator {
    let next = _Counter()
    return UUIDGenerator { UUID(next.take()) }
  }
}
final class _Counter: @unchecked Sendable {
  var value = 0
  init() {}
  func take() -> Int {
    defer { value += 1 }
    return value
  }
}
extension UUID {
  public init(_ intValue: Int) {
    let digits = String(intValue, radix: 16)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    self.init(uuidString: "00000000-0000-0000-0000-" + padding + digits)!
  }
}
public struct DateGenerator: Sendable {
  let _generate: @Sendable () -> Date
  public init(_ generate: @escaping @Sendable () -> Date) { _generate = generate }
  public var now: Date {
    get { _generate() }
    set { self = DateGenerator { newValue } }
  }
  public func callAsFunction() -> Date { _generate() }
  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
}
public struct DismissEffect: Sendable {
  let _dismiss: @MainActor () async -> Void
  @MainActor public func callAsFunction() async { await _dismiss() }
  @MainActor public func callAsFunction(animation: Animation?) async { await _dismiss() }
}
public struct OpenURLEffect: Sendable {
  let _open: @Sendable (URL) async -> Bool
  public init(handler: @escaping @Sendable (URL) async -> Bool) { _open = handler }
  @discardableResult public func callAsFunction(_ url: URL) async -> Bool { await _open(url) }
}

enum _UUIDKey: DependencyKey { static var liveValue: UUIDGenerator { UUIDGenerator { UUID() } } }
enum _DateKey: DependencyKey { static var liveValue: DateGenerator { DateGenerator { Date() } } }
enum _ClockKey: DependencyKey {
  static var liveValue: any Clock<Duration> { ContinuousClock() }
}
enum _CalendarDependency: DependencyKey { static var liveValue: Calendar { .current } }
enum _LocaleDependency: DependencyKey { static var liveValue: Locale { .current } }
enum _TimeZoneDependency: DependencyKey { static var liveValue: TimeZone { .current } }
enum _URLSessionKey: DependencyKey { static var liveValue: URLSession { .shared } }
enum _MainQueueKey: DependencyKey { static var liveValue: DispatchQueue { .main } }
enum _DismissKey: DependencyKey {
  static var liveValue: DismissEffect {
    DismissEffect(_dismiss: { _noteAction("dismiss: this feature is not presented") })
  }
}
enum _OpenURLDependency: DependencyKey {
  static var liveValue: OpenURLEffect {
    OpenURLEffect { url in
      _noteAction("openURL \(url)")
      return true
    }
  }
}
extension DependencyValues {
  public var uuid: UUIDGenerator {
    get { self[_UUIDKey.self] }
    set { self[_UUIDKey.self] = newValue }
  }
  public var date: DateGenerator {
    get { self[_DateKey.self] }
    set { self[_DateKey.self] = newValue }
  }
  public var continuousClock: any Clock<Duration> {
    get { self[_ClockKey.self] }
    set { self[_ClockKey.self] = newValue }
  }
  public var suspendingClock: any Clock<Duration> {
    get { self[_ClockKey.self] }
    set { self[_ClockKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[_CalendarDependency.self] }
    set { self[_CalendarDependency.self] = newValue }
  }
  public var locale: Locale {
    get { self[_LocaleDependency.self] }
    set { self[_LocaleDependency.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[_TimeZoneDependency.self] }
    set { self[_TimeZoneDependency.self] = newValue }
  }
  public var urlSession: URLSession {
    get { self[_URLSessionKey.self] }
    set { self[_URLSessionKey.self] = newValue }
  }
  public var mainQueue: DispatchQueue {
    get { self[_MainQueueKey.self] }
    set { self[_MainQueueKey.self] = newValue }
  }
  public var dismiss: DismissEffect {
    get { self[_DismissKey.self] }
    set { self[_DismissKey.self] = newValue }
  }
  public var openURL: OpenURLEffect {
    get { self[_OpenURLDependency.self] }
    set { self[_OpenURLDependency.self] = newValue }
  }
}

extension Clock where Duration == Swift.Duration {
  /// A sequence of instants, as long as somebody waits for them.
  public func timer(interval: Swift.Duration, tolerance: Swift.Duration? = nil) -> AsyncStream<
    Instant
  > {
    let clock = self
    return AsyncStream(unfolding: {
      do {
        try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: tolerance)
      } catch {
        return nil
      }
      return clock.now
    })
  }
}
public struct _ClockInstant: InstantProtocol {
  public let offset: Duration
  public init(offset: Duration = .zero) { self.offset = offset }
  public func advanced(by duration: Duration) -> _ClockInstant {
    _ClockInstant(offset: offset + duration)
  }
  public func duration(to other: _ClockInstant) -> Duration { other.offset - offset }
  public static func < (lhs: _ClockInstant, rhs: _ClockInstant) -> Bool { lhs.offset < rhs.offset }
}
/// A clock on which nothing takes time.
public final class ImmediateClock: Clock, @unchecked Sendable {
  public typealias Instant = _ClockInstant
  public typealias Duration = Swift.Duration
  public var now = _ClockInstant()
  public var minimumResolution: Swift.Duration { .zero }
  public init(now: _ClockInstant = _ClockInstant()) { self.now = now }
  public func sleep(until deadline: _ClockInstant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    now = deadline
    await Task.yield()
  }
}
/// A clock that goes on only as a test tells it to.
public final class TestClock: Clock, @unchecked Sendable {
  public typealias Instant = _ClockInstant
  public typealias Duration = Swift.Duration
  public var now = _ClockInstant()
  public var minimumResolution: Swift.Duration { .zero }
  var _sleepers: [(until: _ClockInstant, wake: () -> Void)] = []
  public init(now: _ClockInstant = _ClockInstant()) { self.now = now }
  public func sleep(until deadline: _ClockInstant, tolerance: Swift.Duration?) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    await withCheckedContinuation { continuation in
      _sleepers.append((until: deadline, wake: { continuation.resume() }))
    }
    try Task.checkCancellation()
  }
  public func advance(by duration: Swift.Duration = .zero) async {
    let end = now.advanced(by: duration)
    await _settle()
    while let next = _sleepers.map({ $0.until }).min(), next <= end {
      now = next
      let due = _sleepers.filter { $0.until <= next }
      _sleepers.removeAll { $0.until <= next }
      for sleeper in due { sleeper.wake() }
      await _settle()
    }
    now = end
    await _settle()
  }
  public func run(timeout: Swift.Duration = .milliseconds(500)) async {
    await _settle()
    while let next = _sleepers.map({ $0.until }).min() { await advance(by: now.duration(to: next)) }
  }
  func _settle() async { for _ in 0..<20 { await Task.yield() } }
}

/// What `@DependencyClient` makes a struct of functions.
@_attached public protocol DependencyClient {}
@_attached public protocol DependencyEndpoint {}
struct _Unimplemented: Error, CustomStringConvertible {
  let description: String
}
func _unimplemented(_ endpoint: String) -> _Unimplemented {
  _noteAction("Unimplemented: '\(endpoint)'")
  return _Unimplemented(description: "Unimplemented: '\(endpoint)'")
}
public func unimplemented<Result>(_ description: String = "", placeholder: Result) -> Result {
  _noteAction("Unimplemented: '\(description)'")
  return placeholder
}
