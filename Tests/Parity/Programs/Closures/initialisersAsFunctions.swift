let a = "ab cd".split(separator: " ").map(Array.init)
print(a)
let lists = [[1, 2], [2, 2]]
let c = lists.map(Set.init)
print(c.map(\.count))
let d = zip([1, 2], ["a", "b"]).map { ($1, $0) }
print(Dictionary(uniqueKeysWithValues: d).count)
let e = ["1", "x"].map(Int.init)
print(e)
let f = ["1", "x"].compactMap(Double.init)
print(f)
print([1, 2].map(String.init(describing:)), (1...3).map(Double.init), [3.7].map(Int.init))
func make() -> [Int] { print("make"); return [1, 2] }
print(make()[...])
print(make()[1...])
struct L { var n = 0; mutating func toks() throws -> [Int] { n += 1; return n == 1 ? [1, 2, 3] : [] } }
var l = L()
print(try l.toks()[...])
struct W { var xs: ArraySlice<Int> }
var m = L()
let w = W(xs: try m.toks()[...])
print(w.xs, m.n)
