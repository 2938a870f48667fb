import SourceText
import Testing

@testable import Syntax

/// Each row is a text and the diagnostics of the Swift 6.3 compiler, with exact wording and places.
@Suite struct StatementDiagnosticTests {
  private static let table1 = #"""
    }
    let x = 1
    => 1:1: extraneous '}' at top level
    ---
    if x
    => 1:5: expected '{' after 'if' condition
    ---
    if { }
    => 1:1: missing condition in 'if' statement
    ---
    while
    => 1:6: expected expression, var, or let in 'while' condition
    ---
    for x { }
    => 1:7: expected 'in' after for-each pattern
    => 1:7: expected Sequence expression for for-each loop
    ---
    for x in { }
    => 1:10: expected Sequence expression for for-each loop
    ---
    switch x { foo }
    => 1:12: all statements inside a switch must be covered by a 'case' or 'default'
    ---
    switch x { case 1: }
    => 1:12: 'case' label in a 'switch' must have at least one executable statement
    ---
    guard x { }
    => 1:9: expected 'else' after 'guard' condition
    ---
    #if A
    x
    => 2:2: expected #else or #endif at end of conditional compilation block
    ---
    #else
    => 1:1: unexpected conditional compilation block terminator
    ---
    return x y
    => 1:9: consecutive statements on a line must be separated by ';'
    ---
    do { } catch
    => 1:13: expected pattern
    => 1:13: expected '{' after 'catch' pattern
    ---
    repeat { }
    => 1:10: expected 'while' after body of 'repeat' statement
    ---
    throw
    => 1:6: expected expression in 'throw' statement
    ---
    defer
    => 1:6: expected '{' after 'defer'
    ---
    for x in
    => 1:9: expected Sequence expression for for-each loop
    => 1:9: expected '{' to start the body of for-each loop
    ---
    for x
    => 1:6: expected 'in' after for-each pattern
    => 1:6: expected Sequence expression for for-each loop
    => 1:6: expected '{' to start the body of for-each loop
    ---
    while x
    => 1:8: expected '{' after 'while' condition
    ---
    repeat { } while
    => 1:17: expected expression in 'repeat-while' condition
    ---
    do
    => 1:3: expected '{' after 'do'
    ---
    break foo bar
    => 1:10: consecutive statements on a line must be separated by ';'
    ---
    if case x {}
    => 1:11: variable binding in a condition requires an initializer
    ---
    if x, y z { }
    => 1:9: expected '{' after 'if' condition
    ---
    else { }
    => 1:1: expected expression
    ---
    catch { }
    => 1:1: expected expression
    ---
    if x { } else
    => 1:14: expected '{' or 'if' after 'else'
    ---
    if x { } else y
    => 1:15: expected '{' or 'if' after 'else'
    ---
    try
    => 1:4: expected expression
    ---
    await
    => 1:6: expected expression after 'await'
    ---
    #
    => 1:2: expected a macro identifier for a pound literal expression
    ---
    if (x) print("a")
    => 1:8: expected '{' after 'if' condition
    ---
    for i = 0; i < 5; i++ { }
    => 1:1: C-style for statement was removed in Swift 3
    ---
    while (true) foo()
    => 1:14: expected '{' after 'while' condition
    ---
    switch x {
      case 1
        print(1)
      case 2:
        print(2)
    }
    => 2:9: expected ':' after 'case'
    ---
    switch x {
      print(1)
      case 2:
        print(2)
    }
    => 2:3: all statements inside a switch must be covered by a 'case' or 'default'
    ---
    guard x else return
    => 1:14: expected '{' after 'guard' else
    ---
    defer foo()
    => 1:7: expected '{' after 'defer'
    ---
    do foo()
    => 1:4: expected '{' after 'do'
    ---
    #if DEBUG
    let x = 1
    => 2:10: expected #else or #endif at end of conditional compilation block
    """#

  private static let table2 = #"""
    #endif
    => 1:1: unexpected conditional compilation block terminator
    ---
    #if DEBUG
    #else
    #else
    #endif
    => 3:1: further conditions after #else are unreachable
    ---
    return return
    => 1:7: consecutive statements on a line must be separated by ';'
    ---
    break 5
    => 1:6: consecutive statements on a line must be separated by ';'
    ---
    throw
    => 1:6: expected expression in 'throw' statement
    ---
    ;
    => 1:1: ';' statements are not allowed
    ---
    #foo(
    => 1:6: expected expression in list of expressions
    ---
    #Preview {
      Text("a")
    => 2:12: expected '}' at end of closure
    ---
    case 1: break
    => 1:1: 'case' label can only appear inside a 'switch' statement
    ---
    default: break
    => 1:1: 'default' label can only appear inside a 'switch' statement
    ---
    else if x {}
    => 1:1: expected expression
    ---
    catch {}
    => 1:1: expected expression
    ---
    try {
      foo()
    } catch {
    }
    => 1:1: the 'do' keyword is used to specify a 'catch' region
    ---
    try foo() catch { }
    => 1:10: consecutive statements on a line must be separated by ';'
    => 1:11: expected expression
    ---
    static x = 5
    => 1:8: expected declaration
    ---
    for in x {}
    => 1:5: expected pattern
    ---
    try { } catch { }
    => 1:1: the 'do' keyword is used to specify a 'catch' region
    ---
    if x { } else if { }
    => 1:15: missing condition in 'if' statement
    ---
    if x { } elseif y { }
    => 1:9: consecutive statements on a line must be separated by ';'
    => 1:16: consecutive statements on a line must be separated by ';'
    ---
    while x { } else { }
    => 1:12: consecutive statements on a line must be separated by ';'
    => 1:13: expected expression
    ---
    switch x { case .a, : 1 }
    => 1:21: expected pattern
    ---
    switch x { case: 1 }
    => 1:16: expected pattern
    ---
    switch { }
    => 1:8: expected expression in 'switch' statement
    ---
    switch x
    => 1:9: expected '{' after 'switch' subject expression
    ---
    repeat { } while
    let x = 1
    => 1:17: expected expression in 'repeat-while' condition
    ---
    #if os(
    #endif
    => 2:1: expected expression in list of expressions
    ---
    #elseif x
    => 1:1: unexpected conditional compilation block terminator
    ---
    # foo
    => 1:2: extraneous whitespace between '#' and macro name is not permitted
    ---
    throw
    }
    => 1:6: expected expression in 'throw' statement
    => 2:1: extraneous '}' at top level
    """#

  @Test(arguments: ParsingRow.rows(table1, table2))
  func mistakesAreToldInTheCompilersWords(row: ParsingRow) {
    #expect(row.problems == row.expected)
  }
}
