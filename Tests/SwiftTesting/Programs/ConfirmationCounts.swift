import Testing

@Test func once() async { await confirmation { $0() } }
@Test func never() async { await confirmation { _ in } }
@Test func named() async { await confirmation("clicks") { _ in } }
@Test func exact() async { await confirmation(expectedCount: 3) { for _ in 0..<2 { $0() } } }
@Test func zero() async { await confirmation("not at all", expectedCount: 0) { $0() } }
@Test func atLeast() async { await confirmation(expectedCount: 2...) { $0(count: 5) } }
@Test func tooFew() async { await confirmation(expectedCount: 2...) { $0() } }
@Test func between() async { await confirmation("some", expectedCount: 2...4) { $0.confirm(count: 7) } }
@Test func halfOpen() async { await confirmation(expectedCount: 1..<3) { $0(count: 3) } }
@Test func result() async throws {
  let n = try await confirmation { done in done(); return 5 }
  #expect(n == 6)
}
@Test func throwing() async throws {
  struct Oops: Error {}
  try await confirmation { _ in throw Oops() }
}
@Test func several() async {
  await confirmation("a") { a in await confirmation("b", expectedCount: 2) { b in a(); b() } }
}
