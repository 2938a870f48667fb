// APIs that send a selector later. None of them retains the observer of a notification.
//
// Loads by member

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    weak var target = observer as AnyObject
    let added = _NotificationObserver(name: name, object: object.map { $0 as AnyObject }) {
      if let target { selector._send(target, $0) }
    }
    added.target = target
    _add(added)
  }
}
extension Timer {
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) {
      selector._send(target, $0)
    }
  }
}
extension NSObject {
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) {
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      selector._send(self, object)
    }
  }
  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    selector._send(self, object)
    return nil
  }
}
