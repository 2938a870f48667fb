import Testing

enum Failure: Error, Equatable {
  case empty
  case tooLong(Int)
}

struct Other: Error {}

func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Failure.empty }
  if text.count > 3 { throw Failure.tooLong(text.count) }
  if text == "?" { throw Other() }
  return text.count
}

@Test func byType() {
  #expect(throws: Failure.self) { try check("") }
  #expect(throws: Failure.self) { try check("abc") }
  #expect(throws: Failure.self) { try check("?") }
  #expect(throws: Other.self) { try check("") }
  #expect(throws: (any Error).self) { try check("abc") }
  #expect(throws: (any Error).self) { try check("") }
}

@Test func byValue() {
  #expect(throws: Failure.empty) { try check("") }
  #expect(throws: Failure.empty) { try check("abcd") }
  #expect(throws: Failure.tooLong(4)) { try check("abcd") }
  #expect(throws: Failure.tooLong(5)) { try check("abcd") }
  #expect(throws: Failure.empty) { try check("a") }
  #expect(throws: Failure.empty, "said so") { try check("a") }
}

@Test func never() {
  #expect(throws: Never.self) { try check("a") }
  #expect(throws: Never.self) { try check("") }
  #expect(throws: Never.self, "never") { try check("abcde") }
}

@Test func returned() throws {
  let error = #expect(throws: Failure.self) { try check("abcd") }
  #expect(error == .tooLong(5))
  let none = #expect(throws: Failure.self) { try check("a") }
  #expect(none == nil)
  let required = try #require(throws: Failure.self) { try check("") }
  #expect(required == .tooLong(1))
  _ = try #require(throws: Failure.self) { try check("a") }
  Issue.record("not reached")
}

@Test func effects() throws {
  #expect(try check("ab") == 3)
  let n = try check("ab")
  #expect(n == 1)
  try #expect(check("a") == 2)
}
