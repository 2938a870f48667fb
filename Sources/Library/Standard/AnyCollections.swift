// Type-erased collections; their indices are offsets.

struct AnyCollection<Element>: Collection {
  typealias Index = AnyIndex
  typealias SubSequence = AnyCollection<Element>
  typealias Indices = DefaultIndices<AnyCollection<Element>>
  let _elements: ArraySlice<Element>
  init(_elements: ArraySlice<Element>) { self._elements = _elements }
  init<C: Collection>(_ base: C) where C.Element == Element {
    _elements = ArraySlice(Array(base))
  }
  var startIndex: AnyIndex { AnyIndex(_offset: _elements.startIndex) }
  var endIndex: AnyIndex { AnyIndex(_offset: _elements.endIndex) }
  var count: Int { _elements.count }
  func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset + 1) }

  subscript(position: AnyIndex) -> Element { _elements[position._offset] }
  subscript(bounds: Range<AnyIndex>) -> AnyCollection<Element> {
    AnyCollection(
      _elements: _elements[bounds.lowerBound._offset..<bounds.upperBound._offset])
  }
}
struct AnyIndex: Comparable {
  let _offset: Int
  static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._offset < rhs._offset }
  static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._offset == rhs._offset }
}
