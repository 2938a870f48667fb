private struct P { var n = 1 }
private class Q { var n = 2 }
private protocol R { func go() -> P }
func f() -> Int {
  struct V {
    let p = P()
    var q: Q { Q() }
    func m(_ p: P) -> Q { q }
    enum K { case a(P) }
    struct In { var p = P() }
  }
  class D: Q { override init() {} }
  struct W: R { func go() -> P { P() } }
  return V().p.n + D().n + W().go().n + V.In().p.n
}
print(f())
private func h() {
  struct L {
    fileprivate var p = P()
    private let z = Q()
    func s() -> Int { z.n }
  }
  print(L().p.n, L().s())
}
h()
