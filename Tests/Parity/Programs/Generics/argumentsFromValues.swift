struct Pair<A, B> { var a: A; var b: B }
struct S { var p: Pair = Pair(a: 1, b: "x"), q: Pair? = Pair(a: 1.5, b: [1]); static let r: [Pair] = [Pair(a: 1, b: 2)]; lazy var l: Pair = Pair(a: p, b: 1); var d: Dictionary = ["a": Set([1])] }
var s = S(); print(s.p, s.q!, S.r, s.l.a.a, s.d)
@propertyWrapper struct W<T> { var wrappedValue: T }
struct X { @W var p: Pair = Pair(a: 1, b: 2); @W var o: Array = [1] }
print(X().p.a, X().o)
func f(_ p: Pair<Int, String>) { print(p.a) }
f(S().p)
print(S(p: Pair(a: 3, b: "q")).p.a)
let later: Pair = Pair(a: "z", b: "y")
func g() -> String { later.a }
print(g())
enum E { static let base: Pair = Pair(a: 0, b: 0) }
print(E.base)
let ph: Pair<_, String> = Pair(a: 3, b: "x"); struct P2 { var x: [_] = [1, 2]; var y: [String: _] = ["a": 2] }
print(ph, P2().x, P2().y["a"]! + 1)
class Ou<T> { struct In { var n = 1 }; var i: In = In(); var me: Array = [In()] }
print(Ou<Int>().i.n, Ou<String>().me.count)
