@_builtin
class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  @_instruction("any.equal") static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
  @_native("any.hash") func _hash(_ value: Any) -> Int
  func hash(into hasher: inout Hasher) { hasher._combine(_hash(self)) }
  var debugDescription: String { String(describing: self) }
  @_native("keyPath.append") func _append(_ path: AnyKeyPath) -> AnyKeyPath
  @_native("keyPath.read") func _read(_ root: Any) -> Any?
  static var rootType: any Any.Type { _type(0) }
  static var valueType: any Any.Type { _type(1) }
  @_native("keyPath.type") static func _type(_ index: Int) -> any Any.Type
}
@_builtin
class PartialKeyPath<Root>: AnyKeyPath {}
@_builtin
class KeyPath<Root, Value>: PartialKeyPath<Root> {
  @_native("keyPath.append")
  func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
  @_native("keyPath.append")
  func appending<Appended>(
    path: ReferenceWritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>
}
@_builtin
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  @_native("keyPath.append")
  func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
  @_native("keyPath.append")
  func appending<Appended>(
    path: WritableKeyPath<Value, Appended>
  ) -> WritableKeyPath<Root, Appended>
  @_native("keyPath.append")
  func appending<Appended>(
    path: ReferenceWritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>
}
@_builtin
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  @_native("keyPath.append")
  func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>
  @_native("keyPath.append")
  func appending<Appended>(
    path: WritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>
}
