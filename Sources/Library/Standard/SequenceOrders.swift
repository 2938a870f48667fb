// Loads by member

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
