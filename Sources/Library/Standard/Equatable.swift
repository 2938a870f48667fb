protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}
extension Equatable {
  static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
  static func ~= (pattern: Self, value: Self) -> Bool { pattern == value }
}
