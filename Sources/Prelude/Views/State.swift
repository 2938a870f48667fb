extension PreludeLibrary {
  /// State that belongs to a view's identity.
  static let state = PreludeChunk(
    names: [
      "DynamicProperty", "State", "_StateCell", "_StoredLocation", "_mayWriteState", "_keepsState",
      "_readState", "_project", "_holdProjection", "_isUnchanged", "_noteUninstalled",
    ],
    text: #"""
      public protocol DynamicProperty {
        mutating func update()
      }
      extension DynamicProperty {
        public mutating func update() {}
      }

      @Observable final class _StateCell<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        func _set(_ value: Value) { self.value = value }
      }

      final class _StoredLocation<Value>: _Location<Value> {
        let cell: _StateCell<Value>
        let keep: ((Value) -> Void)?
        init(_ cell: _StateCell<Value>, keep: ((Value) -> Void)? = nil) {
          self.cell = cell
          self.keep = keep
          super.init()
        }
        override func get() -> Value { cell.value }
        override func first() -> Value { _project(self, cell) }
        override func hold() { _holdProjection(self) }
        override func set(_ value: Value) {
          if _mayWriteState(cell) && !_keepsState(cell, cell.value, value) {
            cell.value = value
            keep?(value)
          }
        }
        override func equals(_ other: _Location<Value>) -> Bool {
          if let other = other as? _StoredLocation<Value> { return other.cell === cell }
          return false
        }
      }

      @_native("state.mayWrite") func _mayWriteState(_ cell: AnyObject) -> Bool
      @_native("state.keeps")
      func _keepsState<Value>(_ cell: AnyObject, _ old: Value, _ new: Value) -> Bool
      @_native("state.read")
      func _readState<Value>(_ cell: _StateCell<Value>, _ shown: Value?) -> Value
      @_native("state.project")
      func _project<Value>(_ location: AnyObject, _ cell: _StateCell<Value>) -> Value
      @_native("state.hold") func _holdProjection(_ location: AnyObject)
      @_native("state.isUnchanged") func _isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool
      @_native("state.uninstalled") func _noteUninstalled(_ kind: String)

      @propertyWrapper public struct State<Value>: DynamicProperty {
        var _value: Value
        var _cell: _StateCell<Value>?
        /// The value when the body began that the wrapper was connected for.
        var _shown: Value?

        public init(wrappedValue value: Value) {
          _value = value
          _cell = nil
          _shown = nil
        }
        public init(initialValue value: Value) {
          _value = value
          _cell = nil
          _shown = nil
        }

        public var wrappedValue: Value {
          get {
            if let cell = _cell { return _readState(cell, _shown) }
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
          _noteUninstalled("State")
          return Binding(_location: _ConstantLocation(_value))
        }

        func _makeCell() -> _StateCell<Value> { _StateCell(_value) }
      }

      extension State where Value: ExpressibleByNilLiteral {
        public init() { self.init(wrappedValue: nil) }
      }
      """#)

  /// State kept outside the view: in the user's defaults or with the scene.
  static let storage = PreludeChunk(
    names: ["AppStorage", "SceneStorage"],
    text: #"""
      @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
        var _key: String
        var _value: Value
        var _store: UserDefaults
        var _cell: _StateCell<Value>?
        // Of values that the defaults hold in another form: there and back.
        var _stored: (Value) -> Any? = { $0 }
        var _read: (Any) -> Value? = { $0 as? Value }

        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
          _key = key
          _value = wrappedValue
          _store = (store ?? .standard)._root
          _cell = nil
        }

        /// Where no view has installed the wrapper, nobody follows what is read.
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
        func _keep(_ value: Value) { _store._values[_key] = _stored(value) }

        func _shared() -> _StateCell<Value> {
          if let cell = _cell { return cell }
          let name = _store._name.isEmpty ? _key : _store._name + "." + _key
          if let cell = _storedCell(name) as? _StateCell<Value> { return cell }
          let cell = _StateCell(_kept)
          _storeCell(name, cell)
          let usual = _value
          let read = _read
          _store._followers[_key] = { stored in
            let value = stored.flatMap(read) ?? usual
            if !_keepsState(cell, cell.value, value) { cell.value = value }
          }
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
      """#)

  /// State of focus, of gestures, and names for matched views.
  static let focusState = PreludeChunk(
    names: [
      "FocusState", "AccessibilityFocusState", "GestureState", "Namespace", "ScaledMetric",
    ],
    text: #"""
      @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
        var _value: Value
        var _cell: _StateCell<Value>?

        public var wrappedValue: Value {
          get {
            if let cell = _cell { return cell.value }
            return _value
          }
          nonmutating set {
            if let cell = _cell { _writeFocus(cell, newValue, none: _value) }
          }
        }
        public var projectedValue: FocusState<Value>.Binding {
          FocusState<Value>.Binding(_cell: _cell, _value: _value, _none: _value)
        }
        func _makeCell() -> _StateCell<Value> { _StateCell(_value) }

        @propertyWrapper public struct Binding {
          var _cell: _StateCell<Value>?
          var _value: Value
          /// What stands for no focus: what the wrapper began with.
          var _none: Value
          func _clear() { wrappedValue = _none }
          public var wrappedValue: Value {
            get {
              if let cell = _cell { return cell.value }
              return _value
            }
            nonmutating set {
              if let cell = _cell { _writeFocus(cell, newValue, none: _none) }
            }
          }
          public var projectedValue: FocusState<Value>.Binding { self }
        }
      }

      /// One field has the focus: who gets it takes it from the others.
      func _writeFocus<Value: Hashable>(
        _ cell: _StateCell<Value>, _ value: Value, none: Value
      ) {
        if _mayWriteState(cell) && !_keepsState(cell, cell.value, value) {
          cell.value = value
          if value != none { _moveFocus(cell) }
        }
      }
      @_native("focus.move") func _moveFocus(_ cell: AnyObject)
      extension FocusState where Value == Bool {
        public init() {
          _value = false
          _cell = nil
        }
      }
      extension FocusState where Value: ExpressibleByNilLiteral {
        public init() {
          _value = nil
          _cell = nil
        }
      }

      @propertyWrapper public struct GestureState<Value>: DynamicProperty {
        var _value: Value
        var _cell: _StateCell<Value>?
        public init(wrappedValue: Value) {
          _value = wrappedValue
          _cell = nil
        }
        public init(initialValue: Value) {
          _value = initialValue
          _cell = nil
        }
        // How it goes back is drawn, not data.
        public init(wrappedValue: Value, resetTransaction: Transaction) {
          self.init(wrappedValue: wrappedValue)
        }
        public init(initialValue: Value, resetTransaction: Transaction) {
          self.init(wrappedValue: initialValue)
        }
        public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
          self.init(wrappedValue: wrappedValue)
        }
        public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
          self.init(wrappedValue: initialValue)
        }
        public var wrappedValue: Value {
          if let cell = _cell { return cell.value }
          return _value
        }
        public var projectedValue: GestureState<Value> { self }
        func _makeCell() -> _StateCell<Value> { _StateCell(_value) }
        func _write(_ value: Value) {
          if let cell = _cell {
            if !_keepsState(cell, cell.value, value) { cell.value = value }
          }
        }
        func _reset() { _write(_value) }
      }

      public typealias AccessibilityFocusState = FocusState

      /// A number that grows with the type size; here it is as it is given.
      @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
        var _value: Value
        public init(wrappedValue: Value) { _value = wrappedValue }
        public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
          _value = wrappedValue
        }
        public var wrappedValue: Value { _value }
      }

      @propertyWrapper public struct Namespace: DynamicProperty {
        public struct ID: Hashable {}
        public init() {}
        public var wrappedValue: Namespace.ID { Namespace.ID() }
      }
      """#)
}
