import Testing

struct Broken: Error, CustomStringConvertible { var description: String { "no database" } }

@Suite struct Throwing {
  let n: Int
  init() throws {
    n = 1
    throw Broken()
  }
  @Test func never() { Issue.record("never") }
  @Test(arguments: [1, 2]) func neverEither(n: Int) { Issue.record("never") }
}

@Suite struct AsyncInit {
  let values: [Int]
  init() async throws { values = try await Self.load() }
  static func load() async throws -> [Int] { [1, 2, 3] }
  @Test func loaded() { #expect(values.count == 3) }
  @Test mutating func changes() { #expect(values.first == 2) }
}

final class Counted {
  static var live = 0
  init() { Counted.live += 1 }
  deinit { Counted.live -= 1 }
  @Test func one() { #expect(Counted.live == 1) }
  @Test func two() { #expect(Counted.live == 1) }
}

@Suite("An actor") actor Acting {
  var n = 0
  @Test func isolated() { n += 1; #expect(n == 1) }
}

enum Namespace {
  @Test static func fixed() { #expect(Bool(true)) }
  struct Inner {
    @Test func inside() throws { try #require(Bool(true)) }
    enum Deepest {
      @Test("deep down") static func deepest() { #expect(1 > 2, "numbers") }
    }
  }
}

extension Namespace {
  @Test static func extended() {}
}
