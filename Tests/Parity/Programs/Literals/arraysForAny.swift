func log(_ xs: Any...) { print(xs.count, xs) }
let list: [Any] = [1, "a"]
log(list)
let l2 = [1, 2, 3]
log(l2)
log(list, 1)
let l3: [Any]? = [1]
log(l3 as Any)
func g() -> [Any] { [4, 5, 6] }
log(g())
print(list)
debugPrint(list)
func two(_ a: String, _ xs: Any..., sep: String = "") { print(a, xs.count, xs) }
let both: [Any] = [1, 2]
two("a", both); two("b", both, sep: "x"); two("c", [1, 2]); two("d", [both])
