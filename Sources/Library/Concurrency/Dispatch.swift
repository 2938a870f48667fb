// Dispatch queues, groups and semaphores. All queues run on the scheduler of tasks.

public enum DispatchTimeInterval: Equatable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
  var _nanoseconds: Int {
    switch self {
    case .seconds(let count): return count * 1_000_000_000
    case .milliseconds(let count): return count * 1_000_000
    case .microseconds(let count): return count * 1000
    case .nanoseconds(let count): return count
    case .never: return Int.max
    }
  }
}

public struct DispatchTime: Comparable {
  var _time: Int
  public static let distantFuture = DispatchTime(_time: Int.max)
  public static func now() -> DispatchTime { DispatchTime(_time: _uptime()) }
  public init(_time: Int) { self._time = _time }
  public init(uptimeNanoseconds: UInt64) { _time = Int(clamping: uptimeNanoseconds) }
  public var uptimeNanoseconds: UInt64 { UInt64(_time) }
  public static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
    DispatchTime(_time: lhs._time + Int((rhs * 1_000_000_000).rounded()))
  }
  public static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(_time: rhs == .never ? Int.max : lhs._time + rhs._nanoseconds)
  }
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    lhs._time < rhs._time
  }
}

public final class DispatchWorkItem {
  public struct Flags: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let barrier = DispatchWorkItemFlags(rawValue: 1)
    public static let detached = DispatchWorkItemFlags(rawValue: 2)
    public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
    public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
    public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
    public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
  }
  let _work: () -> Void
  var _isDone = false
  var _notified: [() -> Void] = []
  public private(set) var isCancelled = false
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    _work = block
  }
  public func perform() {
    if !isCancelled { _work() }
    _isDone = true
    let list = _notified
    _notified = []
    for work in list { work() }
  }
  public func cancel() { isCancelled = true }
  public func wait() { _block { !self._isDone } }
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _waited(until: timeout) { !self._isDone }
  }
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if _isDone {
      queue.async(execute: work)
    } else {
      _notified.append { queue.async(execute: work) }
    }
  }
}
public typealias DispatchWorkItemFlags = DispatchWorkItem.Flags

public struct DispatchQoS: Equatable {
  public enum QoSClass: Equatable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public var qosClass: DispatchQoS.QoSClass
  public var relativePriority = 0
  public static let background = DispatchQoS(qosClass: .background)
  public static let utility = DispatchQoS(qosClass: .utility)
  public static let `default` = DispatchQoS(qosClass: .default)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}

public enum DispatchTimeoutResult { case success, timedOut }

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

public final class DispatchSpecificKey<T> {
  public init() {}
}

public final class DispatchQueue {
  public let label: String
  public let qos: DispatchQoS
  public struct Attributes: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = DispatchQueue.Attributes(rawValue: 1)
    public static let initiallyInactive = DispatchQueue.Attributes(rawValue: 2)
  }
  public enum AutoreleaseFrequency { case inherit, workItem, never }
  public init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    _isConcurrent = attributes.contains(.concurrent)
  }
  public func activate() {}
  let _isConcurrent: Bool
  // The work items that have not started, oldest first.
  var _waiting = _Queue<() -> Void>()
  // The number of pending barriers.
  var _barriers = 0
  // Whether a work item of a serial queue is blocked halfway, and how many turns came meanwhile.
  var _isBusy = false
  var _late = 0
  func _runNext() {
    if _isConcurrent {
      if !_waiting.isEmpty { _perform(_waiting.removeFirst()) }
      return
    }
    if _isBusy {
      _late += 1
      return
    }
    _isBusy = true
    if !_waiting.isEmpty { _perform(_waiting.removeFirst()) }
    _isBusy = false
    if _late > 0 {
      _late -= 1
      _spawnNext()
    }
  }
  func _spawnNext() {
    _ = _spawn({ self._runNext() }, nil, self === DispatchQueue.main)
  }
  /// Runs the iterations one after the other.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for i in 0..<max(0, iterations) { work(i) }
  }
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  static let _global = DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
  public enum GlobalQueuePriority { case high, `default`, low, background }
  public static func global(priority: GlobalQueuePriority) -> DispatchQueue { _global }
  /// Runs work on the thread of the queue.
  func _perform(_ work: () -> Void) {
    let outer = DispatchQueue._current
    DispatchQueue._current = self
    defer { DispatchQueue._current = outer }
    if self === DispatchQueue.main { _onMainThread(work) } else { _onOtherThread(work) }
  }
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    if flags.contains(.barrier) {
      _barriers += 1
      _waiting.append {
        self._barriers -= 1
        work()
      }
    } else {
      _waiting.append(work)
    }
    _spawnNext()
  }
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }
  public func async(execute item: DispatchWorkItem) { async { item.perform() } }
  public func async(group: DispatchGroup, execute item: DispatchWorkItem) {
    async(group: group) { item.perform() }
  }
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    _ = _setAlarm(deadline._time - _uptime(), isMain: self === DispatchQueue.main) {
      self._waiting.append(work)
      self._runNext()
    }
  }
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
  public func sync(execute item: DispatchWorkItem) { sync { item.perform() } }
  public func sync<T>(
    flags: DispatchWorkItemFlags = [], execute work: () throws -> T
  ) rethrows -> T {
    if self === DispatchQueue.main { return try _onMainThread(work) }
    // Earlier work runs first.
    if !_isConcurrent || flags.contains(.barrier) || _barriers > 0 {
      _block { self._isBusy }
      while !_waiting.isEmpty { _runNext() }
    }
    let outer = DispatchQueue._current
    DispatchQueue._current = self
    defer { DispatchQueue._current = outer }
    return try work()
  }
  /// The queue whose work is running.
  static var _current: DispatchQueue?
  var _specifics: [ObjectIdentifier: Any] = [:]
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    _specifics[ObjectIdentifier(key)] = value
  }
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    _specifics[ObjectIdentifier(key)] as? T
  }
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    (_current ?? main).getSpecific(key: key)
  }
}

@MainActor func _onMainThread<T>(_ work: () throws -> T) rethrows -> T { try work() }
@concurrent func _onOtherThread<T>(_ work: () throws -> T) rethrows -> T { try work() }

public final class DispatchGroup {
  var _count = 0
  var _notified: [() -> Void] = []
  public init() {}
  public func enter() { _count += 1 }
  public func leave() {
    _count -= 1
    if _count == 0 {
      let list = _notified
      _notified = []
      for work in list { work() }
    }
  }
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if _count == 0 {
      queue.async(execute: work)
    } else {
      _notified.append { queue.async(execute: work) }
    }
  }
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
  public func wait() { _block { self._count > 0 } }
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _waited(until: timeout) { self._count > 0 }
  }
}

/// Blocks, while other jobs run, until `isBusy` is false or the timeout is reached.
func _waited(
  until timeout: DispatchTime, _ isBusy: @escaping () -> Bool
) -> DispatchTimeoutResult {
  var isLate = timeout._time <= _uptime()
  var alarm: Int?
  if !isLate, timeout != .distantFuture {
    alarm = _setAlarm(timeout._time - _uptime()) { isLate = true }
  }
  _block { isBusy() && !isLate }
  if let alarm, !isLate { _cancelAlarm(alarm) }
  return isBusy() ? .timedOut : .success
}

public final class DispatchSemaphore {
  var _value: Int
  public init(value: Int) { _value = value }
  @discardableResult
  public func signal() -> Int {
    _value += 1
    return _value <= 0 ? 1 : 0
  }
  public func wait() {
    _block { self._value <= 0 }
    _value -= 1
  }
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let result = _waited(until: timeout) { self._value <= 0 }
    if result == .success { _value -= 1 }
    return result
  }
}

public func dispatchMain() -> Never {
  _turn { true }
  fatalError()
}
