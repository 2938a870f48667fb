import Reports
import Testing

/// Lines of reports broken between their words.
@Suite struct StyledWrapTests {
  private func rows(_ lines: [StyledText], _ columns: Int?) -> String {
    TextWrap.rows(of: lines, within: columns).map(\.plain).joined(separator: "\n")
  }

  @Test func aLineGoesOnBelowItsText() {
    #expect(
      rows(["\("↻", .updated) Page#1  Book#1.title  \"Dune\" → \"Dune Messiah\""], 30) == """
        ↻ Page#1  Book#1.title  "Dune"
            → "Dune Messiah"
        """)
  }

  @Test func theLinesOfATreeGoOnBesideIt() {
    #expect(
      rows(["│  ├─ Text \"one two three four\"", "│  └─ Text \"five six seven\""], 22) == """
        │  ├─ Text "one two
        │  │    three four"
        │  └─ Text "five six
        │       seven"
        """)
  }

  @Test func blanksBetweenCellsAreKept() {
    #expect(rows(["a    b    c"], 9) == "a    b\n  c")
  }

  @Test func rolesGoOnBehindABreak() {
    let rows = TextWrap.rows(of: ["one \("two three", .name)"], within: 8)
    #expect(rows == ["one \("two", .name)", "\("  ", .quiet)\("three", .name)"])
  }

  @Test func aWordThatIsTooLongStaysWhole() {
    #expect(rows(["a bbbbbbbbbbbb c"], 6) == "a\n  bbbbbbbbbbbb\n  c")
  }

  @Test func codeStaysOnItsRow() {
    #expect(rows([StyledText("let a = 1 + 2").verbatim], 6) == "let a = 1 + 2")
  }

  @Test func nothingIsBrokenWithoutAWidth() {
    #expect(rows(["one two three"], nil) == "one two three")
  }
}
