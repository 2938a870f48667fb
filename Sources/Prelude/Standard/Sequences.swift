extension PreludeLibrary {
  static let sequence = PreludeChunk(
    names: ["Sequence", "IteratorProtocol"],
    text: #"""
      protocol IteratorProtocol<Element> {
        associatedtype Element
        mutating func next() -> Element?
      }
      protocol Sequence<Element> {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
        func makeIterator() -> Iterator
        var underestimatedCount: Int { get }
      }
      extension Sequence where Self: IteratorProtocol {
        func makeIterator() -> Self { self }
      }
      extension Sequence {
        var underestimatedCount: Int { 0 }
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
        func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
          var count = 0
          for element in self { if try predicate(element) { count += 1 } }
          return count
        }
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
        func prefix(_ maxLength: Int) -> [Element] {
          if maxLength < 0 { _fault("Can't take a prefix of negative length from a sequence") }
          var result: [Element] = []
          if maxLength == 0 { return result }
          for element in self {
            result.append(element)
            if result.count == maxLength { break }
          }
          return result
        }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          for element in self {
            if !(try predicate(element)) { break }
            result.append(element)
          }
          return result
        }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          var isDropping = true
          for element in self {
            if isDropping { isDropping = try predicate(element) }
            if !isDropping { result.append(element) }
          }
          return result
        }
        func dropFirst(_ k: Int = 1) -> [Element] {
          if k < 0 { _fault("Can't drop a negative number of elements from a sequence") }
          var result: [Element] = []
          var skipped = 0
          for element in self {
            if skipped < k { skipped += 1 } else { result.append(element) }
          }
          return result
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
        func contains(_ element: Element) -> Bool {
          for candidate in self { if candidate == element { return true } }
          return false
        }
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
        func min() -> Element? { self.min(by: { $0 < $1 }) }
        func max() -> Element? { self.max(by: { $0 < $1 }) }
        func sorted() -> [Element] {
          var result = Array(self)
          result.sort()
          return result
        }
        func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool
        where OtherSequence.Element == Element {
          lexicographicallyPrecedes(other, by: { $0 < $1 })
        }
      }
      extension Sequence where Element: Sequence {
        func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
        func joined<Separator: Sequence>(separator: Separator) -> [Element.Element]
        where Separator.Element == Element.Element {
          var result: [Element.Element] = []
          var isFirst = true
          for element in self {
            if !isFirst { for value in separator { result.append(value) } }
            isFirst = false
            for value in element { result.append(value) }
          }
          return result
        }
      }
      extension Sequence where Element: StringProtocol {
        func joined(separator: String = "") -> String {
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

  static let enumeratedSequence = PreludeChunk(
    names: ["EnumeratedSequence"],
    text: #"""
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
      extension EnumeratedSequence where Base: Collection {
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
      }
      """#)

  static let flattenSequence = PreludeChunk(
    names: ["FlattenSequence"],
    text: #"""
      struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
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
      """#)

  static let anySequence = PreludeChunk(
    names: ["AnyIterator", "AnySequence", "IteratorSequence"],
    text: #"""
      struct AnyIterator<Element>: IteratorProtocol, Sequence {
        let _next: () -> Element?
        init(_ body: @escaping () -> Element?) { _next = body }
        init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
          var iterator = base
          _next = { iterator.next() }
        }
        func next() -> Element? { _next() }
      }
      struct AnySequence<Element>: Sequence {
        let _makeIterator: () -> AnyIterator<Element>
        init<S: Sequence>(_ base: S) where S.Element == Element {
          _makeIterator = { AnyIterator(base.makeIterator()) }
        }
        init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
        where I.Element == Element {
          _makeIterator = { AnyIterator(makeUnderlyingIterator()) }
        }
        func makeIterator() -> AnyIterator<Element> { _makeIterator() }
      }
      struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
        var _base: Base
        init(_ base: Base) { _base = base }
        mutating func next() -> Base.Element? { _base.next() }
      }
      """#)

  static let zipped = PreludeChunk(
    names: ["zip", "Zip2Sequence"],
    text: #"""
      func zip<Sequence1: Sequence, Sequence2: Sequence>(
        _ sequence1: Sequence1, _ sequence2: Sequence2
      ) -> Zip2Sequence<Sequence1, Sequence2> {
        Zip2Sequence(_first: sequence1, _second: sequence2)
      }
      struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
        let _first: Sequence1
        let _second: Sequence2
        func makeIterator() -> Iterator {
          Iterator(_first: _first.makeIterator(), _second: _second.makeIterator())
        }
        struct Iterator: IteratorProtocol {
          var _first: Sequence1.Iterator
          var _second: Sequence2.Iterator
          mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
            guard let first = _first.next(), let second = _second.next() else { return nil }
            return (first, second)
          }
        }
      }
      """#)

  static let strides = PreludeChunk(
    names: ["stride", "StrideTo", "StrideThrough"],
    text: #"""
      func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
        if stride == 0 { _fault("Stride size must not be zero") }
        return StrideTo(_start: start, _end: end, _stride: stride)
      }
      func stride<T: Strideable>(
        from start: T, through end: T, by stride: T.Stride
      ) -> StrideThrough<T> {
        if stride == 0 { _fault("Stride size must not be zero") }
        return StrideThrough(_start: start, _end: end, _stride: stride)
      }
      struct StrideTo<Element: Strideable>: Sequence {
        let _start: Element
        let _end: Element
        let _stride: Element.Stride
        func makeIterator() -> Iterator {
          Iterator(_start: _start, _end: _end, _stride: _stride)
        }
        struct Iterator: IteratorProtocol {
          let _start: Element
          let _end: Element
          let _stride: Element.Stride
          var _current: Element
          var _index: Int = 0
          init(_start: Element, _end: Element, _stride: Element.Stride) {
            self._start = _start
            self._end = _end
            self._stride = _stride
            self._current = _start
          }
          mutating func next() -> Element? {
            let result = _current
            if _stride > 0 ? result >= _end : result <= _end { return nil }
            _index += 1
            _current = result._strided(from: _start, index: _index, by: _stride)
            return result
          }
        }
      }
      struct StrideThrough<Element: Strideable>: Sequence {
        let _start: Element
        let _end: Element
        let _stride: Element.Stride
        func makeIterator() -> Iterator {
          Iterator(_start: _start, _end: _end, _stride: _stride)
        }
        struct Iterator: IteratorProtocol {
          let _start: Element
          let _end: Element
          let _stride: Element.Stride
          var _current: Element
          var _index: Int = 0
          var _didReturnEnd = false
          init(_start: Element, _end: Element, _stride: Element.Stride) {
            self._start = _start
            self._end = _end
            self._stride = _stride
            self._current = _start
          }
          mutating func next() -> Element? {
            let result = _current
            if _stride > 0 ? result >= _end : result <= _end {
              if result == _end && !_didReturnEnd {
                _didReturnEnd = true
                return result
              }
              return nil
            }
            _index += 1
            _current = result._strided(from: _start, index: _index, by: _stride)
            return result
          }
        }
      }
      """#)

  static let generatedSequences = PreludeChunk(
    names: ["sequence", "UnfoldSequence", "UnfoldFirstSequence"],
    text: #"""
      func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
        UnfoldSequence(_state: (first, true), _next: { state in
          if state.1 {
            state.1 = false
            return state.0
          }
          guard let current = state.0 else { return nil }
          state.0 = next(current)
          return state.0
        })
      }
      func sequence<T, State>(
        state: State, next: @escaping (inout State) -> T?
      ) -> UnfoldSequence<T, State> {
        UnfoldSequence(_state: state, _next: next)
      }
      typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
      struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
        var _state: State
        let _next: (inout State) -> Element?
        var _isDone = false
        init(_state: State, _next: @escaping (inout State) -> Element?) {
          self._state = _state
          self._next = _next
        }
        mutating func next() -> Element? {
          if _isDone { return nil }
          if let element = _next(&_state) { return element }
          _isDone = true
          return nil
        }
      }
      """#)

  static let repeated = PreludeChunk(
    names: ["repeatElement", "Repeated", "CollectionOfOne", "EmptyCollection"],
    text: #"""
      func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
        if n < 0 { _fault("Repetition count should be non-negative") }
        return Repeated(count: n, repeatedValue: element)
      }
      struct Repeated<Element>: RandomAccessCollection {
        let count: Int
        let repeatedValue: Element
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> Element {
          if position < 0 || position >= count { _fault("Index out of range") }
          return repeatedValue
        }
      }
      struct CollectionOfOne<Element>: RandomAccessCollection {
        var _element: Element
        init(_ element: Element) { _element = element }
        var startIndex: Int { 0 }
        var endIndex: Int { 1 }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> Element {
          if position != 0 { _fault("Index out of range") }
          return _element
        }
      }
      struct EmptyCollection<Element>: RandomAccessCollection {
        init() {}
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        func index(after i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
        func index(before i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
        subscript(position: Int) -> Element { _fault("Index out of range") }
      }
      """#)
}
