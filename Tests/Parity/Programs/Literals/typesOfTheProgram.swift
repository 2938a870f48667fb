struct Q: ExpressibleByIntegerLiteral { var a: Double; init(integerLiteral v: Double) { a = v } }
struct F: ExpressibleByFloatLiteral { var a: Float; init(floatLiteral v: Float) { a = v } }
struct U: ExpressibleByIntegerLiteral { var a: UInt8; init(integerLiteral v: UInt8) { a = v } }
struct S: ExpressibleByStringLiteral { var a: Substring; init(stringLiteral v: String) { a = v[...] } }
struct B: ExpressibleByBooleanLiteral { var a: Int; init(booleanLiteral v: Bool) { a = v ? 1 : 0 } }
struct W: ExpressibleByIntegerLiteral { var a: [Q]; init(integerLiteral v: Float) { a = [Q(integerLiteral: Double(v))] } }
struct C: ExpressibleByUnicodeScalarLiteral { var a: Character; init(unicodeScalarLiteral v: Character) { a = v } }
let q: Q = 200; print(q.a)
let f: F = 1.5; print(f.a); let f2: F = 3.25; print(f2)
let u: U = 7; print(u.a)
let s: S = "hey"; print(s.a)
let b: B = true; print(b.a)
let w: W = -3; print(w)
func take(_ q: Q) { print(q.a + 0.5) }
take(12); take(-1)
let list: [Q] = [1, 2, 3]; print(list.map(\.a))
let d: [String: Q] = ["a": 5]; print(d["a"]!.a)
let o: Q? = 9; print(o!.a)
let c: C = "x"; print(c)
