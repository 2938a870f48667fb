import Reports
import Testing

/// Escape sequences in output.
@Suite struct ThemeTests {
  @Test func controlCharactersAreEscaped() {
    let text: StyledText = "\("a\u{1B}[31mb", .name)\u{7} \u{9B}1m\u{202E}x\r\0\u{7F}\té↻"
    #expect(
      Theme.plain.render(text)
        == "a\\u{1B}[31mb\\u{07} \\u{9B}1m\\u{202E}x\\r\\0\\u{7F}\té↻")
    #expect(
      Theme.ansi.render("\("a\u{1B}", .name)b") == "\u{1B}[36ma\\u{1B}\u{1B}[0mb")
    #expect(Theme.plain.render(text) { $0 } == text.plain)
    #expect(ControlCharacters.escapedInJSON("\"a\u{7F}\u{202E}b\"") == "\"a\\u007f\\u202eb\"")
  }
}
