import Foundation
struct P { var n: String; var a: Int; var d: Double?; var id: Int }
let ps = (0..<12).map { P(n: "n\($0 % 3)", a: ($0 * 7) % 5, d: $0 % 4 == 0 ? nil : Double($0 % 2), id: $0) }
func show(_ p: [P]) { print(p.map(\.id)) }
show(ps.sorted(using: SortDescriptor(\.n)))
show(ps.sorted(using: [SortDescriptor(\.n, order: .reverse), SortDescriptor(\.a)]))
show(ps.sorted(using: [KeyPathComparator(\.d), KeyPathComparator(\.a, order: .reverse)]))
show(ps.sorted(using: [KeyPathComparator(\.a), KeyPathComparator(\.d, order: .reverse), KeyPathComparator(\.n)]))
var q = ps; q.sort(using: [KeyPathComparator(\.a, order: .reverse), KeyPathComparator(\.n, order: .reverse)]); show(q)
var r = ps[3..<9]; r.sort(using: KeyPathComparator(\.a)); print(r.map(\.id), r.startIndex)
show([]); show(Array(ps.prefix(1)).sorted(using: KeyPathComparator(\.n)))
