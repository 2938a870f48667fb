import Reports
import Testing

@Suite struct TableTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let table = Table(
      ["view", "updates", "why"], alignments: [.left, .right],
      rows: [["BookView#1", "3", "title"], ["书#2", "12", ""]])
    #expect(
      Theme.plain.render(table.lines) == """
        view        updates  why
        BookView#1        3  title
        书#2             12

        """)
  }

  @Test func noLineEndsInBlanks() {
    let table = Table(rows: [["a", ""], ["", "b"], ["long", "", "c"]])
    #expect(Theme.plain.render(table.lines) == "a\n      b\nlong     c\n")
  }

  @Test func rolesStayWithTheirCells() {
    let table = Table(rows: [[StyledText("a", .name), "b"], ["ccc", "d"]])
    #expect(Theme.ansi.render(table.lines[0]) == "\u{1B}[36ma\u{1B}[0m    b")
  }

  @Test func anEmptyTableHasNoLines() {
    #expect(Table().lines.isEmpty)
  }
}
