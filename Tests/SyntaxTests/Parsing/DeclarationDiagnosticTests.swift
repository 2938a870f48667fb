import SourceText
import Testing

@testable import Syntax

/// Each row is a text and the diagnostics of the Swift 6.3 compiler, with exact wording and places.
@Suite struct DeclarationDiagnosticTests {
  private static let table1 = #"""
    struct A {
      var x = 1
    => 2:12: expected '}' in struct
    ---
    struct A { 5 }
    => 1:12: expected declaration
    ---
    struct T {
        static func == (lhs: Todo, rhs: Todo) -> Bool {
            lhs.id == rhs.id:w
        }
    }
    => 3:25: consecutive statements on a line must be separated by ';'
    => 3:25: expected expression
    ---
    struct C {
        var body: some View {
            Button {
                isOn.toggle( gg
            } label: {
                Image(systemName: isOn ? "checkmark.square" : "square")
                Text(label)
            }
            .buttonStyle(.plain)
        }
    }
    => 5:9: expected ')' in expression list
    ---
    func () {}
    => 1:6: expected identifier in function declaration
    ---
    func f( {}
    => 1:9: expected parameter name followed by ':'
    ---
    func f(x) {}
    => 1:8: unnamed parameters must be written with the empty name '_'
    ---
    struct {}
    => 1:8: expected identifier in struct declaration
    ---
    class A: {}
    => 1:10: expected type
    ---
    @Observable
    => 1:12: expected declaration
    ---
    import
    => 1:7: expected identifier in import declaration
    ---
    enum E { case }
    => 1:10: expected identifier in enum 'case' declaration
    ---
    struct S { case a }
    => 1:12: enum 'case' is not allowed outside of an enum
    ---
    protocol P { func f() {} var x: Int { get } init() {} }
    => 1:23: protocol methods must not have bodies
    => 1:25: consecutive declarations on a line must be separated by ';'
    => 1:44: consecutive declarations on a line must be separated by ';'
    => 1:52: protocol initializers must not have bodies
    ---
    struct S
    let x = 1
    => 1:9: expected '{' in struct
    ---
    func f() -> { }
    => 1:13: expected type for function result
    ---
    func f
    let x = 1
    => 1:7: expected '(' in argument list of function declaration
    ---
    guard let x = y else
    => 1:21: expected '{' after 'guard' else
    ---
    guard let x = y { }
    => 1:17: expected 'else' after 'guard' condition
    ---
    func f(a: Int b: Int) {}
    => 1:15: expected ',' separator
    ---
    func f<T>(a: T) where {}
    => 1:23: expected type
    ---
    struct A<T: > {}
    => 1:13: expected a class type or protocol-constrained type restricting 'T'
    ---
    if let = x {}
    => 1:8: expected pattern
    ---
    @
    => 1:2: expected an attribute name
    => 1:2: expected declaration
    ---
    @ foo
    => 1:2: extraneous whitespace between '@' and attribute name; this is an error in the Swift 6 language mode
    => 1:6: expected declaration
    ---
    operator +++
    => 1:1: operator must be declared as 'prefix', 'postfix', or 'infix'
    ---
    infix operator abc
    => 1:16: 'abc' is considered an identifier and must not appear within an operator name
    ---
    infix operator +++ : Foo { }
    => 1:26: operator should no longer be declared with body
    ---
    precedencegroup F { foo: bar }
    => 1:21: 'foo' is not a valid precedence group attribute
    ---
    struct S { subscript(x: Int) { 1 } }
    => 1:30: expected '->' for subscript element type
    => 1:30: expected subscripting element type
    ---
    struct S { init { } }
    => 1:17: expected '(' for initializer parameters
    ---
    struct S { deinit() {} }
    => 1:18: no parameter clause allowed on deinitializer
    ---
    struct S { func init() {} }
    => 1:17: keyword 'init' cannot be used as an identifier here
    ---
    func class() {}
    => 1:6: keyword 'class' cannot be used as an identifier here
    ---
    import 5
    => 1:8: expected identifier in import declaration
    ---
    typealias A
    => 1:12: expected '=' in type alias declaration
    ---
    protocol P { associatedtype }
    => 1:29: expected identifier in associatedtype declaration
    ---
    class A {
      func f() {
        let x = foo(
        bar()
      }
      func g() { }
    }
    => 5:3: expected ')' in expression list
    ---
    struct A {
      var x: Int
      x = 5
      func f() {}
    }
    => 3:3: expected 'var' keyword in property declaration
    ---
    func f(a Int) {}
    func g(a: Int, b) {}
    => 1:13: expected ':' following argument label and parameter name
    => 2:16: unnamed parameters must be written with the empty name '_'
    """#

  private static let table2 = #"""
    func f -> Int { 5 }
    => 1:8: expected '(' in argument list of function declaration
    ---
    func f() {
      return
    }}
    let x = 1
    => 3:2: extraneous '}' at top level
    ---
    import Foundation; let x 5
    => 1:25: consecutive statements on a line must be separated by ';'
    ---
    struct S: P, { }
    => 1:14: expected type
    ---
    struct S<T { }
    => 1:12: expected '>' to complete generic parameter list
    ---
    extension { }
    => 1:11: expected type name in extension declaration
    ---
    func f() throws async { }
    => 1:17: 'async' must precede 'throws'
    ---
    func f() -> Int throws { }
    => 1:17: 'throws' may only occur before '->'
    ---
    @Foo let x = 1
    @Bar
    => 2:5: expected declaration
    ---
    private private let x = 1
    => 1:9: duplicate modifier
    ---
    struct S { init }
    => 1:17: expected '(' for initializer parameters
    ---
    struct S { case a }
    => 1:12: enum 'case' is not allowed outside of an enum
    ---
    @State var x = 5 var y = 6
    => 1:17: consecutive statements on a line must be separated by ';'
    ---
    struct A { var x = 5 var y = 6 }
    => 1:21: consecutive declarations on a line must be separated by ';'
    ---
    func f() { let x = 5 let y = 6 }
    => 1:21: consecutive statements on a line must be separated by ';'
    ---
    func func() {}
    => 1:6: keyword 'func' cannot be used as an identifier here
    ---
    struct struct {}
    => 1:8: keyword 'struct' cannot be used as an identifier here
    ---
    func f<>() {}
    => 1:8: expected an identifier to name generic parameter
    ---
    func f<T: >() {}
    => 1:11: expected a class type or protocol-constrained type restricting 'T'
    ---
    func f() where T {}
    => 1:18: expected ':' or '==' to indicate a conformance or same-type requirement
    ---
    typealias X: Int
    => 1:12: expected '=' in type alias declaration
    ---
    typealias = Int
    => 1:11: expected identifier in typealias declaration
    ---
    operator + {}
    => 1:1: operator must be declared as 'prefix', 'postfix', or 'infix'
    => 1:12: operator should no longer be declared with body
    ---
    struct V: View {
      var body: some View {
        VStack {
          Text("a")
        }
      }
    }
    }
    => 8:1: extraneous '}' at top level
    ---
    func f(
      a: Int
      b: Int
    ) {}
    => 2:9: expected ',' separator
    ---
    async func f() {}
    => 1:1: 'async' must be written after the parameter list of a function
    ---
    func f() await {}
    => 1:10: expected async specifier; did you mean 'async'?
    ---
    await let x = f()
    => 1:7: expected expression after 'await'
    ---
    struct A {
      foo(x: Int) { }
    }
    => 2:3: expected 'func' keyword in instance method declaration
    ---
    func f() try {}
    => 1:10: expected throwing specifier; did you mean 'throws'?
    ---
    func f() throw {}
    => 1:10: expected throwing specifier; did you mean 'throws'?
    ---
    func f() async async {}
    => 1:16: 'async' has already been specified
    ---
    func f() throws throws {}
    => 1:17: 'throws' has already been specified
    ---
    for var i = 0; i < 5; i += 1 { }
    => 1:1: C-style for statement was removed in Swift 3
    ---
    func f(x: inout) {}
    => 1:16: expected parameter type following ':'
    ---
    func f(inout x: Int) {}
    => 1:8: 'inout' before a parameter name is not allowed, place it before the parameter type instead
    ---
    enum E { case a case b }
    => 1:16: consecutive declarations on a line must be separated by ';'
    ---
    struct A: { }
    => 1:11: expected type
    ---
    struct A where T: P
    => 1:20: expected '{' in struct
    ---
    @State private let
    => 1:19: expected pattern
    """#

  private static let table3 = #"""
    @State(
    => 1:8: expected expression in list of expressions
    => 1:8: expected declaration
    ---
    import Foo.
    => 1:11: expected member name following '.'
    ---
    import Foo Bar
    => 1:11: consecutive statements on a line must be separated by ';'
    ---
    func foo() -> some View { return Text("a") } }
    => 1:46: extraneous '}' at top level
    ---
    struct A { struct B { }
    => 1:24: expected '}' in struct
    ---
    if let x = foo() else { }
    => 1:18: unexpected 'else' immediately following 'if' condition
    ---
    struct A { let a: Int let b: Int }
    => 1:22: consecutive declarations on a line must be separated by ';'
    ---
    struct A { var a: Int, b: Int func f() {} }
    => 1:30: consecutive declarations on a line must be separated by ';'
    ---
    precedencegroup A
    => 1:18: expected '{' after name of precedence group
    ---
    infix operator
    => 1:15: expected operator name in operator declaration
    ---
    infix operator +++ :
    => 1:21: expected precedence group name after ':' in operator declaration
    ---
    infix func + (a: Int, b: Int) {}
    => 1:1: 'infix' modifier is not required or allowed on func declarations
    ---
    func + {}
    => 1:8: expected '(' in argument list of function declaration
    ---
    protocol P { associatedtype T: }
    => 1:32: expected type
    ---
    protocol P { func f() -> }
    => 1:26: expected type for function result
    ---
    protocol P { var x: Int { get foo } }
    => 1:31: expected get or set in a protocol property
    ---
    class A : B, C, { }
    => 1:17: expected type
    ---
    actor A
    => 1:8: expected '{' in actor
    ---
    enum
    => 1:5: expected identifier in enum declaration
    ---
    enum A
    => 1:7: expected '{' in enum
    ---
    indirect enum A
    => 1:16: expected '{' in enum
    ---
    override func
    => 1:14: expected identifier in function declaration
    ---
    private func f( { }
    => 1:17: expected parameter name followed by ':'
    """#

  @Test(arguments: ParsingRow.rows(table1, table2, table3))
  func mistakesAreToldInTheCompilersWords(row: ParsingRow) {
    #expect(row.problems == row.expected)
  }
}
