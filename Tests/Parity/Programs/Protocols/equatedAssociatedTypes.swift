// An associated type that a protocol equates with a type.
protocol P: Strideable where Stride == Int { var n: Int { get }; init(n: Int) }
extension P {
  func advanced(by k: Int) -> Self { Self(n: n + k) }
  func distance(to o: Self) -> Int { o.n - n }
}
struct S: P { let n: Int }
for s in stride(from: S(n: 1), to: S(n: 6), by: 2) { print(s.n) }
print(S(n: 1) < S(n: 2), S(n: 1)...S(n: 3))
func f<T: P>(_ a: T, _ k: T.Stride) -> T { a.advanced(by: k) }
print(f(S(n: 3), 4))
struct G<E>: P { let n: Int; var e: E?; init(n: Int) { self.n = n } }
for s in stride(from: G<Int>(n: 1), to: G<Int>(n: 6), by: 2) { print(s.n) }
protocol Stepping { associatedtype D; func step(_ d: D) -> Self }
protocol Counting: Stepping where D == Int { var n: Int { get }; init(n: Int) }
extension Counting { func step(_ k: Int) -> Self { Self(n: n + k) } }
struct Count: Counting { let n: Int }
func stepped<T: Stepping>(_ a: T, _ k: T.D) -> T { a.step(k) }
func more<T: Stepping>(_ a: T, _ k: T.D) -> T.D where T.D: SignedInteger { k + 1 }
print(stepped(Count(n: 3), 4))
print(more(Count(n: 3), 4))
print(Count.D.self)
