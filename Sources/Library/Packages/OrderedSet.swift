// The ordered set of swift-collections: each element once, in the order of insertion.
//
// Module: Collections, OrderedCollections, IdentifiedCollections

public struct OrderedSet<Element: Hashable>: RandomAccessCollection, ExpressibleByArrayLiteral {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = ArraySlice<Element>

  var _elements: [Element] = []
  /// The index of each element.
  var _positions: [Element: Int] = [:]

  public init() {}
  public init(minimumCapacity: Int) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  public init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element {
    self.init(elements)
  }
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public var count: Int { _elements.count }
  public var isEmpty: Bool { _elements.isEmpty }
  public var indices: Range<Int> { 0..<_elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { _elements[position] }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> { _elements[bounds] }

  /// The elements in order.
  public var elements: [Element] {
    get { _elements }
    set { self = OrderedSet(newValue) }
  }

  public func contains(_ element: Element) -> Bool { _positions[element] != nil }
  public func firstIndex(of element: Element) -> Int? { _positions[element] }
  public func lastIndex(of element: Element) -> Int? { _positions[element] }

  /// Notes again where the elements from an index on are.
  mutating func _renumber(from start: Int = 0) {
    for index in start..<_elements.count { _positions[_elements[index]] = index }
  }

  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    if let index = _positions[item] { return (false, index) }
    _positions[item] = _elements.count
    _elements.append(item)
    return (true, _elements.count - 1)
  }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  @discardableResult
  public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let index = _positions[item] { return (false, index) }
    _elements.insert(item, at: index)
    _renumber(from: index)
    return (true, index)
  }
  @discardableResult
  public mutating func update(_ item: Element, at index: Int) -> Element {
    let old = _elements[index]
    precondition(old == item, "The replacement item must compare equal to the original")
    _elements[index] = item
    return old
  }
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    guard let index = _positions[item] else {
      append(item)
      return nil
    }
    return update(item, at: index)
  }
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let old = _positions[item] else {
      insert(item, at: index)
      return (nil, index)
    }
    return (update(item, at: old), old)
  }

  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    guard let index = _positions[member] else { return nil }
    return remove(at: index)
  }
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = _elements.remove(at: index)
    _positions[element] = nil
    _renumber(from: index)
    return element
  }
  @discardableResult
  public mutating func removeFirst() -> Element {
    precondition(!isEmpty, "Cannot remove first element of an empty collection")
    return remove(at: 0)
  }
  public mutating func removeFirst(_ n: Int) { removeSubrange(0..<n) }
  @discardableResult
  public mutating func removeLast() -> Element {
    precondition(!isEmpty, "Cannot remove last element of an empty collection")
    return remove(at: count - 1)
  }
  public mutating func removeLast(_ n: Int) { removeSubrange((count - n)..<count) }
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    for element in _elements[bounds] { _positions[element] = nil }
    _elements.removeSubrange(bounds)
    _renumber(from: bounds.lowerBound)
  }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedSet() }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    self = OrderedSet(try _elements.filter { try !isRemoved($0) })
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet<Element> {
    OrderedSet(try _elements.filter(isIncluded))
  }

  public mutating func swapAt(_ i: Int, _ j: Int) {
    _elements.swapAt(i, j)
    _positions[_elements[i]] = i
    _positions[_elements[j]] = j
  }
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try _elements.sort(by: areInOrder)
    _renumber()
  }
  public mutating func shuffle() {
    _elements.shuffle()
    _renumber()
  }
  public mutating func shuffle<R: RandomNumberGenerator>(using generator: inout R) {
    _elements.shuffle(using: &generator)
    _renumber()
  }
  public mutating func reverse() {
    _elements.reverse()
    _renumber()
  }
  @discardableResult
  public mutating func partition(by isSecond: (Element) throws -> Bool) rethrows -> Int {
    let index = try _elements.partition(by: isSecond)
    _renumber()
    return index
  }
}

extension OrderedSet where Element: Comparable {
  public mutating func sort() { sort(by: <) }
}

extension OrderedSet {
  public func union<S: Sequence>(_ other: S) -> OrderedSet<Element> where S.Element == Element {
    var result = self
    result.append(contentsOf: other)
    return result
  }
  public func intersection<S: Sequence>(
    _ other: S
  ) -> OrderedSet<Element> where S.Element == Element {
    let members = Set(other)
    return filter { members.contains($0) }
  }
  public func subtracting<S: Sequence>(
    _ other: S
  ) -> OrderedSet<Element> where S.Element == Element {
    let members = Set(other)
    return filter { !members.contains($0) }
  }
  public func symmetricDifference<S: Sequence>(
    _ other: S
  ) -> OrderedSet<Element> where S.Element == Element {
    let others = OrderedSet(other)
    return subtracting(others).union(others.subtracting(self))
  }
  public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    append(contentsOf: other)
  }
  public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    self = subtracting(other)
  }
  public mutating func formSymmetricDifference<S: Sequence>(_ other: S)
  where S.Element == Element {
    self = symmetricDifference(other)
  }
  public func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let members = Set(other)
    return allSatisfy { members.contains($0) }
  }
  public func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    other.allSatisfy { contains($0) }
  }
  public func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let members = Set(other)
    return members.count > count && isSubset(of: members)
  }
  public func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let members = Set(other)
    return members.count < count && isSuperset(of: members)
  }
  public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    !other.contains { contains($0) }
  }
  /// The elements without their order.
  public var unordered: Set<Element> { Set(_elements) }
}

extension OrderedSet: Hashable {
  public static func == (left: OrderedSet<Element>, right: OrderedSet<Element>) -> Bool {
    left._elements == right._elements
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}

extension OrderedSet: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { _elements.description }
  public var debugDescription: String { "OrderedSet(\(_elements.debugDescription))" }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

extension OrderedSet: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
