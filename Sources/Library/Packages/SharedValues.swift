// Values that several features share, of swift-sharing.
//
// Module: Sharing, ComposableArchitecture

final class _SharedBox<Value>: Observable {
  var _stored: Value
  let _keep: ((Value) -> Void)?
  init(_ value: Value, _ keep: ((Value) -> Void)? = nil) {
    _stored = value
    _keep = keep
  }
  var value: Value {
    get {
      access(keyPath: \_SharedBox<Value>.value)
      return _stored
    }
    set {
      withMutation(keyPath: \_SharedBox<Value>.value) { _stored = newValue }
      _keep?(newValue)
    }
  }
}
enum _SharedBoxes {
  nonisolated(unsafe) static var boxes: [String: AnyObject] = [:]
  static func box<Value>(_ key: String, _ make: () -> _SharedBox<Value>) -> _SharedBox<Value> {
    if let known = boxes[key] as? _SharedBox<Value> { return known }
    let box = make()
    boxes[key] = box
    return box
  }
}
public protocol SharedKey<Value> {
  associatedtype Value
  func _box(_ initial: Value) -> AnyObject
}
public struct AppStorageKey<Value>: SharedKey {
  let _key: String
  public func _box(_ initial: Value) -> AnyObject {
    let key = _key
    return _SharedBoxes.box("appStorage." + key) {
      _SharedBox(
        UserDefaults.standard.object(forKey: key) as? Value ?? initial,
        { UserDefaults.standard.set($0, forKey: key) })
    }
  }
}
public struct InMemoryKey<Value>: SharedKey {
  let _key: String
  public func _box(_ initial: Value) -> AnyObject {
    _SharedBoxes.box("inMemory." + _key) { _SharedBox(initial) }
  }
}
public struct FileStorageKey<Value>: SharedKey {
  let _key: String
  public func _box(_ initial: Value) -> AnyObject {
    _SharedBoxes.box("fileStorage." + _key) { _SharedBox(initial) }
  }
}
extension SharedKey {
  public static func appStorage<Value>(_ key: String) -> AppStorageKey<Value>
  where Self == AppStorageKey<Value> { AppStorageKey(_key: key) }
  public static func inMemory<Value>(_ key: String) -> InMemoryKey<Value>
  where Self == InMemoryKey<Value> { InMemoryKey(_key: key) }
  public static func fileStorage<Value>(_ url: URL) -> FileStorageKey<Value>
  where Self == FileStorageKey<Value> { FileStorageKey(_key: url.absoluteString) }
}

@dynamicMemberLookup @propertyWrapper public struct Shared<Value> {
  let _get: () -> Value
  let _write: (Value) -> Void
  init(_ box: _SharedBox<Value>) {
    _get = { box.value }
    _write = { box.value = $0 }
  }
  init(_get: @escaping () -> Value, _write: @escaping (Value) -> Void) {
    self._get = _get
    self._write = _write
  }
  public init(value: Value) { self.init(_SharedBox(value)) }
  public init(_ value: Value) { self.init(_SharedBox(value)) }
  public init(projectedValue: Shared<Value>) { self = projectedValue }
  public init<Key: SharedKey>(wrappedValue: @autoclosure () -> Value, _ key: Key)
  where Key.Value == Value {
    self.init(key._box(wrappedValue()) as! _SharedBox<Value>)
  }
  public init<Key: SharedKey, Wrapped>(_ key: Key) where Key.Value == Value, Value == Wrapped? {
    self.init(key._box(nil) as! _SharedBox<Value>)
  }
  public var wrappedValue: Value {
    get { _get() }
    nonmutating set { _write(newValue) }
  }
  public var projectedValue: Shared<Value> { self }
  @discardableResult public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    var value = _get()
    defer { _write(value) }
    return try operation(&value)
  }
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member>
  {
    let (read, write) = (_get, _write)
    return Shared<Member>(
      _get: { read()[keyPath: keyPath] },
      _write: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}
extension Shared: Equatable where Value: Equatable {
  public static func == (lhs: Shared<Value>, rhs: Shared<Value>) -> Bool {
    lhs._get() == rhs._get()
  }
}
extension Shared: CustomStringConvertible {
  public var description: String { "#\(String(describing: _get()))" }
}
extension Binding {
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}
@propertyWrapper public struct SharedReader<Value> {
  let _get: () -> Value
  public init(_ base: Shared<Value>) { _get = base._get }
  public init(projectedValue: SharedReader<Value>) { self = projectedValue }
  public init<Key: SharedKey>(wrappedValue: @autoclosure () -> Value, _ key: Key)
  where Key.Value == Value {
    let box = key._box(wrappedValue()) as! _SharedBox<Value>
    _get = { box.value }
  }
  public var wrappedValue: Value { _get() }
  public var projectedValue: SharedReader<Value> { self }
}
