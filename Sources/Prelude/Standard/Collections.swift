extension PreludeLibrary {
  static let collection = PreludeChunk(
    names: ["Collection", "IndexingIterator", "DefaultIndices", "Slice"],
    text: #"""
      protocol Collection<Element>: Sequence {
        associatedtype Index: Comparable
        associatedtype SubSequence: Collection = Slice<Self>
        where SubSequence.Element == Element, SubSequence.Index == Index,
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
      }
      extension Collection {
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
        var first: Element? { isEmpty ? nil : self[startIndex] }
        subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
          self[r.relative(to: self)]
        }
        func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
          var i = startIndex
          let end = endIndex
          while i != end {
            if try predicate(self[i]) { return i }
            i = index(after: i)
          }
          return nil
        }
        func prefix(_ maxLength: Int) -> SubSequence {
          if maxLength < 0 { _fault("Can't take a prefix of negative length from a collection") }
          let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
          return self[startIndex..<end]
        }
        func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
        func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
          var end = startIndex
          while end != endIndex {
            if !(try predicate(self[end])) { break }
            end = index(after: end)
          }
          return self[startIndex..<end]
        }
        func suffix(_ maxLength: Int) -> SubSequence {
          if maxLength < 0 { _fault("Can't take a suffix of negative length from a collection") }
          let count = self.count
          let start = index(startIndex, offsetBy: count > maxLength ? count - maxLength : 0)
          return self[start..<endIndex]
        }
        func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
        func dropFirst(_ k: Int = 1) -> SubSequence {
          if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
          let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
          return self[start..<endIndex]
        }
        func dropLast(_ k: Int = 1) -> SubSequence {
          if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
          let count = self.count
          let end = index(startIndex, offsetBy: count > k ? count - k : 0)
          return self[startIndex..<end]
        }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
          var start = startIndex
          while start != endIndex {
            if !(try predicate(self[start])) { break }
            start = index(after: start)
          }
          return self[start..<endIndex]
        }
        func split(
          maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
          whereSeparator isSeparator: (Element) throws -> Bool
        ) rethrows -> [SubSequence] {
          if maxSplits < 0 { _fault("Must take zero or more splits") }
          var result: [SubSequence] = []
          var start = startIndex
          var i = startIndex
          while i != endIndex && result.count < maxSplits {
            if try isSeparator(self[i]) {
              if start != i || !omittingEmptySubsequences { result.append(self[start..<i]) }
              i = index(after: i)
              start = i
            } else {
              i = index(after: i)
            }
          }
          if start != endIndex || !omittingEmptySubsequences {
            result.append(self[start..<endIndex])
          }
          return result
        }
        func randomElement() -> Element? {
          var generator = SystemRandomNumberGenerator()
          return randomElement(using: &generator)
        }
        func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
          if isEmpty { return nil }
          let offset = Int.random(in: 0..<count, using: &generator)
          return self[index(startIndex, offsetBy: offset)]
        }
      }
      extension Collection where Element: Equatable {
        func firstIndex(of element: Element) -> Index? {
          var i = startIndex
          let end = endIndex
          while i != end {
            if self[i] == element { return i }
            i = index(after: i)
          }
          return nil
        }
        func split(
          separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [SubSequence] {
          split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: { $0 == separator })
        }
      }
      extension Collection where SubSequence == Self {
        mutating func popFirst() -> Element? {
          if isEmpty { return nil }
          let element = self[startIndex]
          self = self[index(after: startIndex)..<endIndex]
          return element
        }
        @discardableResult
        mutating func removeFirst() -> Element {
          if isEmpty { _fault("Can't remove items from an empty collection") }
          let element = self[startIndex]
          self = self[index(after: startIndex)..<endIndex]
          return element
        }
      }
      struct IndexingIterator<Elements: Collection>: IteratorProtocol {
        let _elements: Elements
        var _position: Elements.Index
        init(_elements: Elements) {
          self._elements = _elements
          self._position = _elements.startIndex
        }
        mutating func next() -> Elements.Element? {
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
      struct Slice<Base: Collection>: Collection {
        var base: Base
        let startIndex: Base.Index
        let endIndex: Base.Index
        init(base: Base, bounds: Range<Base.Index>) {
          self.base = base
          self.startIndex = bounds.lowerBound
          self.endIndex = bounds.upperBound
        }
        subscript(position: Base.Index) -> Base.Element { base[position] }
        subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
        func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
        func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
          base.index(i, offsetBy: distance)
        }
        func index(
          _ i: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index
        ) -> Base.Index? {
          base.index(i, offsetBy: distance, limitedBy: limit)
        }
        func distance(from start: Base.Index, to end: Base.Index) -> Int {
          base.distance(from: start, to: end)
        }
      }
      extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
        func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
      }
      """#)

  static let bidirectionalCollection = PreludeChunk(
    names: ["BidirectionalCollection", "RandomAccessCollection", "ReversedCollection"],
    text: #"""
      protocol BidirectionalCollection<Element>: Collection {
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
        var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
        func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
          guard let i = try lastIndex(where: predicate) else { return nil }
          return self[i]
        }
        func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
          var i = endIndex
          while i != startIndex {
            i = index(before: i)
            if try predicate(self[i]) { return i }
          }
          return nil
        }
        func suffix(_ maxLength: Int) -> SubSequence {
          if maxLength < 0 { _fault("Can't take a suffix of negative length from a collection") }
          let start = index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex
          return self[start..<endIndex]
        }
        func dropLast(_ k: Int = 1) -> SubSequence {
          if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
          let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex
          return self[startIndex..<end]
        }
        func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      }
      extension BidirectionalCollection where Element: Equatable {
        func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
      }
      extension BidirectionalCollection where SubSequence == Self {
        mutating func popLast() -> Element? {
          if isEmpty { return nil }
          let end = index(before: endIndex)
          let element = self[end]
          self = self[startIndex..<end]
          return element
        }
      }
      protocol RandomAccessCollection<Element>: BidirectionalCollection {}
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
      """#)
}
