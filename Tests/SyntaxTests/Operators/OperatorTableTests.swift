import SourceText
import Testing
import TreeDump

@testable import Syntax

@Suite struct OperatorTableTests {
  private func fold(_ text: String, with table: OperatorTable = .standard) -> String {
    let source = Source(name: "test.swift", text: text)
    let file = Parser.parse(source)
    guard case .expression(let expression)? = file.statements.last?.kind,
      case .sequence(let elements) = expression.kind
    else { return file.dump }
    let result = table.fold(elements, in: source)
    let problems = result.diagnostics.map { "\($0.span.start + 1): \($0.message)" }
    return ([result.expression.dump] + problems).joined(separator: "\n")
  }

  private static let table = #"""
    a + b * c - d
    => (- (+ a (* b c)) d)
    ---
    a = b = c
    => (= a (= b c))
    ---
    a ?? b ?? c
    => (?? a (?? b c))
    ---
    a || b && c == d + e << f
    => (|| a (&& b (== c (+ d (<< e f)))))
    ---
    a ? b : c ? d : e
    => (?: a b (?: c d e))
    ---
    x = a > b ? a : b
    => (= x (?: (> a b) a b))
    ---
    a as? B ?? c
    => (?? (as? a B) c)
    ---
    a + b as C is D
    => (is (as (+ a b) C) D)
    ---
    a + b as C * d + e
    => (+ (* (as (+ a b) C) d) e)
    ---
    a ?? b as! C + d
    => (?? a (+ (as! b C) d))
    ---
    try a + b
    => (try (+ a b))
    ---
    x = try await f() + g()
    => (= x (try (await (+ (call f) (call g)))))
    ---
    try x = y
    => (try (= x y))
    ---
    a < b..<c
    => (< a (..< b c))
    ---
    a += b * c
    => (+= a (* b c))
    ---
    1 < 2 < 3
    => (< (< 1 2) 3)
    => 3: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
    ---
    a === b !== c
    => (!== (=== a b) c)
    => 3: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
    ---
    a ==== b + c
    => (+ (==== a b) c)
    => 3: cannot find operator '====' in scope
    ---
    1 + try f()
    => (+ 1 (try (call f)))
    => 5: 'try' cannot appear to the right of a non-assignment operator
    ---
    a == await b
    => (== a (await b))
    => 6: 'await' cannot appear to the right of a non-assignment operator
    ---
    a ? try b : try c
    => (?: a (try b) (try c))
    """#

  @Test(arguments: ParsingRow.rows(table))
  func sequencesAreFoldedByPrecedence(row: ParsingRow) { #expect(fold(row.text) == row.expected) }

  @Test func operatorsAndGroupsCanBeAdded() {
    var table = OperatorTable.standard
    table.add(
      group: PrecedenceGroupDeclaration(
        name: "Power", higherThan: ["MultiplicationPrecedence"], lowerThan: [],
        associativity: .right, isAssignment: false))
    table.add(operator: OperatorDeclaration(name: "**", fixity: .infix, precedenceGroup: "Power"))
    #expect(fold("a * b ** c ** d + e", with: table) == "(+ (* a (** b (** c d))) e)")
    #expect(table.isInfix("**"))
    #expect(!OperatorTable.standard.isInfix("**"))
  }

  @Test func aGroupMayStandBelowOthers() {
    var table = OperatorTable.standard
    table.add(
      group: PrecedenceGroupDeclaration(
        name: "Pipe", higherThan: ["AssignmentPrecedence"], lowerThan: ["AdditionPrecedence"],
        associativity: .left, isAssignment: false))
    table.add(operator: OperatorDeclaration(name: "|>", fixity: .infix, precedenceGroup: "Pipe"))
    #expect(fold("x = a + b |> c |> d", with: table) == "(= x (|> (|> (+ a b) c) d))")
    #expect(
      fold("a |> b == c", with: table)
        == """
        (== (|> a b) c)
        3: adjacent operators are in unordered precedence groups 'Pipe' and 'ComparisonPrecedence'
        """)
  }

  @Test func signsThatAreNoUnaryOperatorsAreTold() {
    let source = Source(name: "test.swift", text: "<a>")
    let table = OperatorTable.standard
    #expect(
      table.prefixProblem("<", at: Span(0, 1), in: source)?.message
        == "'<' is not a prefix unary operator")
    #expect(
      table.postfixProblem(">", at: Span(2, 3), in: source)?.message
        == "'>' is not a postfix unary operator")
    #expect(table.prefixProblem("-", at: Span(0, 1), in: source)?.message == nil)
  }
}
