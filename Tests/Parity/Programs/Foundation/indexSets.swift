import Foundation
var s = IndexSet([1, 2, 3, 7]); s.insert(9); s.remove(2);
print(
  s.map { $0 }, s.count, s.contains(7), s.first!, s.last!, s.isEmpty, IndexSet(integersIn: 1..<4).map { $0 }, IndexSet(integer: 5).first!, s.union(IndexSet([20])).count,
  s.intersection(IndexSet([1, 9])).map { $0 }, s.rangeView.map { "\($0)" }, s.sorted(by: >), s.integerGreaterThan(3)!, s.min()!, s == IndexSet([1, 3, 7, 9]), s.filteredIndexSet { $0 > 3 }.map { $0 },
  s.reversed().map { $0 }, s.isDisjoint(with: [100]), s.symmetricDifference([1, 2]).map { $0 }, s.subtracting([1]).count)
