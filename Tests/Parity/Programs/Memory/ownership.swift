struct R { var n = 1
  consuming func take() -> Int { n }
  borrowing func look() -> Int { n } }
func a(_ r: consuming R) -> Int { r.n += 1; return r.n }
func b(_ r: borrowing R) -> Int { r.n }
func c(_ r: __owned R, _ s: __shared R) -> Int { r.n + s.n }
let r = R()
print(a(r), b(r), r.take(), r.look(), c(r, r))
let q = consume r
print(q.n)
var z = R(); let y = copy z; z.n = 4; print(y.n, z.n)
actor Ac { var n = 0
  nonisolated let id = 3
  nonisolated func hi() -> String { "hi \(id)" }
  nonisolated var s: String { "s" }
  func inc() { n += 1 } }
func mod(_ x: isolated Ac) { x.n += 5 }
func send(_ r: sending R) -> sending R { r }
func sf(_ f: @Sendable (Int) -> Int) -> Int { f(2) }
func sg(_ f: @escaping @Sendable @MainActor () -> Void) async { await f() }
func go(isolation: isolated (any Actor)? = #isolation) async -> Int { 4 }
nonisolated func top() -> Int { 6 }
@MainActor func run() async { let x = Ac(); await x.inc(); await mod(x); print(await x.n, x.hi(), x.s, x.id); print(send(R()).n, sf { $0 * 2 }); await sg { print("main") }; print(await go(), top()) }
await run()
final class U: @unchecked Sendable { nonisolated(unsafe) static var k = 3 }
print(U.k)
nonisolated(unsafe) var gl = 4
print(gl)
