// Index paths.

struct IndexPath: Hashable, Comparable, Sendable, MutableCollection, RandomAccessCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  var _indexes: [Int]
  init() { _indexes = [] }
  init(indexes: [Int]) { _indexes = indexes }
  init<S: Sequence>(indexes: S) where S.Element == Int { _indexes = Array(indexes) }
  init(arrayLiteral indexes: Int...) { _indexes = indexes }
  init(index: Int) { _indexes = [index] }
  var startIndex: Int { 0 }
  var endIndex: Int { _indexes.count }
  subscript(index: Int) -> Int {
    get { _indexes[index] }
    set { _indexes[index] = newValue }
  }
  mutating func append(_ other: IndexPath) { _indexes += other._indexes }
  mutating func append(_ other: Int) { _indexes.append(other) }
  mutating func append(_ other: [Int]) { _indexes += other }
  func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
  func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indexes + [other]) }
  func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: _indexes + other) }
  @discardableResult
  mutating func removeLast() -> Int { _indexes.removeLast() }
  @discardableResult
  mutating func removeFirst() -> Int { _indexes.removeFirst() }
  @discardableResult
  mutating func popLast() -> Int? { _indexes.popLast() }
  @discardableResult
  mutating func popFirst() -> Int? { _indexes.isEmpty ? nil : _indexes.removeFirst() }
  subscript(range: Range<Int>) -> IndexPath { IndexPath(indexes: Array(_indexes[range])) }
  func dropLast() -> IndexPath { IndexPath(indexes: Array(_indexes.dropLast())) }
  func compare(_ other: IndexPath) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
    lhs._indexes.lexicographicallyPrecedes(rhs._indexes)
  }
  static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath { lhs.appending(rhs) }
  static func += (lhs: inout IndexPath, rhs: IndexPath) { lhs.append(rhs) }
  var description: String { "\(_indexes)" }
  var debugDescription: String { description }
}
