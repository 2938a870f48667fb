// Groups whose children throw.
enum E: Error { case bad(Int) }
func work(_ n: Int) async throws -> Int {
  do {
    try await Task.sleep(for: .milliseconds(n * 25))
  } catch {
    print("child \(n) cancelled")
    throw error
  }
  if n % 2 == 0 { throw E.bad(n) }
  return n
}
do {
  let sum = try await withThrowingTaskGroup(of: Int.self) { group in
    for n in [5, 2, 1] { group.addTask { try await work(n) } }
    var sum = 0
    for try await n in group {
      print("got", n)
      sum += n
    }
    return sum
  }
  print(sum)
} catch { print("group failed", error) }

try await withThrowingTaskGroup(of: Int.self) { group in
  for n in [3, 2, 1] { group.addTask { try await work(n) } }
  while let result = await group.nextResult() {
    switch result {
    case .success(let n): print("ok", n)
    case .failure(let error): print("no", error)
    }
  }
}
let odd = try await withThrowingTaskGroup(of: Int.self) { group in
  for n in [1, 3] { group.addTask { try await work(n) } }
  return try await group.reduce(into: []) { $0.append($1) }
}
print(odd)
do {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      try await Task.sleep(for: .milliseconds(5)); print("child")
    }
    throw E.bad(0)
  }
} catch { print("body", error) }
