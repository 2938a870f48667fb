typealias CountableRange<Bound: Strideable> = Range<Bound>
struct Range<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  let upperBound: Bound
  init(_lower: Bound, _upper: Bound) {
    self.lowerBound = _lower
    self.upperBound = _upper
  }
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    self.lowerBound = bounds.lower
    self.upperBound = bounds.upper
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
  var isEmpty: Bool { lowerBound == upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    self
  }
  func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || (lowerBound <= other.lowerBound && upperBound >= other.upperBound)
  }
  func overlaps(_ other: Range<Bound>) -> Bool {
    !isEmpty && !other.isEmpty && lowerBound < other.upperBound
      && other.lowerBound < upperBound
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
  }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? (limits.lowerBound > limits.upperBound ? limits.upperBound : limits.lowerBound)
      : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound
      : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
}
extension Range: Equatable {
  static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
extension Range: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension Range: Sendable where Bound: Sendable {}
extension Range: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "\(lowerBound)..<\(upperBound)" }
  var debugDescription: String {
    "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))"
  }
}
extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>) {
    lowerBound = other.lowerBound
    upperBound = other.upperBound.advanced(by: 1)
  }
}
extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  struct Iterator: IteratorProtocol {
    var _current: Bound
    let _end: Bound
    mutating func next() -> Bound? {
      if _current >= _end { return nil }
      let result = _current
      _current = _current.advanced(by: 1)
      return result
    }
  }
  func makeIterator() -> Iterator { Iterator(_current: lowerBound, _end: upperBound) }
}
extension Range: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Index = Bound
  typealias SubSequence = Range<Bound>
  typealias Indices = Range<Bound>
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var count: Int { Int(lowerBound.distance(to: upperBound)) }
  subscript(position: Bound) -> Bound {
    if !contains(position) { _fault("Index out of range") }
    return position
  }
  subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
  var indices: Range<Bound> { self }
  func index(after i: Bound) -> Bound { i.advanced(by: 1) }
  func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  func index(_ i: Bound, offsetBy distance: Int) -> Bound {
    i.advanced(by: Bound.Stride(distance))
  }
  func index(_ i: Bound, offsetBy distance: Int, limitedBy limit: Bound) -> Bound? {
    let room = Int(i.distance(to: limit))
    if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room {
      return nil
    }
    return i.advanced(by: Bound.Stride(distance))
  }
  func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
  var first: Bound? { isEmpty ? nil : lowerBound }
  var last: Bound? { isEmpty ? nil : upperBound.advanced(by: -1) }
  func min() -> Bound? { first }
  func max() -> Bound? { last }
}
