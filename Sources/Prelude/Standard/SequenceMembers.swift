extension PreludeLibrary {
  static let sequenceMembers = PreludeChunk(
    members: [
      "prefix", "drop", "dropFirst", "dropLast", "suffix", "split", "elementsEqual", "starts",
      "lexicographicallyPrecedes", "lazy", "joined",
    ],
    text: #"""
      extension Sequence {
        func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
          PrefixSequence(self, maxLength: maxLength)
        }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          for element in self {
            if !(try predicate(element)) { break }
            result.append(element)
          }
          return result
        }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
          try DropWhileSequence(self, predicate: predicate)
        }
        func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
          DropFirstSequence(self, dropping: k)
        }
        func dropLast(_ k: Int = 1) -> [Element] {
          if k < 0 { _fault("Can't drop a negative number of elements from a sequence") }
          return Array(Array(self).dropLast(k))
        }
        func suffix(_ maxLength: Int) -> [Element] {
          if maxLength < 0 { _fault("Can't take a suffix of negative length from a sequence") }
          return Array(Array(self).suffix(maxLength))
        }
        func split(
          maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
          whereSeparator isSeparator: (Element) throws -> Bool
        ) rethrows -> [ArraySlice<Element>] {
          try Array(self).split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: isSeparator)
        }
        func elementsEqual<OtherSequence: Sequence>(
          _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
        ) rethrows -> Bool {
          var iterator = makeIterator()
          var otherIterator = other.makeIterator()
          while true {
            let element = iterator.next()
            let otherElement = otherIterator.next()
            guard let left = element, let right = otherElement else {
              return element == nil && otherElement == nil
            }
            if !(try areEquivalent(left, right)) { return false }
          }
        }
        func starts<PossiblePrefix: Sequence>(
          with possiblePrefix: PossiblePrefix,
          by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
        ) rethrows -> Bool {
          var iterator = makeIterator()
          for expected in possiblePrefix {
            guard let element = iterator.next() else { return false }
            if !(try areEquivalent(element, expected)) { return false }
          }
          return true
        }
        func lexicographicallyPrecedes<OtherSequence: Sequence>(
          _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
        ) rethrows -> Bool where OtherSequence.Element == Element {
          var iterator = makeIterator()
          var otherIterator = other.makeIterator()
          while true {
            guard let left = iterator.next() else { return otherIterator.next() != nil }
            guard let right = otherIterator.next() else { return false }
            if try areInIncreasingOrder(left, right) { return true }
            if try areInIncreasingOrder(right, left) { return false }
          }
        }
        var lazy: LazySequence<Self> { LazySequence(_base: self) }
      }
      extension Sequence where Element: Equatable {
        func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
        where OtherSequence.Element == Element {
          elementsEqual(other, by: { $0 == $1 })
        }
        func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool
        where PossiblePrefix.Element == Element {
          starts(with: possiblePrefix, by: { $0 == $1 })
        }
        func split(
          separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
        ) -> [ArraySlice<Element>] {
          Array(self).split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: { $0 == separator })
        }
      }
      extension Sequence where Element: Comparable {
        func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
        where OtherSequence.Element == Element {
          lexicographicallyPrecedes(other, by: { $0 < $1 })
        }
      }
      extension Sequence where Element: Sequence {
        func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
        func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
        where Separator.Element == Element.Element {
          JoinedSequence(_base: self, _separator: Array(separator))
        }
      }
      extension Sequence where Element: StringProtocol {
        func joined() -> String { joined(separator: "") }
        func joined(separator: String) -> String {
          var result = ""
          var isFirst = true
          for element in self {
            if !isFirst { result += separator }
            isFirst = false
            result += String(element)
          }
          return result
        }
      }
      """#)

  static let sequenceOrders = PreludeChunk(
    members: ["min", "max", "sorted", "enumerated", "reversed", "shuffled"],
    text: #"""
      extension Sequence {
        func min(
          by areInIncreasingOrder: (Element, Element) throws -> Bool
        ) rethrows -> Element? {
          var result: Element? = nil
          for element in self {
            if let least = result {
              if try areInIncreasingOrder(element, least) { result = element }
            } else {
              result = element
            }
          }
          return result
        }
        func max(
          by areInIncreasingOrder: (Element, Element) throws -> Bool
        ) rethrows -> Element? {
          var result: Element? = nil
          for element in self {
            if let greatest = result {
              if try areInIncreasingOrder(greatest, element) { result = element }
            } else {
              result = element
            }
          }
          return result
        }
        func sorted(
          by areInIncreasingOrder: (Element, Element) throws -> Bool
        ) rethrows -> [Element] {
          var result = Array(self)
          try result.sort(by: areInIncreasingOrder)
          return result
        }
        func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
        func reversed() -> [Element] {
          var result = Array(self)
          result.reverse()
          return result
        }
        func shuffled() -> [Element] {
          var result = Array(self)
          result.shuffle()
          return result
        }
        func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
          var result = Array(self)
          result.shuffle(using: &generator)
          return result
        }
      }
      extension Sequence where Element: Comparable {
        func min() -> Element? { self.min(by: { $0 < $1 }) }
        func max() -> Element? { self.max(by: { $0 < $1 }) }
        func sorted() -> [Element] {
          var result = Array(self)
          result.sort()
          return result
        }
      }
      """#)

  static let sequenceTransforms = PreludeChunk(
    members: [
      "map", "filter", "forEach", "reduce", "compactMap", "flatMap", "first", "contains",
      "allSatisfy",
    ],
    text: #"""
      extension Sequence {
        func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          for element in self { if try isIncluded(element) { result.append(element) } }
          return result
        }
        func forEach(_ body: (Element) throws -> Void) rethrows {
          for element in self { try body(element) }
        }
        func reduce<Result>(
          _ initialResult: Result,
          _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
        ) rethrows -> Result {
          var result = initialResult
          for element in self { result = try nextPartialResult(result, element) }
          return result
        }
        func reduce<Result>(
          into initialResult: Result,
          _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
        ) rethrows -> Result {
          var result = initialResult
          for element in self { try updateAccumulatingResult(&result, element) }
          return result
        }
        func compactMap<ElementOfResult>(
          _ transform: (Element) throws -> ElementOfResult?
        ) rethrows -> [ElementOfResult] {
          var result: [ElementOfResult] = []
          for element in self { if let value = try transform(element) { result.append(value) } }
          return result
        }
        func flatMap<SegmentOfResult: Sequence>(
          _ transform: (Element) throws -> SegmentOfResult
        ) rethrows -> [SegmentOfResult.Element] {
          var result: [SegmentOfResult.Element] = []
          for element in self {
            for inner in try transform(element) { result.append(inner) }
          }
          return result
        }
        /// `compactMap`, as it was called once.
        @_disfavoredOverload func flatMap<ElementOfResult>(
          _ transform: (Element) throws -> ElementOfResult?
        ) rethrows -> [ElementOfResult] { try compactMap(transform) }
        func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
          for element in self { if try predicate(element) { return element } }
          return nil
        }
        func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
          for element in self { if try predicate(element) { return true } }
          return false
        }
        func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
          for element in self { if !(try predicate(element)) { return false } }
          return true
        }
      }
      extension Sequence where Element: Equatable {
        func contains(_ element: Element) -> Bool {
          for candidate in self { if candidate == element { return true } }
          return false
        }
      }
      """#)
}
