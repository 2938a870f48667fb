import SourceText
import Testing

@testable import Interpreter

/// The values of expressions, and faults with their locations, for each kind of instruction.
@Suite struct MachineTests {
  @Test(arguments: [
    ("7 / 2 * 2 - 7 % 3", "5"),
    ("-7 / 2", "-3"),
    ("Int.max &+ 1", "-9223372036854775808"),
    ("1 << 70", "0"),
    ("(0.1 + 0.2, 1e100, -0.0)", "(0.30000000000000004, 1e+100, -0.0)"),
    ("\"a\" + \"b\" == \"ab\"", "true"),
    ("\"e\\u{301}\" == \"\\u{e9}\"", "true"),
    ("[1, 2, 3].map { $0 * $0 }", "[1, 4, 9]"),
    ("var a = [1, 2]; var b = a; b[0] = 9; (a, b)", "([1, 2], [9, 2])"),
    ("[\"a\": 1][\"b\"] ?? 0", "0"),
    ("let o: Int?? = .some(nil); o == nil", "false"),
    ("(1 as Any) as? String ?? \"no\"", "no"),
    ("struct P { var x = 1 }; var p = P(); p[keyPath: \\.x] += 1; p", "P(x: 2)"),
    ("enum E { case a(Int) }; let v = if case .a(let n) = E.a(3) { n } else { 0 }; v", "3"),
    ("func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }; f(15)", "610"),
    ("var a = [1, 2]; let b = a; a[1] += 5; a[0] *= 3; (a, b)", "([3, 7], [1, 2])"),
    ("var a = [0b110, 1.5, 2] as [Double]; a[1] /= 2; a[2] -= 0.5; a", "[6.0, 0.75, 1.5]"),
    ("struct P { var x = 6 }; var p = P(); let q = p; p.x ^= 3; p.x |= 8; (p.x, q.x)", "(13, 6)"),
    ("final class C { var n = 1 }; let c = C(); c.n += 10_000_000; c.n -= 1; c.n", "10000000"),
    (
      "var d = [1: 2]; let e = d; d[1, default: 0] += 3; d[2, default: 5] *= 2; (d[1]!, d[2]!, e[1]!)",
      "(5, 10, 2)"
    ),
    ("var n = 0; let f = { n += 2; n &= 6 }; f(); f(); n", "4"),
    ("var n = 0; for i in (Int.max - 1)...Int.max { n += i & 1 }; n", "1"),
    (
      "let a = Array(0..<9); func s(_ i: Int) -> Int { a[i..<(i + 3)].count + a[i...].count }; s(2)",
      "10"
    ),
    ("var log = \"\"; do { defer { log += \"b\" }; log += \"a\" }; log", "ab"),
    (
      "class C { deinit { print(\"gone\") } }; var c: C? = C(); weak var w = c; c = nil; w == nil",
      "true"
    ),
  ])
  func values(_ text: String, _ value: String) {
    #expect(InterpreterStage().result(of: text) == value)
  }

  @Test(arguments: [
    ("Int.max + [1][0]", "arithmeticOverflow"),
    ("1 / [0][0]", "divisionByZero(remainder: false)"),
    ("1 % [0][0]", "divisionByZero(remainder: true)"),
    ("[1][1]", "indexOutOfRange"),
    ("var a = [Int.max]; a[0] += 1; a", "arithmeticOverflow"),
    ("var a = [Int.min]; a[0] -= 1; a", "arithmeticOverflow"),
    ("var a = [Int.max]; a[0] *= 2; a", "arithmeticOverflow"),
    ("var a = [1]; a[1] += 1; a", "indexOutOfRange"),
    ("var d = [1: Int.max]; d[1, default: 0] += 1; d", "arithmeticOverflow"),
    ("struct P { var x = Int.max }; var p = P(); p.x += 1; p", "arithmeticOverflow"),
    ("final class C { var n = Int.max }; let c = C(); c.n += 1; c.n", "arithmeticOverflow"),
    (
      "let p = UnsafeMutablePointer<(n: Int, m: Int)>.allocate(capacity: 1); p.initialize(to: (Int.max, 0)); p[0].n += 1",
      "arithmeticOverflow"
    ),
    (
      "final class C { var n = 1 }; let c = C(); func f(_ n: inout Int, _ g: () -> Void) { g() }; f(&c.n) { c.n += 1 }",
      "overlappingAccess(\"n\")"
    ),
    (
      "func s(_ i: Int, _ j: Int) -> Int { [1, 2, 3][i..<j].count }; s(2, 1)",
      "fatalError(\"Range requires lowerBound <= upperBound\")"
    ),
    (
      "func s(_ i: Int) -> Int { [1, 2, 3][i..<(i + 2)].count }; s(2)",
      "fatalError(\"Array index is out of range\")"
    ),
    ("([] as [Int]).first!", "unwrappedNil"),
    ("(1 as Any) as! String", "cannotCast(from: \"Swift.Int\", to: \"Swift.String\")"),
    ("fatalError(\"no\")", "fatalError(\"no\")"),
    ("precondition([1].isEmpty, \"not empty\")", "failedCheck(\"Precondition failed: not empty\")"),
    ("func f(_ n: Int) -> Int { f(n + 1) + 1 }; f(0)", "stackOverflow(depth: 1000)"),
    ("while true {}", "stepLimit(10000)"),
    (
      "var a = [1]; func f(_ n: inout Int, _ g: () -> Int) { n += g() }; f(&a[0]) { a[0] }",
      "overlappingAccess(\"a\")"
    ),
  ])
  func faults(_ text: String, _ fault: String) {
    #expect(InterpreterStage(steps: 10_000).result(of: text) == fault)
  }

  @Test func aFaultSaysWhereItArose() throws {
    let stage = InterpreterStage()
    do {
      try stage.run(
        """
        func second(_ numbers: [Int]) -> Int {
          return numbers[1]
        }
        print(second([1]))
        """)
      Issue.record("no fault")
    } catch let fault as Fault {
      let places = fault.places.map { "\($0.function) \($0.source.text(in: $0.span))" }
      #expect(places == ["second(_:) numbers[1]", "top level second"])
    }
  }

  /// An object releases its contents when it is freed, on every path out of the code that held it.
  @Test func valuesAreReleasedOnEveryWayOut() throws {
    let stage = InterpreterStage()
    try stage.run(
      """
      final class Thing {
        let name: String
        init(_ name: String) { self.name = name }
        deinit { print("gone", name) }
      }
      struct Stop: Error {}
      func leave(by way: Int) throws -> Int {
        let thing = Thing("\\(way)")
        for number in [1, 2] {
          let inner = Thing("inner \\(number)")
          if way == 0 { return inner.name.count }
          if way == 1 { throw Stop() }
          if way == 2 { break }
        }
        return thing.name.count
      }
      for way in 0...3 { _ = try? leave(by: way) }
      """)
    #expect(
      stage.output == """
        gone inner 1
        gone 0
        gone inner 1
        gone 1
        gone inner 1
        gone 2
        gone inner 1
        gone inner 2
        gone 3

        """)
  }
}
