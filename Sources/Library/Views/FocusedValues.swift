// Focused values: what the view with the focus, or the scene, offers to views elsewhere.

public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  var _values: [String: Any] = [:]
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { _values["\(key)"] as? Key.Value }
    set { _values["\(key)"] = newValue }
  }
}

/// The name under which what a key path leads to is offered.
func _focusedName<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> String {
  let path = "\(keyPath)"
  return "focused." + (path.split(separator: ".").last.map { String($0) } ?? path)
}

/// What is offered under a name now.
func _focusedCell<Value>(named name: String) -> _StateCell<Value?> {
  if let cell = _storedCell(name) as? _StateCell<Value?> { return cell }
  let cell = _StateCell<Value?>(nil)
  _storeCell(name, cell)
  return cell
}

@_wrapper(.sharedCell, value: _value, cell: _cell)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  var _name: String
  var _value: Value?
  var _cell: _StateCell<Value?>?
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    _name = _focusedName(keyPath)
    _value = nil
    _cell = nil
  }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    _name = "focused.\(objectType)"
    _value = nil
    _cell = nil
  }
  public var wrappedValue: Value? { _cell?.value }
  func _shared() -> _StateCell<Value?> { _focusedCell(named: _name) }
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
  func _shared() -> _StateCell<Binding<Value>?> { _focusedCell(named: _focusedName(_keyPath)) }
}

@_shown(by: .focusedValue) @_parts(isOfScene: isOfScene)
struct _FocusedValueWriter<Value>: ViewModifier {
  typealias Body = Never
  /// The name under which it is offered.
  var name: String
  var value: Value?
  /// Whether it is offered wherever the focus is.
  var isOfScene: Bool
  func _isSame(_ other: _FocusedValueWriter<Value>) -> Bool { _isUnchanged(value, other.value) }
  /// Offers the value, or no longer does if nobody else has offered another since.
  func _offer(_ isOffered: Bool) {
    let cell: _StateCell<Value?> = _focusedCell(named: name)
    if !isOffered && !_isUnchanged(cell.value, value) { return }
    let new = isOffered ? value : nil
    if !_keepsState(cell, cell.value, new) { cell.value = new }
  }
}
