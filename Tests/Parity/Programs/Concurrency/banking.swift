import Foundation
actor Bank {
  enum BankError: Error { case insufficient(needed: Int), unknown(String) }
  private var accounts: [String: Int] = [:]
  private(set) var log: [String] = []
  nonisolated let name: String
  init(name: String) { self.name = name }
  func open(_ id: String, with amount: Int = 0) { accounts[id] = amount; log.append("open \(id)") }
  func deposit(_ n: Int, to id: String) throws(BankError) { guard accounts[id] != nil else { throw .unknown(id) }; accounts[id]! += n }
  func transfer(_ n: Int, from a: String, to b: String) async throws {
    guard let have = accounts[a] else { throw BankError.unknown(a) }
    guard have >= n else { throw BankError.insufficient(needed: n - have) }
    accounts[a]! -= n
    await Task.yield()
    try deposit(n, to: b)
    log.append("\(a)->\(b) \(n)")
  }
  subscript(id: String) -> Int? { accounts[id] }
  var total: Int { accounts.values.reduce(0, +) }
}
extension Bank: CustomStringConvertible { nonisolated var description: String { "Bank(\(name))" } }
let bank = Bank(name: "First")
print(bank)
await bank.open("a", with: 100); await bank.open("b")
try await bank.transfer(30, from: "a", to: "b")
do { try await bank.transfer(300, from: "a", to: "b") } catch Bank.BankError.insufficient(let n) { print("short by", n) }
do { try await bank.deposit(1, to: "z") } catch { switch error { case .unknown(let id): print("unknown", id); case .insufficient: print("?") } }
print(await bank["a"] ?? -1, await bank["b"] ?? -1, await bank.total)
for l in await bank.log { print(l) }
func fetch(_ id: Int) async throws -> String {
  try await Task.sleep(for: .milliseconds(10 * id))
  if id == 4 { throw URLError(.badURL) }
  return "item \(id)"
}
async let x = fetch(1)
async let y = fetch(2)
print(try await [x, y])
let sum = await withTaskGroup(of: Int.self) { group in
  for i in 1...5 { group.addTask { i * i } }
  var t = 0
  for await v in group { t += v }
  return t
}
print("sum", sum)
do {
  let all = try await withThrowingTaskGroup(of: (Int, String).self, returning: [String].self) { g in
    for i in [3, 1, 2] { g.addTask { (i, try await fetch(i)) } }
    var d: [Int: String] = [:]
    while let (i, s) = try await g.next() { d[i] = s }
    return d.sorted { $0.key < $1.key }.map(\.value)
  }
  print(all)
  _ = try await withThrowingTaskGroup(of: String.self) { g in
    g.addTask { try await fetch(1) }; g.addTask { try await fetch(4) }
    for try await s in g { print("got", s) }
    return 0
  }
} catch let e as URLError { print("url error", e.code == .badURL) }
let t = Task { () -> String in
  for i in 0..<100 { if Task.isCancelled { return "cancelled at \(i > 0)" }; try? await Task.sleep(for: .milliseconds(5)) }
  return "finished"
}
try await Task.sleep(for: .milliseconds(20))
t.cancel()
print(await t.value)
let failing = Task<Int, any Error> { try Task.checkCancellation(); throw CancellationError() }
switch await failing.result { case .success(let v): print(v); case .failure(let e): print(type(of: e), e is CancellationError) }
let stream = AsyncStream<Int> { c in
  Task { for i in 1...3 { c.yield(i); try? await Task.sleep(for: .milliseconds(1)) }; c.finish() }
  c.onTermination = { print("terminated", $0) }
}
for await v in stream.map({ $0 * 10 }).filter({ $0 != 20 }) { print("stream", v) }
let (s2, cont) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(2))
for w in ["a", "b", "c"] { print(cont.yield(w)) }
cont.finish()
var got: [String] = []
for await w in s2 { got.append(w) }
print(got)
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  var n: Int
  mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
  func makeAsyncIterator() -> Countdown { self }
}
for await i in Countdown(n: 3) { print(i, terminator: " ") }
print()
print(await Countdown(n: 5).reduce(0, +), await Countdown(n: 4).contains(2), await Countdown(n: 4).first { $0 % 2 == 1 } ?? 0)
enum Ctx { @TaskLocal static var id = "none" }
print(Ctx.id)
await Ctx.$id.withValue("outer") { print(Ctx.id); await Task { print("in", Ctx.id) }.value; await Task.detached { print("det", Ctx.id) }.value }
func old(_ n: Int, done: @escaping @Sendable (Result<Int, any Error>) -> Void) { done(n > 0 ? .success(n * 2) : .failure(URLError(.timedOut))) }
func new(_ n: Int) async throws -> Int { try await withCheckedThrowingContinuation { c in old(n) { c.resume(with: $0) } } }
print(try await new(4)); do { _ = try await new(0) } catch { print((error as! URLError).code == .timedOut) }
let r = await withTaskCancellationHandler { 5 } onCancel: { print("never") }
print(r)
@MainActor final class VM { var items: [String] = []; func load() async { items = (try? await [fetch(1), fetch(2)]) ?? []; print("loaded", items.count) } }
let vm = VM(); await vm.load(); print(vm.items)
let clock = ContinuousClock(); let el = await clock.measure { try? await Task.sleep(for: .milliseconds(30)) }
print(el >= .milliseconds(30), el < .seconds(5))
