// Task-local values.

@propertyWrapper public final class TaskLocal<Value>: CustomStringConvertible {
  let _default: Value
  public init(wrappedValue: Value) { _default = wrappedValue }
  public var wrappedValue: Value { self.get() }
  public var projectedValue: TaskLocal<Value> { self }
  public func get() -> Value {
    let key = ObjectIdentifier(self)
    for local in _AnyTask.current.locals.reversed() where local.key == key {
      return local.value as! Value
    }
    return _default
  }
  public func withValue<R>(
    _ value: Value, operation: () async throws -> R
  ) async rethrows -> R {
    let task = _AnyTask.current
    task.locals.append((key: ObjectIdentifier(self), value: value))
    defer { task.locals.removeLast() }
    return try await operation()
  }
  public func withValue<R>(_ value: Value, operation: () throws -> R) rethrows -> R {
    let task = _AnyTask.current
    task.locals.append((key: ObjectIdentifier(self), value: value))
    defer { task.locals.removeLast() }
    return try operation()
  }
  public var description: String { "TaskLocal<\(Value.self)>(defaultValue: \(_default))" }
}
