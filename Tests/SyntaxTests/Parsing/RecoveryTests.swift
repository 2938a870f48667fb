import Testing
import TreeDump

@testable import Syntax

/// Each row is an invalid text, its diagnostics and the fix-it offered.
@Suite struct RecoveryTests {
  private static let table = #"""
    Button { x.toggle() } label:
      Text("a")
    }
    .padding()
    => 1:29: expected '{' after 'label:' of a trailing closure | "" → " {"
    ---
    func f() {
      a.id == b.id:w
    }
    => 2:15: consecutive statements on a line must be separated by ';'
    => 2:15: expected expression | ":w" → ""
    ---
    Button {
      isOn.toggle( gg
    } label: { Text("a") }
    => 3:1: expected ')' in expression list | " gg" → ")"
    =>   2:14: to match this opening '('
    ---
    struct A {
      func f() {
        if a {
          print(1)
      }

      func g() { }
    }
    struct B { }
    => 5:3: expected '}' at end of brace statement | "" → "\n    }"
    =>   3:10: to match this opening '{'
    ---
    struct A {
      var a: Int =
      func b() { }
      let c = 3 +
    }
    struct D { let 5 }
    => 2:15: expected initial value after '='
    => 5:1: expected expression after operator
    => 6:16: expected pattern
    ---
    let a = foo(1, 2
    let b = 5
    let c = ]
    let d = 6
    => 2:1: expected ')' in expression list | "" → ")"
    =>   1:12: to match this opening '('
    => 3:9: expected initial value after '='
    ---
    struct A {
      count = 5
      update() { }
      let b = 1
    }
    => 2:3: expected 'var' keyword in property declaration | "" → "var "
    => 3:3: expected 'func' keyword in instance method declaration | "" → "func "
    ---
    let greeting = “Hello”
    => 1:16: unicode curly quote found, replace with '"' | "“" → """
    => 1:24: unicode curly quote found, replace with '"' | "”" → """
    ---
    let x = 5 let y = 6
    => 1:10: consecutive statements on a line must be separated by ';' | "" → ";"
    ---
    struct A { let a: Int
    => 1:22: expected '}' in struct
    =>   1:10: to match this opening '{'
    ---
    case .a: print(1)
    => 1:1: 'case' label can only appear inside a 'switch' statement
    """#

  @Test(arguments: ParsingRow.rows(table))
  func errorsComeWithTheirRepair(row: ParsingRow) {
    #expect(row.repairs == row.expected)
  }

  @Test(arguments: [
    "Button { x.toggle() } label:\n  Text(\"a\")\n}\n.padding()",
    "func f() {\n  a.id == b.id:w\n}",
    "Button {\n  isOn.toggle( gg\n} label: { Text(\"a\") }",
    "struct A {\n  func f() {\n    if a {\n      b()\n  }\n\n  func g() { }\n}",
    "struct A {\n  count = 5\n}", "let a = “b”", "let a = 'b'", "let x = 5 let y = 6",
    "f(a b)", "[1 2]", "f(a,, b)", "a =b", "func class() { }", "enum E { case .a }",
    "try { f() } catch { }", "let a = .5",
  ])
  func repairsMakeTheTextWhole(text: String) {
    let repaired = ParsingRow(text: text, expected: "").repaired
    #expect(ParsingRow(text: repaired, expected: "").problems == "")
  }

  @Test func aMissingBraceDoesNotSwallowTheMembersAfterIt() {
    let text = """
      class Model {
        func load() {
          items.forEach {
            print($0)
        }
        var count: Int { items.count }
      }
      """
    let tree = Parser.parse(ParsingRow(text: text, expected: "").source).dump
    #expect(
      tree == """
        (class Model {(func load () {(trailing (. items forEach) (closure {(call print $0)}))}) \
        (var count :Int {(. items count)})})
        """)
  }
}
