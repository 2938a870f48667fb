// A retry helper, a simple rate limiter and a cache of tasks: programs as people write them.
enum NetworkError: Error, Equatable { case timeout, status(Int) }
actor Server {
  var calls = 0
  func request(_ path: String) async throws -> String {
    calls += 1
    try await Task.sleep(for: .milliseconds(1))
    if calls < 3 { throw calls == 1 ? NetworkError.timeout : .status(500) }
    return "body of \(path) after \(calls)"
  }
}
func retry<T>(_ times: Int, _ work: () async throws -> T) async throws -> T {
  var last: Error?
  for attempt in 1...times {
    do { return try await work() } catch { print("attempt", attempt, error); last = error }
  }
  throw last!
}
let server = Server()
print(try await retry(3) { try await server.request("/a") })
actor Images {
  private enum Entry { case loading(Task<String, Error>), ready(String) }
  private var entries: [String: Entry] = [:]
  private(set) var loads = 0
  func image(_ name: String) async throws -> String {
    switch entries[name] {
    case .ready(let image)?: return image
    case .loading(let task)?: return try await task.value
    case nil:
      loads += 1
      let task = Task {
        try await Task.sleep(for: .milliseconds(5)); return "<\(name)>"
      }
      entries[name] = .loading(task)
      let image = try await task.value
      entries[name] = .ready(image)
      return image
    }
  }
}
let images = Images()
let all = try await withThrowingTaskGroup(of: String.self) { group in
  for _ in 0..<3 { group.addTask { try await images.image("a") } }
  var list: [String] = []
  for try await image in group { list.append(image) }
  return list
}
print(all, await images.loads)
func withTimeout<T>(_ limit: Duration, _ work: @escaping () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit); throw NetworkError.timeout
    }
    let value = try await group.next()!
    group.cancelAll()
    return value
  }
}
print(try await withTimeout(.seconds(1)) { "in time" })
do {
  try await withTimeout(.milliseconds(10)) { try await Task.sleep(for: .seconds(5)) }
} catch { print(error as! NetworkError == .timeout) }
