// What the checker substitutes for comparisons with `nil` and of types.

@_instruction("optional.isNil") func _isNil<T>(_ value: T?) -> Bool
@_instruction("any.equal") func _metatypesEqual(_ lhs: Any, _ rhs: Any) -> Bool
func _voidsEqual(_ lhs: Any, _ rhs: Any) -> Bool { true }

/// The value of a type that is still open while stubs are solved: it is checked, and never called.
func _stubValue<T>() -> T { fatalError() }
