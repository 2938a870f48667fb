import Foundation
protocol Loader: Sendable { associatedtype Output: Sendable; func load() async throws -> Output }
struct Const<T: Sendable>: Loader { let v: T; func load() async throws -> T { v } }
struct Failing: Loader { struct E: Error, Equatable { let n: Int }; let n: Int; func load() async throws(E) -> Int { throw E(n: n) } }
struct Retry<L: Loader>: Loader { let base: L; let times: Int
  func load() async throws -> L.Output {
    var last: (any Error)?
    for i in 1...times { do { return try await base.load() } catch { last = error; print("attempt", i, "failed:", error) } }
    throw last!
  } }
struct Mapped<L: Loader, O: Sendable>: Loader { let base: L; let f: @Sendable (L.Output) throws -> O
  func load() async throws -> O { try f(await base.load()) } }
extension Loader { func map<O: Sendable>(_ f: @escaping @Sendable (Output) throws -> O) -> Mapped<Self, O> { Mapped(base: self, f: f) }
  func retry(_ n: Int) -> Retry<Self> { Retry(base: self, times: n) } }
print(try await Const(v: 4).map { $0 + 1 }.map { "v\($0)" }.load())
do { _ = try await Failing(n: 3).retry(2).load() } catch let e as Failing.E { print("gave up", e.n) }
let loaders: [any Loader] = [Const(v: "s"), Const(v: 2), Failing(n: 9)]
for l in loaders { do { print(type(of: l), try await l.load()) } catch { print("x", error) } }
actor Counter { private var v = 0; func inc() -> Int { v += 1; return v }; func run(_ body: (isolated Counter) -> Void) { body(self) }; func reset() { v = 0 } ; var value: Int { v } }
let c = Counter()
await withTaskGroup(of: Void.self) { g in for _ in 0..<50 { g.addTask { _ = await c.inc() } } }
print(await c.value)
await c.run { me in me.reset() }
print(await c.value)
actor Cache<Key: Hashable & Sendable, Value: Sendable> {
  private enum Entry { case inFlight(Task<Value, any Error>), ready(Value) }
  private var entries: [Key: Entry] = [:]
  private(set) var hits = 0
  private let make: @Sendable (Key) async throws -> Value
  init(_ make: @escaping @Sendable (Key) async throws -> Value) { self.make = make }
  func value(for key: Key) async throws -> Value {
    switch entries[key] {
    case .ready(let v)?: hits += 1; return v
    case .inFlight(let t)?: hits += 1; return try await t.value
    case nil:
      let t = Task { try await make(key) }
      entries[key] = .inFlight(t)
      do { let v = try await t.value; entries[key] = .ready(v); return v } catch { entries[key] = nil; throw error }
    }
  }
}
let cache = Cache<Int, String> { k in try await Task.sleep(for: .milliseconds(5)); return String(repeating: "*", count: k) }
async let p = cache.value(for: 3); async let q = cache.value(for: 3)
print(try await p == q, await cache.hits)
print(try await cache.value(for: 2))
@globalActor actor DB { static let shared = DB() }
enum G { @DB static var rows: [Int] = [] }
@DB func add(_ n: Int) { G.rows.append(n) }
await add(1); await add(2); print(await G.rows)
@DB final class Store { var n = 0; func bump() { n += 1 }; nonisolated func hello() -> String { "hi" } }
let st = await Store(); await st.bump(); print(await st.n, st.hello())
final class Box: @unchecked Sendable { var log: [String] = [] }
let box = Box()
let t1 = Task { box.log.append("1 start"); await Task.yield(); box.log.append("1 end") }
await t1.value
print(box.log)
func seq() -> AsyncThrowingStream<Int, any Error> { AsyncThrowingStream { c in for i in 0..<3 { c.yield(i) }; c.finish(throwing: Failing.E(n: 1)) } }
do { for try await i in seq() { print("i", i) } } catch { print("end", error) }
var it = seq().makeAsyncIterator()
print(try await it.next() ?? -1, try await it.next() ?? -1)
let pairs = AsyncStream<(String, Int)> { c in c.yield(("a", 1)); c.yield(("b", 2)); c.finish() }
for await (k, v) in pairs { print(k, v) }
for await case let (k, v) in pairs where v > 1 { print("none", k) }
func timeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { g in
    g.addTask { try await op() }
    g.addTask { try await Task.sleep(for: d); throw CancellationError() }
    defer { g.cancelAll() }
    return try await g.next()!
  }
}
print(try await timeout(.seconds(1)) { 5 })
do { _ = try await timeout(.milliseconds(5)) { try await Task.sleep(for: .seconds(60)); return 1 } } catch { print("timeout", error is CancellationError) }
print(Task.isCancelled, Task.currentPriority == .high || true)
let detached = Task.detached(priority: .low) { 3 }
print(await detached.value)
await MainActor.run { print("main") }
func isolatedTo(_ a: isolated Counter) -> Int { a.inc() }
print(await isolatedTo(c))
let ns: [Int] = await withTaskGroup { g in for i in 0..<4 { g.addTask { i } }; return await g.reduce(into: []) { $0.append($1) }.sorted() }
print(ns)
try await withThrowingDiscardingTaskGroup { g in g.addTask { print("disc") } }
