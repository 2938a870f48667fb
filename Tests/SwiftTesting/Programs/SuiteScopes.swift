import Testing

struct Logs: TestTrait, SuiteTrait, TestScoping {
  let word: String
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("\(word) in: \(test.name) suite \(test.isSuite) case \(testCase != nil)")
    try await function()
    print("\(word) out: \(test.name)")
  }
}

struct OnlySuites: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("only in: \(test.name) \(testCase == nil)")
    try await function()
    print("only out: \(test.name)")
  }
}

@Suite(Logs(word: "outer")) struct Outer {
  @Test func a() { print("a") }
  @Test(Logs(word: "own"), arguments: [1, 2]) func b(n: Int) { print("b \(n)") }
  @Suite(Logs(word: "inner")) struct Inner {
    @Test func c() { print("c") }
  }
}

@Suite(OnlySuites()) struct Only {
  @Test func d() { print("d") }
}

struct Everywhere: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("every in: \(test.name) \(testCase == nil)")
    try await function()
    print("every out: \(test.name)")
  }
}
struct Stops: SuiteTrait, TestScoping {
  struct No: Error {}
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    throw No()
  }
}
struct Skips: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
  }
}
struct Fails: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    Issue.record("around \(Test.current?.name ?? "-")")
    try await function()
  }
}
/// Has a provider of scopes of its own, for each case of a test and never for a suite.
struct Provides: SuiteTrait, TestTrait {
  struct Scope: TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      print("provided for \(test.name)")
      try await function()
    }
  }
  func scopeProvider(for test: Test, testCase: Test.Case?) -> Scope? {
    testCase == nil ? nil : Scope()
  }
  func prepare(for test: Test) async throws { print("prepared for \(test.name)") }
}

@Suite(Everywhere()) struct Every {
  @Test func e() { print("e") }
  struct Deeper {
    @Test func f() { print("f") }
  }
}
@Suite(Stops()) struct Stopped { @Test func g() { print("never") } }
@Suite(Skips()) struct Skipped { @Test func h() { print("never") } }
@Suite(Fails()) struct Failed { @Test func i() { print("i") } }
@Suite(Provides()) struct Provided {
  @Test(Provides()) func j() { print("j") }
  @Test(arguments: [1, 2]) func k(n: Int) { print("k \(n)") }
}
