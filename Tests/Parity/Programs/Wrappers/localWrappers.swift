func f() {
  @propertyWrapper struct Mem { var wrappedValue: Int; var name = "n" }
  @propertyWrapper struct Cl { var wrappedValue: Int; var lim: Int; init(wrappedValue: Int, lim: Int = 3) { self.wrappedValue = min(wrappedValue, lim); self.lim = lim } }
  struct S { @Cl(lim: 4) var a = 10; @Mem var b: Int; @Mem(name: "q") var c = 1; @Cl var d: Int = 9 }
  let s = S(b: 2); print(s.a, s.b, s.c, s.d)
  @Mem var loc = 3; loc += 1; print(loc, _loc.name)
  class K { @Mem var z = 4; @Cl var y: Int; init() { y = 100 } }
  print(K().z, K().y)
}
f()
