// The results of `prefix`, `dropFirst` and `drop` for sequences that are not collections.

struct PrefixSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  let _base: Base
  let _maxLength: Int
  init(_ base: Base, maxLength: Int) {
    if maxLength < 0 { _fault("Can't take a prefix of negative length from a sequence") }
    _base = base
    _maxLength = maxLength
  }
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _remaining: Int
    mutating func next() -> Base.Element? {
      if _remaining == 0 { return nil }
      _remaining -= 1
      return _base.next()
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _remaining: _maxLength)
  }
  func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    PrefixSequence(_base, maxLength: Swift.min(maxLength, _maxLength))
  }
}
struct DropFirstSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  let _base: Base
  let _limit: Int
  init(_ base: Base, dropping limit: Int) {
    if limit < 0 { _fault("Can't drop a negative number of elements from a sequence") }
    _base = base
    _limit = limit
  }
  func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit {
      if iterator.next() == nil { break }
      dropped += 1
    }
    return iterator
  }
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base> {
    DropFirstSequence(_base, dropping: _limit + k)
  }
}
struct DropWhileSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  var _iterator: Base.Iterator
  var _nextElement: Base.Element?
  init(_ base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    _iterator = base.makeIterator()
    _nextElement = _iterator.next()
    while let element = _nextElement {
      if !(try predicate(element)) { break }
      _nextElement = _iterator.next()
    }
  }
  struct Iterator: IteratorProtocol {
    var _iterator: Base.Iterator
    var _nextElement: Base.Element?
    mutating func next() -> Base.Element? {
      guard let element = _nextElement else { return nil }
      _nextElement = _iterator.next()
      return element
    }
  }
  func makeIterator() -> Iterator {
    Iterator(_iterator: _iterator, _nextElement: _nextElement)
  }
}
