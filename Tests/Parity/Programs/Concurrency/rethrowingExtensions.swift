extension AsyncSequence {
  func collected() async rethrows -> [Element] {
    try await reduce(into: []) { $0.append($1) }
  }
}
struct Stopped: Error {}
struct Ticks: AsyncSequence {
  let last: Int
  struct Iterator: AsyncIteratorProtocol {
    var tick = 0
    let last: Int
    mutating func next() async throws -> Int? {
      guard tick < last else { return nil }
      tick += 1
      if tick == 4 { throw Stopped() }
      return tick
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(last: last) }
}
print(try await Ticks(last: 3).collected())
do {
  print(try await Ticks(last: 5).collected())
} catch {
  print(error)
}
print(await AsyncStream<Int> { $0.yield(1); $0.finish() }.collected())
