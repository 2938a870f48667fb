extension PreludeLibrary {
  static let mutableCollection = PreludeChunk(
    names: ["MutableCollection"],
    text: #"""
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
      """#)

  static let rangeReplaceableCollection = PreludeChunk(
    names: ["RangeReplaceableCollection"],
    text: #"""
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
      """#)
}
