extension PreludeLibrary {
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
        Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
      }
      struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
        let _sequence1: Sequence1
        let _sequence2: Sequence2
        func makeIterator() -> Iterator {
          Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator())
        }
        var underestimatedCount: Int {
          Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount)
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
      func stride(from start: Double, to end: Double, by stride: Double) -> StrideTo<Double> {
        if stride == 0 { _fault("Stride size must not be zero") }
        return StrideTo(_start: start, _end: end, _stride: stride)
      }
      func stride(
        from start: Double, through end: Double, by stride: Double
      ) -> StrideThrough<Double> {
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
        var underestimatedCount: Int {
          var iterator = makeIterator()
          var count = 0
          while iterator.next() != nil { count += 1 }
          return count
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
        var underestimatedCount: Int {
          var iterator = makeIterator()
          var count = 0
          while iterator.next() != nil { count += 1 }
          return count
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
        typealias Index = Int
        typealias SubSequence = Slice<Repeated<Element>>
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<Repeated<Element>>
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
      struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection,
        CustomDebugStringConvertible
      {
        typealias Index = Int
        typealias SubSequence = Slice<CollectionOfOne<Element>>
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
        var _element: Element
        init(_ element: Element) { _element = element }
        var startIndex: Int { 0 }
        var endIndex: Int { 1 }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        subscript(position: Int) -> Element {
          get {
            if position != 0 { _fault("Index out of range") }
            return _element
          }
          set {
            if position != 0 { _fault("Index out of range") }
            _element = newValue
          }
        }
        var count: Int { 1 }
        var debugDescription: String { "CollectionOfOne(\(String(reflecting: _element)))" }
      }
      struct EmptyCollection<Element>: RandomAccessCollection {
        typealias Index = Int
        typealias SubSequence = Slice<EmptyCollection<Element>>
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<EmptyCollection<Element>>
        init() {}
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        func index(after i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
        func index(before i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
        subscript(position: Int) -> Element { _fault("Index out of range") }
      }
      extension EmptyCollection: Equatable {
        static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
      }
      """#)
}
