// Calls whose arguments only the other side of a comparison may tell, one in the other.
enum S { case a, b }
func f(_ s: S, _ k: (Int) -> Int) -> Int { k(1) }
print(f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in f(.a) { x in x } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0 } == 1 ? 1 : 0)
struct St: Equatable { var n = 0; static let idle = St() }
print([1, 2].reduce(.idle) { s, x in St(n: s.n + x) } == St(n: 3), St(n: 3) == [1, 2].reduce(.idle) { s, x in St(n: s.n + x) })
