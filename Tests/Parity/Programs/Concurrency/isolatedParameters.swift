actor A { var n = 0; func run(_ f: @Sendable (isolated A) -> Void) { f(self) } }
let a = A()
func bump(_ a: isolated A) { a.n += 1 }
func who(_ iso: isolated (any Actor)? = #isolation) async { print(iso == nil) }
await a.run { $0.n += 1 }
await bump(a)
await a.run { a in a.n += 5; print(a.n) }
print(await a.n)
await who()
nonisolated func plain() -> Int { 3 }
print(plain())
actor B { nonisolated let id = 4; nonisolated var d: String { "d\(id)" }; nonisolated func hi() { print("hi") } }
let b = B(); print(b.id, b.d); b.hi()
class NS { var x = 1 }
func take(_ v: sending NS) async { print(v.x) }
func give() -> sending NS { NS() }
await take(NS()); await take(give())
extension A { func withIt<R>(_ b: (isolated A) async throws -> R) async rethrows -> R { try await b(self) } }
print(await a.withIt { $0.n += 1; return $0.n })
func isof<R: Sendable>(isolation: isolated (any Actor)? = #isolation, _ b: () async -> R) async -> R { await b() }
print(await isof { 3 })
@MainActor func mm() { MainActor.assumeIsolated { print("main") } }
mm()
func here(isolation: isolated (any Actor)? = #isolation) async -> String {
  isolation == nil ? "nowhere" : "somewhere"
}
print(await here())
extension A {
  func where_() async -> String { await here() }
  func checked() -> Int {
    assertIsolated()
    preconditionIsolated()
    return assumeIsolated { $0.n }
  }
}
print(await a.where_(), await a.checked())
nonisolated func nowhere() async -> String { await here() }
print(await nowhere())
