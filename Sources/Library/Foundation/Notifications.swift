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
  /// The target of the selector, for observers added with one.
  weak var target: AnyObject?
  /// Its place in the order in which observers were added.
  var number = 0
  /// Its ticket among those with its name.
  var ticket = 0
  init(name: Notification.Name?, object: AnyObject?, run: @escaping (Notification) -> Void) {
    self.name = name
    self.object = object
    self.run = run
    super.init()
  }
}
// Observers are called synchronously, in the order in which they were added.
final class NotificationCenter {
  static let `default` = NotificationCenter()
  /// The observers by the names that they wait for; nil for those of all notifications.
  var _observers: [Notification.Name?: _Registry<_NotificationObserver>] = [:]
  var _addedCount = 0
  init() {}
  func _add(_ observer: _NotificationObserver) {
    _addedCount += 1
    observer.number = _addedCount
    observer.ticket = _observers[observer.name, default: _Registry()].add(observer)
  }
  @discardableResult
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = _NotificationObserver(name: name, object: object as? AnyObject, run: block)
    _add(observer)
    return observer
  }
  func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
  func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    if let observer = observer as? _NotificationObserver {
      if name == nil || observer.name == name,
        _observers[observer.name]?[observer.ticket] === observer
      {
        _observers[observer.name]?.remove(observer.ticket)
      }
      return
    }
    guard let target = observer as? AnyObject else { return }
    let names = name == nil ? Array(_observers.keys) : [name]
    for key in names {
      for case let one? in _observers[key]?.places ?? [] where one.target === target {
        _observers[key]?.remove(one.ticket)
      }
    }
  }
  /// The observers that a name concerns.
  func _observers(of name: Notification.Name) -> [_NotificationObserver] {
    let named = (_observers[name]?.places ?? []).compactMap { $0 }
    let others = (_observers[nil]?.places ?? []).compactMap { $0 }
    return others.isEmpty ? named : (named + others).sorted { $0.number < $1.number }
  }
  func post(_ notification: Notification) {
    var isReceived = false
    for observer in _observers(of: notification.name) {
      if let object = observer.object, object !== notification.object as? AnyObject { continue }
      isReceived = true
      observer.run(notification)
    }
    if !isReceived { _noteUnreceived(notification.name.rawValue) }
  }
  func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
@_native("notification.unreceived") func _noteUnreceived(_ name: String)
