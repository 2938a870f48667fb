// Comparison by a list of comparators.
//
// Loads by member

extension Sequence where Element: SortComparator {
  func compare(_ lhs: Element.Compared, _ rhs: Element.Compared) -> ComparisonResult {
    for comparator in self {
      let result = comparator.compare(lhs, rhs)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
