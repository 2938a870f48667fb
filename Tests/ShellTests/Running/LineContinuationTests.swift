import Shell
import Testing

/// Which lines continue the line before.
@Suite struct LineContinuationTests {
  @Test(arguments: [
    ".padding()", "  .padding()", "?.count", "else {", "else{", "} else", "catch {", "+ 1",
    "&& isOn", "?? 0", "? a : b", ": b", "== 1",
  ]) func theseGoOn(line: String) {
    #expect(LineContinuation.continues(line) == !line.hasPrefix("}"))
  }

  @Test(arguments: [
    "", "  ", "...", "..5", ".5", "elsewhere", "-x", "+1", "// comment", "/* comment */", "&x",
    "!isOn", "let a = 1", "/ regex/x", "catches",
  ]) func theseBegin(line: String) {
    #expect(LineContinuation.continues(line) == line.hasPrefix("/ "))
  }
}

/// The indentation of the line that follows a text.
@Suite struct IndentationTests {
  @Test(arguments: [
    ("struct A {", 2), ("  var body: some View {", 4), ("} else {", 2), ("f(a)", 0),
    ("  f(a,", 4), ("let a = \"{\"", 0), ("a // {", 0), ("", 0), ("list.map { x in", 2),
    ("let a = \"\\\"{\"", 0), ("    x\n", 0),
  ]) func anOpenBracketIndents(text: String, blanks: Int) {
    #expect(Indentation.after(text).count == blanks)
  }

  @Test(arguments: [
    ("struct A {\n  ", 2), ("a {\n  b {\n    ", 2), ("f(\n  a {\n    b\n    ", 2), ("  ", 0),
    ("a {\n", 0),
  ]) func aClosingBracketGoesBackToItsLine(text: String, blanks: Int) {
    #expect(Indentation.surplus(before: text) == blanks)
  }
}
