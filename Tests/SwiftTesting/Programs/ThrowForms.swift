import Testing

enum Failure: Error, Equatable { case small, large(Int) }
struct Other: Error {}

func small() throws { throw Failure.small }
func large(_ n: Int) throws -> Int { throw Failure.large(n) }
func fine() throws -> Int { 4 }
func typed() throws(Failure) { throw .small }

@Test func types() {
  #expect(throws: Failure.self) { try small() }
  #expect(throws: Other.self) { try small() }
  #expect(throws: (any Error).self) { try small() }
  #expect(throws: Failure.self) { try fine() }
  #expect(throws: Never.self) { try fine() }
  #expect(throws: Never.self) { try small() }
  #expect(throws: Never.self, "quiet") { try large(2) }
}
@Test func values() {
  #expect(throws: Failure.small) { try small() }
  #expect(throws: Failure.large(2)) { try large(3) }
  #expect(throws: Failure.small, "text") { try fine() }
  #expect(throws: Failure.small) { throw Other() }
}
@Test func results() throws {
  let error = #expect(throws: Failure.self) { try large(7) }
  #expect(error == .large(8))
  let none = #expect(throws: Failure.self) { throw Other() }
  #expect(none == nil)
  let needed = try #require(throws: Failure.self) { try large(1) }
  #expect(needed == .large(1))
  let lost = try #require(throws: Failure.large(1)) { try large(2) }
  Issue.record("never \(lost)")
}
@Test func closures() {
  #expect { try large(3) } throws: { error in
    guard case .large(let n)? = error as? Failure else { return false }
    return n == 3
  }
  #expect { try small() } throws: { error in error is Other }
  #expect { try fine() } throws: { _ in true }
}
@Test func asyncForms() async throws {
  await #expect(throws: Failure.self) { try await slow() }
  await #expect(throws: Failure.small) { try await slow() }
  let error = try await #require(throws: Failure.self) { try await slow() }
  #expect(error == .small)
}
func slow() async throws { await Task.yield(); throw Failure.large(0) }
@Test func typedThrows() throws(Failure) { try typed() }
@Test func plainThrow() throws { throw Other() }
@Test func unwraps() throws {
  let text: String? = "7"
  let some = try #require(text)
  let number = try #require(Int(some))
  #expect(number == 7)
  let missing: [Int] = []
  let first = try #require(missing.first, "there is one")
  Issue.record("never \(first)")
}
@Test func requiresBool() throws {
  let flag: Bool? = true
  let sure = try #require(flag as Bool?)
  #expect(sure)
  try #require(1 == 2, "one")
  Issue.record("never")
}
