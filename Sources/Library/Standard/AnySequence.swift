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
