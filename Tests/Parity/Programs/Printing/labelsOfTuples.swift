// A tuple prints the labels of the type that it has been converted to.
func f() -> (a: Int, b: Int) { (1, 2) }
func g() -> (a: Int, b: Int) { let t = (1, 2); return t }
func h() -> (a: [Int], b: [Int]) { [1, 2].reduce(into: ([], [])) { r, e in r.0.append(e) } }
func i() -> (a: [Int], b: [Int]) { return [1, 2].reduce(([], [])) { r, e in (r.0 + [e], r.1) } }
let y: (p: Int, q: String) = (3, "a")
func k<T>(_ t: T) -> T { t }
let z: (m: Int, n: Int) = k((5, 6))
func o() -> (a: Int, b: Int)? { (1, 2) }
func arr() -> [(a: Int, b: Int)] { [(1, 2), (3, 4)] }
print(f(), g(), h(), i(), y, z, o() as Any, arr(), arr().map { $0 })
struct S { var t: (w: Int, h: Int) = (1, 2); var u: (w: Int, h: Int) { (3, 4) } }
print(S().t, S().u, S())
let c: () -> (a: Int, b: Int) = { (8, 9) }
print(c())
let labelled = f()
let plain: (Int, Int) = labelled
print(plain, type(of: plain), type(of: labelled), labelled == plain)
func all<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
let pair: (left: Int, right: String) = all(1, "r")
print(pair)
