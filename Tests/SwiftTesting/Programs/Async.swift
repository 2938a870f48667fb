import Testing

func load(_ n: Int) async -> Int { n * 2 }
func fetch(_ n: Int) async throws -> Int {
  if n < 0 { throw Missing() }
  return n
}
struct Missing: Error {}

actor Counter {
  var n = 0
  func add() -> Int {
    n += 1
    return n
  }
}

@Test func loads() async {
  let n = await load(2)
  #expect(n == 5)
  #expect(await load(3) == 7)
  await #expect(load(1) == 3)
}

@Test func fetches() async throws {
  #expect(try await fetch(1) == 2)
  let n = try await fetch(4)
  #expect(n == 4)
  _ = try await fetch(-1)
}

@Test func throwing() async {
  await #expect(throws: Missing.self) { try await fetch(-1) }
  await #expect(throws: Missing.self) { try await fetch(1) }
}

@Test func isolated() async {
  let counter = Counter()
  _ = await counter.add()
  let n = await counter.add()
  #expect(n == 3)
}

@Test func required() async throws {
  let n = try await #require(fetch(2) as Int?)
  #expect(n == 3)
}
