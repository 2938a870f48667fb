func d(_ n: String, _ v: Int) -> Int { print("default", n); return v }
func e(_ n: String, _ v: Int) -> Int { print("explicit", n); return v }
func f(a: Int = d("a", 1), b: Int, c: Int = d("c", 3), e x: Int = 0) { print(a, b, c, x) }
f(b: e("b", 2))
f(a: e("a", 1), b: e("b", 2), e: e("e", 5))
struct S { var a = d("S.a", 1); var b: Int; var c = d("S.c", 2) }
print(S(b: e("b", 9)))
class K { init(x: Int = d("x", 1), y: Int) { print(x, y) } ; subscript(i: Int, j: Int = d("j", 1)) -> Int { i + j } }
let k = K(y: e("y", 1))
print(k[e("i", 1)])
func g(_ c: () -> Int, x: Int = d("gx", 1)) { print(c() + x) }
g { e("closure", 1) }
final class M {
    let id: Int
    init(id: Int = d("M.id", 2), name: String, k: () -> Int = { d("M.k", 3) }) { self.id = id + k() }
    convenience init(x: Int) { self.init(name: "\(e("name", x))") }
    func add(_ a: Int = d("add.a", 1), b: Int) -> M { print(a + b); return self }
}
_ = M(x: 1).add(b: e("add.b", 2)).add(b: e("add.b2", 1))
