// The storage of a local `lazy` variable.

struct _LocalAccessors<Value> {
  let _get: () -> Value
  let _set: (Value) -> Void
  var wrappedValue: Value {
    get { _get() }
    nonmutating set { _set(newValue) }
  }
}
func _localAccessors<Value>(
  _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void
) -> _LocalAccessors<Value> { _LocalAccessors(_get: get, _set: set) }
