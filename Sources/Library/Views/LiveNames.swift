// The values of names such as `Book#1`, looked up on each use.

@_native("names.value") func _liveValue<Value>(_ name: String, _ type: Value.Type) -> Value

struct _LiveValue<Value> {
  var _name: String
  var wrappedValue: Value { _liveValue(_name, Value.self) }
}

struct _LiveBinding<Value> {
  var _name: String
  var projectedValue: Binding<Value> { _liveValue(_name, Binding<Value>.self) }
  var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
}
