func fetch(_ n: Int) async throws -> String {
  try await Task.sleep(nanoseconds: UInt64(1_000_000 * (4 - n)))
  if n == 3 { throw Failure.bad(n) }
  return "item\(n)"
}
enum Failure: Error { case bad(Int) }
actor Store {
  private var items: [String] = []
  func add(_ s: String) -> Int { items.append(s); return items.count }
  var all: [String] { items }
  nonisolated let id = "store"
}
let store = Store()
print(store.id)
async let a = fetch(1)
async let b = fetch(2)
let both = try await [a, b]
print(both)
for x in both { _ = await store.add(x) }
print(await store.all, await store.all.count)
do { _ = try await fetch(3) } catch Failure.bad(let n) { print("bad", n) }
let sum = await withTaskGroup(of: Int.self) { g in
  for i in 1...5 { g.addTask { i * i } }
  return await g.reduce(0, +)
}
print(sum)
let t = Task { () -> Int in try Task.checkCancellation(); return 7 }
print(try await t.value)
let c = Task { try await Task.sleep(for: .seconds(5)); return 1 }
c.cancel()
let res = await c.result
if case .failure(let e) = res { print(e is CancellationError, c.isCancelled) }
let stream = AsyncStream<Int> { k in for i in 0..<4 { k.yield(i) }; k.finish() }
var got: [Int] = []
for await v in stream where v % 2 == 0 { got.append(v) }
print(got)
let mapped = AsyncStream { k in k.yield(1); k.yield(2); k.finish() }.map { $0 * 10 }
for await v in mapped { print(v) }
