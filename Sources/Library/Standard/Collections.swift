// The protocols of sequences and collections, in one file because they depend on each other.

protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
}
extension Sequence where Self: IteratorProtocol {
  func makeIterator() -> Self { self }
}
extension Sequence {
  var underestimatedCount: Int { 0 }
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var count = 0
    for element in self { if try predicate(element) { count += 1 } }
    return count
  }
}
protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  associatedtype SubSequence: Collection = Slice<Self>
  where
    SubSequence.Element == Element, SubSequence.Index == Index,
    SubSequence.SubSequence == SubSequence
  associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
  var startIndex: Index { get }
  var endIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  var indices: Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(after i: Index) -> Index
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  /// The text of elements that are bytes.
  func _decoded() -> String
}
extension Collection {
  func _decoded() -> String { Array(self)._decoded() }
  func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
  subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
  var indices: DefaultIndices<Self> {
    DefaultIndices(_elements: self, startIndex: startIndex, endIndex: endIndex)
  }
  var isEmpty: Bool { startIndex == endIndex }
  var count: Int { distance(from: startIndex, to: endIndex) }
  var underestimatedCount: Int { count }
  func formIndex(after i: inout Index) { i = index(after: i) }
  func formIndex(_ i: inout Index, offsetBy distance: Int) {
    i = index(i, offsetBy: distance)
  }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    if distance < 0 { _fault("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var remaining = distance
    while remaining > 0 {
      result = index(after: result)
      remaining -= 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    if distance < 0 { _fault("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var remaining = distance
    while remaining > 0 {
      if result == limit { return nil }
      result = index(after: result)
      remaining -= 1
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    if start > end { _fault("Only BidirectionalCollections can have end come before start") }
    var result = 0
    var position = start
    while position != end {
      position = index(after: position)
      result += 1
    }
    return result
  }
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    self[r.relative(to: self)]
  }
}
struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
  typealias Element = Elements.Element
  typealias Iterator = IndexingIterator<Elements>
  let _elements: Elements
  var _position: Elements.Index
  init(_elements: Elements) {
    self._elements = _elements
    self._position = _elements.startIndex
  }
  @_native("iterator.step") mutating func _step() -> Elements.Element??
  mutating func next() -> Elements.Element? {
    if let step = _step() { return step }
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _position = _elements.index(after: _position)
    return element
  }
}
struct DefaultIndices<Elements: Collection>: Collection {
  let _elements: Elements
  let startIndex: Elements.Index
  let endIndex: Elements.Index
  subscript(position: Elements.Index) -> Elements.Index { position }
  subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
    DefaultIndices(
      _elements: _elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  var indices: DefaultIndices<Elements> { self }
  func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
  func index(_ i: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    _elements.index(i, offsetBy: distance)
  }
  func index(
    _ i: Elements.Index, offsetBy distance: Int, limitedBy limit: Elements.Index
  ) -> Elements.Index? {
    _elements.index(i, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    _elements.distance(from: start, to: end)
  }
}
extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
}
extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
struct Slice<Base: Collection>: Collection {
  typealias Indices = DefaultIndices<Slice<Base>>
  var _startIndex: Base.Index
  var _endIndex: Base.Index
  var _base: Base
  init(base: Base, bounds: Range<Base.Index>) {
    _startIndex = bounds.lowerBound
    _endIndex = bounds.upperBound
    _base = base
  }
  var base: Base { _base }
  var startIndex: Base.Index { _startIndex }
  var endIndex: Base.Index { _endIndex }
  subscript(position: Base.Index) -> Base.Element {
    _check(position)
    return _base[position]
  }
  subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    if bounds.lowerBound < _startIndex || bounds.upperBound > _endIndex {
      _fault("Index out of range")
    }
    return Slice(base: _base, bounds: bounds)
  }
  func _check(_ position: Base.Index) {
    if position < _startIndex || position >= _endIndex { _fault("Index out of bounds") }
  }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    _base.index(i, offsetBy: distance)
  }
  func index(
    _ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index
  ) -> Base.Index? {
    _base.index(i, offsetBy: distance, limitedBy: limit)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _base.distance(from: start, to: end)
  }
}
extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
extension Slice: MutableCollection where Base: MutableCollection {
  subscript(position: Base.Index) -> Base.Element {
    get {
      _check(position)
      return _base[position]
    }
    set {
      _check(position)
      _base._replace(position, newValue)
    }
  }
}
extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  init() {
    _base = Base()
    _startIndex = _base.startIndex
    _endIndex = _base.endIndex
  }
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Base.Index>, with newElements: C
  ) where C.Element == Base.Element {
    let before = _base.distance(from: _base.startIndex, to: _startIndex)
    let count =
      _base.distance(from: _startIndex, to: subrange.lowerBound) + newElements.count
      + _base.distance(from: subrange.upperBound, to: _endIndex)
    _base.replaceSubrange(subrange, with: newElements)
    _startIndex = _base.index(_base.startIndex, offsetBy: before)
    _endIndex = _base.index(_startIndex, offsetBy: count)
  }
}
protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection {
  func index(before i: Index) -> Index
}
extension BidirectionalCollection {
  func formIndex(before i: inout Index) { i = index(before: i) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    var result = i
    var remaining = distance
    while remaining > 0 {
      result = index(after: result)
      remaining -= 1
    }
    while remaining < 0 {
      result = index(before: result)
      remaining += 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = i
    var remaining = distance
    while remaining > 0 {
      if result == limit { return nil }
      result = index(after: result)
      remaining -= 1
    }
    while remaining < 0 {
      if result == limit { return nil }
      result = index(before: result)
      remaining += 1
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    var result = 0
    var position = start
    while position < end {
      position = index(after: position)
      result += 1
    }
    while position > end {
      position = index(before: position)
      result -= 1
    }
    return result
  }
}
protocol RandomAccessCollection<Element>: BidirectionalCollection
where SubSequence: RandomAccessCollection {}
extension RandomAccessCollection where Index == Int {
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let room = limit - i
    if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room {
      return nil
    }
    return i + distance
  }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  var indices: Range<Int> { startIndex..<endIndex }
}
extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  let _base: Base
  struct Index: Comparable {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
  }
  struct Iterator: IteratorProtocol {
    let _base: Base
    var _position: Base.Index
    mutating func next() -> Base.Element? {
      if _position == _base.startIndex { return nil }
      _position = _base.index(before: _position)
      return _base[_position]
    }
  }
  func makeIterator() -> Iterator { Iterator(_base: _base, _position: _base.endIndex) }
  var startIndex: Index { Index(_base.endIndex) }
  var endIndex: Index { Index(_base.startIndex) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
  func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
  subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
  func reversed() -> Base { _base }
}
protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
}
extension MutableCollection {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set { _replace(bounds, newValue) }
  }
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  mutating func _replace<C: Collection>(_ bounds: Range<Index>, _ elements: C)
  where C.Element == Element {
    var i = bounds.lowerBound
    var other = elements.startIndex
    while i != bounds.upperBound && other != elements.endIndex {
      self[i] = elements[other]
      formIndex(after: &i)
      elements.formIndex(after: &other)
    }
    if i != bounds.upperBound {
      _fault("Cannot replace a slice of a MutableCollection with a slice of a smaller size")
    }
    if other != elements.endIndex {
      _fault("Cannot replace a slice of a MutableCollection with a slice of a larger size")
    }
  }
  mutating func _replace(_ position: Index, _ element: Element) { self[position] = element }
}
protocol RangeReplaceableCollection<Element>: Collection {
  init()
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Index>, with newElements: C
  ) where C.Element == Element
  mutating func append(_ newElement: Element)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
  mutating func insert(_ newElement: Element, at i: Index)
  mutating func reserveCapacity(_ n: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
}
extension RangeReplaceableCollection {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  init(repeating repeatedValue: Element, count: Int) {
    self.init()
    var remaining = count
    while remaining > 0 {
      append(repeatedValue)
      remaining -= 1
    }
  }
  mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  mutating func insert(_ newElement: Element, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  mutating func reserveCapacity(_ n: Int) {}
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    replaceSubrange(startIndex..<endIndex, with: EmptyCollection<Element>())
  }
  static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
  where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self
  where Other.Element == Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
  where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func += <Other: Sequence>(lhs: inout Self, rhs: Other)
  where Other.Element == Element {
    lhs.append(contentsOf: rhs)
  }
}
