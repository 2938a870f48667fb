extension PreludeLibrary {
  static let userDefaults = PreludeChunk(
    names: ["UserDefaults"],
    text: #"""
      final class UserDefaults {
        static let standard = UserDefaults()
        var _values: [String: Any] = [:]
        // What shows a value is told when it is set.
        var _followers: [String: (Any?) -> Void] = [:]
        // What holds where nothing is set.
        var _usual: [String: Any] = [:]
        static var _suites: [String: UserDefaults] = [:]
        static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
        init() {}
        // All of one suite hold the same.
        init?(suiteName: String?) {
          guard let suiteName else { return }
          _name = suiteName
          if let first = UserDefaults._suites[suiteName] {
            _first = first
          } else {
            UserDefaults._suites[suiteName] = self
          }
        }
        var _first: UserDefaults?
        /// What is held: that of the first of its suite.
        var _root: UserDefaults { _first ?? self }
        var _name = ""
        func _find(_ key: String) -> Any? {
          if let first = _first { return first._find(key) }
          if let value = _values[key] { return value }
          return _usual[key]
        }
        func object(forKey key: String) -> Any? { _find(key) }
        func value(forKey key: String) -> Any? { _find(key) }
        func string(forKey key: String) -> String? {
          guard let value = _find(key) else { return nil }
          return String(describing: value)
        }
        func integer(forKey key: String) -> Int {
          if let number = _find(key) as? Int { return number }
          if let number = _find(key) as? Double { return Int(number) }
          if let flag = _find(key) as? Bool { return flag ? 1 : 0 }
          if let text = _find(key) as? String { return Int(text) ?? 0 }
          return 0
        }
        func double(forKey key: String) -> Double {
          if let number = _find(key) as? Double { return number }
          if let number = _find(key) as? Int { return Double(number) }
          if let text = _find(key) as? String { return Double(text) ?? 0 }
          return 0
        }
        func float(forKey key: String) -> Float { Float(double(forKey: key)) }
        func bool(forKey key: String) -> Bool {
          if let flag = _find(key) as? Bool { return flag }
          return integer(forKey: key) != 0
        }
        func array(forKey key: String) -> [Any]? { _find(key) as? [Any] }
        func stringArray(forKey key: String) -> [String]? { _find(key) as? [String] }
        func dictionary(forKey key: String) -> [String: Any]? { _find(key) as? [String: Any] }
        func data(forKey key: String) -> Data? { _find(key) as? Data }
        func url(forKey key: String) -> URL? { _find(key) as? URL }
        func set(_ value: Any?, forKey key: String) {
          if let first = _first { return first.set(value, forKey: key) }
          _values[key] = value
          _followers[key]?(_find(key))
        }
        func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
        func removeObject(forKey key: String) { set(nil, forKey: key) }
        func register(defaults: [String: Any]) {
          if let first = _first { return first.register(defaults: defaults) }
          for (key, value) in defaults { _usual[key] = value }
        }
        func dictionaryRepresentation() -> [String: Any] {
          _first?.dictionaryRepresentation() ?? _usual.merging(_values, uniquingKeysWith: { $1 })
        }
        // There is one application: its domain is all that is set.
        func persistentDomain(forName name: String) -> [String: Any]? { _values }
        func setPersistentDomain(_ domain: [String: Any], forName name: String) {
          removePersistentDomain(forName: name)
          for (key, value) in domain { set(value, forKey: key) }
        }
        func removePersistentDomain(forName name: String) {
          for key in _values.keys.sorted() { removeObject(forKey: key) }
        }
        func addSuite(named name: String) {}
        func removeSuite(named name: String) {}
        static func resetStandardUserDefaults() {}
        @discardableResult
        func synchronize() -> Bool { true }
      }
      """#)

  static let notifications = PreludeChunk(
    names: ["Notification", "NotificationCenter", "NSNotification", "_NotificationObserver"],
    text: #"""
      typealias NSNotification = Notification
      struct Notification {
        struct Name: Hashable, RawRepresentable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        var name: Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
        init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
      }
      final class _NotificationObserver: NSObject {
        let name: Notification.Name?
        let object: AnyObject?
        let run: (Notification) -> Void
        /// The object that a method of is called, where that was asked for.
        weak var target: AnyObject?
        init(name: Notification.Name?, object: AnyObject?, run: @escaping (Notification) -> Void) {
          self.name = name
          self.object = object
          self.run = run
          super.init()
        }
      }
      // Observers are called at once, in the order in which they were added.
      final class NotificationCenter {
        static let `default` = NotificationCenter()
        var _observers: [_NotificationObserver] = []
        init() {}
        @discardableResult
        func addObserver(
          forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
          using block: @escaping (Notification) -> Void
        ) -> any NSObjectProtocol {
          let observer = _NotificationObserver(name: name, object: object as? AnyObject, run: block)
          _observers.append(observer)
          return observer
        }
        func removeObserver(_ observer: Any) {
          let leaving = observer as? AnyObject
          _observers.removeAll(where: { $0 === leaving || ($0.target != nil && $0.target === leaving) })
        }
        func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
          let leaving = observer as? AnyObject
          _observers.removeAll(where: {
            ($0 === leaving || ($0.target != nil && $0.target === leaving))
              && (name == nil || $0.name == name)
          })
        }
        func post(_ notification: Notification) {
          for observer in _observers {
            if let name = observer.name, name != notification.name { continue }
            if let object = observer.object, object !== notification.object as? AnyObject { continue }
            observer.run(notification)
          }
        }
        func post(
          name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
        ) {
          post(Notification(name: name, object: object, userInfo: userInfo))
        }
      }
      """#)

  static let notificationStreams = PreludeChunk(
    members: ["publisher", "notifications"],
    text: #"""
      extension NotificationCenter {
        typealias Publisher = AnyPublisher<Notification, Never>
        func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
          AnyPublisher<Notification, Never>(_subscribe: { value, completion in
            let observer = self.addObserver(forName: name, object: object, queue: nil, using: value)
            return AnyCancellable({ self.removeObserver(observer) })
          })
        }
        func notifications(
          named name: Notification.Name, object: AnyObject? = nil
        ) -> AsyncStream<Notification> {
          AsyncStream { continuation in
            _ = self.addObserver(forName: name, object: object, queue: nil) { notification in
              continuation.yield(notification)
            }
          }
        }
      }
      """#)

  static let platform = PreludeChunk(
    names: [
      "ProcessInfo", "OperatingSystemVersion", "Thread", "QualityOfService", "NSLock",
      "NSRecursiveLock", "NSCondition", "NSLocking",
      "CFAbsoluteTimeGetCurrent",
    ],
    text: #"""
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
      // What runs on a thread of its own runs on a global queue.
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
        /// Whether the lock is to be waited for.
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
      """#)
}
