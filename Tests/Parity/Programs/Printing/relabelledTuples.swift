func top(_ d: [String: Int]) -> [(String, Int)] { d.sorted { $0.key < $1.key } }
print(top(["a": 1, "b": 2]))
let x: [(name: String, age: Int)] = [("a", 1)]
print(x)
let y: [(String, Int)] = x
print(y)
let z = y as [(key: String, value: Int)]
print(z)
var dd: [String: (lat: Double, lon: Double)] = ["x": (1, 2)]
let ee: [String: (Double, Double)] = dd
print(ee)
let o: (a: Int, b: Int)? = (1, 2)
let oo: (Int, Int)? = o
print(oo as Any)
print(oo!)
func counts(_ s: String) -> [(Character, Int)] {
  let d = Dictionary(grouping: s, by: { $0 }).mapValues(\.count)
  return d.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
}
print(counts("hello"))
print(Array(zip([1,2],["a","b"])))
print(Array(["a","b"].enumerated()))
let en2: [(Int, String)] = ["a","b"].enumerated().map { $0 }
print(en2)
let f = top(["q": 1]).first
print(f as Any)
