extension PreludeLibrary {
  /// Collections whose base is hidden; their indices are offsets.
  static let anyCollections = PreludeChunk(
    names: [
      "AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection", "AnyIndex",
    ],
    text: anyCollectionText("AnyCollection", base: "Collection")
      + anyCollectionText("AnyBidirectionalCollection", base: "BidirectionalCollection")
      + anyCollectionText("AnyRandomAccessCollection", base: "RandomAccessCollection")
        + #"""

        struct AnyIndex: Comparable {
          let _offset: Int
          static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._offset < rhs._offset }
          static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._offset == rhs._offset }
        }
        """#)

  private static func anyCollectionText(_ name: String, base: String) -> String {
    let isBidirectional = base != "Collection"
    return #"""

      struct \#(name)<Element>: \#(base) {
        typealias Index = AnyIndex
        typealias SubSequence = \#(name)<Element>
        typealias Indices = DefaultIndices<\#(name)<Element>>
        let _elements: ArraySlice<Element>
        init(_elements: ArraySlice<Element>) { self._elements = _elements }
        init<C: \#(base)>(_ base: C) where C.Element == Element {
          _elements = ArraySlice(Array(base))
        }
        var startIndex: AnyIndex { AnyIndex(_offset: _elements.startIndex) }
        var endIndex: AnyIndex { AnyIndex(_offset: _elements.endIndex) }
        var count: Int { _elements.count }
        func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset + 1) }
        \#(isBidirectional
          ? "func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_offset: i._offset - 1) }" : "")
        subscript(position: AnyIndex) -> Element { _elements[position._offset] }
        subscript(bounds: Range<AnyIndex>) -> \#(name)<Element> {
          \#(name)(
            _elements: _elements[bounds.lowerBound._offset..<bounds.upperBound._offset])
        }
      }
      """#
  }
}
