// The combinations, permutations, products and chains of swift-algorithms.
//
// Module: Algorithms

public func product<First: Sequence, Second: Collection>(
  _ first: First, _ second: Second
) -> [(First.Element, Second.Element)] {
  first.flatMap { left in second.map { (left, $0) } }
}

public func chain<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> [First.Element] where First.Element == Second.Element {
  Array(first) + Array(second)
}

extension Collection {
  public func combinations(ofCount count: Int) -> CombinationsSequence<Element> {
    combinations(ofCount: count...count)
  }
  public func combinations<R: RangeExpression>(
    ofCount counts: R
  ) -> CombinationsSequence<Element> where R.Bound == Int {
    CombinationsSequence(_elements: Array(self), _counts: counts._sizes(upTo: count))
  }
  public func permutations(ofCount count: Int? = nil) -> [[Element]] {
    let size = count ?? self.count
    return permutations(ofCount: size...size)
  }
  public func permutations<R: RangeExpression>(
    ofCount counts: R
  ) -> [[Element]] where R.Bound == Int {
    let elements = Array(self)
    var result: [[Element]] = []
    func extend(_ chosen: [Int], to size: Int) {
      if chosen.count == size { return result.append(chosen.map { elements[$0] }) }
      for index in elements.indices where !chosen.contains(index) {
        extend(chosen + [index], to: size)
      }
    }
    for size in counts._sizes(upTo: elements.count) { extend([], to: size) }
    return result
  }
}

extension RangeExpression where Bound == Int {
  /// The sizes in the range that a choice among a number of elements can have.
  func _sizes(upTo count: Int) -> [Int] { (0...count).filter { contains($0) } }
}

/// The choices of some elements of a collection, in order, made as they are asked for.
public struct CombinationsSequence<Element>: Sequence {
  let _elements: [Element]
  let _counts: [Int]

  /// The number of combinations.
  public var count: Int {
    _counts.reduce(0) { total, size in
      total + (0..<size).reduce(1) { $0 * (_elements.count - $1) / ($1 + 1) }
    }
  }

  public struct Iterator: IteratorProtocol {
    let _elements: [Element]
    var _counts: ArraySlice<Int>
    /// The chosen indices, in ascending order; nil before the first choice of a size.
    var _chosen: [Int]?

    public mutating func next() -> [Element]? {
      guard let size = _counts.first else { return nil }
      if var chosen = _chosen {
        guard
          let moved = chosen.indices.last(where: {
            chosen[$0] < _elements.count - size + $0
          })
        else {
          _counts.removeFirst()
          _chosen = nil
          return next()
        }
        let first = chosen[moved] + 1
        for place in moved..<size { chosen[place] = first + place - moved }
        _chosen = chosen
      } else {
        _chosen = Array(0..<size)
      }
      return _chosen!.map { _elements[$0] }
    }
  }
  public func makeIterator() -> Iterator {
    Iterator(_elements: _elements, _counts: _counts[...], _chosen: nil)
  }
}
