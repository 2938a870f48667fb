typealias FlattenCollection<Base: Collection> = FlattenSequence<Base>
where Base.Element: Collection
struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  let _base: Base
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    init(_base: Base.Iterator) { self._base = _base }
    mutating func next() -> Base.Element.Element? {
      while true {
        if let value = _inner?.next() { return value }
        guard let following = _base.next() else { return nil }
        _inner = following.makeIterator()
      }
    }
  }
}
extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  typealias Indices = DefaultIndices<FlattenSequence<Base>>
  struct Index: Comparable {
    let _outer: Base.Index
    let _inner: Base.Element.Index?
    init(_outer: Base.Index, _inner: Base.Element.Index?) {
      self._outer = _outer
      self._inner = _inner
    }
    static func == (lhs: Index, rhs: Index) -> Bool {
      lhs._outer == rhs._outer && lhs._inner == rhs._inner
    }
    static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
      guard let left = lhs._inner, let right = rhs._inner else { return false }
      return left < right
    }
  }
  var underestimatedCount: Int { 0 }
  var startIndex: Index { _first(_base.startIndex) }
  var endIndex: Index { Index(_outer: _base.endIndex, _inner: nil) }
  func _first(_ start: Base.Index) -> Index {
    var outer = start
    while outer != _base.endIndex {
      let inner = _base[outer]
      if !inner.isEmpty { return Index(_outer: outer, _inner: inner.startIndex) }
      outer = _base.index(after: outer)
    }
    return endIndex
  }
  func index(after i: Index) -> Index {
    guard let position = i._inner else { _fault("Index out of range") }
    let inner = _base[i._outer]
    let next = inner.index(after: position)
    if next != inner.endIndex { return Index(_outer: i._outer, _inner: next) }
    return _first(_base.index(after: i._outer))
  }
  subscript(position: Index) -> Base.Element.Element {
    guard let inner = position._inner else { _fault("Index out of range") }
    return _base[position._outer][inner]
  }
  var count: Int {
    var result = 0
    for inner in _base { result += inner.count }
    return result
  }
}
extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before i: Index) -> Index {
    if let position = i._inner {
      let inner = _base[i._outer]
      if position != inner.startIndex {
        return Index(_outer: i._outer, _inner: inner.index(before: position))
      }
    }
    var outer = i._outer
    while outer != _base.startIndex {
      outer = _base.index(before: outer)
      let inner = _base[outer]
      if !inner.isEmpty {
        return Index(_outer: outer, _inner: inner.index(before: inner.endIndex))
      }
    }
    _fault("Index out of range")
  }
}
struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  let _base: Base
  let _separator: [Base.Element.Element]
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _separator: _separator)
  }
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _separator: [Base.Element.Element]
    var _inner: Base.Element.Iterator?
    var _gap: Int
    init(_base: Base.Iterator, _separator: [Base.Element.Element]) {
      self._base = _base
      self._separator = _separator
      _gap = _separator.count
      _inner = self._base.next()?.makeIterator()
    }
    mutating func next() -> Base.Element.Element? {
      while true {
        if _gap < _separator.count {
          _gap += 1
          return _separator[_gap - 1]
        }
        if let value = _inner?.next() { return value }
        guard let following = _base.next() else { return nil }
        _inner = following.makeIterator()
        _gap = 0
      }
    }
  }
}
