struct IndexSet: Hashable, BidirectionalCollection, SetAlgebra {
  typealias Element = Int
  typealias Index = Int
  typealias SubSequence = Slice<IndexSet>
  typealias Indices = DefaultIndices<IndexSet>
  typealias Iterator = IndexingIterator<IndexSet>
  var _sorted: [Int] = []
  init() {}
  init(integer: Int) { _sorted = [integer] }
  init(integersIn range: Range<Int>) { _sorted = Array(range) }
  init<R: RangeExpression>(integersIn range: R) where R.Bound == Int {
    _sorted = Array(IndexSet._whole(range))
  }
  static func _whole<R: RangeExpression>(_ range: R) -> Range<Int> where R.Bound == Int {
    range.relative(to: 0..<Int.max)
  }
  init<S: Sequence>(_ elements: S) where S.Element == Int {
    for element in elements { insert(element) }
  }
  init(arrayLiteral elements: Int...) { for element in elements { insert(element) } }
  var startIndex: Int { 0 }
  var endIndex: Int { _sorted.count }
  var count: Int { _sorted.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Int { _sorted[position] }
  /// The place of the first member that is not less.
  func _place(of integer: Int) -> Int {
    if let last = _sorted.last, last < integer { return _sorted.count }
    var low = 0
    var high = _sorted.count
    while low < high {
      let middle = (low + high) / 2
      if _sorted[middle] < integer { low = middle + 1 } else { high = middle }
    }
    return low
  }
  func contains(_ integer: Int) -> Bool {
    let place = _place(of: integer)
    return place < _sorted.count && _sorted[place] == integer
  }
  @discardableResult
  mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = _place(of: integer)
    if place < _sorted.count, _sorted[place] == integer {
      return (inserted: false, memberAfterInsert: integer)
    }
    _sorted.insert(integer, at: place)
    return (inserted: true, memberAfterInsert: integer)
  }
  mutating func insert(integersIn range: Range<Int>) { for i in range { insert(i) } }
  mutating func insert<R: RangeExpression>(integersIn range: R) where R.Bound == Int {
    insert(integersIn: IndexSet._whole(range))
  }
  @discardableResult
  mutating func remove(_ integer: Int) -> Int? {
    contains(integer) ? _sorted.remove(at: _place(of: integer)) : nil
  }
  mutating func removeAll() { _sorted = [] }
  mutating func remove(integersIn range: Range<Int>) {
    _sorted.removeAll { range.contains($0) }
  }
  mutating func remove<R: RangeExpression>(integersIn range: R) where R.Bound == Int {
    remove(integersIn: IndexSet._whole(range))
  }
  @discardableResult
  mutating func update(with integer: Int) -> Int? {
    let isOld = contains(integer)
    insert(integer)
    return isOld ? integer : nil
  }
  mutating func formUnion(_ other: IndexSet) { self = union(other) }
  mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: IndexSet) {
    self = symmetricDifference(other)
  }
  func intersection(_ other: IndexSet) -> IndexSet {
    filteredIndexSet(includeInteger: { other.contains($0) })
  }
  func symmetricDifference(_ other: IndexSet) -> IndexSet {
    var result = self
    for i in other._sorted { if result.remove(i) == nil { result.insert(i) } }
    return result
  }
  func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
    IndexSet(try _sorted.filter(includeInteger))
  }
  func contains(integersIn range: Range<Int>) -> Bool {
    range.allSatisfy({ contains($0) })
  }
  func contains<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int {
    contains(integersIn: IndexSet._whole(range))
  }
  func contains(integersIn other: IndexSet) -> Bool { other.allSatisfy { contains($0) } }
  func intersects<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int {
    count(in: range) > 0
  }
  func count<R: RangeExpression>(in range: R) -> Int where R.Bound == Int {
    let range = IndexSet._whole(range)
    return _place(of: range.upperBound) - _place(of: range.lowerBound)
  }
  mutating func shift(startingAt integer: Int, by delta: Int) {
    _sorted = _sorted.compactMap { i in
      if i < integer { return delta < 0 && i >= integer + delta ? nil : i }
      return i + delta
    }
  }
  func integerGreaterThan(_ integer: Int) -> Int? {
    integer == .max ? nil : integerGreaterThanOrEqualTo(integer + 1)
  }
  func integerLessThan(_ integer: Int) -> Int? {
    let place = _place(of: integer)
    return place == 0 ? nil : _sorted[place - 1]
  }
  func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
    let place = _place(of: integer)
    return place == _sorted.count ? nil : _sorted[place]
  }
  func integerLessThanOrEqualTo(_ integer: Int) -> Int? {
    contains(integer) ? integer : integerLessThan(integer)
  }
  var rangeView: [Range<Int>] {
    var result: [Range<Int>] = []
    for i in _sorted {
      if let last = result.last, last.upperBound == i {
        result[result.count - 1] = last.lowerBound..<(i + 1)
      } else {
        result.append(i..<(i + 1))
      }
    }
    return result
  }
  func union(_ other: IndexSet) -> IndexSet {
    var result = self
    for i in other._sorted { result.insert(i) }
    return result
  }
  var description: String { "\(_sorted.count) indexes" }
}
