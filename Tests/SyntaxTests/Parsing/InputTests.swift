import SourceText
import Testing
import TreeDump

@testable import Syntax

/// The division of a text into inputs.
@Suite struct InputTests {
  private func inputs(_ text: String) -> [String] {
    let source = Source(name: "script.swift", text: text)
    let file = Parser.parse(source)
    return Parser.inputs(of: file, in: source).map { source.text(in: $0.span) }
  }

  @Test func everyStatementIsAnInput() {
    #expect(inputs("let a = 1\n\n// note\nprint(a)\n") == ["let a = 1", "print(a)"])
  }

  @Test func statementsJoinedOnALineAreOneInput() {
    #expect(inputs("a(); b()\nc();\nd()") == ["a(); b()", "c()", "d()"])
  }

  @Test func anInputMaySpanLines() {
    let text = "struct A {\n  let a: Int\n}; f(\n  1\n)\ng()"
    #expect(inputs(text) == ["struct A {\n  let a: Int\n}; f(\n  1\n)", "g()"])
  }

  /// Inputs that are read one at a time, separated by lines that are not inputs.
  @Test func oneInputIsReadFromWhereItBegins() throws {
    let text = "let a = [\n  1,\n]; print(a)\nmount A(b\nlet c = 2"
    let source = Source(name: "script.bindery", text: text)
    let first = try #require(Parser.parseInput(of: source, from: 0))
    #expect(source.text(in: first.span) == "let a = [\n  1,\n]; print(a)")
    #expect(first.file.completeness == .complete)
    #expect(source.text(in: Span(first.next, source.bytes.count)) == "mount A(b\nlet c = 2")
    let last = try #require(Parser.parseInput(of: source, from: first.next + 10))
    #expect(last.file.dump == "(let c = 2)")
    #expect(last.file.statements[0].span == Span(37, 46))
    #expect(last.next == source.bytes.count)
    let rest: ParsedInput? = Parser.parseInput(of: source, from: last.next)
    #expect(rest.map(\.next) == nil)
  }

  @Test func anUnfinishedInputIsIncomplete() throws {
    let source = Source(name: "<stdin>", text: "func f() {\n  g()\n")
    let input = try #require(Parser.parseInput(of: source, from: 0))
    #expect(input.file.completeness == .incomplete(opener: "{", at: Span(9, 10)))
  }

  /// The next lines may be anything: their errors do not affect this input.
  @Test(arguments: ["let s = \"\"\"\n", "\"\"\" open", "'wrong'", "/* open", "a = \"open"])
  func whatFollowsAnInputDoesNotTouchIt(next: String) throws {
    let source = Source(name: "script.bindery", text: "print(1)\n" + next)
    let input = try #require(Parser.parseInput(of: source, from: 0))
    #expect(input.file.completeness == .complete)
    #expect(input.file.diagnostics.isEmpty)
    #expect(input.next == 9)
  }
}
