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
