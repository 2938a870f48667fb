// Foundation's collection classes.

func _sameObject(_ lhs: Any, _ rhs: Any) -> Bool {
  if let a = lhs as? AnyHashable, let b = rhs as? AnyHashable { return a == b }
  return false
}
func _bridgedArray<T>(_ value: [T]) -> NSArray { NSArray(array: value.map { $0 as Any }) }
func _bridgedDictionary<K: Hashable, V>(_ value: [K: V]) -> NSDictionary {
  var entries: [AnyHashable: Any] = [:]
  for (key, value) in value { entries[AnyHashable(key)] = value }
  return NSDictionary(dictionary: entries)
}
func _bridgedSet<T: Hashable>(_ value: Set<T>) -> NSSet { NSSet(array: value.map { $0 as Any }) }
class NSArray: NSObject, _ValueObject, Sequence, ExpressibleByArrayLiteral {
  typealias Element = Any
  var _items: [Any]
  override init() { _items = [] }
  init(array: [Any]) { _items = array }
  required init(arrayLiteral elements: Any...) { _items = elements }
  func makeIterator() -> IndexingIterator<[Any]> { _items.makeIterator() }
  var count: Int { _items.count }
  var firstObject: Any? { _items.first }
  var lastObject: Any? { _items.last }
  subscript(index: Int) -> Any { _items[index] }
  func object(at index: Int) -> Any { _items[index] }
  func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  func index(of object: Any) -> Int {
    _items.firstIndex { _sameObject($0, object) } ?? NSNotFound
  }
  func adding(_ object: Any) -> [Any] { _items + [object] }
  func addingObjects(from other: [Any]) -> [Any] { _items + other }
  func subarray(with range: NSRange) -> [Any] {
    Array(_items[range.location..<range.upperBound])
  }
  func componentsJoined(by separator: String) -> String {
    _items.map { "\($0)" }.joined(separator: separator)
  }
  func isEqual(to other: [Any]) -> Bool {
    count == other.count && _items.indices.allSatisfy { _sameObject(_items[$0], other[$0]) }
  }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSArray).map { isEqual(to: $0._items) } ?? false
  }
  override var hash: Int { count }
  func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _items.sorted { comparator($0, $1) == .orderedAscending }
  }
  func enumerateObjects(_ body: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    for (index, item) in _items.enumerated() where !stop.pointee.boolValue {
      body(item, index, stop)
    }
  }
  override var description: String {
    if _items.isEmpty { return "(\n)" }
    return "(\n" + _items.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}
class NSMutableArray: NSArray {
  convenience init(capacity: Int) { self.init() }
  override subscript(index: Int) -> Any {
    get { _items[index] }
    set { _items[index] = newValue }
  }
  func add(_ object: Any) { _items.append(object) }
  func addObjects(from other: [Any]) { _items += other }
  func insert(_ object: Any, at index: Int) { _items.insert(object, at: index) }
  func removeObject(at index: Int) { _items.remove(at: index) }
  func remove(_ object: Any) { _items.removeAll { _sameObject($0, object) } }
  func removeLastObject() { _items.removeLast() }
  func removeAllObjects() { _items.removeAll() }
  func replaceObject(at index: Int, with object: Any) { _items[index] = object }
  func exchangeObject(at first: Int, withObjectAt second: Int) {
    _items.swapAt(first, second)
  }
  func sort(comparator: (Any, Any) -> ComparisonResult) {
    _items = sortedArray(comparator: comparator)
  }
}
class NSDictionary: NSObject, _ValueObject, Sequence, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Any, value: Any)
  var _entries: [AnyHashable: Any]
  override init() { _entries = [:] }
  init(dictionary: [AnyHashable: Any]) { _entries = dictionary }
  required init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    _entries = [:]
    for (key, value) in elements { _entries[key] = value }
  }
  func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> {
    _entries.map { (key: $0.key.base, value: $0.value) }.makeIterator()
  }
  var count: Int { _entries.count }
  var allKeys: [Any] { _entries.keys.map(\.base) }
  var allValues: [Any] { Array(_entries.values) }
  subscript(key: Any) -> Any? { object(forKey: key) }
  // An `NSString` and an equal `String` are the same key.
  func _key(_ key: Any) -> AnyHashable? {
    if let text = key as? NSString { return AnyHashable(text._text) }
    return key as? AnyHashable
  }
  func object(forKey key: Any) -> Any? { _key(key).flatMap { _entries[$0] } }
  func value(forKey key: String) -> Any? { object(forKey: key) }
  func isEqual(to other: [AnyHashable: Any]) -> Bool {
    count == other.count
      && _entries.allSatisfy { key, value in
        other[key].map { _sameObject($0, value) } ?? false
      }
  }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSDictionary).map { isEqual(to: $0._entries) } ?? false
  }
  override var hash: Int { count }
  override var description: String {
    let lines = _entries.map { "    \($0.key) = \($0.value);\n" }
    return "{\n" + lines.joined() + "}"
  }
}
class NSMutableDictionary: NSDictionary {
  override init() { super.init() }
  override init(dictionary: [AnyHashable: Any]) { super.init(dictionary: dictionary) }
  required init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    super.init()
    addEntries(from: Dictionary(uniqueKeysWithValues: elements))
  }
  convenience init(capacity: Int) { self.init() }
  override subscript(key: Any) -> Any? {
    get { object(forKey: key) }
    set { if let key = _key(key) { _entries[key] = newValue } }
  }
  func setObject(_ value: Any, forKey key: Any) { self[key] = value }
  func setValue(_ value: Any?, forKey key: String) { self[key] = value }
  func removeObject(forKey key: Any) { self[key] = nil }
  func removeAllObjects() { _entries.removeAll() }
  func addEntries(from other: [AnyHashable: Any]) {
    for (key, value) in other { _entries[key] = value }
  }
}
class NSSet: NSObject, Sequence, ExpressibleByArrayLiteral {
  typealias Element = Any
  /// The members, in the order in which they were added.
  var _items: [Any] = []
  /// How often each counts.
  var _counts: [AnyHashable: Int] = [:]
  override init() {}
  init(array: [Any]) {
    super.init()
    for item in array { _insert(item) }
  }
  required init(arrayLiteral elements: Any...) {
    super.init()
    for item in elements { _insert(item) }
  }
  func _insert(_ object: Any) {
    let key = object as? AnyHashable
    if let key, _counts[key] != nil { return _insertAgain(key) }
    _items.append(object)
    if let key { _counts[key] = 1 }
  }
  /// Adds a member that is there.
  func _insertAgain(_ key: AnyHashable) {}
  func makeIterator() -> IndexingIterator<[Any]> { _items.makeIterator() }
  var count: Int { _items.count }
  var allObjects: [Any] { _items }
  func anyObject() -> Any? { _items.first }
  func contains(_ object: Any) -> Bool {
    (object as? AnyHashable).map { _counts[$0] != nil } ?? false
  }
  override var description: String {
    "{(\n" + _items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}
class NSMutableSet: NSSet {
  func add(_ object: Any) { _insert(object) }
  func remove(_ object: Any) {
    guard let key = object as? AnyHashable, _counts.removeValue(forKey: key) != nil else { return }
    _items.removeAll { _sameObject($0, object) }
  }
  func removeAllObjects() {
    _items.removeAll()
    _counts = [:]
  }
  func addObjects(from other: [Any]) { for item in other { add(item) } }
}
class NSCountedSet: NSMutableSet {
  override func _insertAgain(_ key: AnyHashable) { _counts[key, default: 0] += 1 }
  override func remove(_ object: Any) {
    guard let key = object as? AnyHashable, let count = _counts[key], count > 1 else {
      return super.remove(object)
    }
    _counts[key] = count - 1
  }
  func count(for object: Any) -> Int { (object as? AnyHashable).flatMap { _counts[$0] } ?? 0 }
}
