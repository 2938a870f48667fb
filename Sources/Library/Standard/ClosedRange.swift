typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>
struct ClosedRange<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    self.lowerBound = bounds.lower
    self.upperBound = bounds.upper
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
  var isEmpty: Bool { false }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    Range(
      uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
  }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound
      : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound
      : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
}
extension ClosedRange: Equatable {
  static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension ClosedRange: Sendable where Bound: Sendable {}
extension ClosedRange: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "\(lowerBound)...\(upperBound)" }
  var debugDescription: String {
    "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))"
  }
}
extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>) {
    if other.isEmpty { _fault("Cannot form a closed range from an empty range") }
    lowerBound = other.lowerBound
    upperBound = other.upperBound.advanced(by: -1)
  }
}
extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  struct Iterator: IteratorProtocol {
    var _current: Bound
    let _end: Bound
    var _isDone = false
    init(_current: Bound, _end: Bound) {
      self._current = _current
      self._end = _end
    }
    mutating func next() -> Bound? {
      if _isDone { return nil }
      let result = _current
      if result == _end { _isDone = true } else { _current = result.advanced(by: 1) }
      return result
    }
  }
  func makeIterator() -> Iterator { Iterator(_current: lowerBound, _end: upperBound) }
}
extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias SubSequence = Slice<ClosedRange<Bound>>
  typealias Indices = DefaultIndices<ClosedRange<Bound>>
  enum Index: Comparable {
    case pastEnd
    case inRange(Bound)
    static func == (lhs: Index, rhs: Index) -> Bool {
      switch (lhs, rhs) {
      case (.inRange(let l), .inRange(let r)): return l == r
      case (.pastEnd, .pastEnd): return true
      default: return false
      }
    }
    static func < (lhs: Index, rhs: Index) -> Bool {
      switch (lhs, rhs) {
      case (.inRange(let l), .inRange(let r)): return l < r
      case (.inRange, .pastEnd): return true
      default: return false
      }
    }
  }
  var startIndex: Index { .inRange(lowerBound) }
  var endIndex: Index { .pastEnd }
  var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
  subscript(position: Index) -> Bound {
    switch position {
    case .inRange(let value): return value
    case .pastEnd: _fault("Index out of range")
    }
  }
  func index(after i: Index) -> Index {
    switch i {
    case .inRange(let value):
      return value == upperBound ? .pastEnd : .inRange(value.advanced(by: 1))
    case .pastEnd: _fault("Incrementing past end index")
    }
  }
  func index(before i: Index) -> Index {
    switch i {
    case .inRange(let value):
      if value <= lowerBound { _fault("Incrementing past start index") }
      return .inRange(value.advanced(by: -1))
    case .pastEnd: return .inRange(upperBound)
    }
  }
  func distance(from start: Index, to end: Index) -> Int { _offset(end) - _offset(start) }
  func _offset(_ i: Index) -> Int {
    switch i {
    case .inRange(let value): return Int(lowerBound.distance(to: value))
    case .pastEnd: return count
    }
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let room = _offset(limit) - _offset(i)
    if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room {
      return nil
    }
    return index(i, offsetBy: distance)
  }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = _offset(i) + distance
    if offset < 0 || offset > count { _fault("Advancing past end index") }
    if offset == count { return .pastEnd }
    return .inRange(lowerBound.advanced(by: Bound.Stride(offset)))
  }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  func min() -> Bound? { lowerBound }
  func max() -> Bound? { upperBound }
}
