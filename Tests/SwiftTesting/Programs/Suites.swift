import Testing

struct Plain {
  var count = 1
  init() { count += 1 }
  @Test func starts() { #expect(count == 2) }
  @Test mutating func changes() {
    count += 1
    #expect(count == 4)
  }
}

final class Counted {
  nonisolated(unsafe) static var made = 0
  let number: Int
  init() async throws {
    Counted.made += 1
    number = 7
  }
  deinit { Counted.made -= 1 }
  @Test func first() { #expect(Counted.made == 1) }
  @Test func second() { #expect(Counted.made == 2) }
}

enum Statics {
  @Test static func works() { #expect(Bool(true)) }
  @Test static func fails() { #expect([1].isEmpty) }
}

actor Guarded {
  var n = 0
  @Test func adds() {
    n += 1
    #expect(n == 2)
  }
}

struct InitFails {
  struct NoDisk: Error {}
  init() throws { throw NoDisk() }
  @Test func neverRuns() { Issue.record("never") }
}

@Suite("An outer suite") struct Outer {
  @Test func outerTest() { #expect(1 == 1) }
  struct Inner {
    @Test("an inner test") func innerTest() { #expect(1 == 2) }
    @Suite("Deep") struct Deepest { @Test func deep() {} }
  }
  @Suite struct Second { @Test func other() {} }
}

@Suite struct NoTests {
  func helper() {}
}

extension Plain {
  @Test func inExtension() { #expect(count == 2) }
}

@MainActor @Suite struct Isolated {
  var text = "a"
  @Test func reads() { #expect(text == "b") }
}
