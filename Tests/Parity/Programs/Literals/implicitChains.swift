struct S { var n: Int; static let base = S(n: 1); var twice: S { S(n: n * 2) }; func plus(_ k: Int) -> S { S(n: n + k) } }
let s: S = .base.twice.plus(3)
print(s.n)
func take(_ s: S) { print(s.n) }
take(.base.plus(4)); take(.init(n: 3).twice)
class IU { var n: Int; init!(_ n: Int) { if n < 0 { return nil }; self.n = n } }
let iu = IU(3); print(iu!.n); let iv: IU = IU(4); print(iv.n, IU(-1) == nil)
struct IS { let n: Int; init!(_ n: Int) { if n < 0 { return nil }; self.n = n } }
let v: IS = IS(5); print(v.n)
