// Selectors: names of methods for target and action. The method is looked up when one is sent.

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let _name: String
  let _send: (Any, Any?) -> Void
  public init(_ name: String) {
    _name = name
    _send = { _, _ in }
  }
  public init(stringLiteral value: String) { self.init(value) }
  init(_name: String, _send: @escaping (Any, Any?) -> Void) {
    self._name = _name
    self._send = _send
  }
  static func _method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) -> Selector {
    Selector(_name: name) { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }
  static func _method<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) -> Selector {
    Selector(_name: name) { target, sender in
      if let target = target as? Target, let sender = sender as? Sender {
        _ = method(target)(sender)
      }
    }
  }
  static func _method<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) -> Selector {
    Selector(name)
  }
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs._name == rhs._name }
  public func hash(into hasher: inout Hasher) { hasher.combine(_name) }
  public var description: String { _name }
}
