let a: [String: Int] = ["x": 1]
let b: [String: Int?] = a
print(b)
let s: Set<Int> = [1]
let t: Set<Int?> = s
print(t)
let n: [[Int]] = [[1], [2, 3]]
let m: [[Int?]] = n
print(m)
let o: [Int]? = [1]
let p: [Int?]? = o
print(p as Any)
let q: [Int?]? = [1].map { $0 + 1 }
print(q as Any)
let r: (a: Int, b: String) = (1, "x")
let u: (a: Int?, b: Any) = r
print(u)
let v: [(Int, String)] = [(1, "a")]
let w: [(Int?, String)] = v.map { $0 }
print(w)
func f(_ x: [String?]...) { print(x) }
f(["a"], ["b", nil], "c d".split(separator: " ").map(String.init))
let g: () -> [Int?] = { n[1] }
print(g())
let h: (Int?, Int?)? = (1, 2)
print(h as Any)
func pair() -> (Int, String) { (1, "b") }
let vv: (Int?, String) = pair()
let ww: (Int?, String)? = pair()
print(vv, ww as Any)
let x: [Any?] = n
print(x)
let y: [String: Any?] = a
print(y)
var z: [Int?] = []
z += n[1]
z.append(contentsOf: n[0].map { $0 })
print(z, z == [2, 3, 1])
class A {}; class B: A { }
let bs = [B()]
let opt: [A?] = bs
print(opt.count)


// Operands whose elements become optional, on either side, with and without nil.
let names = ["a"]
let sum: [String?] = names + names
let mapped: [String?] = names.map { $0 + "x" }
let literal: [String?] = names + ["b"]
let anything: [Any] = names + ["b"]
let numbers: [Double] = [1] + [2, 3.5]
let behind: [String?] = names + [nil]
let before: [String?] = [nil] + names
func count(_ values: [String?]) -> Int { values.count }
print(sum, mapped, literal, anything, numbers, behind, before)
print(count(names + ["b"]), count(names + names + [nil]), count(names + names + ["b"]))

// A tuple beside one that has nil in it.
struct Parameter { var stripped: (Int, [String]) }
func parts(_ parameter: Parameter?) -> String {
  let (reference, specifiers) = parameter?.stripped ?? (nil, [])
  return "\(reference as Any) \(specifiers)"
}
print(parts(nil), parts(Parameter(stripped: (1, ["a"]))))
