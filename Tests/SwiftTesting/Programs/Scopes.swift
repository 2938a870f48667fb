import Testing

/// Says when a test begins and ends.
struct Logged: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }
  let word: String

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("\(word): before \(test.name)")
    try await function()
    print("\(word): after \(test.name)")
  }
}

extension Trait where Self == Logged {
  static func logged(_ word: String) -> Self { Self(word: word) }
}

struct Refusal: Error {}

struct Refusing: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    throw Refusal()
  }
}

@Test(.logged("a")) func alone() { print("in alone") }
@Test(.logged("a"), .logged("b")) func twice() { #expect(1 == 2) }
@Test(.logged("c"), arguments: [1, 2]) func each(n: Int) { print("in \(n)") }
@Test(Refusing()) func refused() { Issue.record("never") }

@Suite(.logged("outer")) struct Outer {
  @Test func plain() { print("in plain") }
  @Test(.logged("own")) func both() { print("in both") }
  @Suite struct Inner {
    @Test func deep() { print("in deep") }
  }
}

@Test func current() {
  #expect(Test.current?.name == "current()")
  #expect(Test.current?.displayName == nil)
  #expect(Test.current?.isSuite == false)
  #expect(Test.Case.current?.isParameterized == false)
}
@Test("with a name", arguments: [1]) func displayed(n: Int) {
  #expect(Test.current?.name == "displayed(n:)")
  #expect(Test.current?.displayName == "with a name")
  #expect(Test.Case.current?.isParameterized == true)
}
@Test func attached() {
  Attachment.record("some text", named: "note.txt")
  Attachment.record([1, 2] as [UInt8])
}
