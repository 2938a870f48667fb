protocol P { init(x: Int); func run(_ f: @autoclosure () -> Int) -> Int }
struct A: P { init!(x: Int) { if x < 0 { return nil }; print("A", x) }; func run(_ f: @autoclosure () -> Int) -> Int { f() } }
func make<T: P>(_ t: T.Type) -> T { T(x: 1) }
print(make(A.self), make(A.self).run(4))
protocol Q { init?(s: String) }
struct B: Q { init(s: String) {} }
struct C: Q { init!(s: String) { return nil } }
func make2<T: Q>(_ t: T.Type) -> T? { T(s: "") }
print(make2(B.self) as Any, make2(C.self) as Any)
