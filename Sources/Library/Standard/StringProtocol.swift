protocol StringProtocol: BidirectionalCollection, Hashable, Comparable,
  CustomStringConvertible, ExpressibleByStringLiteral
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  var _string: String { get }
  var _base: String { get }
}
extension StringProtocol {
  static func + (lhs: Self, rhs: Self) -> String { lhs._string + rhs._string }
}
