// Sequences of one's own, and what is made of them.
struct Countdown: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var n: Int
  mutating func next() async -> Int? {
    guard n > 0 else { return nil }
    await Task.yield()
    defer { n -= 1 }
    return n
  }
  func makeAsyncIterator() -> Countdown { self }
}
for await n in Countdown(n: 3) { print(n) }
for await n in Countdown(n: 4).map({ $0 * 2 }).filter({ $0 != 4 }) { print("even", n) }
print(await Countdown(n: 5).reduce(0, +), await Countdown(n: 4).reduce(into: []) { $0.append($1) })
print(await Countdown(n: 5).first { $0 < 4 } as Any, await Countdown(n: 5).first { $0 > 9 } as Any)
print(await Countdown(n: 5).contains(2), await Countdown(n: 5).contains { $0 > 5 })
print(await Countdown(n: 5).allSatisfy { $0 > 0 })
for await n in Countdown(n: 5).prefix(2) { print("prefix", n) }
for await n in Countdown(n: 5).dropFirst(3) { print("rest", n) }
for await n in Countdown(n: 5).prefix(while: { $0 > 3 }) { print("while", n) }
for await n in Countdown(n: 5).drop(while: { $0 > 2 }) { print("after", n) }
for await text in Countdown(n: 4).compactMap({ $0 % 2 == 0 ? "n\($0)" : nil }) { print(text) }
for await n in Countdown(n: 3).flatMap({ Countdown(n: $0) }) { print("flat", n) }
print(await Countdown(n: 5).max() as Any, await Countdown(n: 5).min() as Any)
outer: for await a in Countdown(n: 3) {
  for await b in Countdown(n: 3) where b != 2 {
    if a == 2 { continue outer }
    if a == 1 { break outer }
    print(a, b)
  }
}
func collect<S: AsyncSequence>(_ sequence: S) async rethrows -> [S.Element] {
  try await sequence.reduce(into: []) { $0.append($1) }
}
print(await collect(Countdown(n: 3)))
var iterator = Countdown(n: 2).makeAsyncIterator()
while let n = await iterator.next() { print("by hand", n) }
