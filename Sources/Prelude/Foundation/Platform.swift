extension PreludeLibrary {
  static let userDefaults = PreludeChunk(
    names: ["UserDefaults"],
    text: #"""
      final class UserDefaults {
        static let standard = UserDefaults()
        var _values: [String: Any] = [:]
        // What shows a value is told when it is set.
        var _followers: [String: (Any?) -> Void] = [:]
        init() {}
        init?(suiteName: String?) {}
        func object(forKey key: String) -> Any? { _values[key] }
        func value(forKey key: String) -> Any? { _values[key] }
        func string(forKey key: String) -> String? {
          guard let value = _values[key] else { return nil }
          return String(describing: value)
        }
        func integer(forKey key: String) -> Int {
          if let number = _values[key] as? Int { return number }
          if let number = _values[key] as? Double { return Int(number) }
          if let flag = _values[key] as? Bool { return flag ? 1 : 0 }
          if let text = _values[key] as? String { return Int(text) ?? 0 }
          return 0
        }
        func double(forKey key: String) -> Double {
          if let number = _values[key] as? Double { return number }
          if let number = _values[key] as? Int { return Double(number) }
          if let text = _values[key] as? String { return Double(text) ?? 0 }
          return 0
        }
        func float(forKey key: String) -> Float { Float(double(forKey: key)) }
        func bool(forKey key: String) -> Bool {
          if let flag = _values[key] as? Bool { return flag }
          return integer(forKey: key) != 0
        }
        func array(forKey key: String) -> [Any]? { _values[key] as? [Any] }
        func stringArray(forKey key: String) -> [String]? { _values[key] as? [String] }
        func dictionary(forKey key: String) -> [String: Any]? { _values[key] as? [String: Any] }
        func data(forKey key: String) -> Data? { _values[key] as? Data }
        func url(forKey key: String) -> URL? { _values[key] as? URL }
        func set(_ value: Any?, forKey key: String) {
          _values[key] = value
          _followers[key]?(value)
        }
        func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
        func removeObject(forKey key: String) { set(nil, forKey: key) }
        func register(defaults: [String: Any]) {
          for (key, value) in defaults { if _values[key] == nil { _values[key] = value } }
        }
        func dictionaryRepresentation() -> [String: Any] { _values }
        @discardableResult
        func synchronize() -> Bool { true }
      }
      """#)

  static let notifications = PreludeChunk(
    names: ["Notification", "NotificationCenter", "NSNotification", "OperationQueue"],
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
      /// One after the other, on the only thread.
      final class OperationQueue {
        static let main = OperationQueue()
        static var current: OperationQueue? { main }
        var maxConcurrentOperationCount = -1
        var name: String?
        init() {}
        func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
        func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }
      }
      final class _NotificationObserver: NSObjectProtocol {
        let name: Notification.Name?
        let object: AnyObject?
        let run: (Notification) -> Void
        init(name: Notification.Name?, object: AnyObject?, run: @escaping (Notification) -> Void) {
          self.name = name
          self.object = object
          self.run = run
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
          _observers.removeAll(where: { $0 === observer as? AnyObject })
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
      "AttributedString", "NSObject", "NSObjectProtocol", "UndoManager", "ProcessInfo", "Thread",
      "NSLock", "CFAbsoluteTimeGetCurrent",
    ],
    text: #"""
      struct AttributedString: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
        var _text: String
        init(_ text: String) { _text = text }
        init(stringLiteral value: String) { _text = value }
        init(markdown text: String) throws { _text = text }
        var description: String { _text }
      }
      protocol NSObjectProtocol: AnyObject {}
      class NSObject: NSObjectProtocol, Hashable {
        init() {}
        static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      class UndoManager {
        init() {}
        var canUndo: Bool { false }
        var canRedo: Bool { false }
        func undo() {}
        func redo() {}
        func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
        func setActionName(_ name: String) {}
      }
      final class ProcessInfo {
        static let processInfo = ProcessInfo()
        init() {}
        let environment: [String: String] = [:]
        var arguments: [String] { CommandLine.arguments }
        let processName = "main"
        var systemUptime: Double { Date._now() }
      }
      final class Thread {
        init() {}
        static var isMainThread: Bool { _isMainThread() }
        var isMainThread: Bool { _isMainThread() }
        static var current: Thread { Thread() }
        static func sleep(forTimeInterval interval: Double) {
          _passTime(Int((interval * 1_000_000_000).rounded()))
        }
      }
      final class NSLock {
        init() {}
        func lock() {}
        func unlock() {}
        func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
      }
      func CFAbsoluteTimeGetCurrent() -> Double { Date._now() }
      """#)
}
