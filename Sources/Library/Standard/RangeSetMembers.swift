// Loads by member

extension Collection {
  func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var result = RangeSet<Index>()
    var i = startIndex
    while i != endIndex {
      let next = index(after: i)
      if try predicate(self[i]) { result.insert(contentsOf: i..<next) }
      i = next
    }
    return result
  }
  func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    let others = RangeSet(startIndex..<endIndex).subtracting(subranges)
    return DiscontiguousSlice(_base: self, subranges: others)
  }
}
extension Collection where Element: Equatable {
  func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
}
extension RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Index>) {
    self = Self(removingSubranges(subranges))
  }
}
extension MutableCollection {
  /// Both the moved elements and the others keep their order.
  @discardableResult
  mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index)
    -> Range<Index>
  {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for i in indices {
      if subranges.contains(i) {
        moved.append(self[i])
      } else if i < insertionPoint {
        before.append(self[i])
      } else {
        after.append(self[i])
      }
    }
    var i = startIndex
    for element in before + moved + after {
      self[i] = element
      i = index(after: i)
    }
    let start = index(startIndex, offsetBy: before.count)
    return start..<index(start, offsetBy: moved.count)
  }
}
