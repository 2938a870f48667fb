// Loads by member

extension Sequence {
  func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
    _sorted(Array(self), by: [comparator])
  }
  func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
    _sorted(Array(self), by: comparators[...])
  }
  func sorted(using comparator: SortDescriptor<Element>) -> [Element] {
    _sorted(Array(self), by: [comparator])
  }
  func sorted(using comparators: [SortDescriptor<Element>]) -> [Element] {
    _sorted(Array(self), by: comparators[...])
  }
  func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element {
    sorted(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  func sorted<C: SortComparator>(using comparators: [C]) -> [Element] where C.Compared == Element {
    sorted(by: { _comesFirst($0, $1, by: comparators) })
  }
}
