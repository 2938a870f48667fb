// concurrency: actors, task groups, async sequences
actor BankAccount {
  let id: Int
  private(set) var balance: Double
  var log: [String] = []
  init(id: Int, balance: Double) {
    self.id = id
    self.balance = balance
  }
  enum Failure: Error { case insufficient(needed: Double) }
  func withdraw(_ a: Double) throws -> Double {
    guard balance >= a else { throw Failure.insufficient(needed: a - balance) }
    balance -= a
    log.append("-\(a)")
    return balance
  }
  func deposit(_ a: Double) {
    balance += a
    log.append("+\(a)")
  }
  func transfer(_ a: Double, to other: BankAccount) async throws {
    _ = try withdraw(a)
    await other.deposit(a)
  }
  nonisolated var label: String { "acct \(id)" }
}
let a = BankAccount(id: 1, balance: 100)
let b = BankAccount(id: 2, balance: 0)
try await a.transfer(30, to: b)
print(await a.balance, await b.balance, a.label)
do { try await b.transfer(50, to: a) } catch BankAccount.Failure.insufficient(let n) {
  print("needs \(n)")
}
func fetch(_ i: Int) async throws -> String {
  try await Task.sleep(nanoseconds: UInt64(1_000_000 * max(0, 5 - i)))
  if i == 9 { throw CancellationError() }
  return "r\(i)"
}
let rs = try await withThrowingTaskGroup(of: (Int, String).self) { g in
  for i in 1...4 { g.addTask { (i, try await fetch(i)) } }
  var out: [Int: String] = [:]
  for try await (i, s) in g { out[i] = s }
  return out.sorted { $0.key < $1.key }.map(\.value)
}
print(rs)
async let x = fetch(1)
async let y = fetch(2)
print(try await [x, y])
struct Countdown: AsyncSequence {
  typealias Element = Int
  let n: Int
  struct It: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? {
      guard n > 0 else { return nil }
      defer { n -= 1 }
      return n
    }
  }
  func makeAsyncIterator() -> It { It(n: n) }
}
for await v in Countdown(n: 3).map({ $0 * 10 }) where v != 20 { print(v) }
let (stream, cont) = AsyncStream.makeStream(of: Int.self)
Task {
  for i in 0..<3 { cont.yield(i) }
  cont.finish()
}
var sum = 0
for await v in stream { sum += v }
print("sum", sum)
let t = Task { () -> Int in
  while !Task.isCancelled { await Task.yield() }
  return -1
}
t.cancel()
print(await t.value)
let r = await Task { try await fetch(9) }.result
switch r {
case .success(let s): print(s)
case .failure(let e): print(e is CancellationError)
}
@MainActor final class VM {
  var items: [String] = []
  func load() async {
    items =
      (try? await withThrowingTaskGroup(of: String.self) { g in
        for i in 1...2 { g.addTask { try await fetch(i) } }
        return try await g.reduce(into: []) { $0.append($1) }
      }) ?? []
  }
}
let vm = await VM()
await vm.load()
print(await vm.items.sorted())
func cb(_ f: @escaping (Result<Int, Error>) -> Void) { f(.success(5)) }
let v = try await withCheckedThrowingContinuation { c in cb { c.resume(with: $0) } }
print(v)
actor Cache {
  var tasks: [String: Task<Int, Never>] = [:]
  var hits = 0
  func get(_ k: String) async -> Int {
    if let t = tasks[k] {
      hits += 1
      return await t.value
    }
    let t = Task {
      await Task.yield()
      return k.count
    }
    tasks[k] = t
    return await t.value
  }
}
let c = Cache()
async let g1 = c.get("abc")
async let g2 = c.get("abc")
print(await g1 + g2, await c.hits)
try await withTimeout { print("done") }
func withTimeout(_ f: @Sendable @escaping () async throws -> Void) async throws {
  try await withThrowingTaskGroup(of: Void.self) { g in
    g.addTask { try await f() }
    g.addTask {
      try await Task.sleep(for: .seconds(5))
      throw CancellationError()
    }
    try await g.next()
    g.cancelAll()
  }
}
enum Local { @TaskLocal static var id = 0 }
await Local.$id.withValue(7) { await show() }
func show() async { print("id", Local.id) }
await show()
