// The values of names such as `Book#1`, looked up on each use.

@_native("names.value") func _liveValue<Value>(_ name: String, _ type: Value.Type) -> Value

struct _LiveValue<Value> {
  var _name: String
  var wrappedValue: Value { _liveValue(_name, Value.self) }
}

/// `$Board#1`, whose members are bindings: `$Board#1.filter`.
struct _LiveProjection<Value> {
  var _name: String
  var wrappedValue: _LiveMembers<Value> { _LiveMembers(_name: _name) }
}

@dynamicMemberLookup struct _LiveMembers<Value> {
  var _name: String

  subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member>
  {
    let name = _name
    return Binding(
      get: { _liveValue(name, Value.self)[keyPath: path] },
      set: { _liveValue(name, Value.self)[keyPath: path] = $0 })
  }
}

struct _LiveBinding<Value> {
  var _name: String
  var projectedValue: Binding<Value> { _liveValue(_name, Binding<Value>.self) }
  var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
}
