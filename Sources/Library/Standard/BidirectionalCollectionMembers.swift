// Loads by member

extension BidirectionalCollection {
  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    guard let i = try lastIndex(where: predicate) else { return nil }
    return self[i]
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var i = endIndex
    while i != startIndex {
      i = index(before: i)
      if try predicate(self[i]) { return i }
    }
    return nil
  }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _fault("Can't take a suffix of negative length from a collection") }
    let start = index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex
    return self[start..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { _fault("Can't drop a negative number of elements from a collection") }
    let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex
    return self[startIndex..<end]
  }
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
}
extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}
extension BidirectionalCollection where SubSequence == Self {
  mutating func popLast() -> Element? {
    if isEmpty { return nil }
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
}
