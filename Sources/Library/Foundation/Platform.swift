final class ProcessInfo {
  static let processInfo = ProcessInfo()
  init() {}
  let environment: [String: String] = [:]
  var arguments: [String] { CommandLine.arguments }
  let processName = "main"
  var processIdentifier: Int32 { 1 }
  var hostName: String { "localhost" }
  var processorCount: Int { 1 }
  var activeProcessorCount: Int { 1 }
  var physicalMemory: UInt64 { 1 << 30 }
  var isLowPowerModeEnabled: Bool { false }
  var globallyUniqueString: String { UUID().uuidString }
  var userName: String { "user" }
  var fullUserName: String { "user" }
  var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
  }
  var operatingSystemVersionString: String { "Version 26.0" }
  func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
  enum ThermalState: Int { case nominal, fair, serious, critical }
  var thermalState: ThermalState { .nominal }
  var systemUptime: Double { Date._now() }
}
struct OperatingSystemVersion: Sendable {
  var majorVersion: Int
  var minorVersion: Int
  var patchVersion: Int
  init() { self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }
  init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}
// Code that runs on a thread of its own runs on a global queue.
class Thread: NSObject {
  static let mainThread = Thread()
  static var isMainThread: Bool { _isMainThread() }
  static var current: Thread { _isMainThread() ? mainThread : Thread() }
  static func isMultiThreaded() -> Bool { true }
  static func detachNewThread(_ block: @escaping () -> Void) {
    DispatchQueue.global().async { block() }
  }
  static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
  static var callStackSymbols: [String] { [] }
  let _block: () -> Void
  override init() { _block = {} }
  init(block: @escaping () -> Void) { _block = block }
  var name: String?
  var stackSize = 0
  var qualityOfService = QualityOfService.default
  var threadDictionary = NSMutableDictionary()
  private(set) var isExecuting = false
  private(set) var isFinished = false
  private(set) var isCancelled = false
  var isMainThread: Bool { self === Thread.mainThread }
  func cancel() { isCancelled = true }
  func main() { _block() }
  func start() {
    DispatchQueue.global().async {
      self.isExecuting = true
      self.main()
      self.isExecuting = false
      self.isFinished = true
    }
  }
  static func sleep(forTimeInterval interval: Double) {
    _passTime(Int((interval * 1_000_000_000).rounded()))
  }
}
enum QualityOfService: Int {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}
protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
class NSLock: NSObject, NSLocking {
  var name: String?
  var _isLocked = false
  /// Whether another owner holds the lock.
  var _isTaken: Bool { _isLocked }
  func _take() { _isLocked = true }
  func lock() {
    _block { self._isTaken }
    _take()
  }
  func unlock() { _isLocked = false }
  func `try`() -> Bool {
    if _isTaken { return false }
    _take()
    return true
  }
  func lock(before limit: Date) -> Bool {
    let deadline = DispatchTime.now() + limit.timeIntervalSinceNow
    return _waited(until: deadline) { self._isTaken } == .success && self.try()
  }
}
class NSRecursiveLock: NSLock {
  var _holder = 0
  var _depth = 0
  override var _isTaken: Bool { _isLocked && _holder != _threadNumber() }
  override func _take() {
    _isLocked = true
    _holder = _threadNumber()
    _depth += 1
  }
  override func unlock() {
    _depth -= 1
    if _depth <= 0 { _isLocked = false }
  }
}
final class NSCondition: NSLock {
  var _isSignalled = false
  func wait() {
    _isSignalled = false
    unlock()
    _block { !self._isSignalled }
    lock()
  }
  func wait(until limit: Date) -> Bool {
    _isSignalled = false
    var isLate = false
    _ = _setAlarm(Int(limit.timeIntervalSinceNow * 1_000_000_000)) { isLate = true }
    unlock()
    _block { !self._isSignalled && !isLate }
    lock()
    return _isSignalled
  }
  func signal() { _isSignalled = true }
  func broadcast() { _isSignalled = true }
}
func CFAbsoluteTimeGetCurrent() -> Double { Date._now() }
