@dynamicMemberLookup struct Bag { var d: [String: Any]
  subscript(dynamicMember k: String) -> Int { d[k] as? Int ?? 0 }
  subscript(dynamicMember k: String) -> String { d[k] as? String ?? "?" }
  subscript<T>(dynamicMember k: String) -> [T] { d[k] as? [T] ?? [] }
  subscript(dynamicMember p: KeyPath<Bag, [String: Any]>) -> Bool { true } }
let b = Bag(d: ["a": 1, "s": "x", "l": [1.5]])
let s: String = b.s, i: Int = b.a, l: [Double] = b.l
print(s, i, l, b.a as Int, b.s as String)
func f(_ x: String) -> String { x + "!" }
func g() -> Int { b.a }
print(f(b.s), g(), b.d.count)
var o: String? = b.s
o = b.zz
print(o as Any)
