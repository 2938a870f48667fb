// The array of swift-identified-collections, whose elements are found by their identifiers.
//
// Module: IdentifiedCollections, ComposableArchitecture

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

public struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<IdentifiedArray<ID, Element>>

  var _elements: [Element] = []
  /// The index of each element, by identifier.
  var _positions: [ID: Int] = [:]
  let _id: KeyPath<Element, ID>

  public init(id: KeyPath<Element, ID>) { _id = id }
  public init<S: Sequence>(
    uniqueElements elements: S, id: KeyPath<Element, ID>
  ) where S.Element == Element {
    _id = id
    for element in elements {
      let isNew = append(element).inserted
      precondition(isNew, "Duplicate element: '\(element[keyPath: id])'")
    }
  }
  public init<S: Sequence>(
    _ elements: S, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    _id = id
    for element in elements {
      if let index = _positions[element[keyPath: id]] {
        _elements[index] = try combine(_elements[index], element)
      } else {
        append(element)
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public var count: Int { _elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { _elements[position] }
  public var elements: [Element] { _elements }
  public var ids: OrderedSet<ID> { OrderedSet(_elements.map { $0[keyPath: _id] }) }
  public func index(id: ID) -> Int? { _positions[id] }

  public subscript(id id: ID) -> Element? {
    get { _positions[id].map { _elements[$0] } }
    set {
      switch (_positions[id], newValue) {
      case (let index?, let element?):
        precondition(element[keyPath: _id] == id, "The ID of a replaced element must not change")
        _elements[index] = element
      case (let index?, nil): remove(at: index)
      case (nil, let element?): append(element)
      case (nil, nil): break
      }
    }
  }

  /// Notes again where the elements from an index on are.
  mutating func _renumber(from start: Int = 0) {
    for index in start..<_elements.count { _positions[_elements[index][keyPath: _id]] = index }
  }
  mutating func _replace(_ elements: [Element]) {
    _elements = elements
    _positions = [:]
    _renumber()
  }

  public func contains(id: ID) -> Bool { _positions[id] != nil }
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: _elements.count)
  }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  @discardableResult
  public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let found = _positions[item[keyPath: _id]] { return (false, found) }
    _elements.insert(item, at: index)
    _renumber(from: index)
    return (true, index)
  }
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: _elements.count).originalMember
  }
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let found = _positions[item[keyPath: _id]] else {
      insert(item, at: index)
      return (nil, index)
    }
    let old = _elements[found]
    _elements[found] = item
    return (old, found)
  }

  @discardableResult
  public mutating func remove(id: ID) -> Element? { _positions[id].map { remove(at: $0) } }
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: _id])
  }
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = _elements.remove(at: index)
    _positions[element[keyPath: _id]] = nil
    _renumber(from: index)
    return element
  }
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: _elements.count - 1) }
  public mutating func removeAll(keepingCapacity: Bool = false) { _replace([]) }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    _replace(try _elements.filter { try !isRemoved($0) })
  }
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    var elements = _elements
    elements.removeSubrange(bounds)
    _replace(elements)
  }
  public mutating func remove(atOffsets offsets: IndexSet) {
    var elements = _elements
    elements.remove(atOffsets: offsets)
    _replace(elements)
  }
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    _elements.move(fromOffsets: source, toOffset: destination)
    _renumber()
  }
  public func filter(
    _ isIncluded: (Element) throws -> Bool
  ) rethrows -> IdentifiedArray<ID, Element> {
    IdentifiedArray(uniqueElements: try _elements.filter(isIncluded), id: _id)
  }
  public mutating func swapAt(_ i: Int, _ j: Int) {
    _elements.swapAt(i, j)
    _renumber()
  }
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try _elements.sort(by: areInOrder)
    _renumber()
  }
  public mutating func reverse() {
    _elements.reverse()
    _renumber()
  }
  public mutating func shuffle() {
    _elements.shuffle()
    _renumber()
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() { self.init(id: \.id) }
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init(uniqueElements: elements, id: \.id)
  }
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init(elements, id: \.id) { first, _ in first }
  }
  public init<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: MutableCollection where Element: Identifiable, ID == Element.ID {
  public subscript(position: Int) -> Element {
    get { _elements[position] }
    set {
      _positions[_elements[position].id] = nil
      _elements[position] = newValue
      _positions[newValue.id] = position
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  public mutating func sort() { sort(by: <) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (
    left: IdentifiedArray<ID, Element>, right: IdentifiedArray<ID, Element>
  ) -> Bool {
    left._elements == right._elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}

extension IdentifiedArray: CustomStringConvertible {
  public var description: String { _elements.description }
}

extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws {
    self.init(uniqueElements: try [Element](from: decoder))
  }
}
