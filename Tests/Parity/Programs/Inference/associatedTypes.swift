// Generic types whose associated types tell each other.
protocol Store { associatedtype Key: Hashable; associatedtype Value; var all: [Key: Value] { get set } ; init() }
extension Store {
  subscript(k: Key) -> Value? { get { all[k] } set { all[k] = newValue } }
  subscript(k: Key, default d: @autoclosure () -> Value) -> Value { all[k] ?? d() }
  func map<S: Store>(_ f: (Value) -> S.Value) -> S where S.Key == Key { var s = S(); for (k, v) in all { s[k] = f(v) }; return s }
  func reduce<R>(_ i: R, _ f: (R, (key: Key, value: Value)) -> R) -> R { all.reduce(i) { f($0, $1) } }
  static func make(_ p: KeyValuePairs<Key, Value>) -> Self { var s = Self(); for (k, v) in p { s[k] = v }; return s }
}
struct Mem<K: Hashable, V>: Store { var all: [K: V] = [:] }
struct Names: Store { var all: [Int: String] = [:] }
let a: Mem<String, Double> = .make(["x": 1, "y": 2.5])
let b: Mem<String, String> = a.map { "\($0)!" }
print(b["x"] ?? "-", b["q"] as Any, b["q", default: "dd"], a.reduce(0) { $0 + $1.value }, a["z", default: 1 / 2])
var n = Names.make([1: "one", 2: "two"]); n[3] = "three"; n[1] = nil
print(n.reduce(into: 0) { $0 + $1.value.count }, n.all.count)
extension Store { func reduce<R>(into r: R, _ f: (R, (key: Key, value: Value)) -> R) -> R { reduce(r, f) } }
func merge<A: Store, B: Store>(_ a: A, _ b: B, by f: (A.Value, B.Value) -> A.Value) -> A where A.Key == B.Key { var r = a; for (k, v) in b.all { if let o = r[k] { r[k] = f(o, v) } }; return r }
print(merge(a, Mem<String, Int>.make(["x": 5])) { $0 + Double($1) }.all["x"]!)
struct Pipe<In, Out> { let run: (In) -> Out
  func then<Next>(_ f: @escaping (Out) -> Next) -> Pipe<In, Next> { Pipe<In, Next> { f(run($0)) } }
  func zip<O>(_ o: Pipe<In, O>) -> Pipe<In, (Out, O)> { .init { (run($0), o.run($0)) } }
  static func pure(_ v: Out) -> Pipe { Pipe { _ in v } }
  func callAsFunction(_ i: In) -> Out { run(i) } }
extension Pipe where In == Out { static var id: Pipe { .init { $0 } }; func twice() -> Self { then(run) } }
let p = Pipe<Int, Int> { $0 + 1 }.twice().then { Double($0) * 1.5 }.then { String($0) }
print(p(2), Pipe<Int, Int>.id(4), Pipe<Int, String>.pure("k")(1), Pipe { (x: Int) in x * 2 }.zip(.pure("s"))(4))
let q: Pipe<Int, [Int]> = .init { Array(repeating: 0, count: $0) }
print(q.then(\.count)(3), q.then { $0.map { $0 + 1 } }(2))
struct Tree<T> { var v: T; var kids: [Tree] = []
  func map<U>(_ f: (T) -> U) -> Tree<U> { .init(v: f(v), kids: kids.map { $0.map(f) }) }
  func fold<R>(_ f: (T, [R]) -> R) -> R { f(v, kids.map { $0.fold(f) }) } }
let t = Tree(v: 1, kids: [.init(v: 2), .init(v: 3, kids: [.init(v: 4)])])
print(t.fold { $0 + $1.reduce(0, +) }, t.map { "\($0)" }.fold { $0 + $1.joined() }, t.map { Double($0) / 2 }.fold { max($0, $1.max() ?? 0) })
