import Reports
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("价值", 4), ("한글", 4), ("ａ", 2), ("é", 1), ("e\u{301}", 1),
    ("🎉", 2), ("a\tb", 9), ("↻ ·", 3), ("\u{200B}", 0), ("\u{1B}", 6), ("\u{202E}", 8),
  ]) func cellsAreCounted(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }
}
