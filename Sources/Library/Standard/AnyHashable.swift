struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _held: Any
  init<H: Hashable>(_ base: H) { _held = AnyHashable._base(of: base) }
  var base: Any { AnyHashable._base(of: self) }
  @_instruction("any.equal") static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(_hash(base)) }
  var hashValue: Int { _hash(base) }
  var description: String { String(describing: base) }
  var debugDescription: String { "AnyHashable(\(String(reflecting: base)))" }
  @_native("any.hashableBase") static func _base(of value: Any) -> Any
  @_native("any.hash") func _hash(_ value: Any) -> Int
}
