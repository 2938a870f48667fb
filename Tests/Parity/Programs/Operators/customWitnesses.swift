// own protocol with operators, prefix too
prefix operator ~~
infix operator <+>: AdditionPrecedence
protocol Mono { static func <+> (a: Self, b: Self) -> Self; static prefix func ~~ (a: Self) -> Self; static var zero: Self { get } }
extension Int: Mono { static var zero: Int { 0 } }
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
prefix func ~~ (a: Int) -> Int { -a }
struct V: Mono { var x = 0; static var zero: V { V() } }
func <+> (a: V, b: V) -> V { V(x: a.x + b.x) }
prefix func ~~ (a: V) -> V { V(x: -a.x) }
func fold<M: Mono>(_ s: [M]) -> M { s.reduce(M.zero) { $0 <+> $1 } }
func neg<M: Mono>(_ s: M) -> M { ~~s }
print(fold([1, 2, 3]), fold([V(x: 1), V(x: 4)]).x, neg(3), neg(V(x: 2)).x)
