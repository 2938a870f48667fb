import Session
import SourceText
import Testing

/// Inputs that exceed the limits of time, steps or memory fail, and the session continues.
@Suite struct LimitTests {
  private static let overloads = """
    func f(_ x: Int) -> Int { x }; func f(_ x: Double) -> Double { x }
    func f(_ x: String) -> String { x }; func f(_ x: Float) -> Float { x }
    """
  /// An expression with four overloads at each of many positions.
  private static let expression =
    "[1, 2].map { " + String(repeating: "f(", count: 24) + "$0" + String(repeating: ")", count: 24)
    + " }"

  @Test func anExpressionIsCheckedInReasonableTime() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        Self.overloads, "let a = " + Self.expression, "struct S { var b = \(Self.expression) }",
        "a", "f(f(2))") == """
          error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions
          error: the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions
          error: cannot find 'a' in scope
          $1: Int = 2
          """)
  }

  @Test func theCheckerTakesSteps() {
    let fixture = SessionFixture(maxSteps: 5000)
    #expect(
      fixture.transcript(Self.overloads, "let a = " + Self.expression, "a", "f(f(2))") == """
        error: the input took more than 5000 steps
        error: cannot find 'a' in scope
        $1: Int = 2
        """)
  }

  @Test func theCheckerIsInterrupted() {
    var isStopRequested = false
    let fixture = SessionFixture(isInterrupted: { isStopRequested })
    fixture.evaluate(Self.overloads)
    isStopRequested = true
    #expect(
      fixture.transcript("func g() { let a = \(Self.expression); print(a) }")
        == "error: interrupted")
    #expect(fixture.ending == .interrupted)
    isStopRequested = false
    #expect(
      fixture.transcript("g()", "f(f(2))") == """
        error: cannot find 'g' in scope
        $1: Int = 2
        """)
  }

  @Test(
    arguments: [
      "var a = [1]; while true { a.append(1) }", "var a = [1]; while true { a += a }",
      "var s = \"ab\"; while true { s += s }", "var s = \"ab\"; while true { s = s + s }",
      "var d: [Int: Int] = [:]; while true { d[d.count] = 1 }",
      "var c: [() -> Int] = []; while true { let n = c.count; c.append { n } }",
      "final class Node { let next: Node?; init(_ next: Node?) { self.next = next } }; "
        + "var n: Node?; while true { n = Node(n) }",
      "var t: [String] = []; while true { t.append(String(repeating: \"x\", count: 50_000)) }",
      "let a = Array(repeating: 0, count: 1 << 60)",
      "let a = String(repeating: \"ab\", count: 1 << 60)",
      "var a = [1]; a.reserveCapacity(1 << 60)", "let a = Array(repeating: [1], count: 1 << 40)",
    ])
  func theProgramHoldsNoMoreThanItMay(_ input: String) {
    // Other tests of the process may already use more memory: then it only fails sooner.
    let fixture = SessionFixture(maxMemory: 96 << 20)
    #expect(
      fixture.transcript("let kept = [1]", input, "kept", "[1, 2].map { $0 + 1 }.count") == """
        error: out of memory: the program holds more than 96 MB (--max-memory)
        $1: [Int] = [1]
        $2: Int = 2
        """)
  }
}
