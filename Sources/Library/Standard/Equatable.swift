protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}
extension Equatable {
  @_instruction("any.notEqual") static func != (lhs: Self, rhs: Self) -> Bool
  static func ~= (pattern: Self, value: Self) -> Bool { pattern == value }
}
