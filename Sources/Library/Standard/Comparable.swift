protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
}
extension Comparable {
  static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
  static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    if !(minimum <= maximum) { _fault("Range requires lowerBound <= upperBound") }
    return Range(_lower: minimum, _upper: maximum)
  }
  static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    if !(minimum <= maximum) { _fault("Range requires lowerBound <= upperBound") }
    return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> {
    PartialRangeUpTo(maximum)
  }
  static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> {
    PartialRangeThrough(maximum)
  }
  static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> {
    PartialRangeFrom(minimum)
  }
}
