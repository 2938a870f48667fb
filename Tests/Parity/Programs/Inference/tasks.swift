// Tasks, groups and actors, generic in what they give.
actor Bank { private var a: [String: Double] = ["x": 10]
  func deposit(_ n: Double, to k: String = "x") -> Double { a[k, default: 0] += n; return a[k]! }
  func all<T>(_ f: @Sendable (String, Double) -> T) -> [T] { a.sorted { $0.key < $1.key }.map(f) }
  var total: Double { a.values.reduce(0, +) } }
let bank = Bank()
func fetch<T: Sendable>(_ v: T, _ n: Int = 1) async throws -> T { try await Task.sleep(nanoseconds: UInt64(n) * 1000); return v }
let r1 = try await fetch([1, 2].map { $0 * 2 }), r2: Double = try await fetch(1 / 2)
async let p = fetch("p"), q = fetch(3 + 4, 2)
print(r1, r2, try await p + "\(try await q)", await bank.deposit(5), await bank.deposit(1 / 2, to: "y"), await bank.total)
print(await bank.all { k, v in "\(k)=\(v)" }, await bank.all { max($1, 11) })
let sum = try await withThrowingTaskGroup(of: Int.self) { g in for i in 1...3 { g.addTask { try await fetch(i * i) } }; var r = 0; for try await x in g { r += x }; return r }
let names: [String] = await withTaskGroup(of: (Int, String).self) { g in
  for (i, s) in ["a", "b", "c"].enumerated() { g.addTask { (i, s + "!") } }
  var out = [(Int, String)](); for await x in g { out.append(x) }
  return out.sorted { $0.0 < $1.0 }.map(\.1) }
print(sum, names)
let s = AsyncStream { c in for i in 0..<3 { c.yield(i) }; c.finish() }
var seen: [Int] = []; for await x in s.map({ $0 * 10 }).filter({ $0 != 10 }) { seen.append(x) }; print(seen)
let t = Task { () -> Int in if Task.isCancelled { return 0 }; return try await fetch(9) }; print(try await t.value + 1)
let res = await Task { try await fetch(nil as Int?) }.result; print((try? res.get()) ?? -1 as Any)
func first<T: Sendable>(_ fs: [@Sendable () async throws -> T]) async -> T? { for f in fs { if let x = try? await f() { return x } }; return nil }
struct E: Error {}
print(await first([{ throw E() }, { try await fetch("ok") }]) ?? "none", await first([{ throw E() }] as [@Sendable () async throws -> Int]) as Any)
let h: (Int) async throws -> String = { n in if n < 0 { throw E() }; let v = try await fetch(n); return "v\(v)" }
print(try await h(3), (try? await h(-1)) ?? "threw")
extension Sequence where Element: Sendable { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var r: [T] = []; for x in self { r.append(try await f(x)) }; return r } }
print(try await [1, 2].asyncMap { try await fetch($0 * 2) }, await ["a"].asyncMap { $0 + "z" }, try await [3].asyncMap { n -> String? in n > 2 ? try await fetch("big") : nil })
@MainActor final class VM { var n = 0; func load(_ f: @escaping @Sendable () async -> Int) async { n = await f() } }
let vm = VM(); await vm.load { 5 }; await vm.load { await vm.n + 1 }; print(vm.n)
