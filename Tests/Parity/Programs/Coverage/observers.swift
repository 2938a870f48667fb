var g = 1 { willSet { print("g will", newValue) } didSet { print("g did", oldValue) } }
g = 2; g += 1
struct S { var a = 1 { didSet { print("a", oldValue, a); if a > 10 { a = 10 } } }; var b: [Int] = [] { willSet(new) { print("b", b.count, new.count) } }
  var c = (1, 2) { didSet { print("c", c) } }; static var st = 0 { didSet { print("st", st) } }; var nested = N() { didSet { print("nested", nested.v) } }
  lazy var z = 5 { didSet { print("z", oldValue) } }; var o: Int? = nil { didSet { print("o", o as Any) } }
  init() { a = 5; b = [9] }; init(x: Int) { self.init(); a = x } ; mutating func all() { a = 20; b.append(1); c.0 += 1; nested.v = 3; z = 6; o? += 1; o = 4; o? += 1 } }
struct N { var v = 0 { didSet { print("v", v) } } }
var s = S(); s.all(); print(s.a, s.b); s.a = 50; print(s.a); S.st += 2; s.nested.v += 1; s = S(x: 7); print(s.a)
func io(_ x: inout Int) { x += 1; x += 1 }; io(&s.a); io(&S.st)
class P { var n = 0 { willSet { print("P will", newValue) } didSet { print("P did", n) } }; init() { n = 1 } }
class Q: P { override var n: Int { willSet { print("Q will", newValue) } didSet { print("Q did", oldValue) } }; override init() { super.init(); n = 5 } }
let q = Q(); q.n = 6; q[keyPath: \.n] = 7
func loc() { var x = 0 { didSet { print("x", oldValue, x) } }; x = 3; x += 1; let f = { x *= 2 }; f() }
loc()
class R { weak var d: P? { didSet { print("d", d == nil) } }; var arr = [1, 2] { didSet { print("arr", arr) } }; var dict: [String: Int] = [:] { didSet { print("dict", dict.count) } } }
let r = R(); r.d = q; r.arr[0] = 9; r.arr.append(3); r.dict["a"] = 1; r.dict["a", default: 0] += 1; r.arr.swapAt(0, 1); r.arr.sort(); r.d = nil
protocol Obs { var v: Int { get set } }; struct T: Obs { var v = 0 { didSet { print("T", v) } } }; var ob: any Obs = T(); ob.v = 3
func gen<X: Obs>(_ x: inout X) { x.v += 1 }; var t = T(); gen(&t)
struct Sub { var d = [1, 2, 3]; subscript(i: Int) -> Int { get { d[i] } set { print("set", i, newValue); d[i] = newValue } }; subscript(r: Range<Int>, by k: Int = 1) -> [Int] { d[r].map { $0 * k } }; static subscript(n: String) -> Int { n.count }
  subscript<T: BinaryInteger>(t t: T) -> String { "\(t)" }; subscript(f f: (Int) -> Bool) -> [Int] { d.filter(f) }; subscript(safe i: Int) -> Int? { get throws { guard d.indices.contains(i) else { throw E() }; return d[i] } } ; struct E: Error {} }
var sub = Sub(); sub[0] += 5; print(sub[0..<2, by: 2], sub[1..<3], Sub["abc"], sub[t: UInt8(3)], sub[f: { $0 > 2 }]); do { print(try sub[safe: 1]!); _ = try sub[safe: 7] } catch { print("E") }
print(sub[keyPath: \.[1]], sub[keyPath: \.d[2]])
