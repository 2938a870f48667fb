// `NSOrderedSet` and `NSMutableOrderedSet`.

class NSOrderedSet: NSObject, Sequence, ExpressibleByArrayLiteral {
  typealias Element = Any
  var _items: [Any] = []
  override init() { super.init() }
  init(array: [Any]) {
    super.init()
    for item in array { _insert(item) }
  }
  required init(arrayLiteral elements: Any...) {
    super.init()
    for item in elements { _insert(item) }
  }
  convenience init(object: Any) { self.init(array: [object]) }
  convenience init(objects elements: Any...) { self.init(array: elements) }
  convenience init(orderedSet: NSOrderedSet) { self.init(array: orderedSet._items) }
  convenience init(set: Set<AnyHashable>) { self.init(array: set.map(\.base)) }
  func _insert(_ object: Any) { if !contains(object) { _items.append(object) } }
  func makeIterator() -> IndexingIterator<[Any]> { _items.makeIterator() }
  var count: Int { _items.count }
  var array: [Any] { _items }
  var set: Set<AnyHashable> { Set(_items.compactMap { $0 as? AnyHashable }) }
  var firstObject: Any? { _items.first }
  var lastObject: Any? { _items.last }
  var reversed: NSOrderedSet { NSOrderedSet(array: _items.reversed()) }
  subscript(index: Int) -> Any { _items[index] }
  func object(at index: Int) -> Any { _items[index] }
  func objects(at indexes: IndexSet) -> [Any] { indexes.map { _items[$0] } }
  func index(of object: Any) -> Int {
    _items.firstIndex { _sameObject($0, object) } ?? NSNotFound
  }
  func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  func intersects(_ other: NSOrderedSet) -> Bool { other._items.contains { contains($0) } }
  func intersectsSet(_ other: Set<AnyHashable>) -> Bool {
    other.contains { contains($0.base) }
  }
  func isSubset(of other: NSOrderedSet) -> Bool { _items.allSatisfy { other.contains($0) } }
  func isEqual(to other: NSOrderedSet) -> Bool {
    count == other.count && zip(_items, other._items).allSatisfy { _sameObject($0, $1) }
  }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSOrderedSet).map { isEqual(to: $0) } ?? false
  }
  override var hash: Int { count }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items: _items) }
  func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_items: _items.reversed()) }
  func enumerateObjects(
    options: NSEnumerationOptions = [],
    using body: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _ = _visit(_items, options) { item, place, stop in
      body(item, place, stop)
      return false
    }
  }
  func enumerateObjects(_ body: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: body)
  }
  func index(
    ofObjectPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> Int {
    _visit(_items) { item, place, stop in
      let passes = predicate(item, place, stop)
      if passes { stop.pointee = true }
      return passes
    }.first ?? NSNotFound
  }
  func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _items.sorted { comparator($0, $1) == .orderedAscending }
  }
  func copy() -> Any { NSOrderedSet(array: _items) }
  func mutableCopy() -> Any { NSMutableOrderedSet(array: _items) }
  override var description: String { NSArray(array: _items).description }
}
class NSMutableOrderedSet: NSOrderedSet {
  convenience init(capacity: Int) { self.init() }
  override subscript(index: Int) -> Any {
    get { _items[index] }
    set { _items[index] = newValue }
  }
  func add(_ object: Any) { _insert(object) }
  func addObjects(from other: [Any]) { for item in other { add(item) } }
  func insert(_ object: Any, at index: Int) {
    if !contains(object) { _items.insert(object, at: index) }
  }
  func insert(_ objects: [Any], at indexes: IndexSet) {
    for (index, object) in zip(indexes, objects) { insert(object, at: index) }
  }
  func setObject(_ object: Any, at index: Int) {
    if index == count { add(object) } else { _items[index] = object }
  }
  func replaceObject(at index: Int, with object: Any) { _items[index] = object }
  func exchangeObject(at first: Int, withObjectAt second: Int) {
    _items.swapAt(first, second)
  }
  func moveObjects(at indexes: IndexSet, to index: Int) {
    let moved = indexes.map { _items[$0] }
    for index in indexes.reversed() { _items.remove(at: index) }
    _items.insert(contentsOf: moved, at: index)
  }
  func remove(_ object: Any) { _items.removeAll { _sameObject($0, object) } }
  func removeObject(at index: Int) { _items.remove(at: index) }
  func removeObjects(at indexes: IndexSet) {
    for index in indexes.reversed() { _items.remove(at: index) }
  }
  func removeObjects(in other: [Any]) { for item in other { remove(item) } }
  func removeAllObjects() { _items.removeAll() }
  func union(_ other: NSOrderedSet) { addObjects(from: other._items) }
  func unionSet(_ other: Set<AnyHashable>) { addObjects(from: other.map(\.base)) }
  func minus(_ other: NSOrderedSet) { removeObjects(in: other._items) }
  func minusSet(_ other: Set<AnyHashable>) { removeObjects(in: other.map(\.base)) }
  func intersect(_ other: NSOrderedSet) { _items.removeAll { !other.contains($0) } }
  func intersectSet(_ other: Set<AnyHashable>) {
    intersect(NSOrderedSet(array: other.map(\.base)))
  }
  func sort(comparator: (Any, Any) -> ComparisonResult) {
    _items = sortedArray(comparator: comparator)
  }
}
