// Functions that wait, called one inside another, with values of all kinds kept across the wait.
struct Point { var x = 0, y = 0 }
final class Box { var items: [String] = []; deinit { print("box goes") } }

func pause() async { await Task.yield() }

func deep(_ n: Int) async -> Int {
  if n == 0 { await pause(); return 0 }
  return await deep(n - 1) + n
}

func locals() async -> String {
  var point = Point()
  let box = Box()
  let name = "a" + "b"
  point.x += 1
  box.items.append(name)
  await pause()
  point.y += point.x + 1
  box.items.append("c")
  return "\(point) \(box.items) \(name)"
}

func inOut(_ list: inout [Int]) async {
  list.append(1)
  await pause()
  list.append(list.count)
}

func generic<T>(_ value: T, _ work: (T) async -> T) async -> T {
  await pause()
  return await work(value)
}

struct Counter {
  var n = 0
  mutating func step() async -> Int {
    n += 1
    await pause()
    n *= 10
    return n
  }
}

print(await deep(50))
print(await locals())
var list: [Int] = []
await inOut(&list)
await inOut(&list)
print(list)
print(await generic("x") { $0 + "y" })
print(
  await generic(4) { value in
    await pause(); return value * value
  })
var counter = Counter()
print(await counter.step(), await counter.step(), counter.n)
let closure: (Int) async throws -> Int = { n in
  await pause(); return n + 1
}
print(try await closure(41))
