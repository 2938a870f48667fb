protocol D { init() }
extension Int: D {}
struct Bag { var d: [String: Any] = [:]
 subscript<T: D>(k: String, as t: T.Type = T.self) -> T { get { d[k] as? T ?? T() } set { d[k] = newValue } } }
var bag = Bag()
bag["n"] = 4
let n: Int = bag["n"]
print(n)
extension String: D {}
bag["n"] += 3
print(bag["n"] as Int, bag["none"] as String, bag["n", as: Int.self])
