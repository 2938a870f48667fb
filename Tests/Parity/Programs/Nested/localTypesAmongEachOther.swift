func f(_ n: Int) {
  struct A { var x = 1 }
  enum E { case p, q }
  struct B { func g() -> A { A(x: 5) }; var e: E = .q; static func mk() -> [A] { [A()] }; func deep() -> Int { struct C { var a = A() }; return C().a.x } }
  print(B().g().x, B().e, B.mk().count, B().deep())
  class K { let b = B(); func h() -> E { b.e == .p ? E.p : E.q } }
  print(K().h())
  typealias Z = A
  struct Y { var z = Z(x: 9); func n() -> Z { Z() } }
  print(Y().z.x, Y().n().x)
}
f(2)
