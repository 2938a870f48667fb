// Focus state, gesture state, namespaces and scaled metrics.

@_wrapper(.cell, value: _value, cell: _cell)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  var _value: Value
  var _cell: _StateCell<Value>?

  public init() where Value == Bool {
    _value = false
    _cell = nil
  }
  public init<T: Hashable>() where Value == T? {
    _value = nil
    _cell = nil
  }
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

  @_role(.focusBinding, cell: _cell)
  @propertyWrapper public struct Binding {
    var _cell: _StateCell<Value>?
    var _value: Value
    /// The value for no focus: the initial value of the wrapper.
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

/// Only one field has the focus: setting it clears it elsewhere.
func _writeFocus<Value: Hashable>(
  _ cell: _StateCell<Value>, _ value: Value, none: Value
) {
  if _mayWriteState(cell) && !_keepsState(cell, cell.value, value) {
    cell.value = value
    if value != none { _moveFocus(cell) }
  }
}
@_native("focus.move") func _moveFocus(_ cell: AnyObject)

@_wrapper(.cell, value: _value, cell: _cell)
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
  // The transaction of the reset only affects drawing.
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

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable {}
  public init() {}
  public var wrappedValue: Namespace.ID { Namespace.ID() }
}
