print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(1) == AnyHashable(UInt8(1)), AnyHashable("a") == AnyHashable("a"))
var s: Set<AnyHashable> = [1, 1.0, "a", UInt(1)]
print(s.count)
func t<T>(_ x: T) { print(type(of: x), T.self, type(of: x as Any)) }
protocol P {}; struct A: P {}
let p: any P = A()
t(p); t(p as Any); t(1 as Any); t([1] as [Any])
func u(_ p: some P) { print(type(of: p)) }
u(p)
