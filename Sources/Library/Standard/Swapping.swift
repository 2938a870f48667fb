func swap<T>(_ a: inout T, _ b: inout T) {
  let value = a
  a = b
  b = value
}
@_native("any.discard") func _discard<T>(_ value: T)
@_native("any.isUnique") func _isUnique<T>(_ object: inout T) -> Bool
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool {
  _isUnique(&object)
}
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool {
  object == nil ? false : _isUnique(&object)
}
func exchange<T>(_ item: inout T, with newValue: T) -> T {
  let old = item
  item = newValue
  return old
}
func withExtendedLifetime<T, Result>(
  _ x: T, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
func withExtendedLifetime<T, Result>(
  _ x: T, _ body: (T) throws -> Result
) rethrows -> Result {
  try body(x)
}
func withoutActuallyEscaping<Closure, Result>(
  @_nonEscaping _ closure: Closure, do body: (Closure) throws -> Result
) rethrows -> Result {
  try body(closure)
}
