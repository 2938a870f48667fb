protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}
protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
typealias LazyCollection<Base: Collection> = LazySequence<Base>
typealias LazyMapCollection<Base: Collection, Element> = LazyMapSequence<Base, Element>
typealias LazyFilterCollection<Base: Collection> = LazyFilterSequence<Base>
extension LazySequenceProtocol where Elements == Self {
  var elements: Self { self }
}
extension LazySequenceProtocol {
  var lazy: Elements { elements }
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    LazyMapSequence(_base: elements, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, _predicate: isIncluded)
  }
  func compactMap<U>(
    _ transform: @escaping (Element) -> U?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, U?>>, U> {
    LazyMapSequence(
      _base: LazyFilterSequence(
        _base: LazyMapSequence(_base: elements, _transform: transform),
        _predicate: { $0 != nil }),
      _transform: { $0! })
  }
  func flatMap<Segment: Sequence>(
    _ transform: @escaping (Element) -> Segment
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, Segment>>> {
    LazySequence(
      _base: FlattenSequence(
        _base: LazyMapSequence(_base: elements, _transform: transform)))
  }
  func prefix(
    while predicate: @escaping (Element) -> Bool
  ) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  func drop(
    while predicate: @escaping (Element) -> Bool
  ) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
}
extension LazySequenceProtocol where Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Elements>> {
    LazySequence(_base: FlattenSequence(_base: elements))
  }
}
extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = Slice<Base>
}
extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = ReversedCollection<Base>
}
struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = Base
  typealias Iterator = Base.Iterator
  let _base: Base
  var elements: Base { _base }
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
  var underestimatedCount: Int { _base.underestimatedCount }
}
extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var indices: Base.Indices { _base.indices }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    _base.index(i, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _base.distance(from: start, to: end)
  }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
  typealias Elements = LazyMapSequence<Base, Element>
  let _base: Base
  let _transform: (Base.Element) -> Element
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    mutating func next() -> Element? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _transform: _transform)
  }
  var underestimatedCount: Int { _base.underestimatedCount }
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U> {
    LazyMapSequence<Base, U>(_base: _base, _transform: { transform(self._transform($0)) })
  }
}
extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var indices: Base.Indices { _base.indices }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    _base.index(i, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _base.distance(from: start, to: end)
  }
  subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
    LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], _transform: _transform)
  }
}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyFilterSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() { if _predicate(element) { return element } }
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
  func filter(
    _ isIncluded: @escaping (Base.Element) -> Bool
  ) -> LazyFilterSequence<Base> {
    LazyFilterSequence(
      _base: _base, _predicate: { self._predicate($0) && isIncluded($0) })
  }
}
extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
  typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  typealias Index = Base.Index
  typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
  var underestimatedCount: Int { 0 }
  var startIndex: Base.Index { _next(_base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  func _next(_ start: Base.Index) -> Base.Index {
    var i = start
    while i != _base.endIndex {
      if _predicate(_base[i]) { break }
      i = _base.index(after: i)
    }
    return i
  }
  func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
  }
}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index {
    var result = _base.index(before: i)
    while !_predicate(_base[result]) { result = _base.index(before: result) }
    return result
  }
}
struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyPrefixWhileSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _isDone = false
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    mutating func next() -> Base.Element? {
      if _isDone { return nil }
      if let element = _base.next(), _predicate(element) { return element }
      _isDone = true
      return nil
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
  typealias Element = Base.Element
  typealias Elements = LazyDropWhileSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  struct Iterator: IteratorProtocol {
    var _isDropping = true
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    mutating func next() -> Base.Element? {
      while _isDropping {
        guard let element = _base.next() else { return nil }
        if !_predicate(element) {
          _isDropping = false
          return element
        }
      }
      return _base.next()
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
