func eq<T: Equatable>(_ a: T, _ b: T, _ c: T) -> Bool { a == b && b == c }
let n = 1
print(eq(n, [1].first, 1), eq(1, n, [2].last), eq("a", "a", Optional("a")))
func pick<T>(_ a: T, _ b: T, f: (T) -> String) -> String { f(a) + f(b) }
print(pick(1, [2].first) { "\($0 ?? 0)" })
func same<T: Equatable>(_ a: [T], _ b: T) -> Bool { a.contains(b) }
print([n, [5].first].count, eq([1], [1], Optional([1])))
func kv<K, V>(_ k: K, _ v: V, _ w: V) -> [V] { [v, w] }
print(kv("a", 1.5, Double("2")))
struct Both<T> { let a: T, b: T; init(_ a: T, _ b: T) { self.a = a; self.b = b } }
let both = Both(n, Optional(3))
print(both.a == nil, both.b ?? 0, type(of: both))
