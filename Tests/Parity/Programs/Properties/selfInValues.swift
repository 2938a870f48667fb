class C { var z = 2 }
struct S { var k = 2; static let h: (S) -> Int = { (self: S) in self.k }
static let g: () -> Int? = { let o: S? = S(); guard let self = o else { return nil }; return self.k }
static var i: C = { let `self` = C(); return self }() }
print(S.h(S()), S.g() as Any, S.i.z)
