protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}
extension RangeExpression {
  static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}
struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
  func contains(_ element: Bound) -> Bool { element < upperBound }
}
extension PartialRangeUpTo: Equatable {}
extension PartialRangeUpTo: Hashable where Bound: Hashable {}
struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
  func contains(_ element: Bound) -> Bool { element <= upperBound }
}
extension PartialRangeThrough: Equatable {}
extension PartialRangeThrough: Hashable where Bound: Hashable {}
struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element }
}
extension PartialRangeFrom: Equatable {}
extension PartialRangeFrom: Hashable where Bound: Hashable {}
extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  struct Iterator: IteratorProtocol {
    var _current: Bound
    mutating func next() -> Bound? {
      let result = _current
      _current = _current.advanced(by: 1)
      return result
    }
  }
  func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
}
