// Waiting inside of loops, switches, guards and closures.
func next(_ n: Int) async -> Int? { await Task.yield(); return n < 4 ? n + 1 : nil }
var n = 0
while let value = await next(n) { print("value", value); n = value }
for i in stride(from: 0, to: 6, by: 2) {
  guard let value = await next(i) else { print("stop"); break }
  print(i, value)
}
repeat { n -= 1; await Task.yield() } while n > 2
print(n)
let results = await [next(1), next(9), next(2)].compactMap { $0 }
print(results)
func classify(_ n: Int) async -> String {
  switch (n, await next(n)) {
  case (_, nil): return "none"
  case (0, let value?): return "zero \(value)"
  case (let n, let value?) where value > 2: return "\(n) big \(value)"
  default: return "small"
  }
}
for n in [0, 1, 2, 7] { print(await classify(n)) }
var dictionary: [String: [Int]] = [:]
for (index, key) in ["a", "b", "a"].enumerated() {
  dictionary[key, default: []].append(await next(index) ?? -1)
}
print(dictionary.sorted { $0.key < $1.key })
let text = "\(await next(1) ?? 0) and \(await next(2) ?? 0)"
print(text)
func early() async -> Int {
  defer { print("deferred") }
  for i in 0... { if let v = await next(i), v > 2 { return v } }
  return 0
}
print(await early())
