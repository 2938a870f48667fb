// Loads by member

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(using comparator: KeyPathComparator<Element>) {
    sort(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  mutating func sort(using comparators: [KeyPathComparator<Element>]) {
    sort(by: { _comesFirst($0, $1, by: comparators) })
  }
  mutating func sort(using comparator: SortDescriptor<Element>) {
    sort(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  mutating func sort(using comparators: [SortDescriptor<Element>]) {
    sort(by: { _comesFirst($0, $1, by: comparators) })
  }
  mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element {
    sort(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  mutating func sort<C: SortComparator>(using comparators: [C]) where C.Compared == Element {
    sort(by: { _comesFirst($0, $1, by: comparators) })
  }
}
