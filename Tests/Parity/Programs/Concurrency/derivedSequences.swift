// What a sequence is mapped and filtered to can be iterated without `try` where nothing can fail.
struct Ripples: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  var left: Int
  mutating func next() async -> Int? {
    guard left > 0 else { return nil }
    left -= 1
    return left
  }
  func makeAsyncIterator() -> Ripples { self }
}

struct Torn: Error {}
struct Rope: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    var knots = 0
    mutating func next() async throws -> Int? {
      knots += 1
      if knots > 2 { throw Torn() }
      return knots
    }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

func calm() async {
  for await n in Ripples(left: 4).map({ $0 * 10 }) where n.isMultiple(of: 20) { print("map", n) }
  for await n in Ripples(left: 6).filter({ $0 > 1 }).compactMap({ $0 == 3 ? nil : $0 }).dropFirst() {
    print("filter", n)
  }
  for await n in Ripples(left: 5).prefix(while: { $0 > 2 }) { print("while", n) }
  for await n in Ripples(left: 3).flatMap({ Ripples(left: $0) }) { print("flat", n) }
  let (stream, sender) = AsyncStream.makeStream(of: String.self)
  sender.yield("a")
  sender.yield("b")
  sender.finish()
  for await text in stream.prefix(1).map({ $0.uppercased() }) { print(text) }
  var iterator = Ripples(left: 2).map { "<\($0)>" }.makeAsyncIterator()
  print(await iterator.next() ?? "-")
}
await calm()

func only(_ numbers: some AsyncSequence<Int, Never>) async {
  for await n in numbers { print("only", n) }
}
await only(Ripples(left: 2).map { $0 + 5 })

do {
  for try await n in Rope().map({ $0 + 100 }) { print("rope", n) }
} catch { print(error) }
do {
  for try await n in Ripples(left: 3).map({ n -> Int in
    if n == 1 { throw Torn() }
    return n
  }) { print("throws", n) }
} catch { print(error) }
