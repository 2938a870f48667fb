let a = [1, "x", 2.0] as [Any]
var b = ["k": "s", "l": 1] as [String: Any]
print(a.count, b.count)
func q(_ a: [Int]) -> [Int] { guard let p = a.first else { return [] }
  let l = a.dropFirst().filter { $0 < p }; let r = a.dropFirst().filter { $0 >= p }; return q(l) + [p] + q(r) }
print(q([3, 1, 2, 5, 4]))
let s: ArraySlice<Int> = [1, 2, 3][1...].filter { $0 > 2 }
print(s, type(of: [1, 2][0...].filter { _ in true }), type(of: ContiguousArray([1]).filter { _ in true }))
