// The algorithms of swift-algorithms on sequences.
//
// Module: Algorithms

extension Sequence where Element: Hashable {
  public func uniqued() -> UniquedSequence<Self, Element> { UniquedSequence(_base: self) { $0 } }
}

extension Sequence {
  public func uniqued<Subject: Hashable>(
    on projection: (Element) throws -> Subject
  ) rethrows -> [Element] {
    var seen: Set<Subject> = []
    return try filter { seen.insert(try projection($0)).inserted }
  }
  public func adjacentPairs() -> [(Element, Element)] {
    let elements = Array(self)
    return Array(zip(elements, elements.dropFirst()))
  }
  public func grouped<Key: Hashable>(
    by keyForValue: (Element) throws -> Key
  ) rethrows -> [Key: [Element]] {
    try Dictionary(grouping: self, by: keyForValue)
  }
  public func keyed<Key: Hashable>(
    by keyForValue: (Element) throws -> Key
  ) rethrows -> [Key: Element] {
    var result: [Key: Element] = [:]
    for element in self { result[try keyForValue(element)] = element }
    return result
  }
  public func keyed<Key: Hashable>(
    by keyForValue: (Element) throws -> Key,
    resolvingConflictsWith resolve: (Key, Element, Element) throws -> Element
  ) rethrows -> [Key: Element] {
    var result: [Key: Element] = [:]
    for element in self {
      let key = try keyForValue(element)
      result[key] = try result[key].map { try resolve(key, $0, element) } ?? element
    }
    return result
  }
  public func compacted<Unwrapped>() -> [Unwrapped] where Element == Unwrapped? {
    compactMap { $0 }
  }
  public func firstNonNil<Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
  public func interspersed(with separator: Element) -> [Element] {
    var result: [Element] = []
    for element in self {
      if !result.isEmpty { result.append(separator) }
      result.append(element)
    }
    return result
  }
  public func reductions<Result>(
    _ initial: Result, _ transform: (Result, Element) throws -> Result
  ) rethrows -> [Result] {
    var results = [initial]
    for element in self { results.append(try transform(results[results.count - 1], element)) }
    return results
  }
  public func reductions<Result>(
    into initial: Result, _ transform: (inout Result, Element) throws -> Void
  ) rethrows -> [Result] {
    var results = [initial]
    var result = initial
    for element in self {
      try transform(&result, element)
      results.append(result)
    }
    return results
  }
  public func reductions(
    _ transform: (Element, Element) throws -> Element
  ) rethrows -> [Element] {
    var results: [Element] = []
    for element in self {
      results.append(try results.last.map { try transform($0, element) } ?? element)
    }
    return results
  }
  public func min(
    count: Int, sortedBy areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    Array(try sorted(by: areInOrder).prefix(count))
  }
  public func max(
    count: Int, sortedBy areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    Array(try sorted(by: areInOrder).suffix(count))
  }
  public func minAndMax(
    by areInOrder: (Element, Element) throws -> Bool
  ) rethrows -> (min: Element, max: Element)? {
    guard let least = try self.min(by: areInOrder), let most = try self.max(by: areInOrder) else {
      return nil
    }
    return (least, most)
  }
  public func partitioned(
    by isSecond: (Element) throws -> Bool
  ) rethrows -> (falseElements: [Element], trueElements: [Element]) {
    var parts: (falseElements: [Element], trueElements: [Element]) = ([], [])
    for element in self {
      if try isSecond(element) {
        parts.trueElements.append(element)
      } else {
        parts.falseElements.append(element)
      }
    }
    return parts
  }
  public func randomSample(count: Int) -> [Element] { Array(shuffled().prefix(count)) }
  public func randomSample<G: RandomNumberGenerator>(
    count: Int, using generator: inout G
  ) -> [Element] {
    Array(shuffled(using: &generator).prefix(count))
  }
  public func randomStableSample(count: Int) -> [Element] {
    let elements = Array(self)
    return elements.indices.shuffled().prefix(count).sorted().map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  public func min(count: Int) -> [Element] { min(count: count, sortedBy: <) }
  public func max(count: Int) -> [Element] { max(count: count, sortedBy: <) }
  public func minAndMax() -> (min: Element, max: Element)? { minAndMax(by: <) }
}

/// The elements of a sequence that have not been seen before, found as they are asked for.
public struct UniquedSequence<Base: Sequence, Subject: Hashable>: Sequence {
  let _base: Base
  let _projection: (Base.Element) -> Subject

  init(_base: Base, _ projection: @escaping (Base.Element) -> Subject) {
    self._base = _base
    _projection = projection
  }

  public struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _projection: (Base.Element) -> Subject
    var _seen: Set<Subject> = []
    public mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _seen.insert(_projection(element)).inserted { return element }
      }
      return nil
    }
  }
  public func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _projection: _projection)
  }
}
