// Twin: Bidirectional=RandomAccess

struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
  typealias Index = AnyIndex
  typealias SubSequence = AnyBidirectionalCollection<Element>
  typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
  let _elements: ArraySlice<Element>
  init(_elements: ArraySlice<Element>) { self._elements = _elements }
  init<C: BidirectionalCollection>(_ base: C) where C.Element == Element {
    _elements = ArraySlice(Array(base))
  }
  var startIndex: AnyIndex { AnyIndex(_offset: _elements.startIndex) }
  var endIndex: AnyIndex { AnyIndex(_offset: _elements.endIndex) }
  var count: Int { _elements.count }
  func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset + 1) }
  func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset - 1) }
  subscript(position: AnyIndex) -> Element { _elements[position._offset] }
  subscript(bounds: Range<AnyIndex>) -> AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(
      _elements: _elements[bounds.lowerBound._offset..<bounds.upperBound._offset])
  }
}
