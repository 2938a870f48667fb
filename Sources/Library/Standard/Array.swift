@_builtin
struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<[Element]>
  typealias ArrayLiteralElement = Element
}
extension Array {
  @_native("array.init") init()
  init(arrayLiteral elements: Element...) { self = elements }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    if let same = _asArray(elements) {
      self = same
    } else {
      var result: [Element] = []
      for element in elements { result.append(element) }
      self = result
    }
  }
  @_native("array.repeating") init(repeating repeatedValue: Element, count: Int)
  @_native("array.decode") func _decode(_ start: Int, _ end: Int) -> String
  func _decoded() -> String { _decode(0, count) }
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingWith initializer: (
      inout UnsafeMutableBufferPointer<Element>, inout Int
    ) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    var count = 0
    try initializer(&buffer, &count)
    if count > capacity { _fault("Can't construct Array with count > capacity") }
    self = (0..<count).map { buffer[$0] }
  }
  @_native("sequence.elements") func _asArray<S>(_ elements: S) -> [Element]?
  var startIndex: Int { 0 }
  var endIndex: Int { @_native("array.count") get }
  var count: Int { @_native("array.count") get }
  var isEmpty: Bool { @_native("array.isEmpty") get }
  var capacity: Int { count }
  var underestimatedCount: Int { count }
  subscript(index: Int) -> Element { @_native("array.get") get @_native("array.set") set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      _check(bounds)
      return ArraySlice(
        _base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  subscript<R: RangeExpression>(r: R) -> ArraySlice<Element> where R.Bound == Int {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  func _check(_ bounds: Range<Int>) {
    if bounds.lowerBound < 0 || bounds.upperBound > count {
      _fault("Array index is out of range")
    }
  }
  func makeIterator() -> IndexingIterator<[Element]> { IndexingIterator(_elements: self) }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func formIndex(after i: inout Int) { i += 1 }
  func formIndex(before i: inout Int) { i -= 1 }
  var indices: Range<Int> { Range(uncheckedBounds: (lower: 0, upper: count)) }
  var first: Element? { count == 0 ? nil : self[0] }
  var last: Element? { count == 0 ? nil : self[count - 1] }
  @_native("array.append") mutating func append(_ newElement: Element)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    if let same = _asArray(newElements) {
      _append(same)
    } else {
      for element in newElements { append(element) }
    }
  }
  @_native("array.appendArray") mutating func _append(_ newElements: [Element])
  @_native("array.insert") mutating func insert(_ newElement: Element, at i: Int)
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int)
  where C.Element == Element {
    if i < 0 || i > count { _fault("Array index is out of range") }
    _replace(i, i, Array(newElements))
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    if subrange.lowerBound < 0 { _fault("Array replace: subrange start is negative") }
    if subrange.upperBound > count {
      _fault("Array replace: subrange extends past the end")
    }
    _replace(subrange.lowerBound, subrange.upperBound, Array(newElements))
  }
  @_native("array.replace")
  mutating func _replace(_ start: Int, _ end: Int, _ newElements: [Element])
  @discardableResult @_native("array.remove") mutating func remove(at index: Int) -> Element
  @discardableResult @_native("array.removeFirst") mutating func removeFirst() -> Element
  @discardableResult @_native("array.removeLast") mutating func removeLast() -> Element
  @_native("array.popLast") mutating func popLast() -> Element?
  mutating func removeSubrange(_ bounds: Range<Int>) { replaceSubrange(bounds, with: []) }
  @_native("array.removeAll") mutating func removeAll(keepingCapacity: Bool = false)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept: [Element] = []
    for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
    if kept.count != count { self = kept }
  }
  @_native("array.reserve") mutating func reserveCapacity(_ minimumCapacity: Int)
  @_native("array.swapAt") mutating func swapAt(_ i: Int, _ j: Int)
  @_native("array.reverse") mutating func reverse()
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var i = 0
    for element in self {
      if try predicate(element) { return i }
      i += 1
    }
    return nil
  }
  @_native("array.sortBy")
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
  func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }
  /// The index of an object, by its identity.
  @_native("array.indexOfObject") func _index(ofObject object: AnyObject) -> Int?
  /// The objects that another list does not have, in their order.
  @_native("array.objectsMissing") func _objects(missingIn other: [Element]) -> [Element]
  @_native("array.concat")
  static func + (lhs: [Element], rhs: [Element]) -> [Element]
  static func += (lhs: inout [Element], rhs: [Element]) { lhs._append(rhs) }
}
extension Array: Equatable where Element: Equatable {
  @_instruction("any.equal") static func == (lhs: [Element], rhs: [Element]) -> Bool
  @_instruction("any.notEqual") static func != (lhs: [Element], rhs: [Element]) -> Bool
  @_native("array.contains") func contains(_ element: Element) -> Bool
  @_native("array.firstIndex") func firstIndex(of element: Element) -> Int?
  @_native("array.lastIndex") func lastIndex(of element: Element) -> Int?
}
extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { hasher.combine(element) }
  }
}
extension Array where Element: Comparable {
  @_native("array.sort") mutating func sort()
  func sorted() -> [Element] {
    var result = self
    result.sort()
    return result
  }
}
extension Array: Sendable where Element: Sendable {}
extension Array: CVarArg {}
extension Array: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _description(self) }
  var debugDescription: String { _debugDescription(self) }
}
