// The environment of views.
//
// Loads with: View

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  var _frame: Int
  public init() { _frame = 0 }
  init(_frame: Int) { self._frame = _frame }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing entry is different from an entry that is nil.
      if let held = _environmentValue(_frame, K.self), let value = held as? K.Value {
        return value
      }
      let value = K.defaultValue
      _noteDefault(_frame, K.self, value)
      return value
    }
    set { _frame = _settingEnvironment(_frame, K.self, newValue) }
  }
}

@_native("environment.get") func _environmentValue(_ frame: Int, _ key: Any.Type) -> Any?
@_native("environment.default")
func _noteDefault(_ frame: Int, _ key: Any.Type, _ value: Any)
@_native("environment.set")
func _settingEnvironment(_ frame: Int, _ key: Any.Type, _ value: Any) -> Int
@_native("environment.setObject")
func _settingObject(_ frame: Int, _ key: Any.Type, _ object: AnyObject?) -> Int
@_native("environment.object")
func _environmentObject(_ frame: Int, _ key: Any.Type) -> AnyObject?
@_native("environment.shell") func _shellEnvironment() -> Int
@_native("environment.missing") func _missingObject(_ type: Any.Type) -> Never

@_wrapper(.environment, keyPath: _keyPath, type: _type, resolved: _resolved, isOfShell: _isOfShell)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  var _keyPath: KeyPath<EnvironmentValues, Value>?
  var _type: Any.Type?
  var _isOptional: Bool
  var _resolved: Value?
  var _isOfShell: Bool?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    _keyPath = keyPath
    _type = nil
    _isOptional = false
    _resolved = nil
    _isOfShell = nil
  }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    _keyPath = nil
    _type = objectType
    _isOptional = false
    _resolved = nil
    _isOfShell = nil
  }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    _keyPath = nil
    _type = objectType
    _isOptional = true
    _resolved = nil
    _isOfShell = nil
  }

  public var wrappedValue: Value {
    if let value = _resolved { return value }
    if _isOfShell != nil { return _shellValue() }
    _noteUninstalled("Environment<\(Value.self)>")
    return _resolve(0)
  }
  func _shellValue() -> Value { _resolve(_shellEnvironment()) }

  func _resolve(_ frame: Int) -> Value {
    if let keyPath = _keyPath {
      var values = EnvironmentValues()
      values._frame = frame
      return values[keyPath: keyPath]
    }
    let type = _type!
    let object = _environmentObject(frame, type)
    if let value = object as? Value { return value }
    _missingObject(type)
  }
  func _installing(_ frame: Int) -> Environment<Value> {
    var installed = self
    installed._resolved = _resolve(frame)
    return installed
  }
  func _isSameValue(_ other: Environment<Value>) -> Bool {
    if let mine = _resolved, let its = other._resolved { return _isUnchanged(mine, its) }
    return false
  }
}

protocol _EnvironmentModifier: ViewModifier {
  func _modify(_ values: inout EnvironmentValues)
}
extension _EnvironmentModifier {
  func _modifying(_ frame: Int) -> Int {
    var values = EnvironmentValues()
    values._frame = frame
    _modify(&values)
    return values._frame
  }
}

@_shown(by: .environment) @_role(.environmentWriter, keyPath: keyPath)
struct _EnvironmentWriter<V>: _EnvironmentModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<EnvironmentValues, V>
  var value: V
  func _modify(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

@_shown(by: .environment) @_role(.environmentTransform, keyPath: keyPath)
struct _EnvironmentTransform<V>: _EnvironmentModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<EnvironmentValues, V>
  var transform: (inout V) -> Void
  func _modify(_ values: inout EnvironmentValues) {
    var value = values[keyPath: keyPath]
    transform(&value)
    values[keyPath: keyPath] = value
  }
}

@_shown(by: .environment) @_parts(object: object)
struct _ObjectWriter<T: AnyObject>: _EnvironmentModifier {
  typealias Body = Never
  var object: T?
  func _modify(_ values: inout EnvironmentValues) {
    values._frame = _settingObject(values._frame, T.self, object)
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedContent(
      content: self, modifier: _EnvironmentWriter(keyPath: keyPath, value: value))
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    ModifiedContent(content: self, modifier: _ObjectWriter<T>(object: object))
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    ModifiedContent(content: self, modifier: _ObjectWriter<T>(object: object))
  }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}
