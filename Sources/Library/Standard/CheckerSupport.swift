// What the checker substitutes for comparisons with `nil` and of types.

@_instruction("optional.isNil") func _isNil<T>(_ value: T?) -> Bool
@_instruction("any.equal") func _metatypesEqual(_ lhs: Any, _ rhs: Any) -> Bool
func _voidsEqual(_ lhs: Any, _ rhs: Any) -> Bool { true }
