protocol StringProtocol: BidirectionalCollection, Hashable, Comparable,
  CustomStringConvertible, ExpressibleByStringInterpolation
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  var _string: String { get }
  var _base: String { get }
}
extension StringProtocol {
  static func + (lhs: Self, rhs: Self) -> String { lhs._string + rhs._string }
  var utf8: String.UTF8View { _string.utf8 }
  var utf16: String.UTF16View { _string.utf16 }
  var unicodeScalars: String.UnicodeScalarView { _string.unicodeScalars }
}
