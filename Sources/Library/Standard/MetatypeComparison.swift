@_instruction("any.equal") func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
@_instruction("any.notEqual") func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool
