import Session
import SourceText
import Testing

/// Expectations at the prompt, where no tests run.
@Suite struct ExpectationTests {
  @Test(arguments: [
    ("#expect(count == 2)", []),
    ("#expect(count == 3)", ["Expectation failed: (count → 2) == 3"]),
    ("#expect(count == 3, \"counted\")", ["Expectation failed: (count → 2) == 3\n↳ counted"]),
    (
      "#expect([1, 2] == [1, count + 1])",
      [
        "Expectation failed: [1, 2] == ([1, count + 1] → [1, 3])\n± inserted [2], removed [3]"
      ]
    ),
    ("let number = try #require(Int(\"x\"))", ["Expectation failed: Int(\"x\") → nil"]),
    (
      "#expect(throws: Never.self) { throw CancellationError() }",
      [
        "Expectation failed: an error was thrown when none was expected: \"CancellationError()\""
      ]
    ),
    ("Issue.record(\"by hand\")", ["Issue recorded\n↳ by hand"]),
    ("withKnownIssue { #expect(count == 3) }", []),
    ("#expect(count)", ["type 'Int' cannot be used as a boolean; test for '!= 0' instead"]),
    ("#expct(true)", ["no macro named 'expct'"]),
  ]) func fails(_ input: String, _ errors: [String]) {
    let session = Session(Configuration())
    session.evaluate(Source(name: "declarations", text: "var count = 2"))
    let outcome = session.evaluate(Source(name: "input", text: input))
    #expect(outcome.diagnostics.filter(\.isError).map(\.message) == errors)
    #expect(outcome.ending == (errors.isEmpty ? .accepted : .failed))
  }

  @Test func takesBackWhatFails() {
    let session = Session(Configuration())
    session.evaluate(Source(name: "declarations", text: "var count = 2"))
    session.evaluate(Source(name: "input", text: "count = 5; #expect(count == 6)"))
    let outcome = session.evaluate(Source(name: "question", text: "count"))
    #expect(outcome.value?.text == "2")
  }
}
