// State outside of views: in the user defaults, or stored with the scene.

@_wrapper(.sharedCell, value: _value, cell: _cell)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  var _key: String
  var _value: Value
  var _store: UserDefaults
  var _cell: _StateCell<Value>?
  // The conversions to and from the form in which the defaults store a value.
  var _stored: (Value) -> Any? = { $0 }
  var _read: (Any) -> Value? = { $0 as? Value }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _key = key
    _value = wrappedValue
    _store = (store ?? .standard)._root
    _cell = nil
  }

  /// Outside of an installed view, reads are not tracked.
  public var wrappedValue: Value {
    get {
      if let cell = _cell { return cell.value }
      return _kept
    }
    nonmutating set {
      let cell = _shared()
      if _mayWriteState(cell) && !_keepsState(cell, cell.value, newValue) {
        cell.value = newValue
        _keep(newValue)
      }
    }
  }
  /// In an object that announces its changes, a write is announced.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      let storage = object[keyPath: storageKeyPath]
      _publishing(object, wrappedKeyPath, storage._kept, newValue)
      storage.wrappedValue = newValue
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(_location: _StoredLocation(_shared(), keep: { self._keep($0) }))
  }

  var _kept: Value { _store._find(_key).flatMap(_read) ?? _value }
  func _keep(_ value: Value) {
    let stored = _stored(value)
    _store._values[_key] = stored
    guard let followers = _store._followers[_key], followers.count > 1 else { return }
    let own = _shared()
    for follower in followers where follower.cell !== own { follower.take(stored) }
  }

  /// The cell of all wrappers with this key and this default.
  func _shared() -> _StateCell<Value> {
    if let cell = _cell { return cell }
    let followers = _store._followers[_key] ?? []
    for follower in followers {
      if let cell = follower.cell as? _StateCell<Value>, let usual = follower.usual as? Value,
        _isUnchanged(usual, _value)
      {
        return cell
      }
    }
    let cell = _StateCell(_kept)
    let name = _store._name.isEmpty ? _key : _store._name + "." + _key
    _storeCell(followers.isEmpty ? name : "\(name) ?? \(String(reflecting: _value))", cell)
    let usual = _value
    let read = _read
    let follower = _StoreFollower(usual, cell) { stored in
      let value = stored.flatMap(read) ?? usual
      if !_keepsState(cell, cell.value, value) { cell.value = value }
    }
    _store._followers[_key] = followers + [follower]
    return cell
  }
}
extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    _key = key
    _value = wrappedValue
    _store = (store ?? .standard)._root
    _cell = nil
    _stored = { $0.rawValue }
    _read = { ($0 as? Value.RawValue).flatMap({ Value(rawValue: $0) }) }
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

@_native("storage.get") func _storedCell(_ key: String) -> AnyObject?
@_native("storage.put") func _storeCell(_ key: String, _ cell: AnyObject)

@_wrapper(.sharedCell, value: _value, cell: _cell)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  var _key: String
  var _value: Value
  var _cell: _StateCell<Value>?

  public init(wrappedValue: Value, _ key: String) {
    _key = "scene." + key
    _value = wrappedValue
    _cell = nil
  }
  public var wrappedValue: Value {
    get {
      if let cell = _cell { return cell.value }
      return _value
    }
    nonmutating set {
      if let cell = _cell {
        if _mayWriteState(cell) && !_keepsState(cell, cell.value, newValue) {
          cell.value = newValue
        }
      }
    }
  }
  public var projectedValue: Binding<Value> {
    if let cell = _cell { return Binding(_location: _StoredLocation(cell)) }
    _noteUninstalled("SceneStorage")
    return Binding(_location: _ConstantLocation(_value))
  }
  func _shared() -> _StateCell<Value> {
    if let cell = _storedCell(_key) as? _StateCell<Value> { return cell }
    let cell = _StateCell(_value)
    _storeCell(_key, cell)
    return cell
  }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
