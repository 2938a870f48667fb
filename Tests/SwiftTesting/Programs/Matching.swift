import Testing

struct Failure: Error { var code = 1 }

@Test func matches() {
  #expect { throw Failure() } throws: { ($0 as? Failure)?.code == 1 }
  #expect { throw Failure() } throws: { ($0 as? Failure)?.code == 2 }
  #expect { 1 } throws: { _ in true }
}

@Suite struct Members {
  static let cases = [1, 2]
  @Test(arguments: cases) func bare(_ n: Int) { #expect(n > 1) }
  @Test(arguments: Members.cases.map { $0 * 2 }) func mapped(_ n: Int) async { #expect(n > 2) }
}
