// A generic parameter that several arguments determine is of their common type: an optional of one, a common
// superclass, an existential. Elements of literals are joined in the same way.

class A: CustomStringConvertible { var description: String { "\(type(of: self))" } }
class B: A {}
class C: A {}
enum S: Equatable {
  case x, b
  case y(Int)
}
struct D: Equatable {
  var v: Int
  init?(s: String) {
    guard let i = Int(s) else { return nil }
    v = i
  }
}
protocol P {}
struct P1: P {}
struct P2: P {}
func pick<T>(_ a: T, _ b: T) -> T { b }
func pick3<T>(_ a: T, _ b: T, _ c: T) -> [T] { [a, b, c] }
func lazyPick<T>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { b() }
func both<T>(_ a: () -> T, _ b: () -> T) -> [T] { [a(), b()] }
func takes<X: Sequence>(_ c: X) -> [X.Element] { Array(c) }
func eq<T: Equatable>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> Bool { a() == b() }
func orElse<T>(_ a: T?, _ b: T) -> T { a ?? b }
func inArray<T>(_ a: [T], _ b: T) -> [T] { a + [b] }
func inDict<T>(_ a: [String: T], _ b: T) -> [T] { [b] }
func app<T>(_ f: (T) -> Void, _ v: T) { f(v) }
let arr = [1, 2, 3]
let d = D(s: "3")!
let oi: Int? = 5
print(pick(1, nil) as Any)
print(pick(nil, 2) as Any)
print(pick(B(), C() as A))
print(pick(C() as A, B()))
print(pick(B(), C()))
print(pick3(B(), C(), A()))
print(pick3(1, nil, oi))
print(pick3(1, 2.5, 3))
print(pick(oi, 1) as Any)
print(pick(1, oi) as Any)
print(lazyPick(1, Optional(2)) as Any)
print(lazyPick(oi, 2) as Any)
print(both({ 1 as Int? }, { 2 }))
print(both({ 1 }, { 2 as Int? }))
print(both({ B() }, { C() as A }))
print(both({ 1 }, { 2.5 }))
do {
  let a = [S.x, nil, .y(3)]
  print(a)
}
print(takes([S.b, nil]))
print(takes([S.x, .b, nil]))
print(takes([nil, S.x]))
for (l, r) in zip([S.x, .b], [S.b, .b, nil]) {
  print(l, r as Any)
}
print(arr.reversed()[0])
do {
  let e = [1, nil, 3.5]
  print(e)
}
print(eq(d, D(s: "3")))
print(eq(D(s: "4"), d))
print(orElse(nil, 3))
print(orElse(B(), C() as A))
print(inArray([1, 2], nil))
print(inArray([B()], C() as A))
print(inDict(["a": 1], nil))
print(pick(P1() as any P, P2()))
print(pick(P1(), P2() as any P))
print(pick((1, 2), (1, nil)))
print(pick([1], [nil]))
print(pick([1], []))
print(pick([], [1]))
print(pick(1, 2 as Any))
print(pick("a", 1 as Any))
print(max(1, 2.5))
print(min(oi ?? 3, 4))
do {
  let t = true ? B() : C() as A
  print(t)
}
do {
  let u = true ? 1 : nil
  print(u as Any)
}
do {
  let v = [B(), C()]
  print(v)
}
do {
  let w = [B(), C(), A()]
  print(w)
}
do {
  let x = ["a": 1, "b": nil]
  print(x["a"] as Any)
}
print(app({ print($0) }, 3))
print(pick({ 1 }, { 2 })())
print(pick(.x, S.b))
print(pick(S.b, .x))
print(pick(nil, S.b) as Any)
print(Set([1, 2].reversed()).count, arr.reversed().first!)
print(arr.map { $0 }.reversed()[1])
do {
  let r: [Int] = arr.reversed()
  print(r)
}
print(zip(arr, arr.reversed()).map { $0 * $1 })
print(arr.lazy.map { $0 * 2 }.reversed()[0])
print(pick(d, nil) == nil)
print(pick(3, 4.0))
print(pick(3 as Int8, 4))
print(pick([1: 1].isEmpty, true))
print(Array([S.x, nil].prefix(1)))
print([S.x, nil].count, [nil, 1].count, [1, nil, 2].compactMap { $0 })
print([S.x, nil].map { $0 == nil })
print(Dictionary(uniqueKeysWithValues: [("a", 1), ("b", nil)]).count)
print([[1], nil, [2]].compactMap { $0 })
print([B(), nil])
print([B(), C(), nil].count)
print(takes([B(), C()]))
print(pick3(B(), nil, C()).count)
print([(1, nil), (2, "x")].count)
print([1: nil, 2: "x"].count)
print(zip([1, nil], ["a", nil]).map { "\($0 ?? 0)\($1 ?? "-")" })
print(lazyPick(nil, d) as Any)
