@_builtin
struct Set<Element: Hashable>: Collection, SetAlgebra {
  typealias SubSequence = Slice<Set<Element>>
  typealias Indices = DefaultIndices<Set<Element>>
  typealias ArrayLiteralElement = Element
  struct Index: Comparable, Hashable {
    let _position: Int
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._position < rhs._position }
  }
  struct Iterator: IteratorProtocol {
    let _base: Set<Element>
    var _position: Int
    mutating func next() -> Element? {
      let position = _base._advance(_position)
      if position < 0 { return nil }
      _position = position + 1
      return _base._member(position)
    }
  }
  @_native("set.init") init()
  @_native("set.init") init(minimumCapacity: Int)
  init(arrayLiteral elements: Element...) { self.init(elements) }
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    var result = Set<Element>()
    for element in sequence { result._insert(element) }
    self = result
  }
  var count: Int { @_native("set.count") get }
  var isEmpty: Bool { count == 0 }
  var capacity: Int { count }
  var startIndex: Index { _index(_advance(0)) }
  var endIndex: Index { Index(_position: _end) }
  func _index(_ position: Int) -> Index { Index(_position: position < 0 ? _end : position) }
  var _end: Int { @_native("set.end") get }
  @_native("set.advance") func _advance(_ position: Int) -> Int
  @_native("set.member") func _member(_ position: Int) -> Element
  @_native("set.position") func _position(_ member: Element) -> Int
  @discardableResult @_native("set.insert") mutating func _insert(_ member: Element) -> Bool
  func index(after i: Index) -> Index { _index(_advance(i._position + 1)) }
  func makeIterator() -> Iterator { Iterator(_base: self, _position: 0) }
  subscript(position: Index) -> Element { _member(position._position) }
  @_native("set.contains") func contains(_ member: Element) -> Bool
  func firstIndex(of member: Element) -> Index? {
    let position = _position(member)
    return position < 0 ? nil : Index(_position: position)
  }
  var first: Element? {
    let position = _advance(0)
    return position < 0 ? nil : _member(position)
  }
  @discardableResult
  mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    if _insert(newMember) { return (inserted: true, memberAfterInsert: newMember) }
    return (inserted: false, memberAfterInsert: _member(_position(newMember)))
  }
  @discardableResult
  mutating func update(with newMember: Element) -> Element? {
    let old = remove(newMember)
    _insert(newMember)
    return old
  }
  @discardableResult @_native("set.remove") mutating func remove(_ member: Element) -> Element?
  @discardableResult
  mutating func remove(at position: Index) -> Element {
    let member = self[position]
    remove(member)
    return member
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    guard let member = first else { _fault("Can't removeFirst from an empty Set") }
    remove(member)
    return member
  }
  mutating func popFirst() -> Element? {
    guard let member = first else { return nil }
    remove(member)
    return member
  }
  @_native("set.removeAll") mutating func removeAll(keepingCapacity: Bool = false)
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self { if try isIncluded(element) { result._insert(element) } }
    return result
  }
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result._insert(element) }
    return result
  }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let others = Set(other)
    return filter({ others.contains($0) })
  }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.remove(element) }
    return result
  }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
  where S.Element == Element {
    var result = self
    for element in Set(other) {
      if contains(element) { result.remove(element) } else { result._insert(element) }
    }
    return result
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _insert(element) }
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { remove(element) }
  }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    self = symmetricDifference(other)
  }
  func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
    let other = Set(possibleSuperset)
    return allSatisfy({ other.contains($0) })
  }
  func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
    for element in possibleSubset { if !contains(element) { return false } }
    return true
  }
  func isStrictSubset<S: Sequence>(of possibleSuperset: S) -> Bool
  where S.Element == Element {
    let other = Set(possibleSuperset)
    return count < other.count && isSubset(of: other)
  }
  func isStrictSuperset<S: Sequence>(of possibleSubset: S) -> Bool
  where S.Element == Element {
    let other = Set(possibleSubset)
    return count > other.count && isSuperset(of: other)
  }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    for element in other { if contains(element) { return false } }
    return true
  }
  @_instruction("any.equal") static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
  @_instruction("any.notEqual") static func != (lhs: Set<Element>, rhs: Set<Element>) -> Bool
}
extension Set: Hashable {
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for element in self { sum = sum ^ element.hashValue }
    hasher._combine(sum)
  }
}
extension Set: Sendable where Element: Sendable {}
extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _description(self) }
  var debugDescription: String { _debugDescription(self) }
}
