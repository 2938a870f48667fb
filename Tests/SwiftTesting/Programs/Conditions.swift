import Testing
struct Down: Error {}
func check() throws -> Bool { throw Down() }
func ready() async -> Bool { true }
@Suite(.enabled(if: false, "no server")) struct Server {
  @Test func a() {}
  @Suite struct Inner { @Test func b() {} }
}
@Suite(.disabled("whole"), .tags()) struct Off { @Test(arguments: [1]) func c(n: Int) {} }
@Test(.enabled("is ready") { await ready() }) func gate() {}
@Test(.disabled("is not") { true }) func closed() {}
@Test(.enabled(if: try check())) func broken() {}
@Test(.disabled("a"), .disabled("b")) func twice() {}
@Suite(.serialized) struct Ordered {
  @Test(arguments: 0..<3) func each(n: Int) { print("each \(n)") }
  @Test(.bug(id: 3), .timeLimit(.minutes(1))) func last() { print("last") }
}
@Suite(.serialized, .tags(), .bug("x", id: 4, "t")) final class Classy {
  @Test func works() { #expect(true) }
}
