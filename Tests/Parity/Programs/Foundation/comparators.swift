import Foundation
struct P { var n: String; var o: Int? }
let ps = [P(n: "b10", o: 3), P(n: "B9", o: nil), P(n: "a", o: 1)]
print(ps.sorted(using: KeyPathComparator(\.n)).map(\.n))
print(ps.sorted(using: KeyPathComparator(\.o)).map(\.n))
print(ps.sorted(using: KeyPathComparator(\.o, order: .reverse)).map(\.n))
print([3,1].sorted(using: ComparableComparator<Int>(order: .reverse)))
