var n = 0
func pair() -> (Int, String) { n += 1; return (n, "p\(n)") }
struct S { var (a, b) = pair(); var c = 5 }
print(S(a: 5, b: "z"))
print(S(), n)
print(S(a: 1, b: "q", c: 1), n)
class K { let (s, c) = AsyncStream.makeStream(of: Int.self); var (p, (q, r)) = (1, (2, "r")); var (_, z) = pair() }
let k = K(); k.c.yield(3); k.c.finish(); for await x in k.s { print(x) }
print(k.p, k.q, k.r, k.z, n)
struct T { static var (e, f) = pair(); static let (g, h): (Int, Double) = (1, 2) }
print(T.e, T.f, n, T.g, T.h)
T.e = 50; print(T.e, T.f, n)
extension T { static let (u, v) = pair() }
print(T.u, T.v)
class Sub: K { var (i, j) = pair(); override init() { super.init(); i += 10 } }
print(Sub().i, Sub().j, Sub().z)
struct Q: Codable { var (a, b) = pair(); var c = 1 }
import Foundation
print(try JSONDecoder().decode(Q.self, from: Data(#"{"a":4,"b":"x","c":9}"#.utf8)))
struct G<T> { var v: T; var (m, o) = (1, [2.5]) ; init(_ v: T) { self.v = v } }
print(G("x"))
