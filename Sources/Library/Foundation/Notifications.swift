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
    var isReceived = false
    for observer in _observers {
      if let name = observer.name, name != notification.name { continue }
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
