// Focused values: what the view with the focus, or the scene, offers to views elsewhere.

public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  var _values: [String: Any] = [:]
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { _values["\(key)"] as? Key.Value }
    set { _values["\(key)"] = newValue }
  }
}

/// What is offered under a key path now.
func _focusedCell<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> _StateCell<Value?> {
  let path = "\(keyPath)"
  let name = "focused." + (path.split(separator: ".").last.map { String($0) } ?? path)
  if let cell = _storedCell(name) as? _StateCell<Value?> { return cell }
  let cell = _StateCell<Value?>(nil)
  _storeCell(name, cell)
  return cell
}

@_wrapper(.sharedCell, value: _value, cell: _cell)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  var _keyPath: KeyPath<FocusedValues, Value?>
  var _value: Value?
  var _cell: _StateCell<Value?>?
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    _keyPath = keyPath
    _value = nil
    _cell = nil
  }
  public var wrappedValue: Value? { _cell?.value }
  func _shared() -> _StateCell<Value?> { _focusedCell(_keyPath) }
}

@_wrapper(.sharedCell, value: _value, cell: _cell)
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  var _keyPath: KeyPath<FocusedValues, Binding<Value>?>
  var _value: Binding<Value>?
  var _cell: _StateCell<Binding<Value>?>?
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _keyPath = keyPath
    _value = nil
    _cell = nil
  }
  public var wrappedValue: Value? {
    get { _cell?.value?.wrappedValue }
    nonmutating set { if let newValue { _cell?.value?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    let cell = _cell
    return Binding(
      get: { cell?.value?.wrappedValue },
      set: { new in if let new { cell?.value?.wrappedValue = new } })
  }
  func _shared() -> _StateCell<Binding<Value>?> { _focusedCell(_keyPath) }
}

@_shown(by: .focusedValue) @_parts(isOfScene: isOfScene)
struct _FocusedValueWriter<Value>: ViewModifier {
  typealias Body = Never
  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  /// Whether it is offered wherever the focus is.
  var isOfScene: Bool
  func _isSame(_ other: _FocusedValueWriter<Value>) -> Bool { _isUnchanged(value, other.value) }
  /// Offers the value, or no longer does if nobody else has offered another since.
  func _offer(_ isOffered: Bool) {
    let cell = _focusedCell(keyPath)
    if !isOffered && !_isUnchanged(cell.value, value) { return }
    let new = isOffered ? value : nil
    if !_keepsState(cell, cell.value, new) { cell.value = new }
  }
}
