import SourceText
import Testing

@testable import Syntax

/// Each row is a text and the diagnostics of the Swift 6.3 compiler, with exact wording and places.
@Suite struct VariableDiagnosticTests {
  private static let table1 = #"""
    let x = 5 let y = 6
    => 1:10: consecutive statements on a line must be separated by ';'
    ---
    let s = "abc
    let y = 2
    => 1:9: unterminated string literal
    ---
    var x: = 5
    => 1:8: expected type
    ---
    let x = [1, 2
    let y = 3
    => 1:14: expected ']' in container literal expression
    ---
    let x = a ? b
    => 1:11: expected ':' after '? ...' in ternary expression
    ---
    let s = "\q \u{zz}"
    => 1:11: invalid escape sequence in literal
    => 1:16: expected '}' in \u{...} escape sequence
    ---
    let 5 = 3
    => 1:5: expected pattern
    ---
    let x = foo(a b)
    => 1:15: expected ',' separator
    ---
    var x: Int { get { 1 } set { } foo }
    => 1:32: expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition
    ---
    var x: Int { get { 1 } foo { } }
    => 1:24: expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition
    ---
    let x = [1: 2, 3]
    => 1:17: expected ':' in dictionary literal
    ---
    let x = [1 2]
    => 1:12: expected ',' separator
    ---
    let a = -
    => 1:9: expected expression after unary operator
    => 1:10: expected initial value after '='
    ---
    let a= 5
    => 1:6: '=' must have consistent whitespace on both sides
    ---
    let x: [Int
    let y = 1
    => 1:12: expected ']' in array type
    ---
    let x: [Int: ] = 5
    => 1:14: expected dictionary value type
    ---
    let x: Array<Int = 5
    => 1:18: expected '>' to complete generic argument list
    ---
    var x {
     1
    }
    => 1:5: computed property must have an explicit type
    ---
    let x = \
    => 1:10: expected expression path in Swift key path
    ---
    let x = "a\"
    => 1:9: unterminated string literal
    ---
    let default = 1
    => 1:5: keyword 'default' cannot be used as an identifier here
    ---
    let x = self.
    foo()
    => 1:13: expected member name following '.'
    ---
    let x = .
    => 1:10: expected identifier after '.' expression
    ---
    let a = [1, 2, 3
    let b = 5
    func f() { return 5 }
    => 1:17: expected ']' in container literal expression
    ---
    var x: Int = 5,
    let y = 6
    => 2:1: 'let' cannot appear nested inside another 'var' or 'let' pattern
    ---
    let x = foo(1, 2))
    let y = 1
    => 1:18: consecutive statements on a line must be separated by ';'
    => 1:18: expected expression
    ---
    let x = a[1]]
    => 1:13: consecutive statements on a line must be separated by ';'
    => 1:13: expected expression
    ---
    let x = if
    => 1:11: expected expression, var, or let in 'if' condition
    ---
    let x == 5
    => 1:6: consecutive statements on a line must be separated by ';'
    => 1:7: unary operator cannot be separated from its operand
    ---
    let x = { a: Int in a }
    => 1:12: consecutive statements on a line must be separated by ';'
    => 1:12: expected expression
    ---
    var x: Int { get set }
    => 1:18: expected '{' to start getter definition
    ---
    var x: Int { return 5
    var y: Int { 6 }
    => 2:17: expected '}' at end of brace statement
    ---
    let a = b c: d
    => 1:10: consecutive statements on a line must be separated by ';'
    => 1:12: consecutive statements on a line must be separated by ';'
    => 1:12: expected expression
    ---
    let x = (1 + 2
    let y = 3
    => 2:1: expected ')' in expression list
    ---
    let x = "\(a b)"
    => 1:14: expected ',' separator
    ---
    let x = "\(a + )"
    => 1:16: expected expression after operator
    ---
    let x = "\(foo(1)"
    => 1:9: unterminated string literal
    => 1:11: cannot find ')' to match opening '(' in string interpolation
    ---
    let s = "a" "b"
    => 1:12: consecutive statements on a line must be separated by ';'
    ---
    let 1x = 5
    => 1:5: expected pattern
    => 1:6: 'x' is not a valid digit in integer literal
    ---
    let x-y = 5
    => 1:6: consecutive statements on a line must be separated by ';'
    => 1:6: expected expression after unary operator
    """#

  private static let table2 = #"""
    let x = 5;;
    => 1:11: ';' statements are not allowed
    ---
    let class = 5
    => 1:5: keyword 'class' cannot be used as an identifier here
    ---
    var self = 5
    => 1:5: keyword 'self' cannot be used as an identifier here
    ---
    let x: [Int = 5
    => 1:13: expected ']' in array type
    ---
    let x: [String: Int = [:]
    => 1:21: expected ']' in dictionary type
    ---
    let x: (Int, String = 5
    => 1:21: default argument not permitted in a tuple type
    => 1:24: expected ')' at end of tuple list
    ---
    let x: Optional<Int = 5
    => 1:21: expected '>' to complete generic argument list
    ---
    let x: some = 5
    => 1:13: expected type
    ---
    let x: any = 5
    => 1:12: expected type
    ---
    let x as Int = 5
    => 1:6: consecutive statements on a line must be separated by ';'
    => 1:7: expected expression
    ---
    let x = y as
    let z = 1
    => 2:1: expected type after 'as'
    ---
    let x = y is
    => 1:13: expected type after 'is'
    ---
    let f: Int -> Int
    => 1:8: single argument function types require parentheses
    ---
    let x = [
      1
      2
    ]
    => 2:4: expected ',' separator
    ---
    let x = ‘a’
    => 1:9: invalid character in source file
    => 1:13: invalid character in source file
    ---
    let x = 5 // c
    /* foo
    => 2:7: unterminated '/*' comment
    ---
    let x = a ? b
    let y = 5
    => 1:11: expected ':' after '? ...' in ternary expression
    ---
    let x = await
    let y = 1
    => 2:1: expected expression after 'await'
    ---
    var x { 5 }
    => 1:5: computed property must have an explicit type
    ---
    var (x, y): Int { 5 }
    => 1:5: getter/setter can only be defined for a single variable
    ---
    let x y = 5
    => 1:7: found an unexpected second identifier in constant declaration; is there an accidental break?
    ---
    let x y: Int
    => 1:7: found an unexpected second identifier in constant declaration; is there an accidental break?
    ---
    var x: Int { set }
    => 1:18: expected '{' to start setter definition
    ---
    var x: Int { willSet }
    => 1:22: expected '{' to start 'willSet' definition
    ---
    let self = 5
    => 1:5: keyword 'self' cannot be used as an identifier here
    ---
    let x = -
    let y = 1
    => 1:9: unary operator cannot be separated from its operand
    => 1:10: expected initial value after '='
    ---
    let x = - 5
    => 1:9: unary operator cannot be separated from its operand
    ---
    let x = * 5
    => 1:9: unary operator cannot be separated from its operand
    ---
    let a = [,]
    => 1:10: expected expression in container literal
    ---
    var body: some { }
    => 1:16: expected type
    ---
    var body: some View
    {
     Text("a")
    => 3:11: expected '}' at end of brace statement
    ---
    let x = #"abc"
    let y = 1
    => 1:9: unterminated string literal
    ---
    let x = 'abc'
    => 1:9: single-quoted string literal found, use '"'
    ---
    let x = 5.
    => 1:10: expected member name following '.'
    ---
    let x = .5
    => 1:9: '.5' is not a valid floating point literal; it must be written '0.5'
    ---
    let x = 0b2
    => 1:11: '2' is not a valid binary digit (0 or 1) in integer literal
    ---
    let x = 0o8
    => 1:11: '8' is not a valid octal digit (0-7) in integer literal
    ---
    let x = 1e
    => 1:11: expected a digit in floating point exponent
    ---
    let x = 5abc
    => 1:10: 'a' is not a valid digit in integer literal
    ---
    let x = 0xG
    => 1:11: 'G' is not a valid hexadecimal digit (0-9, A-F) in integer literal
    """#

  private static let table3 = #"""
    let x = `a`b
    => 1:12: consecutive statements on a line must be separated by ';'
    ---
    let a: Int b
    => 1:11: consecutive statements on a line must be separated by ';'
    ---
    let a: Int let b: Int
    => 1:11: consecutive statements on a line must be separated by ';'
    ---
    let x = [
      "a": 1,
      "b" 2,
    ]
    => 3:7: expected ':' in dictionary literal
    """#

  @Test(arguments: ParsingRow.rows(table1, table2, table3))
  func mistakesAreToldInTheCompilersWords(row: ParsingRow) {
    #expect(row.problems == row.expected)
  }
}
