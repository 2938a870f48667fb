// Key-value observing: changes are not observed, so that observers and publishers only get the initial value.
//
// Loads by member

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public var isPrior: Bool { false }
}
public class NSKeyValueObservation: NSObject {
  override init() {}
  public func invalidate() {}
}
public protocol _KeyValueObserving {}
extension NSObject: _KeyValueObserving {}
extension _KeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _noteAction("observe: key-value observing is not simulated")
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    _noteAction("publisher(for:): key-value observing is not simulated")
    return options.contains(.initial)
      ? CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
      : PassthroughSubject().eraseToAnyPublisher()
  }
}
