// Loads by member

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(using comparator: KeyPathComparator<Element>) {
    _replace(by: _sorted(Array(self), by: [comparator]))
  }
  mutating func sort(using comparators: [KeyPathComparator<Element>]) {
    _replace(by: _sorted(Array(self), by: comparators[...]))
  }
  mutating func sort(using comparator: SortDescriptor<Element>) {
    _replace(by: _sorted(Array(self), by: [comparator]))
  }
  mutating func sort(using comparators: [SortDescriptor<Element>]) {
    _replace(by: _sorted(Array(self), by: comparators[...]))
  }
  /// Puts as many elements in the places of its own.
  mutating func _replace(by elements: [Element]) {
    for (index, element) in zip(indices, elements) { self[index] = element }
  }
  mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element {
    sort(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  mutating func sort<C: SortComparator>(using comparators: [C]) where C.Compared == Element {
    sort(by: { _comesFirst($0, $1, by: comparators) })
  }
}
