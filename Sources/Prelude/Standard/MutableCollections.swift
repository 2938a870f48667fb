extension PreludeLibrary {
  static let mutableCollection = PreludeChunk(
    names: ["MutableCollection"],
    text: #"""
      protocol MutableCollection<Element>: Collection {
        subscript(position: Index) -> Element { get set }
      }
      extension MutableCollection {
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
