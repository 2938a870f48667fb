import Testing
func said(_ word: String, _ answer: Bool) -> Bool { print("asked \(word)"); return answer }
struct Prepares: TestTrait, SuiteTrait {
  var isRecursive: Bool { true }
  func prepare(for test: Test) async throws { print("prepares \(test.name) suite \(test.isSuite)") }
}
struct Late: Error {}
struct Refuses: TestTrait { func prepare(for test: Test) async throws { throw Late() } }
struct SuiteRefuses: SuiteTrait { func prepare(for test: Test) async throws { throw Late() } }
@Suite(Prepares(), .enabled(if: said("outer", true))) struct Outer {
  @Test(.disabled(if: said("own", false))) func a() { print("a") }
}
@Suite(.enabled(if: said("off", false), "it is off")) struct Off {
  @Test(.enabled(if: said("never", true))) func d() {}
}
@Test(Refuses()) func refused() {}
@Test(Refuses(), arguments: [1]) func refusedToo(n: Int) {}
@Suite(SuiteRefuses()) struct Refused { @Test func e() { print("e") } }
func values() throws -> [Int] { throw Late() }
@Test(arguments: try values()) func wrongArguments(n: Int) {}
func later() async -> [Int] { [4, 5] }
@Test(arguments: await later()) func waits(n: Int) { #expect(n == 4) }
