import SourceText
import Testing
import TreeDump

@testable import Syntax

/// Differences between the parser and the compiler that `Tests/ParserOracle` found with mutated
/// texts.
@Suite struct CompilerAgreementTests {
  private static let mistakes = #"""
    screen. title = 1
    => 1:7: extraneous whitespace after '.' is not permitted
    ---
    let a: Foo. Bar
    => 1:11: extraneous whitespace after '.' is not permitted
    ---
    let a = \. title
    => 1:10: extraneous whitespace after '.' is not permitted
    ---
    let a = \.
    title
    => 1:10: expected member name following '.'
    ---
    func f(_ x: [Any.]) {}
    => 1:17: expected member name following '.'
    ---
    struct A { let p: some }
    => 1:24: expected type
    ---
    struct A { let p: some
      let q: Int }
    => 1:23: expected type
    ---
    func f(x: any) {}
    => 1:14: expected parameter type following ':'
    ---
    struct A { var x = 1;; }
    => 1:22: unexpected ';' separator
    ---
    struct A { ; var x = 1 }
    => 1:12: unexpected ';' separator
    ---
    if let a = b, c = d {}
    => 1:15: expected 'let' in conditional
    ---
    while var a = b, (c, d) = e {}
    => 1:18: expected 'var' in conditional
    ---
    if case .x = b, y = c {}
    => 1:17: expected 'case' in conditional
    ---
    f(await)
    => 1:8: expected expression after 'await'
    ---
    let a = { in 3 }
    => 1:11: expected expression
    ---
    if true {
      case a
    }
    => 2:3: enum 'case' is not allowed outside of an enum
    ---
    func == (lhs lhs: Int, b rhs: Int) -> Bool { true }
    => 1:10: operator cannot have keyword arguments
    => 1:24: operator cannot have keyword arguments
    ---
    func f() -> async Int { 1 }
    => 1:13: 'async' may only occur before '->'
    ---
    let f: () -> throws async Int
    => 1:14: 'throws' may only occur before '->'
    => 1:21: 'async' may only occur before '->'
    ---
    @available(*, unavailable message: "x") func f() {}
    => 1:27: expected ')' in 'available' attribute
    ---
    @available() func f() {}
    => 1:12: expected platform name
    ---
    "\(a do)"
    => 1:6: expected ',' separator
    => 1:6: expected expression in list of expressions
    """#

  @Test(arguments: ParsingRow.rows(mistakes))
  func mistakesAreToldInTheCompilersWords(row: ParsingRow) {
    #expect(row.problems == row.expected)
  }

  private static let trees = #"""
    import
    Foo
    => (import Foo)
    ---
    a . b
      . c
    => (. (. a b) c)
    ---
    let a: [any
      Key]
    => (let a :[(any Key)])
    ---
    func f(a: Foo
    .Bar, b: Foo
    <Int>) where A
    .Item == B.Item {}
    => (func f where[A.Item==B.Item] (a:Foo.Bar b:Foo<Int>) {})
    ---
    switch x { case . a(let y): 1; case .
      b: 2 }
    => (switch x (case (.a (let y)) {1}) (case .b {2}))
    ---
    enum E { case a(@Sendable () -> Void) }
    => (enum E {(case a(_:(attr @Sendable (fn () ->Void))))})
    ---
    x = A<B> = C<D>()
    => (seq x = A < (postfix B >) = (call C<D>))
    ---
    let a = A<>(3)
    => (let a = (seq A <> (paren 3)))
    ---
    let a = b.map { $0foo }
    => (let a = (trailing (. b map) (closure {$0foo})))
    ---
    let a = \(Foo).bar
    => (let a = (\Foo .bar))
    ---
    let a = /[(]b/, c = /(/
    => (let a = /[(]b/ c = /(/)
    ---
    @available(macOS 10.15.1, iOS 13, *) @available(swift, introduced: 5.3, message: "x") func f() {}
    => @available(macOS iOS) @available(swift introduced:5.3 message:"x") (func f () {})
    """#

  @Test(arguments: ParsingRow.rows(trees))
  func textsBecomeTheCompilersTrees(row: ParsingRow) { #expect(row.dump == row.expected) }
}
