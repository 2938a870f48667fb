// Less frequent members of Foundation's collection classes.
//
// Loads with: NSArray, NSMutableArray, NSDictionary, NSMutableDictionary, NSSet, NSMutableSet

/// Calls the block with items and indices until it requests to stop.
func _visit(
  _ items: [Any], _ options: NSEnumerationOptions = [],
  _ body: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
) -> [Int] {
  let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
  stop.initialize(to: false)
  let places = options.contains(.reverse) ? Array(items.indices.reversed()) : Array(items.indices)
  var found: [Int] = []
  for place in places where !stop.pointee.boolValue {
    if body(items[place], place, stop) { found.append(place) }
  }
  return found
}
extension NSArray {
  convenience init(array: [Any], copyItems: Bool) { self.init(array: array) }
  convenience init(object: Any) { self.init(array: [object]) }
  convenience init(objects elements: Any...) { self.init(array: elements) }
  func copy() -> Any { NSArray(array: _items) }
  func mutableCopy() -> Any {
    let copy = NSMutableArray()
    copy.addObjects(from: _items)
    return copy
  }
  func index(of object: Any, in range: NSRange) -> Int {
    _items[range.location..<range.upperBound].firstIndex { _sameObject($0, object) }
      ?? NSNotFound
  }
  func indexOfObjectIdentical(to object: Any) -> Int {
    _items.firstIndex { $0 as AnyObject === object as AnyObject } ?? NSNotFound
  }
  func indexOfObject(
    options: NSEnumerationOptions = [],
    passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> Int {
    _visit(_items, options) { item, place, stop in
      let passes = predicate(item, place, stop)
      if passes { stop.pointee = true }
      return passes
    }.first ?? NSNotFound
  }
  func indexesOfObjects(
    options: NSEnumerationOptions = [],
    passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> IndexSet {
    IndexSet(_visit(_items, options, predicate))
  }
  func objects(at indexes: IndexSet) -> [Any] { indexes.map { _items[$0] } }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items: _items) }
  func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_items: _items.reversed()) }
  func enumerateObjects(
    options: NSEnumerationOptions,
    using body: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _ = _visit(_items, options) { item, place, stop in
      body(item, place, stop)
      return false
    }
  }
  func firstObjectCommon(with other: [Any]) -> Any? {
    _items.first { item in other.contains { _sameObject(item, $0) } }
  }
  func sortedArray(
    options: NSSortOptions, usingComparator comparator: (Any, Any) -> ComparisonResult
  ) -> [Any] {
    sortedArray(comparator: comparator)
  }
}
extension NSMutableArray {
  func removeObjects(in other: [Any]) {
    _items.removeAll { item in other.contains { _sameObject(item, $0) } }
  }
  func removeObjects(in range: NSRange) {
    _items.removeSubrange(range.location..<range.upperBound)
  }
  func removeObjects(at indexes: IndexSet) {
    for index in indexes.reversed() { _items.remove(at: index) }
  }
  func remove(_ object: Any, in range: NSRange) {
    for index in (range.location..<range.upperBound).reversed()
    where _sameObject(_items[index], object) {
      _items.remove(at: index)
    }
  }
  func removeObject(identicalTo object: Any) {
    _items.removeAll { $0 as AnyObject === object as AnyObject }
  }
  func insert(_ objects: [Any], at indexes: IndexSet) {
    for (index, object) in zip(indexes, objects) { _items.insert(object, at: index) }
  }
  func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    for (index, object) in zip(indexes, objects) { _items[index] = object }
  }
  func replaceObjects(in range: NSRange, withObjectsFrom other: [Any]) {
    _items.replaceSubrange(range.location..<range.upperBound, with: other)
  }
  func setArray(_ other: [Any]) { _items = other }
  func sort(
    options: NSSortOptions, usingComparator comparator: (Any, Any) -> ComparisonResult
  ) {
    sort(comparator: comparator)
  }
}
extension NSDictionary {
  convenience init(objects: [Any], forKeys keys: [NSObject]) {
    self.init()
    for (key, object) in zip(keys, objects) {
      if let key = _key(key) { _entries[key] = object }
    }
  }
  convenience init(object: Any, forKey key: NSObject) {
    self.init(objects: [object], forKeys: [key])
  }
  convenience init(dictionary: [AnyHashable: Any], copyItems: Bool) {
    self.init(dictionary: dictionary)
  }
  func copy() -> Any { NSDictionary(dictionary: _entries) }
  func mutableCopy() -> Any { NSMutableDictionary(dictionary: _entries) }
  func allKeys(for object: Any) -> [Any] {
    _entries.filter { _sameObject($0.value, object) }.map(\.key.base)
  }
  func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any] {
    keys.map { object(forKey: $0) ?? marker }
  }
  func enumerateKeysAndObjects(
    options: NSEnumerationOptions = [],
    using body: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let keys = Array(_entries.keys)
    _ = _visit(keys, options) { key, place, stop in
      body(keys[place].base, _entries[keys[place]]!, stop)
      return false
    }
  }
  func enumerateKeysAndObjects(
    _ body: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateKeysAndObjects(options: [], using: body)
  }
  func keysSortedByValue(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _entries.sorted { comparator($0.value, $1.value) == .orderedAscending }.map(\.key.base)
  }
  func keysOfEntries(
    options: NSEnumerationOptions = [],
    passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> Set<AnyHashable> {
    let keys = Array(_entries.keys)
    let found = _visit(keys, options) { key, place, stop in
      predicate(keys[place].base, _entries[keys[place]]!, stop)
    }
    return Set(found.map { keys[$0] })
  }
  func keyEnumerator() -> NSEnumerator { NSEnumerator(_items: allKeys) }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items: allValues) }
}
extension NSMutableDictionary {
  func removeObjects(forKeys keys: [Any]) { for key in keys { removeObject(forKey: key) } }
  func setDictionary(_ other: [AnyHashable: Any]) { _entries = other }
}
extension NSSet {
  convenience init(object: Any) { self.init(array: [object]) }
  convenience init(objects elements: Any...) { self.init(array: elements) }
  convenience init(set: Set<AnyHashable>) { self.init(array: set.map(\.base)) }
  func copy() -> Any { NSSet(array: _items) }
  func mutableCopy() -> Any {
    let copy = NSMutableSet()
    copy.addObjects(from: _items)
    return copy
  }
  func member(_ object: Any) -> Any? { _items.first { _sameObject($0, object) } }
  func intersects(_ other: Set<AnyHashable>) -> Bool { other.contains { contains($0.base) } }
  func isSubset(of other: Set<AnyHashable>) -> Bool {
    _items.allSatisfy { item in (item as? AnyHashable).map(other.contains) ?? false }
  }
  func isEqual(to other: Set<AnyHashable>) -> Bool {
    count == other.count && isSubset(of: other)
  }
  func adding(_ object: Any) -> Set<AnyHashable> {
    Set((_items + [object]).compactMap { $0 as? AnyHashable })
  }
  func addingObjects(from other: [Any]) -> Set<AnyHashable> {
    Set((_items + other).compactMap { $0 as? AnyHashable })
  }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items: _items) }
  func enumerateObjects(_ body: (Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
    _ = _visit(_items) { item, _, stop in
      body(item, stop)
      return false
    }
  }
  func objects(
    options: NSEnumerationOptions = [],
    passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> Set<AnyHashable> {
    let found = _visit(_items, options) { item, _, stop in predicate(item, stop) }
    return Set(found.compactMap { _items[$0] as? AnyHashable })
  }
}
extension NSMutableSet {
  convenience init(capacity: Int) { self.init() }
  func union(_ other: Set<AnyHashable>) { for item in other { add(item.base) } }
  func minus(_ other: Set<AnyHashable>) { for item in other { remove(item.base) } }
  func intersect(_ other: Set<AnyHashable>) {
    for key in _counts.keys where !other.contains(key) { _counts[key] = nil }
    _items.removeAll { !contains($0) }
  }
  func setSet(_ other: Set<AnyHashable>) {
    removeAllObjects()
    union(other)
  }
}
