final class B { var n = 7 }
final class A { var x: Int! = 3; var y: [String]! = ["a"]; var b: B! = B() }
struct S { var t: Int! = 4 }
let p: KeyPath<A, Int> = \.x
let q = \A.x
let r: ReferenceWritableKeyPath<A, [String]> = \.y
let all: [String: ReferenceWritableKeyPath<A, Int>] = ["x": \.x, "n": \.b.n]
let s: WritableKeyPath<S, Int> = \.t
let a = A()
print(a[keyPath: p], type(of: q), a[keyPath: r])
a[keyPath: r].append("b")
a[keyPath: all["x"]!] += 1
a[keyPath: all["n"]!] += 1
var v = S()
v[keyPath: s] = 9
print(a.x!, a.y!, a.b.n, v.t!)
print([a].map(\.x), [a].map(\.b.n))
let f: (A) -> Int = \.x
print(f(a), type(of: \A.b.n), [a].reduce(0) { $0 + $1[keyPath: p] })
func get<T>(_ p: KeyPath<A, T>) -> T { a[keyPath: p] }
print(get(\.x) as Any, get(\.b?.n) as Any)
