protocol P { associatedtype R; func make() -> R; var r: R { get } }
struct S: P { func make() -> Int { 3 }; var r: Int { 4 } }
struct S2: P { func make() -> String { "q" }; var r: String { "z" } }
let ps: [any P] = [S(), S2()]
for p in ps { let x = p.make(); print(x, type(of: x)); print(p.r) }
if let p = ps.first { let y = p.make(); print(y) }
