// `@State` and `DynamicProperty`.

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

@_role(.stateCell, value: value)
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
@_native("state.lostWrite") func _noteLostWrite()
@_native("state.uninstalled") func _noteUninstalled(_ kind: String)

@_wrapper(.cell, value: _value, cell: _cell, shown: _shown)
@propertyWrapper public struct State<Value>: DynamicProperty {
  var _value: Value
  var _cell: _StateCell<Value>?
  /// The value at the start of the body for which the wrapper was connected.
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
      } else {
        _noteLostWrite()
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
