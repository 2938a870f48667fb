struct EnumeratedSequence<Base: Sequence>: Sequence {
  let _base: Base
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
  var underestimatedCount: Int { _base.underestimatedCount }
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _count = 0
    init(_base: Base.Iterator) { self._base = _base }
    mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let offset = _count
      _count += 1
      return (offset: offset, element: element)
    }
  }
}
extension EnumeratedSequence: Collection where Base: Collection {
  typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
  struct Index: Comparable {
    let base: Base.Index
    let _offset: Int
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }
  var startIndex: Index { Index(base: _base.startIndex, _offset: 0) }
  var endIndex: Index { Index(base: _base.endIndex, _offset: _base.count) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Index) -> Index {
    Index(base: _base.index(after: i.base), _offset: i._offset + 1)
  }
  func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
  subscript(position: Index) -> (offset: Int, element: Base.Element) {
    (offset: position._offset, element: _base[position.base])
  }
}
extension EnumeratedSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    Index(base: _base.index(before: i.base), _offset: i._offset - 1)
  }
}
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
