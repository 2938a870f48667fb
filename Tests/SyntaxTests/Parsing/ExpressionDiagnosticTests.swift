import SourceText
import Testing

@testable import Syntax

/// Each row is a text and the diagnostics of the Swift 6.3 compiler, with exact wording and places.
@Suite struct ExpressionDiagnosticTests {
  private static let table1 = #"""
    f(a, b
    let z = 1
    => 2:1: expected ')' in expression list
    ---
    a +
    => 1:4: expected expression after operator
    ---
    f(.)
    => 1:4: expected identifier after '.' expression
    ---
    x.
    => 1:2: expected member name following '.'
    ---
    /* abc
    => 1:7: unterminated '/*' comment
    ---
    x as
    => 1:5: expected type after 'as'
    ---
    a b c
    => 1:2: consecutive statements on a line must be separated by ';'
    => 1:4: consecutive statements on a line must be separated by ';'
    ---
    0x
    => 1:3: '' is not a valid hexadecimal digit (0-9, A-F) in integer literal
    ---
    1__2 + 1e + 0b12 + 09.1 + 1.a
    => 1:10: expected a digit in floating point exponent
    => 1:16: '2' is not a valid binary digit (0 or 1) in integer literal
    ---
    $
    => 1:1: '$' is not an identifier; use backticks to escape it
    ---
    `abc
    => 1:1: expected expression
    ---
    ''
    => 1:1: single-quoted string literal found, use '"'
    ---
    f(, a)
    => 1:3: unexpected ',' separator
    ---
    f(a,, b)
    => 1:5: unexpected ',' separator
    ---
    (a b)
    => 1:4: expected ',' separator
    ---
    x[
    => 1:3: expected expression in list of expressions
    ---
    !
    => 1:1: expected expression after unary operator
    => 1:2: expected expression
    ---
    -
    => 1:1: expected expression after unary operator
    => 1:2: expected expression
    ---
    a= b
    => 1:2: '=' must have consistent whitespace on both sides
    ---
    a =b
    => 1:3: '=' must have consistent whitespace on both sides
    ---
    1 +2
    => 1:2: consecutive statements on a line must be separated by ';'
    ---
    a +b
    => 1:2: consecutive statements on a line must be separated by ';'
    ---
    \
    => 1:2: expected expression path in Swift key path
    ---
    "\(a"
    => 1:1: unterminated string literal
    => 1:3: cannot find ')' to match opening '(' in string interpolation
    ---
    "\(a b)"
    => 1:6: expected ',' separator
    ---
    "\("
    => 1:1: unterminated string literal
    => 1:3: cannot find ')' to match opening '(' in string interpolation
    ---
    foo.bar.
    baz()
    => 1:8: expected member name following '.'
    ---
    foo(a: 1 b: 2)
    => 1:10: expected ',' separator
    ---
    foo(a: 1, b: )
    => 1:14: expected expression in list of expressions
    ---
    foo(a:1,,b:2)
    => 1:9: unexpected ',' separator
    ---
    [1,,2]
    => 1:4: expected expression in container literal
    ---
    [a: 1, b]
    => 1:9: expected ':' in dictionary literal
    ---
    [a: 1, b: ]
    => 1:11: expected value in dictionary literal
    ---
    (1, 2
    => 1:6: expected ')' in expression list
    ---
    view
      .padding(
      .font(.title)
    => 3:16: expected ')' in expression list
    ---
    VStack(alignment: .leading {
      Text("a")
    }
    => 3:2: expected ')' in expression list
    ---
    Text("a")
      .padding()
      }
    => 3:3: extraneous '}' at top level
    ---
    foo(
      1
      2
    )
    => 2:4: expected ',' separator
    ---
    “hello”
    => 1:1: unicode curly quote found, replace with '"'
    => 1:9: unicode curly quote found, replace with '"'
    ---
    print "hello"
    => 1:6: consecutive statements on a line must be separated by ';'
    """#

  private static let table2 = #"""
    int x = 5;
    => 1:4: consecutive statements on a line must be separated by ';'
    ---
    const x = 5
    => 1:6: consecutive statements on a line must be separated by ';'
    ---
    function foo() {}
    => 1:9: consecutive statements on a line must be separated by ';'
    ---
    lazy x = 5
    => 1:5: consecutive statements on a line must be separated by ';'
    ---
    a + * b
    => 1:5: unary operator cannot be separated from its operand
    ---
    foo(+ 5)
    => 1:5: unary operator cannot be separated from its operand
    ---
    ForEach(items) { item in
    => 1:25: expected '}' at end of closure
    ---
    .foo(
    => 1:6: expected expression in list of expressions
    ---
    Text("hello)
    => 1:6: unterminated string literal
    ---
    Text("a" + b
      .padding()
    => 2:13: expected ')' in expression list
    ---
    x = y ? 1 ; 2
    => 1:7: expected ':' after '? ...' in ternary expression
    ---
    "abc
    => 1:1: unterminated string literal
    ---
    "\(
    => 1:1: unterminated string literal
    => 1:3: cannot find ')' to match opening '(' in string interpolation
    ---
    "\(x"
    let y = 5
    => 1:1: unterminated string literal
    => 1:3: cannot find ')' to match opening '(' in string interpolation
    ---
    \.
    => 1:2: expected member name following '.'
    ---
    foo(\)
    => 1:6: expected expression path in Swift key path
    ---
    foo(\.)
    => 1:6: expected member name following '.'
    ---
    a.b.
    c
    => 1:4: expected member name following '.'
    ---
    a?.
    => 1:3: expected member name following '.'
    ---
    a!.
    => 1:3: expected member name following '.'
    ---
    a[
    => 1:3: expected expression in list of expressions
    ---
    a[1
    => 1:4: expected ']' in expression list
    ---
    x = &
    => 1:5: expected expression after unary operator
    => 1:6: expected expression in assignment
    ---
    { }
    => 1:1: top-level statement cannot begin with a closure expression
    ---
    { x in }
    => 1:1: top-level statement cannot begin with a closure expression
    ---
    )
    => 1:1: expected expression
    ---
    ]
    => 1:1: expected expression
    ---
    foo)
    => 1:4: consecutive statements on a line must be separated by ';'
    => 1:4: expected expression
    ---
    foo]
    => 1:4: consecutive statements on a line must be separated by ';'
    => 1:4: expected expression
    ---
    foo }
    => 1:5: extraneous '}' at top level
    ---
    foo(a b c)
    => 1:7: expected ',' separator
    """#

  @Test(arguments: ParsingRow.rows(table1, table2))
  func mistakesAreToldInTheCompilersWords(row: ParsingRow) {
    #expect(row.problems == row.expected)
  }
}
