// async model: store/reducer, event stream, debouncing with clocks, actors & Sendable
struct AppState: Equatable {
  var count = 0
  var items: [String] = []
  var isLoading = false
  var error: String?
}
enum Action: Sendable {
  case inc, dec, load
  case loaded(Result<[String], LoadError>)
  case remove(IndexSet2)
}
struct IndexSet2: Sendable { let i: [Int] }
struct LoadError: Error, Equatable { let msg: String }
typealias Effect = @Sendable () async -> Action?
struct Reducer {
  let reduce: (inout AppState, Action) -> Effect?
  static func combine(_ r: Reducer...) -> Reducer {
    .init { s, a in
      var e: [Effect] = []
      for x in r { if let f = x.reduce(&s, a) { e.append(f) } }
      if e.isEmpty { return nil }
      let fs = e
      return {
        for f in fs { if let a = await f() { return a } }
        return nil
      }
    }
  }
}
@MainActor final class Store {
  private(set) var state: AppState {
    didSet { if state != oldValue { subs.values.forEach { $0.yield(state) } } }
  }
  private let reducer: Reducer
  private var subs: [Int: AsyncStream<AppState>.Continuation] = [:]
  private var tasks: [Task<Void, Never>] = []
  private var next = 0
  init(_ s: AppState = .init(), _ r: Reducer) {
    state = s
    reducer = r
  }
  func send(_ a: Action) {
    if let e = reducer.reduce(&state, a) {
      tasks.append(Task { if let a = await e() { self.send(a) } })
    }
  }
  func states() -> AsyncStream<AppState> {
    AsyncStream { c in
      let id = next
      next += 1
      subs[id] = c
      c.yield(state)
      c.onTermination = { _ in Task { @MainActor in self.subs[id] = nil } }
    }
  }
  func drain() async {
    while !tasks.isEmpty {
      let t = tasks.removeFirst()
      await t.value
    }
  }
}
let counter = Reducer { s, a in
  switch a {
  case .inc: s.count += 1
  case .dec: s.count -= 1
  default: break
  }
  return nil
}
let loader = Reducer { s, a in
  switch a {
  case .load:
    s.isLoading = true
    let fail = s.count < 0
    return {
      try? await Task.sleep(for: .milliseconds(1))
      return .loaded(fail ? .failure(LoadError(msg: "neg")) : .success(["a", "b"]))
    }
  case .loaded(.success(let x)):
    s.items = x
    s.isLoading = false
  case .loaded(.failure(let e)):
    s.error = e.msg
    s.isLoading = false
  case .remove(let i): for k in i.i.sorted(by: >) { s.items.remove(at: k) }
  default: break
  }
  return nil
}
@MainActor func main() async {
  let store = Store(.init(), .combine(counter, loader))
  let watcher = Task {
    var seen: [AppState] = []
    for await s in store.states() {
      seen.append(s)
      if s.error != nil { break }
    }
    return seen.count
  }
  await Task.yield()
  store.send(.inc)
  store.send(.load)
  print(store.state.isLoading)
  await store.drain()
  print(store.state)
  store.send(.remove(.init(i: [0])))
  print(store.state.items)
  store.send(.dec)
  store.send(.dec)
  store.send(.load)
  await store.drain()
  print(store.state.error ?? "-", store.state.count)
  print(await watcher.value)
}
await main()
actor RateLimiter {
  private var tokens: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []
  init(_ n: Int) { tokens = n }
  func acquire() async {
    if tokens > 0 {
      tokens -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }
  func release() { if waiters.isEmpty { tokens += 1 } else { waiters.removeFirst().resume() } }
  func with<T: Sendable>(_ f: @Sendable () async throws -> T) async rethrows -> T {
    await acquire()
    defer { release() }
    return try await f()
  }
}
actor Peak {
  var now = 0, peak = 0
  func enter() {
    now += 1
    peak = max(peak, now)
  }
  func leave() { now -= 1 }
}
let lim = RateLimiter(2)
let peak = Peak()
await withTaskGroup(of: Void.self) { g in
  for _ in 0..<5 {
    g.addTask {
      await lim.with {
        await peak.enter()
        try? await Task.sleep(for: .milliseconds(2))
        await peak.leave()
      }
    }
  }
}
print("peak", await peak.peak)
func retry<T>(_ n: Int, _ delay: Duration = .zero, _ op: (Int) async throws -> T) async throws -> T
{
  for i in 1..<n {
    do { return try await op(i) } catch { print("attempt \(i) failed: \(error)") }
    try await Task.sleep(for: delay)
  }
  return try await op(n)
}
struct Flaky: Error {}
print(
  try await retry(3, .milliseconds(1)) {
    if $0 < 3 { throw Flaky() }
    return $0 * 10
  })
extension Sequence where Element: Sendable {
  func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] {
    var r: [T] = []
    for e in self { try await r.append(f(e)) }
    return r
  }
  func concurrentMap<T: Sendable>(_ f: @escaping @Sendable (Element) async throws -> T)
    async rethrows -> [T]
  {
    let ts = map { e in Task { try await f(e) } }
    return try await ts.asyncMap { try await $0.value }
  }
}
extension Task where Success == Never, Failure == Never {
  static func nap() async { await Task.yield() }
}
print(
  await [1, 2, 3].asyncMap { x in
    await Task.nap()
    return x * 2
  })
let clock = ContinuousClock()
let el = await clock.measure { try? await Task.sleep(for: .milliseconds(3)) }
print(el >= .milliseconds(3))
do {
  try await withThrowingTaskGroup(of: Int.self) { g in
    g.addTask { throw Flaky() }
    g.addTask {
      try await Task.sleep(for: .seconds(9))
      return 1
    }
    for try await _ in g {}
  }
} catch { print("group", error) }
let detached = Task.detached(priority: .low) { 3 }
print(await detached.value)
print(Task.isCancelled)
