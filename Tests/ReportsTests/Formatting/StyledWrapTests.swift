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

  @Test func whatIsInQuotesStaysOnOneRow() {
    #expect(
      rows(["one two (<input 3>:4) and 'help env set' here"], 15) == """
        one two
          (<input 3>:4)
          and
          'help env set'
          here
        """)
    // An apostrophe and a comparison begin no quote.
    #expect(rows(["Swift's own one's a < b > c"], 12) == "Swift's own\n  one's a <\n  b > c")
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
