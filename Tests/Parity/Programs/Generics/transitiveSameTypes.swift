protocol Shape { associatedtype Unit; var unit: Unit { get } }
struct Sq: Shape { var unit = 3 }
func outer<T: Shape>(_ t: T) where T.Unit == Int {
  func inner<U: Shape>(_ u: U) -> Int where U.Unit == T.Unit { u.unit + t.unit }
  print(inner(Sq()))
  func both<A, B>(_ a: A, _ b: B) -> [Int] where A: Sequence, B: Sequence, A.Element == B.Element, A.Element == Int {
    Array(a) + Array(b).map { $0 * 2 }
  }
  print(both([1], 2...3))
  func cmp<C: Collection>(_ c: C) -> Bool where C.Element: Comparable, C.Index == Int { c[0] < c[1] }
  print(cmp(["a", "b"]))
}
outer(Sq())
let cl = { () -> Int in
  func key<K: Hashable, V>(_ d: [K: V]) -> Int where V: Collection { d.values.reduce(0) { $0 + $1.count } }
  return key(["a": [1, 2], "b": [3]])
}
print(cl())
func both<A, B>(_ a: A, _ b: B) -> [Int] where A: Sequence, B: Sequence, A.Element == B.Element, A.Element == Int {
    Array(a) + Array(b).map { $0 * 2 }
}
print(both([1], 2...3))
func b2<A: Sequence, B: Sequence, C: Sequence>(_ a: A, _ b: B, _ c: C) -> [Int] where A.Element == B.Element, B.Element == C.Element, C.Element == Int {
    Array(a) + Array(b).map { $0 * 2 } + c
}
print(b2([1], 2...3, [4]))
struct Z<A: Sequence, B: Sequence> where A.Element == B.Element { let a: A, b: B }
extension Z where A.Element == String { func j() -> String { a.joined() + b.joined() } }
extension Z where B.Element == Int { func s() -> Int { a.reduce(0, +) + b.reduce(0, +) } }
print(Z(a: ["x"], b: ["y"]).j(), Z(a: [1], b: 2...3).s())
