// Sets of indices as sorted, disjoint ranges, and the elements at these indices.

struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
  struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible {
    typealias Element = Range<Bound>
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
    var _ranges: [Range<Bound>]
    var startIndex: Int { 0 }
    var endIndex: Int { _ranges.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(i: Int) -> Range<Bound> { _ranges[i] }
    var description: String { _ranges.description }
  }
  var _ranges: [Range<Bound>] = []
  init() {}
  init(_ range: Range<Bound>) { if !range.isEmpty { _ranges = [range] } }
  init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
    for range in ranges { insert(contentsOf: range) }
  }
  init<S: Sequence, C: Collection>(_ indices: S, within collection: C)
  where S.Element == Bound, C.Index == Bound {
    for index in indices { insert(index, within: collection) }
  }
  var ranges: Ranges { Ranges(_ranges: _ranges) }
  var isEmpty: Bool { _ranges.isEmpty }
  func contains(_ value: Bound) -> Bool {
    var low = 0
    var high = _ranges.count
    while low < high {
      let middle = (low + high) / 2
      if _ranges[middle].upperBound <= value { low = middle + 1 } else { high = middle }
    }
    return low < _ranges.count && _ranges[low].lowerBound <= value
  }
  mutating func insert(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    // Ranges are mostly inserted in order.
    guard let last = _ranges.last, range.lowerBound < last.lowerBound else {
      if let last = _ranges.last, range.lowerBound <= last.upperBound {
        let upper = Swift.max(last.upperBound, range.upperBound)
        _ranges[_ranges.count - 1] = last.lowerBound..<upper
      } else {
        _ranges.append(range)
      }
      return
    }
    var lower = range.lowerBound
    var upper = range.upperBound
    var before: [Range<Bound>] = []
    var after: [Range<Bound>] = []
    for other in _ranges {
      if other.upperBound < lower {
        before.append(other)
      } else if other.lowerBound > upper {
        after.append(other)
      } else {
        lower = Swift.min(lower, other.lowerBound)
        upper = Swift.max(upper, other.upperBound)
      }
    }
    _ranges = before + [lower..<upper] + after
  }
  mutating func remove(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var left: [Range<Bound>] = []
    for other in _ranges {
      let end = Swift.min(other.upperBound, range.lowerBound)
      if other.lowerBound < end { left.append(other.lowerBound..<end) }
      let start = Swift.max(other.lowerBound, range.upperBound)
      if start < other.upperBound { left.append(start..<other.upperBound) }
    }
    _ranges = left
  }
  @discardableResult
  mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool
  where C.Index == Bound {
    if contains(index) { return false }
    insert(contentsOf: index..<collection.index(after: index))
    return true
  }
  mutating func remove<C: Collection>(_ index: Bound, within collection: C)
  where C.Index == Bound {
    remove(contentsOf: index..<collection.index(after: index))
  }
  mutating func formUnion(_ other: RangeSet<Bound>) {
    for range in other._ranges { insert(contentsOf: range) }
  }
  mutating func subtract(_ other: RangeSet<Bound>) {
    for range in other._ranges { remove(contentsOf: range) }
  }
  mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>) {
    self = symmetricDifference(other)
  }
  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(subtracting(other))
  }
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    subtracting(other).union(other.subtracting(self))
  }
  func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool {
    self != other && isSubset(of: other)
  }
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
  var description: String { _ranges.description }
}
extension RangeSet: Hashable where Bound: Hashable {}
extension RangeSet: Sendable where Bound: Sendable {}

struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
  struct Index: Comparable, CustomStringConvertible {
    let base: Base.Index
    let _range: Int
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
    var description: String { "<base: \(base), rangeOffset: \(_range)>" }
  }
  typealias Element = Base.Element
  typealias SubSequence = DiscontiguousSlice<Base>
  typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
  var _base: Base
  let subranges: RangeSet<Base.Index>
  var base: Base { _base }
  func _start(_ range: Int) -> Index {
    range < subranges._ranges.count
      ? Index(base: subranges._ranges[range].lowerBound, _range: range) : endIndex
  }
  var startIndex: Index { _start(0) }
  var endIndex: Index {
    let ranges = subranges._ranges
    return Index(base: ranges.last?.upperBound ?? _base.endIndex, _range: ranges.count)
  }
  func index(after i: Index) -> Index {
    let next = _base.index(after: i.base)
    return next < subranges._ranges[i._range].upperBound
      ? Index(base: next, _range: i._range) : _start(i._range + 1)
  }
  subscript(i: Index) -> Base.Element { _base[i.base] }
  subscript(bounds: Range<Index>) -> DiscontiguousSlice<Base> {
    let part = RangeSet(bounds.lowerBound.base..<bounds.upperBound.base)
    return DiscontiguousSlice(_base: _base, subranges: subranges.intersection(part))
  }
  var description: String { Array(self).description }
}
extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    let ranges = subranges._ranges
    if i._range < ranges.count && i.base > ranges[i._range].lowerBound {
      return Index(base: _base.index(before: i.base), _range: i._range)
    }
    let range = i._range - 1
    return Index(base: _base.index(before: ranges[range].upperBound), _range: range)
  }
}
extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
  static func == (lhs: DiscontiguousSlice<Base>, rhs: DiscontiguousSlice<Base>) -> Bool {
    lhs.elementsEqual(rhs)
  }
}
extension DiscontiguousSlice: Hashable where Base.Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}
extension Collection {
  subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(_base: self, subranges: subranges)
  }
}
