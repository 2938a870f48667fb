// What inner sequences throw comes out of the flattened one.
struct Stopped: Error { let at: Int }

struct Countdown: AsyncSequence {
  let start: Int
  func makeAsyncIterator() -> Iterator { Iterator(left: start) }

  struct Iterator: AsyncIteratorProtocol {
    var left: Int
    mutating func next() async throws -> Int? {
      if left == 2 { throw Stopped(at: left) }
      if left == 0 { return nil }
      defer { left -= 1 }
      return left
    }
  }
}

func numbers(_ all: Int...) -> AsyncStream<Int> {
  AsyncStream { stream in
    for number in all { stream.yield(number) }
    stream.finish()
  }
}

for await number in numbers(1, 2).flatMap({ numbers($0, $0 * 10) }) {
  print("plain", number)
}
do {
  for try await number in numbers(1, 4).flatMap({ Countdown(start: $0) }) {
    print("throwing inside", number)
  }
} catch {
  print(error)
}
do {
  for try await number in Countdown(start: 1).flatMap({ numbers($0, $0) }) {
    print("throwing outside", number)
  }
  for try await number in Countdown(start: 3).flatMap({ numbers($0, $0) }) {
    print("throwing outside", number)
  }
} catch {
  print(error)
}
