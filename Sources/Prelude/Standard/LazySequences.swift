extension PreludeLibrary {
  static let lazySequence = PreludeChunk(
    names: [
      "LazySequenceProtocol", "LazySequence", "LazyMapSequence", "LazyFilterSequence",
      "LazyPrefixSequence",
    ],
    text: #"""
      protocol LazySequenceProtocol: Sequence {}
      extension LazySequenceProtocol {
        var lazy: Self { self }
        func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U> {
          LazyMapSequence(_base: self, _transform: transform)
        }
        func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
          LazyFilterSequence(_base: self, _isIncluded: isIncluded)
        }
        func compactMap<U>(
          _ transform: @escaping (Element) -> U?
        ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, U?>>, U> {
          LazyMapSequence(
            _base: LazyFilterSequence(
              _base: LazyMapSequence(_base: self, _transform: transform),
              _isIncluded: { $0 != nil }),
            _transform: { $0! })
        }
        func prefix(_ maxLength: Int) -> LazyPrefixSequence<Self> {
          LazyPrefixSequence(_base: self, _length: maxLength)
        }
        var first: Element? {
          var iterator = makeIterator()
          return iterator.next()
        }
      }
      struct LazySequence<Base: Sequence>: LazySequenceProtocol {
        typealias Element = Base.Element
        typealias Iterator = Base.Iterator
        let _base: Base
        func makeIterator() -> Base.Iterator { _base.makeIterator() }
      }
      struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
        let _base: Base
        let _transform: (Base.Element) -> Element
        struct Iterator: IteratorProtocol {
          var _base: Base.Iterator
          let _transform: (Base.Element) -> Element
          mutating func next() -> Element? {
            guard let element = _base.next() else { return nil }
            return _transform(element)
          }
        }
        func makeIterator() -> Iterator {
          Iterator(_base: _base.makeIterator(), _transform: _transform)
        }
      }
      struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
        typealias Element = Base.Element
        let _base: Base
        let _isIncluded: (Base.Element) -> Bool
        struct Iterator: IteratorProtocol {
          var _base: Base.Iterator
          let _isIncluded: (Base.Element) -> Bool
          mutating func next() -> Base.Element? {
            while let element = _base.next() { if _isIncluded(element) { return element } }
            return nil
          }
        }
        func makeIterator() -> Iterator {
          Iterator(_base: _base.makeIterator(), _isIncluded: _isIncluded)
        }
        var count: Int {
          var count = 0
          for element in self { count += 1 }
          return count
        }
        var isEmpty: Bool { first == nil }
      }
      extension LazySequence where Base: Collection {
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
      }
      extension LazyMapSequence where Base: Collection {
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
      }
      struct LazyPrefixSequence<Base: Sequence>: LazySequenceProtocol {
        typealias Element = Base.Element
        let _base: Base
        let _length: Int
        struct Iterator: IteratorProtocol {
          var _base: Base.Iterator
          var _remaining: Int
          mutating func next() -> Base.Element? {
            if _remaining <= 0 { return nil }
            _remaining -= 1
            return _base.next()
          }
        }
        func makeIterator() -> Iterator {
          Iterator(_base: _base.makeIterator(), _remaining: _length)
        }
      }
      """#)
}
