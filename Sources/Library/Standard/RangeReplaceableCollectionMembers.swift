// Loads by member

extension RangeReplaceableCollection {
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
  where C.Element == Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult
  mutating func remove(at i: Index) -> Element {
    let element = self[i]
    replaceSubrange(i..<index(after: i), with: EmptyCollection<Element>())
    return element
  }
  mutating func removeSubrange(_ bounds: Range<Index>) {
    replaceSubrange(bounds, with: EmptyCollection<Element>())
  }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    removeSubrange(bounds.relative(to: self))
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(
    _ subrange: R, with newElements: C
  ) where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fault("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _fault("Number of elements to remove should be non-negative") }
    if k > count { _fault("Can't remove more items from a collection than it has") }
    removeSubrange(startIndex..<index(startIndex, offsetBy: k))
  }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept = Self()
    for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
    self = kept
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var kept = Self()
    for element in self { if try isIncluded(element) { kept.append(element) } }
    return kept
  }
}
extension RangeReplaceableCollection where SubSequence == Self {
  @discardableResult
  mutating func removeFirst() -> Element {
    if isEmpty { _fault("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _fault("Number of elements to remove should be non-negative") }
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _fault("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}
extension Collection where SubSequence == Self {
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _fault("Number of elements to remove should be non-negative") }
    guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _fault("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}
extension BidirectionalCollection where SubSequence == Self {
  @discardableResult
  mutating func removeLast() -> Element {
    if isEmpty { _fault("Can't remove last element from an empty collection") }
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k < 0 { _fault("Number of elements to remove should be non-negative") }
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _fault("Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Element? {
    if isEmpty { return nil }
    return remove(at: index(before: endIndex))
  }
  @discardableResult
  mutating func removeLast() -> Element {
    if isEmpty { _fault("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ k: Int) {
    if k < 0 { _fault("Number of elements to remove should be non-negative") }
    if k > count { _fault("Can't remove more items from a collection than it contains") }
    removeSubrange(index(endIndex, offsetBy: -k)..<endIndex)
  }
}
