struct P: Hashable { var n = 1 }
struct H: Hashable { var n = 1; static func == (a: H, b: H) -> Bool { a.n == b.n } }
struct W: Hashable { var n = 1; static func == (a: W, b: W) -> Bool { a.n == b.n } }
let a: AnyHashable = 1, b: AnyHashable = 2
print(a == b, a == AnyHashable(1.0))
func f(_ x: AnyHashable, _ y: AnyHashable) -> Bool { x == y }
print(f(a, 1.0), f("x", "x"), f(P(), P()), f(P(), 1), f(H(), 1), f(1, H()), f(W(), H()), f(H(), H()))
let many: [AnyHashable] = [1, "x", 2.0, P(), true]
print(many[0] == many[1], many.contains("x"), many.firstIndex(of: AnyHashable(P())) as Any)
var d: [AnyHashable: Any] = ["k": 1, 2: "two"]
for (key, _) in d where key == AnyHashable("k") { print("k found") }
d[P()] = "p"
print(d["k"] as Any, d[2] as Any, d[AnyHashable(2.0)] as Any, d[AnyHashable(P())] as Any, d.count)
print((P() as AnyHashable).base as? P as Any, a.base, a.base as? Int as Any, AnyHashable("x").base)
print(a.hashValue == AnyHashable(1).hashValue, a.description)
print(AnyHashable(true) == AnyHashable(1), Set<AnyHashable>([1, 1.0, "1", true]).count)
class A: Hashable { let n: Int; init(_ n: Int) { self.n = n }
  static func == (a: A, b: A) -> Bool { a.n == b.n }
  func hash(into h: inout Hasher) { h.combine(n) } }
final class B: A {}
print(A(1) == B(1), Set([A(1), B(1), B(2)]).count, AnyHashable(A(1)) == AnyHashable(B(1)))
