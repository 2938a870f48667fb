@_instruction("identity.equal") func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
@_instruction("identity.notEqual") func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
