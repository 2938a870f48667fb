let a: [String: Any] = ["k": 1]
func f(_ k: String) -> Any? { a[k] ?? a["z"] }
print(f("q") as Any, f("k") as Any)
let x: Any? = a["q"] ?? a["z"]
print(x == nil)
let y = a["q"] ?? a["k"]
print(y as Any)
