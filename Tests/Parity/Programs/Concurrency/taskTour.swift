import Foundation
// Concurrency with deterministic output
actor Counter { private(set) var value = 0; func add(_ n: Int) -> Int { value += n; return value }; nonisolated let name = "ctr" }
struct Timeout: Error, CustomStringConvertible { var description: String { "timed out" } }
func fetch(_ id: Int) async throws -> String { if id == 3 { throw Timeout() }; try await Task.sleep(nanoseconds: UInt64(id) * 1_000_000); return "item\(id)" }
let c = Counter()
await withTaskGroup(of: Void.self) { g in for i in 1...10 { g.addTask { _ = await c.add(i) } } }
print(await c.value, c.name)
let results = await withTaskGroup(of: (Int, String?).self, returning: [Int: String].self) { g in
    for i in 1...4 { g.addTask { (i, try? await fetch(i)) } }
    var out: [Int: String] = [:]
    for await (i, s) in g { out[i] = s }
    return out
}
print(results.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
do { let r = try await withThrowingTaskGroup(of: String.self) { g in for i in [1, 3] { g.addTask { try await fetch(i) } }; var all: [String] = []; for try await s in g { all.append(s) }; return all }; print(r) } catch { print("caught", error) }
async let a = fetch(1), b = fetch(2)
print(try await [a, b], try await (a, b).0)
let t = Task { () -> Int in for i in 0..<1000 { if Task.isCancelled { return -1 }; if i == 5 { try? await Task.sleep(for: .milliseconds(200)) } }; return 1 }
t.cancel(); print(await t.value, t.isCancelled)
let failing = Task { try await fetch(3) }
switch await failing.result { case .success(let s): print(s); case .failure(let e): print("failed:", e) }
let stream = AsyncStream<Int> { k in for i in 1...5 { k.yield(i) }; k.finish() }
var total = 0; for await n in stream where n % 2 == 1 { total += n }; print(total)
let (s2, cont) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(2))
for w in ["a", "b", "c"] { cont.yield(w) }; cont.onTermination = { print("term", $0) }; cont.finish()
print(await s2.reduce(into: []) { $0.append($1) })
let throwing = AsyncThrowingStream<Int, Error> { k in k.yield(1); k.finish(throwing: Timeout()) }
do { for try await x in throwing { print("got", x) } } catch { print("stream", error) }
print(await stream2().map { $0 * 2 }.filter { $0 > 2 }.first { _ in true } ?? 0, await stream2().contains(2), await stream2().max() ?? 0, await stream2().prefix(2).reduce(0, +))
func stream2() -> AsyncStream<Int> { AsyncStream { c in (1...3).forEach { c.yield($0) }; c.finish() } }
struct Ticker: AsyncSequence { typealias Element = Int; let n: Int; struct It: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i } }; func makeAsyncIterator() -> It { It(n: n) } }
for await t in Ticker(n: 3) { print("tick", t, terminator: " ") }; print()
func legacy(_ ok: Bool, done: @escaping (Result<Int, Error>) -> Void) { DispatchQueue.global().async { done(ok ? .success(7) : .failure(Timeout())) } }
print(try await withCheckedThrowingContinuation { k in legacy(true) { k.resume(with: $0) } } as Int)
do { _ = try await withCheckedThrowingContinuation { (k: CheckedContinuation<Int, Error>) in legacy(false) { k.resume(with: $0) } } } catch { print("legacy", error) }
enum Trace { @TaskLocal static var id = "none" }
print(Trace.id); await Trace.$id.withValue("req1") { print(Trace.id); await Task { print("child", Trace.id) }.value; await Task.detached { print("detached", Trace.id) }.value }
@MainActor class VM { var items: [String] = []; func load() async { items = ["x"]; let more = await Task.detached { ["y", "z"] }.value; items += more } }
let vm = await VM(); await vm.load(); print(await vm.items)
let ok = await withTaskCancellationHandler { 5 } onCancel: { print("never") }; print(ok)
do { try await Task.sleep(for: .zero); try Task.checkCancellation(); print("not cancelled", Task.currentPriority == .medium || true) } catch { print(error) }
let clock = ContinuousClock(); let dur = await clock.measure { try? await Task.sleep(for: .milliseconds(5)) }; print(dur >= .milliseconds(5), dur < .seconds(5))
print(Result { try JSONDecoder().decode(Int.self, from: Data("5".utf8)) }.map { $0 + 1 }, Result<Int, Timeout>.failure(Timeout()).mapError { "\($0)" as NSString as String as! String == "timed out" ? Timeout() : $0 }, (try? Result<Int, Error>.success(2).get()) ?? 0)
