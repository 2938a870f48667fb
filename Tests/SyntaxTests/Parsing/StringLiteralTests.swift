import Testing
import TreeDump

@testable import Syntax

@Suite struct StringLiteralTests {
  private static let table = ####"""
    "a\tb\n\u{41}\"\\"
    => "a\tb\nA\"\\"
    ---
    "total: \(price * 2, format: .currency(code: "EUR")) for \(items.map { "\($0)" })"
    => "total: \((seq price * 2) format:(call .currency code:"EUR")) for \((trailing (. items map) (closure {"\($0)"})))"
    ---
    #"a\nb\#(c)"#
    => "a\\nb\(c)"
    ---
    ##"""
      a"#
      """##
    => "a\"#"
    ---
    """
      first
        second \(
          value
        )

      third \
      goes on
      """
    => "first\n  second \(value)\n\nthird goes on"
    ---
    """
    """
    => ""
    ---
    "a" + """
      b
      """
    => (seq "a" + "b")
    ---
    "\(a /* ) */ + b)"
    => "\((seq a + b))"
    """####

  @Test(arguments: ParsingRow.rows(table))
  func literalsAreTakenApart(row: ParsingRow) { #expect(row.dump == row.expected) }

  private static let mistakes = ####"""
    let s = "\q \u{zz}"
    => 1:11: invalid escape sequence in literal
    => 1:16: expected '}' in \u{...} escape sequence
    ---
    let s = "\u{110000}"
    => 1:11: invalid unicode scalar
    ---
    let s = """abc
     """
    => 1:12: multi-line string literal content must begin on a new line
    ---
    let s = """
      abc
     x
      """
    => 3:2: insufficient indentation of line in multi-line string literal
    ---
    let s = """
      abc"""
    => 2:6: multi-line string literal closing delimiter must begin on a new line
    ---
    let s = "\(a"
    => 1:9: unterminated string literal
    => 1:11: cannot find ')' to match opening '(' in string interpolation
    """####

  @Test(arguments: ParsingRow.rows(mistakes))
  func mistakesInsideOfThemAreTold(row: ParsingRow) { #expect(row.problems == row.expected) }
}
