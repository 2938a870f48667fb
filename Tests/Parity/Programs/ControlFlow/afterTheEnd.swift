func f() -> Int { return 1; func g() {} }
func h(_ b: Bool) -> Int { if b { return 1 } else { return 2 }; struct S {} }
print(f(), h(true))
struct K { var s: String; init?(i: Int) { nil } }
print(K(i: 1) as Any)


func k(_ n: Int) -> Int {
  defer { print("k") }
  for _ in 0..<n { continue }
  return n
  func later() -> Int { 3 }
}
class C { let v: Int; init?(_ s: String) { nil }; init(v: Int) { self.v = v } }
enum E { case a; init?(x: Int) { nil } }
print(k(2), C("x") as Any, E(x: 1) as Any)
