// Groups: results as they come, all of them, by hand.
func work(_ n: Int) async -> Int {
  try? await Task.sleep(for: .milliseconds(n * 25))
  return n
}
let sum = await withTaskGroup(of: Int.self) { group in
  for n in [3, 1, 2] { group.addTask { await work(n) } }
  var total = 0
  for await n in group {
    print("got", n)
    total += n
  }
  return total
}
print(sum)
let first = await withTaskGroup(of: Int.self) { group -> Int? in
  group.addTask { await work(4) }
  group.addTask { await work(1) }
  let first = await group.next()
  group.cancelAll()
  return first
}
print(first as Any)
let ordered = await withTaskGroup(of: (Int, String).self, returning: [String].self) { group in
  for (index, word) in ["a", "b", "c"].enumerated() { group.addTask { (index, word + word) } }
  var result = Array(repeating: "", count: 3)
  for await (index, word) in group { result[index] = word }
  return result
}
print(ordered)
await withTaskGroup(of: Void.self) { group in
  print(group.isEmpty)
  group.addTask {
    _ = await work(2); print("waited for")
  }
  print(group.isEmpty)
}
let all = await withTaskGroup(of: Int.self) { group in
  for n in 0..<4 { group.addTask { n * n } }
  return await group.reduce(0, +)
}
print(all)
await withDiscardingTaskGroup { group in
  group.addTask {
    _ = await work(2); print("second")
  }
  group.addTask {
    _ = await work(1); print("first")
  }
}
let none = await withTaskGroup(of: Int.self) { group in await group.next() }
print(none as Any)
